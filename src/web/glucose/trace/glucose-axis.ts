import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { formatLimit, formatRange, formatShown, inUnit } from '#web/glucose/glucose-unit.ts';

const axisIn = (unit: GlucoseUnit) => ({
  unit,
  normal: {
    low: Number(formatLimit(70, unit)),
    high: Number(formatLimit(180, unit)),
    label: formatRange(70, 180, unit),
  },
  reach: [inUnit(54, unit), inUnit(200, unit)] as const,
  formatY: (value: number): string => (unit === 'mg/dL' ? formatShown(value, unit) : String(value)),
});

const AXES = { 'mg/dL': axisIn('mg/dL'), 'mmol/L': axisIn('mmol/L') } as const;

/** Vertical axis of every glucose chart; one object per unit, so that a chart re-renders only for new data. */
export const glucoseAxis = (unit: GlucoseUnit): (typeof AXES)[GlucoseUnit] => AXES[unit];
