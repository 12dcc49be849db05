import type { StressFacts } from '#domain/longevity/stress-pillar.ts';
import type { Measured } from '#domain/longevity/measured.ts';
import { currentStress, type CurrentStress } from '#domain/stress/current-stress.ts';
import { BASELINE_DAYS } from '#domain/stress/hrv-baseline.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { stressEntriesOf } from '#server/stress/queries.ts';
import type { ScoredDay } from './window.ts';

/** Inputs of each part of the stress score, in their own units. */
function measuredOf({
  week,
  strain,
  baseline,
}: CurrentStress): Readonly<Record<keyof StressFacts, Measured | undefined>> {
  return {
    questionnaire: strain && { value: strain.percent, origin: 'tracked', date: strain.date },
    'check-in':
      week.mean === undefined ? undefined : { value: week.mean, origin: 'tracked', days: week.days },
    hrv: baseline?.week ? { value: baseline.week.z, origin: 'tracked', days: baseline.days } : undefined,
  };
}

/** The parts of the stress score as of a day. */
export async function stressFactsOf(db: Db, { userId, date }: ScoredDay): Promise<StressFacts> {
  const entries = await stressEntriesOf(db, userId, { from: addDays(date, -BASELINE_DAYS), to: date });
  const current = currentStress(entries, date);
  const measured = measuredOf(current);
  return Object.fromEntries(
    (current.score?.parts ?? []).flatMap(({ key, score }) => {
      const figure = measured[key];
      return figure ? [[key, { measured: figure, score }]] : [];
    }),
  );
}
