import type { MarkerFlag } from '#domain/blood/lab-value.ts';

/** Colors of a flag; its text is always next to it. */
export type Tone = 'good' | 'fair' | 'poor' | 'critical' | 'none';

interface FlagWord {
  readonly text: string;
  readonly tone: Tone;
}

const WORDS: Readonly<Record<MarkerFlag, FlagWord>> = {
  'critical-low': { text: 'Critically low', tone: 'critical' },
  low: { text: 'Low', tone: 'poor' },
  'borderline-low': { text: 'Borderline low', tone: 'fair' },
  optimal: { text: 'Optimal', tone: 'good' },
  'in-range': { text: 'In range', tone: 'good' },
  'borderline-high': { text: 'Borderline high', tone: 'fair' },
  high: { text: 'High', tone: 'poor' },
  'critical-high': { text: 'Critically high', tone: 'critical' },
};

/** A flag's text; without one there is no judgment. */
export const flagWord = (flag: MarkerFlag | undefined): FlagWord =>
  flag === undefined ? { text: 'Not rated', tone: 'none' } : WORDS[flag];
