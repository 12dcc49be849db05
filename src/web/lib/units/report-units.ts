import type { ReportUnits } from '#domain/reports/figure-summary.ts';
import { clockOf } from '#web/lib/format.ts';
import { useGlucoseUnit } from './glucose-unit.ts';

/** This member's units on this device. */
export function useReportUnits(system: ReportUnits['system']): ReportUnits {
  return { system, glucose: useGlucoseUnit(), clock: clockOf };
}
