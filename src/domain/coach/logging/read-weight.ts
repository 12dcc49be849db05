/** A weight to log. */
export interface WeightToLog {
  readonly amount: number;
  /** Undefined if none was said. */
  readonly unit: 'kg' | 'lb' | undefined;
}

const AMOUNT = '(\\d{2,3}(?:[.,]\\d+)?)';
const UNIT = '(kgs?|kilos?|kilograms?|lbs?|pounds?)';
const WHEN = '(?: (?:today|this morning|now|right now|just now|on the scale))*';

const WEIGHTS = [
  // "Log my weight: 82.5 kg", "my weight this morning was 82"
  new RegExp(
    `^(?:log|add|record|save|track|enter|put in)?(?: that)? ?(?:my )?(?:today's |morning |current )?(?:weight|body ?weight|weigh-?in)${WHEN}(?: of| is| was| as| at|:| =)*,? ?${AMOUNT} ?${UNIT}?${WHEN}$`,
  ),
  // "I weigh 157 pounds", "weighed in at 71.2"
  new RegExp(
    `^(?:log (?:that )?)?(?:i(?: just| now)? (?:weigh|weighed)|(?:just )?weighed)(?: in)?(?: at)? ${AMOUNT} ?${UNIT}?${WHEN}$`,
  ),
  // "I'm 82 kg today", "log 82.5 kg", "the scale says 180 lbs"
  new RegExp(
    `^(?:i'm|i am|im|(?:the )?scales? (?:says?|said|shows?|showed)|log|record|save)(?: at| me at| now)? ${AMOUNT} ?${UNIT}${WHEN}$`,
  ),
];

/**
 * Reads "log weight 71.2 kg", "weighed in at 157 pounds".
 * @param text plain words
 */
export function readWeight(text: string): WeightToLog | undefined {
  for (const pattern of WEIGHTS) {
    const [, amount, unit] = pattern.exec(text) ?? [];
    if (amount !== undefined)
      return {
        amount: Number(amount.replace(',', '.')),
        unit: unit === undefined ? undefined : unit.startsWith('k') ? 'kg' : 'lb',
      };
  }
  return undefined;
}
