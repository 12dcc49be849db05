import { addDays, daysBetween, localDayBounds } from '#domain/time/local-date.ts';
import { instantAt } from '#web/lib/clock.ts';
import { formatDayMonth, hourOf } from '#web/lib/format.ts';
import type { TimeTick } from '#web/ui/chart/axes.tsx';
import type { Period } from '#web/glucose/period.ts';

/** Room that one label needs, px. */
const LABEL_PX = 62;
const DAY_STEPS = [1, 2, 7, 14, 30, 90];

/** The first instant of a period and the first after it, in a zone. */
export function spanOf({ from, to }: Period, timeZone: string): readonly [number, number] {
  return [localDayBounds(from, timeZone).startMs, localDayBounds(to, timeZone).endMs];
}

/** Axis labels of a period: hours of a single day, else midnights. */
export function traceTicks(period: Period, timeZone: string, widthPx: number): readonly TimeTick[] {
  const most = Math.max(2, Math.floor(widthPx / LABEL_PX));
  if (period.days === 1) {
    // By local time, so that days with a clock change are labeled like any other.
    const hours = 24 / most <= 3 ? 3 : 6;
    const marks = Array.from({ length: 24 / hours }, (_, index) => {
      const hour = index * hours;
      return { at: Date.parse(instantAt(period.to, `${hour}:00`, timeZone)), text: hourOf(hour * 60) };
    });
    return [...marks, { at: spanOf(period, timeZone)[1], text: hourOf(0) }];
  }
  const days = daysBetween(period.from, period.to) + 1;
  const step = DAY_STEPS.find((choice) => days / choice <= most) ?? days;
  return Array.from({ length: Math.ceil(days / step) }, (_, index) => {
    const date = addDays(period.from, index * step);
    return { at: localDayBounds(date, timeZone).startMs, text: formatDayMonth(date) };
  });
}

/** Axis labels of a day, in minutes since midnight. */
export function clockTicks(widthPx: number): readonly TimeTick[] {
  const hours = widthPx / LABEL_PX >= 9 ? 3 : 6;
  return Array.from({ length: 24 / hours + 1 }, (_, index) => ({
    at: index * hours * 60,
    text: hourOf(index * hours * 60),
  }));
}
