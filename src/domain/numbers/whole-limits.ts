interface Limits {
  readonly low: number;
  readonly high: number;
}

const same = (value: number): number => value;

/**
 * Whole numbers just inside a range, for the sentence that names its limits: rounding 400 kg to 882 lb would name a weight that is refused.
 * @param shown converts to the unit of the sentence
 */
export const wholeLimits = ({ low, high }: Limits, shown: (value: number) => number = same): Limits => ({
  low: Math.ceil(shown(low)),
  high: Math.floor(shown(high)),
});
