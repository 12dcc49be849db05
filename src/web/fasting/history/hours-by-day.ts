import type { Fast } from '#contract/fasting.ts';
import { isCounted, hoursOf, spanOf } from '#domain/fasting/fast-state.ts';
import { isDayProtocol } from '#domain/fasting/fasting-days.ts';

/** The longest fast of each local day, hours; fasting days, which have no hours without food, and days without a fast are absent. */
export function hoursByDay(fasts: readonly Fast[]): ReadonlyMap<string, number> {
  const byDay = new Map<string, number>();
  for (const fast of fasts) {
    const span = spanOf(fast);
    if (!isCounted(span) || isDayProtocol(fast.protocol)) continue;
    byDay.set(fast.date, Math.max(byDay.get(fast.date) ?? 0, hoursOf(span, 0)));
  }
  return byDay;
}
