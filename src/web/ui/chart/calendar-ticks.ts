import { utcDay, utcMonday, utcMonth, utcYear, type CountableTimeInterval, type TimeInterval } from 'd3-time';

/** Width of a label such as "20 Nov", px. */
const LABEL_PX = 58;

/**
 * Days to label on an axis of local dates: every day, Monday, month or year, whichever is the first to leave room.
 * @param fromMs first day, as midnight UTC of its date
 * @param toMs last day
 * @param widthPx length of the axis
 */
export function calendarTicks(fromMs: number, toMs: number, widthPx: number): readonly number[] {
  const most = Math.max(2, Math.floor(widthPx / LABEL_PX));
  const several = (step: CountableTimeInterval, count: number): readonly TimeInterval[] => {
    const every = step.every(count);
    return every ? [every] : [];
  };
  const steps: readonly TimeInterval[] = [
    utcDay,
    ...several(utcDay, 2),
    utcMonday,
    utcMonth,
    ...several(utcMonth, 2),
    ...several(utcMonth, 3),
    utcYear,
  ];
  const until = new Date(toMs + 1);
  for (const step of steps) {
    const ticks = step.range(step.ceil(new Date(fromMs)), until);
    if (ticks.length <= most) return ticks.map((tick) => tick.getTime());
  }
  return [fromMs, toMs];
}
