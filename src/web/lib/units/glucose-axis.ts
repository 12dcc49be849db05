import { BAND_LIMITS_MGDL, TIME_IN_RANGE_MGDL } from '#domain/glucose/time-in-bands.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { formatLimit, formatRange, formatShown, inUnit } from '#domain/glucose/glucose-text.ts';

const axisIn = (unit: GlucoseUnit) => ({
  unit,
  normal: {
    low: Number(formatLimit(BAND_LIMITS_MGDL.low, unit)),
    high: Number(formatLimit(BAND_LIMITS_MGDL.high, unit)),
    label: formatRange(...TIME_IN_RANGE_MGDL, unit),
  },
  reach: [inUnit(54, unit), inUnit(200, unit)] as const,
  formatY: (value: number): string => (unit === 'mg/dL' ? formatShown(value, unit) : String(value)),
});

const AXES = { 'mg/dL': axisIn('mg/dL'), 'mmol/L': axisIn('mmol/L') } as const;

/** Vertical axis of every glucose chart; one object per unit, so that a chart re-renders only for new data. */
export const glucoseAxis = (unit: GlucoseUnit): (typeof AXES)[GlucoseUnit] => AXES[unit];
