import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { countText, formatDate } from '#web/lib/format.ts';

/** "27 complete days, Sun, Oct 25 to Fri, Nov 20": the days behind a figure. */
export function daysText(days: DietQualityAnswer['days'], today: string): string {
  const counted = days.filter(({ verdict }) => verdict === 'counted');
  const [first, last] = [counted[0], counted.at(-1)];
  if (!first || !last) return 'No complete days';
  const span =
    first === last
      ? formatDate(first.date, today)
      : `${formatDate(first.date, today)} to ${formatDate(last.date, today)}`;
  return `${countText(counted.length, 'complete day')}, ${span}`;
}
