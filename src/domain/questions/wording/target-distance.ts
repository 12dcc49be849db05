import type { Query } from '#domain/query/query.ts';

type Pattern = readonly [
  RegExp,
  (groups: readonly string[]) => readonly [string, NonNullable<Query['target']>],
];

const side = (word: string): NonNullable<Query['target']> =>
  /^(?:over|above|past|beyond|surplus|excess)/.test(word) ? 'over' : 'under';
const plain = (name: string): string =>
  name.replace(/^(?:more |g of |mg of |kcal of |grams of |calories of |ml of |minutes of )+/, '');

/** Amounts that start over every day. */
const DAILY = /^(?:calories?|energy|kcal|protein|carbs?|fat|fiber|water|steps?|sodium|sugar) $/;
/** "How close am I to my step goal": today. */
const soFar = (name: string): string => (DAILY.test(name) ? 'today' : '');

const BY_HOW_MUCH = /(?: ,)?(?: and)? by how (?:much|many(?: [a-z]+)?)$/;

const PATTERNS: readonly Pattern[] = [
  [
    /^how (?:far|close) (am|was|are|were|is|did) (?:i|my (?:\w+ )+?)(?: on average)? ?(?:away |off |short )?(?:from|off|below|under|to|of|above|over) (?:reaching |hitting |meeting |my |the )*((?:\w+ )+?)(?:target|goal)\b(.*)$/,
    ([be = '', name = '', rest = '']) => [`my ${name}${rest || (be === 'am' ? soFar(name) : '')}`, 'under'],
  ],
  [
    /^how (?:many|much) (?:(?:grams|g|mg|ml|milliliters|calories|kcal|minutes) of )?(?!days|nights|times)((?:\w+ )+?)was i (under|below|short of|shy of|over|above) (?:my |the )?(?:\w+ )?(?:target|goal)\b(.*)$/,
    ([name = '', word = '', rest = '']) => [`my ${name}${rest}`, side(word)],
  ],
  [
    /^how far (under|below|short of|over|above|past|off|from|away from) (?:my |the )?((?:\w+ )+?)(?:target|goal) (?:was i|am i|were i|did i (?:end up|land|finish|come in))\b(.*)$/,
    ([word = '', name = '', rest = '']) => [`my ${name}${rest}`, side(word)],
  ],
  [
    /^(?:(?:what|how) (?:is|was|are|were) )?(?:my |the )?((?:\w+ )+?)(?:vs|versus|compared (?:to|with)|against|relative to) (?:my |the )?(?:\w+ )?(?:target|goal)\b(.*)$/,
    ([name = '', rest = '']) => [`my ${name}${rest}`, 'over'],
  ],
  [
    /^how (?:many|much) ((?:\w+ )+?)(?:over|above|past|beyond) (?:my |the )?(?:\w+ )?(?:target|goal) (?:was i|am i|were i|did i|have i|do i)\b(.*)$/,
    ([name = '', rest = '']) => [`my ${plain(name)}${rest}`, 'over'],
  ],
  [
    /^how (?:many|much) ((?:\w+ )+?)(?:under|below|short of|shy of) (?:my |the )?(?:\w+ )?(?:target|goal) (?:was i|am i|were i|did i|have i|do i)\b(.*)$/,
    ([name = '', rest = '']) => [`my ${plain(name)}${rest}`, 'under'],
  ],
  [
    /^(?:what (?:is|was) )?(?:my |the )?((?:\w+ )+?)(surplus|excess|deficit|shortfall) (?:relative to|against|versus|vs|compared (?:to|with)|from|to|over|under) (?:my |the )?(?:\w+ )?(?:target|goal)\b(.*)$/,
    ([name = '', word = '', rest = '']) => [`my ${name}${rest}`, side(word)],
  ],
  // "Was my protein higher than my target on average?"
  [
    /^(?:was|were|is|are) (?:my |the )?((?:\w+ )+?)(?:on average )?(?:higher|lower|more|less|bigger|smaller|above|below|over|under)(?: than)? (?:my |the )?(?:daily |\1)?(?:target|goal)\b(.*)$/,
    ([name = '', rest = '']) => [`my ${name}${rest.replace(BY_HOW_MUCH, '')}`, 'over'],
  ],
  [
    /^(?:am|was) i (?:still )?(over|under|above|below) my (calories|kcal|protein|carbs|fat|fiber|sodium|sugar|water)( today| yesterday)$/,
    ([word = '', name = '', rest = '']) => [`my ${name}${rest}`, side(word)],
  ],
];

const TO_TARGET = 'to (?:reach|hit|meet|get to|arrive at)';
/** Words for what is still missing. */
const LEFT = new RegExp(
  `\\b(?:left|remain(?:s|ing|der)|leftover|missing|outstanding|open|available|to go|rests?|still|${TO_TARGET}|(?:deficit|shortfall) today|gap (?:for )?today|(?:gap to|short of|far (?:off|away|from|below|under|short)|(?:until|till|before) (?:i )?(?:hit|reach|meet|am at)?) ?(?:my |the )?(?:\\w+ )?(?:target|goal)|more .*(?:can|may|could|should|must) i)\\b`,
);
/** Words around the figure's name. */
const IDLE =
  /\b(?:what|how|much|many|is|are|am|do|must|should|could|may|can|allowed|have|got|need|needed|i|me|it|my|the|that|any|some|of|for|from|in|to|at|(?:g|mg|ml|kcal|grams|calories|minutes) of|eat|drink|consume|get|spend|more|further|still|yet|now|left|remaining|remains|remainder|leftover|missing|outstanding|open|available|go|rests?|far|off|away|below|under|short|shortfall|deficit|gap|until|till|before|hit|reach|meet|arrive|goal|target|budget|allowance|daily|today)\b|,/g;

/** "Protein still to go", "how much of my fiber goal remains": how far today's records are below the target. */
function missingToday(text: string): string | undefined {
  if (!LEFT.test(text) || /^(?:am|is|are|have) /.test(text)) return undefined;
  const name = text.replace(IDLE, ' ').replace(/\s+/g, ' ').trim() || (/\bdrink\b/.test(text) ? 'water' : '');
  return /^(?!.*\b(?:average|mean|log|entry|entries|days?|nights?|[a-z]+day)\b)[a-z]+(?: [a-z]+)?$/.test(name)
    ? name
    : undefined;
}

const WEIGHT = /^(?:(kilos?|kg|kilograms|pounds|lbs?) )?(?:body )?weight$/;

/** "How far am I from my protein target": the figure, and the side of the target. */
export function withoutTarget(text: string): {
  readonly text: string;
  readonly target?: NonNullable<Query['target']>;
} {
  const missing = missingToday(text);
  // Weight doesn't start over every day.
  const weight = WEIGHT.exec(missing ?? '');
  if (weight) return { text: `my latest weight${weight[1] ? ` in ${weight[1]}` : ''}`, target: 'over' };
  if (missing !== undefined) return { text: `my ${missing} today`, target: 'under' };
  for (const [pattern, read] of PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [rest, target] = read(match.slice(1));
    return { text: rest.replace(/\s+/g, ' ').trim(), target };
  }
  return { text };
}

/** "Within 10 percent of", "within 100 kcal of". */
const WITHIN =
  'within ([\\d.]+) (percent|kcal|calories|grams|g|mg|ml|kg|mg/dl) (?:of|from) (?:my |the )?(?:daily )?';
const OF_NUMBER = new RegExp(
  `${WITHIN}(?:target |goal )?(?:of )?([\\d.]+)(?: ([a-z/]+))?(?: (?:[a-z]+ )?(?:target|goal))?(?= |$)`,
);
const OF_TARGET = new RegExp(
  `(?:(?<=\\b(?:was|were|am|is|are) )(?:i )|(?:my )?\\b([a-z]+) (?:intake )?(?:was |were |came in |is |are ))?${WITHIN}((?:[a-z]+ )?)(?:target|goal)(?= |$)`,
);

const rounded = (value: number): string => String(Number(value.toFixed(6)));

/** "Within 10% of 2,000 kcal", "within 5% of my protein target": between which values. What isn't said stays unread. */
export function withoutTolerance(text: string): string {
  const number = OF_NUMBER.exec(text);
  if (number) {
    const [all, by = '', unit = '', of = '', ofUnit] = number;
    const size = unit === 'percent' ? (Number(of) * Number(by)) / 100 : Number(by);
    const shown = ofUnit ?? (unit === 'percent' ? '' : unit);
    const [low, high] = [rounded(Number(of) - size), rounded(Number(of) + size)];
    return text.replace(all, `between ${low} and ${high} ${shown}`.trim());
  }
  const target = OF_TARGET.exec(text);
  if (!target) return text;
  const [all, before, by = '', unit, after = ''] = target;
  const name = after.trim() || before;
  if (unit !== 'percent' || name === undefined) return text.replace(all, 'unread');
  const bounds = `between ${rounded(100 - Number(by))} and ${rounded(100 + Number(by))}`;
  return text.replace(all, `my percentage of ${name} target was ${bounds}`);
}
