import type { ScoreBand } from '#domain/longevity/longevity-score.ts';

/** A score in a word. */
export const BAND_WORDS: Readonly<Record<ScoreBand, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  'needs-work': 'Needs work',
  priority: 'A priority',
};
