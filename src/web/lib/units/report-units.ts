import type { ReportUnits } from '#domain/reports/report-words.ts';
import { formatClock } from '#web/lib/format.ts';
import { useGlucoseUnit } from './glucose-unit.ts';

const DAY_MINUTES = 1440;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A minute of the day as the browser's clock shows it, to the minute. */
export function clockOf(minute: number): string {
  const ofDay = ((Math.round(minute) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return formatClock(`${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`);
}

/** How this member reads figures on this device. */
export function useReportUnits(system: ReportUnits['system']): ReportUnits {
  return { system, glucose: useGlucoseUnit(), clock: clockOf };
}
