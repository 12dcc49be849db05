import type { MarkerFlag } from './lab-value.ts';

/** A flag in words. */
export const FLAG_WORDS: Readonly<Record<MarkerFlag, string>> = {
  'critical-low': 'Critically low',
  low: 'Low',
  'borderline-low': 'Borderline low',
  optimal: 'Optimal',
  'in-range': 'In range',
  'borderline-high': 'Borderline high',
  high: 'High',
  'critical-high': 'Critically high',
};
