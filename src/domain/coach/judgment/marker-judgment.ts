import type { Span } from '#domain/blood/markers/row.ts';
import type { MarkerFlag } from '#domain/blood/lab-value.ts';

/** Where a value is, as the end of a sentence: "Your latest LDL cholesterol is 148 mg/dL, above the reference range." */
export const FLAG_PHRASES: Readonly<Record<MarkerFlag, string>> = {
  'critical-low': 'which is critically low',
  low: 'below the reference range',
  'borderline-low': 'in the reference range but below optimal',
  optimal: 'which is optimal',
  'in-range': 'in the reference range',
  'borderline-high': 'in the reference range but above optimal',
  high: 'above the reference range',
  'critical-high': 'which is critically high',
};

export const FLAG_TITLES: Readonly<Record<MarkerFlag, string>> = {
  'critical-low': 'It’s critically low',
  low: 'It’s low',
  'borderline-low': 'It’s a little low',
  optimal: 'It’s optimal',
  'in-range': 'It’s in range',
  'borderline-high': 'It’s a little high',
  high: 'It’s high',
  'critical-high': 'It’s critically high',
};

/** Whether a value is outside its reference range. */
export const isOutside = (flag: MarkerFlag): boolean => flag === 'low' || flag === 'high' || isCritical(flag);
export const isBorderline = (flag: MarkerFlag): boolean => flag.startsWith('borderline');
export const isCritical = (flag: MarkerFlag): boolean => flag.startsWith('critical');

/** "40–60 mg/dL", "up to 99 mg/dL", "from 40 mg/dL"; undefined for an open range. @param show a limit in the marker's unit */
export function spanText(
  [low, high]: Span,
  unit: string,
  show: (value: number) => string,
): string | undefined {
  if (low !== null && high !== null) return `${show(low)}–${show(high)} ${unit}`;
  if (high !== null) return `up to ${show(high)} ${unit}`;
  return low === null ? undefined : `from ${show(low)} ${unit}`;
}
