/** What a question asks about a food in general. */
export interface FoodWorthRequest {
  readonly food: string;
  readonly asks: 'worth' | 'often' | 'weight' | 'sugar' | 'inside';
}

const FOR = '(?: (?:for (?:you|me|us|your health|my health|weight loss|the heart)|at all|or not))*';
const SHAPES: readonly (readonly [FoodWorthRequest['asks'], RegExp])[] = [
  [
    'worth',
    new RegExp(
      `^(?:is|are) (?:eating |drinking )?(?:an? |the |some )?(.+?) (?:a )?(?:that |really |actually |so |very |super )*(?:healthy|unhealthy|good|bad|junk|nutritious|a superfood|superfoods?|(?:good|healthy|bad) (?:snacks?|foods?|choices?|ideas?|options?|breakfasts?))${FOR}$`,
    ),
  ],
  [
    'worth',
    /^(?:what(?:'s| is| are) )?(?:the )?(?:health )?benefits? of (?:eating |drinking )?(?:an? )?(.+)$/,
  ],
  [
    'worth',
    /^why (?:is|are|should i eat|do people eat) (?:an? )?(.+?)(?: (?:so |that )?(?:good|healthy|bad|unhealthy)(?: for (?:you|me|us))?)?$/,
  ],
  ['worth', /^what(?:'s| is| are) (?:an? )?(.+?) good for$/],
  [
    'often',
    /^(?:can|could|should|is it (?:ok|okay|bad|fine|healthy|good) (?:to|if i)) (?:i )?(?:eat|have|drink) (?:an? )?(.+?) (?:every ?day|daily|each day|every (?:morning|night)|all the time|so often)$/,
  ],
  // Sugar has a limit of its own.
  [
    'often',
    /^how (?:many|much|often) (?!(?:added )?sugars?\b)(.+?) (?:can|should|may) (?:i|you|we) (?:eat|have|drink)(?: (?:a|per|each) (?:day|week))?$/,
  ],
  ['often', /^how many (.+?) (?:is|are) too many$/],
  [
    'weight',
    /^(?:is|are|does|do) (?:an? )?(.+?) (?:fattening|make (?:you|me) fat|make (?:you|me) gain weight|high in calories)$/,
  ],
  [
    'sugar',
    /^(?:does|do|will|would|can) (?:eating |drinking )?(?:an? )?(.+?) (?:spike|raise|affect|increase|bring up) (?:my |your |the )?(?:blood sugar|glucose|blood glucose|sugar)(?: levels?)?$/,
  ],
  [
    'inside',
    /^what(?:'s| is) in (?:an? |the )?(.+)$|^what nutrients (?:are in|does|do) (.+?)(?: have| contain)?$/,
  ],
];

/** Words of the member's own records. */
const OWN = /\b(?:my|i|me|today|yesterday|this|that|it|week|month|left)\b/;

/** Reads "Are lentils healthy?" @param text plain words */
export function readFoodWorth(text: string): FoodWorthRequest | undefined {
  for (const [asks, shape] of SHAPES) {
    const food = shape
      .exec(text)
      ?.slice(1)
      .find((part) => part !== undefined);
    if (food !== undefined && !OWN.test(food)) return { food, asks };
  }
  return undefined;
}
