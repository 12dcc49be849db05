/** Intervals found in pasted text, and words that aren't numbers. */
export interface BeatIntervals {
  readonly intervalsMs: readonly number[];
  readonly unread: readonly string[];
}

/** Intervals this small must be in seconds. */
const SECONDS_BELOW = 10;

/**
 * Reads pasted beat-to-beat intervals: numbers with a decimal point, separated by spaces, line breaks, commas or semicolons.
 * Numbers with a median below 10 are read as seconds.
 */
export function readBeatIntervals(text: string): BeatIntervals {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const isNumber = (word: string): boolean => /^\d+(?:\.\d+)?$/.test(word);
  const numbers = words.filter(isNumber).map(Number);
  const median = numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
  const factor = median < SECONDS_BELOW ? 1000 : 1;
  return {
    intervalsMs: numbers.map((number) => number * factor),
    unread: words.filter((word) => !isNumber(word)),
  };
}
