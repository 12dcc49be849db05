/** Paper of a report as PDF. */
export const PAPER_SIZES = ['letter', 'a4'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];
export const DEFAULT_PAPER: PaperSize = 'letter';
