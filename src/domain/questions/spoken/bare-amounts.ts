const AMOUNT =
  '[\\d.,]+ ?(?:steps|kcal|calories|cals|g|grams|mg|ml|l|liters|litres|cups|oz|ounces|km|k|miles|meters|minutes|mins?|hours?|hrs?)';
const WHOLE = '(?:(?:a|a full|the|all) )*';

const PARTICIPLES = [
  ['walked', 'walk'],
  ['slept', 'sleep'],
  ['drunk', 'drink'],
  ['eaten', 'eat'],
  ['run', 'run'],
  ['burned', 'burn'],
  ['cycled', 'cycle'],
  ['swum', 'swim'],
  ['fasted', 'fast'],
  ['(?:had|gotten|got|taken|done|reached|hit|made)', 'have'],
] as const;

/** "Did I get my 8 hours last night", "did I drink 2 liters yesterday": a bare amount is at least that amount. */
export const AMOUNT_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // "Have I walked 10,000 steps yesterday".
  ...PARTICIPLES.map(([participle, verb]): readonly [RegExp, string] => [
    new RegExp(`^have i (?:already )?${participle} (?=(?:for )?${WHOLE}${AMOUNT}\\b)`),
    `did i ${verb} `,
  ]),
  [
    new RegExp(`^did i (?:get|have|manage|do|make) (?:my )?${WHOLE}(?=${AMOUNT} last night$)`),
    'did i sleep at least ',
  ],
  [
    new RegExp(
      `^did i (?:get|have|manage) (?=(?:at least|more than|over|less than|under|fewer than) ${AMOUNT} last night$)`,
    ),
    'did i sleep ',
  ],
  [
    new RegExp(`^did i (?:manage|get|do|hit|reach|make|take|have) ${WHOLE}(?=${AMOUNT}\\b)`),
    'did i have at least ',
  ],
  [
    new RegExp(
      `^did i (sleep|drink|eat|walk|run|burn|cycle|ride|swim|fast)(?: for)? ${WHOLE}(?=${AMOUNT}\\b)`,
    ),
    'did i $1 at least ',
  ],
];
