import { FLAG_WORDS } from '#domain/blood/flag-words.ts';
import type { MarkerFlag } from '#domain/blood/lab-value.ts';

/** Colors of a flag; its text is always next to it. */
export type Tone = 'good' | 'fair' | 'poor' | 'critical' | 'none';

interface FlagWord {
  readonly text: string;
  readonly tone: Tone;
}

const TONES: Readonly<Record<MarkerFlag, Tone>> = {
  'critical-low': 'critical',
  low: 'poor',
  'borderline-low': 'fair',
  optimal: 'good',
  'in-range': 'good',
  'borderline-high': 'fair',
  high: 'poor',
  'critical-high': 'critical',
};

/** A flag's text; without one there is no judgment. */
export const flagWord = (flag: MarkerFlag | undefined): FlagWord =>
  flag === undefined ? { text: 'Not rated', tone: 'none' } : { text: FLAG_WORDS[flag], tone: TONES[flag] };
