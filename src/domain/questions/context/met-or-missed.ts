import type { Operator } from '#domain/query/query.ts';
import { type Bound, missedBy, saidBound } from './bounds.ts';

/** What refers to a limit or target that another sentence states. */
export const REFERENCE =
  '(?:(?:it|that|this|there|them|so|that (?:much|many|number|amount|high|low|far|long)|(?:the|my|that|this) (?:daily |own |step |protein )?(?:target|goal|limit|budget|cap|mark|line|figure|threshold|bar|ceiling|allowance|aim))(?! (?:day|night|week|month|year|time|i|my)\\b))';
const MOVED =
  '(?:(?:go|goes|went|gone|going|be|been|get|got|gotten|getting|stay|stayed|staying|remain|remained|remaining|keep|kept|keeping|end|ended|land|landed|come|came|climb|climbed|blow|blew|blown|sail|sailed|shoot|shot|fly|flew|creep|push|pushed|drop|dropped|dip|dipped|fall|fell|slip|slipped|creep|crept|average|averaged) (?:up |well |way |to )?)?';
export const REACHED =
  '(?:hit|hits|hitting|reach|reached|reaching|meet|met|meeting|make|made|making|manage|managed|managing|achieve|achieved|achieving|attain|attained|do|did|done|doing|get to|got to|getting to|get|got|gotten|getting|keep to|kept to|keeping to|stick to|stuck to|sticking to|stay on|stayed on|respect|respected|honor|honored|keep|kept|keeping)';
const NOT = '(?:(?:did|do|does|was|were|have|had) not |not |never |failed to |fail to |failing to )';

type Verbs = readonly [said: string, op: (kept: Operator | undefined) => Operator | undefined];
const missed = (kept: Operator | undefined): Operator | undefined => kept && missedBy(kept);

/** What happened to it, the negated and the directed verbs first. */
const VERBS: readonly Verbs[] = [
  [`${NOT}${REACHED} ${REFERENCE}`, missed],
  [`(?:miss|missed|misses|missing|blow|blew|blown|broke|break|fail|failed) ${REFERENCE}`, missed],
  [
    `(?:fall|fell|fallen|falling|come|came|coming|be|was|were|been) (?:up )?short(?: of ${REFERENCE})?`,
    (kept) => (kept === '>=' || kept === undefined ? '<' : undefined),
  ],
  [`${MOVED}(?:over|above|past|beyond)(?: ${REFERENCE}|(?= ?$| ,))`, () => '>'],
  [
    `(?:exceed|exceeds|exceeded|exceeding|beat|beaten|beating|top|topped|topping|surpass|surpassed|pass|passed|passing|cross|crossed|crossing|clear|cleared|overshoot|overshot|bust|busted) ${REFERENCE}`,
    () => '>',
  ],
  [`${MOVED}(?:under|below)(?: ${REFERENCE}|(?= ?$| ,))`, () => '<'],
  [`${MOVED}(?:within|inside) ${REFERENCE}`, (kept) => (kept === '<' ? '<' : '<=')],
  [`${REACHED} ${REFERENCE}`, (kept) => kept],
];

const REFERRING = new RegExp(
  `\\b(?:${VERBS.map(([verbs]) => verbs).join('|')})(?= |$)|\\bhow (?:far|close|near) (?:have i (?:come|got|gotten|gone)|am i)\\b`,
);
/** Whether a question asks what became of a limit or target that it doesn't name. */
export const refersToBound = (asked: string): boolean => REFERRING.test(asked);

export const ADVERBS = '(?:(?:actually|really|still|ever|even|also|just|managed to|manage to) )*';

/**
 * A question with the limit or target in the place of the words that refer to it: "on how many days did I go over it", "the days I missed
 * it", "a streak of hitting that".
 */
export function withBound(asked: string, bound: Bound, name: string): string {
  return VERBS.reduce((text, [verbs, opOf]) => {
    const op = opOf(bound.kept);
    if (op === undefined) return text;
    const said = saidBound(bound, op);
    const subject = `(?:i|we|it|my ${name})`;
    return text
      .replace(
        new RegExp(
          `\\b(?:did|do|have|has|had|was|were|am|is) (?:i|we|it|my ((?:last|latest|most recent|current|average|highest|lowest) )?${name}) ${ADVERBS}${verbs}(?= |$)`,
        ),
        (_, which = '') => `was my ${which}${name} ${said}`,
      )
      .replace(
        new RegExp(
          `\\b(days?|nights?|weeks?|mornings?)( @[A-Z]| in [a-z]+)? (?:(?:that|when|where|on which|in which|which) )?${subject} (?:(?:have|had|did|do|was|were) )?${ADVERBS}${verbs}(?= |$)`,
        ),
        `$1$2 when my ${name} was ${said}`,
      )
      .replace(
        new RegExp(
          `\\b(?:when|whenever|if) ${subject} (?:(?:have|had|did|do|was|were) )?${ADVERBS}${verbs}(?= |$)`,
        ),
        `when my ${name} was ${said}`,
      )
      .replace(
        new RegExp(
          `\\b(?:of|with|for) (?:(?:days|nights) )?(?:(?:of|with) )?(?:me |my )?(?=[a-z]+(?:ing|under|below|over|above)\\b)${verbs}(?= |$)`,
        ),
        `of days with ${name} ${said}`,
      )
      .replace(
        new RegExp(`\\b(days|nights) (?=[a-z]+ing\\b|under|below|over|above|within)${verbs}(?= |$)`),
        `$1 with ${name} ${said}`,
      )
      .replace(
        new RegExp(
          `\\b(runs|rides|walks|swims|hikes|workouts|sessions|fasts) (?:(?:have|had|that|were) )*${verbs}(?= |$)`,
        ),
        `$1 had a ${name} ${said}`,
      )
      .replace(
        new RegExp(`\\b(readings)((?: (?!were|was)[a-z0-9@]+){0,3}?) (?:were|was|have been) ${verbs}(?= |$)`),
        `$1$2 were ${said}`,
      )
      .replace(
        new RegExp(
          `\\b(meals|breakfasts|lunches|dinners|snacks)((?: (?!have|had|that|were|did)[a-z0-9@]+){0,3}?) (?:(?:have|had|that|were|did) )*${verbs}(?= |$)`,
          'i',
        ),
        `$1$2 had ${name} ${said}`,
      );
  }, asked);
}
