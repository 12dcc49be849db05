export type HeiBand = 'far' | 'part-way' | 'close';

/** Scores above this are close to the guidelines, and scores from `PART_WAY` are part of the way. */
export const CLOSE = 80;
export const PART_WAY = 51;

/**
 * Band of a score, as defined by the authors of the first index: over 80, 51 to 80, and below 51.
 * Source: Kennedy et al., J Am Diet Assoc 1995;95:1103-1108, doi:10.1016/S0002-8223(95)00300-2.
 */
export const heiBand = (score: number): HeiBand =>
  score > CLOSE ? 'close' : score >= PART_WAY ? 'part-way' : 'far';
