/** Intervals as an application wrote them, and what was no number. */
export interface BeatIntervals {
  readonly intervalsMs: readonly number[];
  readonly unread: readonly string[];
}

/** No heart beats once in ten milliseconds: numbers this small are seconds. */
const SECONDS_BELOW = 10;

/**
 * Reads pasted beat-to-beat intervals: numbers with a decimal point, apart by spaces, line ends, commas or semicolons. Numbers
 * whose median is below 10 are taken for seconds.
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
