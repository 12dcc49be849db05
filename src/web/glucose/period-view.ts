import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import type { Period } from './period.ts';
import type { Glucose } from './use-glucose.ts';

/** Props of every view of a period. */
export interface PeriodViewProps {
  readonly glucose: Glucose;
  readonly period: Period;
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly unit: GlucoseUnit;
}
