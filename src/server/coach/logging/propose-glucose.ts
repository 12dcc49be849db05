import { statedMgdl } from '#domain/coach/judgment/stated-warning.ts';
import type { ReadingToLog } from '#domain/coach/logging/read-reading.ts';
import { saidTime } from '#domain/coach/logging/said-time.ts';
import type { Proposal } from '#domain/coach/proposal.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { CONTEXT_NAMES } from '#domain/glucose/context-names.ts';
import { mgdlFrom, sayGlucose } from '#domain/glucose/glucose-text.ts';
import { KETONE_ZONE_NAMES } from '#domain/glucose/ketone-words.ts';
import { isPlausibleKetones, ketoneZone } from '#domain/glucose/ketone-zone.ts';
import { isPlausibleGlucose } from '#domain/glucose/plausible-reading.ts';
import { glucoseWarning, ketonesWarning } from '#domain/glucose/warnings/glucose-warning.ts';
import { isDiabetesKnown } from '#domain/health/known-health.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { memberOn } from '#server/member/queries.ts';
import { momentWords } from './propose-workout.ts';
import { proposed } from './proposed.ts';

type Of<Kind extends ReadingToLog['kind']> = Extract<ReadingToLog, { readonly kind: Kind }>;

const implausible = (value: string): Reply =>
  reply({
    kind: 'unknown',
    title: 'That can’t be right',
    paragraphs: [`${value} isn’t a plausible reading. Check the number and the unit.`],
  });

/** What to do about a dangerous reading comes before logging it. */
function offered(
  warning: { readonly title: string; readonly text: string } | undefined,
  parts: Pick<Proposal, 'title' | 'after' | 'detail' | 'action'>,
): Reply {
  const said = proposed('Check the number and the time, then confirm.', parts);
  return warning ? { ...said, title: warning.title, paragraphs: [warning.text, ...said.paragraphs] } : said;
}

/** "Log fasting glucose 92" */
export async function proposeGlucose(
  asker: CoachAsker,
  { value, unit, context }: Of<'log-glucose'>,
  question: string,
): Promise<Reply> {
  const glucoseMgdl = unit === undefined ? statedMgdl(value) : mgdlFrom(value, unit);
  if (!isPlausibleGlucose(glucoseMgdl)) return implausible(`A glucose of ${value}`);
  const { health } = await memberOn(asker.db, asker.userId, asker.nowMs);
  const measuredMs = saidTime(question.toLowerCase(), asker);
  const moment = momentWords(measuredMs, asker);
  return offered(
    glucoseWarning(
      { glucoseMgdl, minutesAgo: (asker.nowMs - measuredMs) / MINUTE_MS },
      { hasDiabetes: isDiabetesKnown(health) },
      asker.units.glucose,
    ),
    {
      title: 'Log your glucose',
      after: sayGlucose(glucoseMgdl, asker.units.glucose),
      detail: context === null ? moment : `${moment} · ${CONTEXT_NAMES[context]}`,
      action: {
        kind: 'log-glucose',
        input: { glucoseMgdl, context, measuredAt: new Date(measuredMs).toISOString() },
      },
    },
  );
}

/** "Ketones 0.8", as a meter for blood shows them. */
export async function proposeKetones(
  asker: CoachAsker,
  { ketonesMmoll }: Of<'log-ketones'>,
  question: string,
): Promise<Reply> {
  if (!isPlausibleKetones(ketonesMmoll)) return implausible(`A blood ketone level of ${ketonesMmoll}`);
  const { health } = await memberOn(asker.db, asker.userId, asker.nowMs);
  const measuredMs = saidTime(question.toLowerCase(), asker);
  return offered(ketonesWarning(ketonesMmoll, undefined, { hasDiabetes: isDiabetesKnown(health) }), {
    title: 'Log your blood ketones',
    after: `${ketonesMmoll} mmol/L`,
    detail: `${momentWords(measuredMs, asker)} · ${KETONE_ZONE_NAMES[ketoneZone(ketonesMmoll)]}`,
    action: {
      kind: 'log-ketones',
      input: { value: ketonesMmoll, method: 'blood', measuredAt: new Date(measuredMs).toISOString() },
    },
  });
}
