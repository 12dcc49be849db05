import type { ScoreBand } from './longevity-score.ts';

/** One-word rating of a score. */
export const BAND_WORDS: Readonly<Record<ScoreBand, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  fair: 'Fair',
  'needs-work': 'Needs work',
  priority: 'Top priority',
};
