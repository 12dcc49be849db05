import type { Query } from '#domain/query/query.ts';

type Pattern = readonly [
  RegExp,
  (groups: readonly string[]) => readonly [string, NonNullable<Query['target']>],
];

const side = (word: string): NonNullable<Query['target']> =>
  /^(?:over|above|past|beyond|surplus|excess)/.test(word) ? 'over' : 'under';
const plain = (name: string): string =>
  name.replace(/^(?:more |g of |mg of |kcal of |grams of |calories of |ml of |minutes of )+/, '');

const PATTERNS: readonly Pattern[] = [
  // "Fiber: how much is left for today", "do I have any protein left to eat today, how much".
  [
    /^((?:\w+ ){1,2}?),? ?how (?:much|many)(?: of it)? (?:(?:is|are) (?:still )?(?:left|remaining|missing)|do i have left|remains?)(?: (?:for )?today)?$/,
    ([name = '']) => [`my ${name} today`, 'under'],
  ],
  [
    /^do i (?:still )?have (?:any |some )?((?:\w+ ){1,2}?)left(?: to (?:eat|drink|have))?(?: (?:for )?today)?(?: ,)? (?:and )?how (?:much|many)(?: is it)?$/,
    ([name = '']) => [`my ${name} today`, 'under'],
  ],
  [
    /^(?:the )?((?:\w+ ){1,2}?)(?:that )?i (?:can|may|could|should|must) still (?:eat|drink|have|get)(?: today)?$/,
    ([name = '']) => [`my ${name} today`, 'under'],
  ],
  [
    /^how (?:much|many) (?:more )?((?:\w+ ){1,2}?)(?:is (?:still )?needed )?to (?:reach|hit|meet) (?:my |the )?(?:\w+ )?(?:target|goal)(?: today)?$/,
    ([name = '']) => [`my ${plain(name)} today`, 'under'],
  ],
  [
    /^(?:what|how much) (?:water )?(?:do|must|should) i still (?:have to |need to )?drink(?: today)? to (?:reach|hit|meet) (?:my |the )?(?:water )?(?:target|goal)(?: today)?$/,
    () => ['my water today', 'under'],
  ],
  [
    /^(?:what is )?(?:my |the )?((?:\w+ ){1,2}?)(?:deficit|shortfall|gap) (?:for )?today$/,
    ([name = '']) => [`my ${name} today`, 'under'],
  ],
  [
    /^how (?:much|many) of (?:my |the )?((?:\w+ ){1,2}?)(?:target |goal |budget |allowance )?(?:(?:is|are) (?:still )?(?:left|remaining|missing|open)|remains?)(?: (?:for )?today)?$/,
    ([name = '']) => [`my ${name} today`, 'under'],
  ],
  [
    /^how (?:far|close) (?:am|was|are|were|is|did) (?:i|my (?:\w+ )+?)(?: on average)? ?(?:away |off |short )?(?:from|off|below|under|to|of|above|over) (?:reaching |hitting |meeting |my |the )*((?:\w+ )+?)(?:target|goal)\b(.*)$/,
    ([name = '', rest = '']) => [`my ${name}${rest}`, 'under'],
  ],
  [
    /^how (?:many|much) (?:(?:grams|g|mg|ml|milliliters|calories|kcal|minutes) of )?(?!days|nights|times)((?:\w+ )+?)was i (under|below|short of|shy of|over|above) (?:my |the )?(?:\w+ )?(?:target|goal)\b(.*)$/,
    ([name = '', word = '', rest = '']) => [`my ${name}${rest}`, side(word)],
  ],
  [
    /^how far (under|below|short of|over|above|past) (?:my |the )?((?:\w+ )+?)(?:target|goal) (?:was i|am i|were i|did i (?:end up|land|finish|come in))\b(.*)$/,
    ([word = '', name = '', rest = '']) => [`my ${name}${rest}`, side(word)],
  ],
  [
    /^how (?:many|much) more (?:(?:grams|g|mg|ml|milliliters|calories|kcal|minutes) of )?((?:\w+ )+?)(?:do i (?:still )?need|should i (?:eat|drink|get)|is needed)(?: today)?(?: (?:to|in order to) (?:hit|reach|meet) (?:my |the )?(?:\w+ )?(?:target|goal))(?: today)?$/,
    ([name = '']) => [`my ${plain(name)} today`, 'under'],
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
    /^how (?:many|much) ((?:\w+ )+?)(?:do i (?:still )?(?:have|need)|is|are|have i got) (?:left|remaining|to go|to (?:hit|reach|meet) (?:my |the )?(?:\w+ )?(?:target|goal))(?: (?:to|until|before) (?:hit|reach|meet|reaching|hitting|meeting)? ?(?:my |the )?(?:\w+ )?(?:target|goal))?( today)?$/,
    ([name = '']) => [`my ${plain(name)} today`, 'under'],
  ],
  // "Protein still to go", "remaining fiber for today", "what is left of my calories", "fiber gap to target".
  [
    /^(?:how (?:much|many) |what )?(?:(?:grams|g|mg|ml|calories|kcal) of )?((?:\w+ ){1,2}?)(?:(?:do i|i) (?:still )?(?:have )?|(?:am i|is|are) )?(?:still )?(?:left|remaining|to go|missing|open|outstanding|available|needed)(?: to (?:eat|drink|have|consume|get|spend))?(?: (?:for|until|to (?:reach|hit|meet)) (?:my |the )?(?:\w+ )?(?:target|goal))?(?: (?:for )?today)?$/,
    ([name = '']) => [`my ${plain(name)} today`, 'under'],
  ],
  [
    /^(?:what (?:is|are) )?(?:my |the )?(?:today )?(?:still )?(?:remaining|leftover|outstanding|missing) ((?:\w+ ){0,1}\w+?)(?: (?:left|allowance|budget))?(?: (?:for )?today)?$/,
    ([name = '']) => [`my ${name} today`, 'under'],
  ],
  [
    /^today ,? ?(?:how (?:much|many) )?((?:\w+ ){1,2}?)(?:still )?(?:left|remaining|to go)(?: to (?:eat|drink|have|get))?$/,
    ([name = '']) => [`my ${plain(name)} today`, 'under'],
  ],
  [
    /^how (?:much|many) ((?:\w+ ){1,2}?)(?:have|do|must) i (?:still |yet )*(?:got|have|need)? ?(?:to )?(?:drink|eat|get|have|consume)(?: today)? to (?:hit|reach|meet|get to|arrive at) (?:my |the )?(?:\w+ )?(?:target|goal)(?: today)?$/,
    ([name = '']) => [`my ${plain(name)} today`, 'under'],
  ],
  [
    /^how (?:much|many) rests? (?:for )?(?:me )?of (?:my |the )?((?:\w+ ){0,1}\w+?)(?: for today)?(?: to (?:hit|reach|meet|get to|arrive at) (?:my |the )?(?:\w+ )?(?:target|goal))?$/,
    ([name = '']) => [`my ${name} today`, 'under'],
  ],
  [
    /^(?:what is )?the (?:rest|remainder) of (?:my |the )?((?:\w+ ){0,1}\w+?)(?: (?:target|goal|budget|allowance))? (?:for )?today$/,
    ([name = '']) => [`my ${name} today`, 'under'],
  ],
  [
    /^how far (?:off|away from|short of|below|under|from) (?:my |the )?((?:\w+ ){1,2}?)(?:target|goal) am i(?: (?:still|now))?(?: today)?$/,
    ([name = '']) => [`my ${name} today`, 'under'],
  ],
  [
    /^(?:what is|how much is) (?:still )?(?:left|remaining|missing) (?:of|from|in) (?:my |the )?((?:\w+ ){0,1}\w+?)(?: (?:target|goal|budget|allowance))?(?: (?:for )?today)?$/,
    ([name = '']) => [`my ${name} today`, 'under'],
  ],
  [
    /^(?:how (?:much|many) )?(?:more )?(?:(?:grams|g|mg|ml|calories|kcal) of )?((?:\w+ ){1,2}?)(?:until|till|before|gap to|short of) (?:i (?:hit|reach|meet|am at) )?(?:my |the )?(?:\w+ )?(?:target|goal)(?: (?:for )?today)?$/,
    ([name = '']) => [`my ${plain(name)} today`, 'under'],
  ],
  [
    /^how (?:much|many) (?:more |further )((?:\w+ ){1,2}?)(?:can|may|could|should|must) i (?:still )?(?:eat|drink|have|get|consume)(?: today)?$/,
    ([name = '']) => [`my ${plain(name)} today`, 'under'],
  ],
  [
    /^(?:what (?:is|was) )?(?:my |the )?((?:\w+ )+?)(surplus|excess|deficit|shortfall) (?:relative to|against|versus|vs|compared (?:to|with)|from|to|over|under) (?:my |the )?(?:\w+ )?(?:target|goal)\b(.*)$/,
    ([name = '', word = '', rest = '']) => [`my ${name}${rest}`, side(word)],
  ],
];

/** "How far am I from my protein target": the figure, and the side of the target. */
export function withoutTarget(text: string): {
  readonly text: string;
  readonly target?: NonNullable<Query['target']>;
} {
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
