import { findMetric } from '#domain/metrics/catalog.ts';
import { DIGEST_METRICS, digestFindings, type DigestFinding } from '#domain/reminders/digest.ts';
import type { MemberUnits } from '#domain/account/member-units.ts';
import type { DayRange } from '#domain/time/day-range.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Db } from '#server/db/database.ts';
import { seriesOf } from '#server/metrics/queries.ts';

const BEFORE_DAYS = 28;

/** The four weeks that a week is compared with. */
export const weeksBefore = ({ from }: DayRange): DayRange => ({
  from: addDays(from, -BEFORE_DAYS),
  to: addDays(from, -1),
});

interface WeekQuery {
  readonly db: Db;
  readonly userId: string;
  readonly nowMs: number;
  readonly units: Pick<MemberUnits, 'system' | 'glucose'>;
}

/** What stood out in a week, compared with the four weeks before; nothing if hardly anything was logged. */
export async function weekFindings(
  { db, userId, nowMs, units }: WeekQuery,
  week: DayRange,
): Promise<readonly DigestFinding[]> {
  const { from } = weeksBefore(week);
  const series = await Promise.all(
    DIGEST_METRICS.map(async ({ key }) => {
      const metric = findMetric(key);
      const days = metric ? await seriesOf({ db, userId, nowMs, from, to: week.to }, metric) : [];
      const counted = metric?.days === 'complete' ? days.filter(({ isWhole }) => isWhole) : days;
      const valuesOf = (isAsked: (date: string) => boolean) =>
        counted.flatMap(({ date, value }) => (isAsked(date) ? [value] : []));
      return {
        key,
        week: valuesOf((date) => date >= week.from),
        before: valuesOf((date) => date < week.from),
      };
    }),
  );
  return digestFindings(series, units);
}
