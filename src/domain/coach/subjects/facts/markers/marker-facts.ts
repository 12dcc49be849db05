/** What a blood marker shows. Textbook knowledge; ranges come from the marker table. */
export interface MarkerFacts {
  readonly is: string;
  /** After “A high value can come from”; a whole sentence if it ends with a period. */
  readonly high: string;
  /** After “A low value can come from”; a whole sentence if it ends with a period. */
  readonly low: string;
}

export const of = (is: string, high: string, low: string): MarkerFacts => ({ is, high, low });

export const NO_LOW = 'A low value is rarely a concern.';
export const LOW_IS_GOOD = 'A low result is good news.';

/** The sentence about a high or low value. */
export const causeWords = (side: 'high' | 'low', text: string): string =>
  text.endsWith('.') ? text : `A ${side} value can come from ${text}.`;
