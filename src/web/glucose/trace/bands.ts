import type { TimeInBands } from '#domain/glucose/time-in-bands.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { sayMinutes } from '#web/lib/units/duration.ts';
import { colorOf } from '#web/ui/theme/colors.ts';
import { formatLimit } from '#domain/glucose/glucose-text.ts';

export interface Band {
  readonly key: keyof TimeInBands;
  readonly name: string;
  readonly color: string;
  /** "Above 250". */
  readonly range: (unit: GlucoseUnit) => string;
}

/** The five bands of the consensus, from the lowest. */
export const BANDS: readonly Band[] = [
  {
    key: 'veryLowPercent',
    name: 'Very low',
    color: 'var(--critical)',
    range: (unit) => `below ${formatLimit(54, unit)}`,
  },
  {
    key: 'lowPercent',
    name: 'Low',
    color: colorOf('stress'),
    range: (unit) => `${formatLimit(54, unit)}–${unit === 'mg/dL' ? '69' : '3.8'}`,
  },
  {
    key: 'inRangePercent',
    name: 'In range',
    color: colorOf('energy'),
    range: (unit) => `${formatLimit(70, unit)}–${formatLimit(180, unit)}`,
  },
  {
    key: 'highPercent',
    name: 'High',
    color: colorOf('carbs'),
    range: (unit) => `${unit === 'mg/dL' ? '181' : '10.1'}–${formatLimit(250, unit)}`,
  },
  {
    key: 'veryHighPercent',
    name: 'Very high',
    color: colorOf('protein'),
    range: (unit) => `above ${formatLimit(250, unit)}`,
  },
];

/** A fraction of a day as a duration: "3 h 20 min". */
export const shareOfDay = (percent: number): string => sayMinutes((percent / 100) * 1440);
