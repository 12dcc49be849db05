import type { TextToken } from '#domain/foods/search/text.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { asToken, isEnd, wordAt as at } from './tokens.ts';

/** How a clause is connected to the previous one. */
export type Joiner =
  | 'start'
  | 'sentence'
  | 'comma'
  | 'and'
  | 'with'
  | 'on'
  | 'plus'
  | 'into'
  | 'made'
  | 'filled'
  | 'amount'
  | 'aside'
  | 'resume'
  | 'correction'
  | 'only'
  | 'list';

/** Token for "no wait" and the like. */
export const CORRECTION = '↺';

/** Token for "only had the". */
export const ONLY = '⊙';

/** Token for "filled with". */
export const FILLED = '⊃';

/** Words between two connectors of a description. */
export interface Clause {
  readonly joiner: Joiner;
  readonly tokens: readonly TextToken[];
  /** Whether it is in brackets. */
  readonly isAside?: boolean;
}

const JOINERS: ReadonlyMap<string, Joiner> = new Map([
  ['.', 'sentence'],
  ['!', 'sentence'],
  ['?', 'sentence'],
  [';', 'sentence'],
  ['\n', 'sentence'],
  ...[...'•◦●○‣⁃→»>'].map((mark) => [mark, 'sentence'] as const),
  ['\t', 'comma'],
  ['|', 'sentence'],
  [':', 'list'],
  ['=', 'list'],
  [',', 'comma'],
  ['but', 'comma'],
  ['and', 'and'],
  ['n', 'and'],
  ['&', 'and'],
  ['with', 'with'],
  ['w', 'with'],
  ['on', 'on'],
  ['over', 'on'],
  ['atop', 'on'],
  ['onto', 'on'],
  ['plus', 'plus'],
  ['then', 'plus'],
  ['made', 'made'],
  [FILLED, 'filled'],
  ['+', 'plus'],
  ['(', 'aside'],
  ['[', 'aside'],
  [')', 'resume'],
  [']', 'resume'],
  [CORRECTION, 'correction'],
  [ONLY, 'only'],
  ['is', 'amount'],
  ['was', 'amount'],
  ['are', 'amount'],
  ['were', 'amount'],
  ['at', 'amount'],
  ['weighing', 'amount'],
  ['weighs', 'amount'],
  ['weighed', 'amount'],
  ['weigh', 'amount'],
  ['measuring', 'amount'],
  ['totaling', 'amount'],
  ['totalling', 'amount'],
]);

/** Foods that milk, sugar or fruit is added to. */
const STIRRED = /^(coffee|tea|cereal|porridge|oatmeal|oats|latte|cappuccino|espresso|granola|muesli)$/;

/** "Pulled pork in a brioche bun" is the same as on it. */
const BREAD = /^(bread|bun|roll|bap|bagel|baguette|ciabatta|muffin|pitta|pita|naan|cob|tortilla)s?$/;
const MAX_BREAD_WORDS = 5;

function isInBread(tokens: readonly TextToken[], place: number): boolean {
  for (let word = place + 1; word <= place + MAX_BREAD_WORDS && tokens[word]?.kind === 'word'; word += 1)
    if (BREAD.test(at(tokens, word)) && (isEnd(tokens[word + 1]) || JOINERS.has(at(tokens, word + 1))))
      return true;
  return false;
}

const WHOLES =
  /^(omelets?|omelettes?|frittata|scramble|smoothie|salad|fry|sandwich|platter|board|mix|selection|spread)$/;
const BOWLS = /^(buddha|grain|poke|burrito|power|smoothie|nourish|macro|salad|protein|breakfast)$/;

const MORE_OF =
  /^(sauce|garlic|cheese|cheddar|mayo|mayonnaise|bacon|ketchup|mustard|butter|gravy|syrup|cream|dressing|guac|guacamole|avocado|salsa|pickles?|onions?|tomato(es)?|peppers?|mushrooms?|olives?|pepperoni|chicken|meat|egg|beans?|rice|veg|veggies|vegetables)$/;

/** Length of the connector at a position, since "w/" and "& a half" have more than one word; 0 if there is none. */
function jointAt(
  tokens: readonly TextToken[],
  place: number,
  current: number,
): { joiner: Joiner; length: number } | undefined {
  const text = at(tokens, place);
  if (text === 'w' && at(tokens, place + 1) === '/')
    return at(tokens, place + 2) === 'o' ? undefined : { joiner: 'with', length: 2 };
  if (text === '/') {
    const [before, after] = [tokens[place - 1], tokens[place + 1]];
    const isSpaced = before !== undefined && before.end < (tokens[place]?.start ?? 0);
    return isSpaced || (before?.kind === 'word' && after?.kind === 'word')
      ? { joiner: 'and', length: 1 }
      : undefined;
  }
  // "2 tbsp of cocoa in a glass of milk".
  const isInto = text === 'in' && /^an?$/.test(at(tokens, place + 1)) && at(tokens, place + 3) === 'of';
  if (isInto && current > 0 && /^(glass|cup|mug|pint|bottle)$/.test(at(tokens, place + 2)))
    return { joiner: 'plus', length: 1 };
  // "Oat milk in my coffee": two foods, the first added to the second.
  if (text === 'in' && current > 0 && isInBread(tokens, place)) return { joiner: 'on', length: 1 };
  if (text === 'in') {
    const host = /^(my|the|our|a|her|his)$/.test(at(tokens, place + 1)) ? place + 2 : place + 1;
    return current > 0 && STIRRED.test(at(tokens, host)) && isEnd(tokens[host + 1])
      ? { joiner: 'into', length: host - place }
      : undefined;
  }
  // "An omelet of 3 eggs", "salad of melon and grapes": ingredients.
  if (text === 'of')
    return WHOLES.test(at(tokens, place - 1)) ||
      (at(tokens, place - 1) === 'bowl' && BOWLS.test(at(tokens, place - 2)))
      ? { joiner: 'made', length: 1 }
      : undefined;
  // "Shawarma wrap extra garlic sauce": more of it than there is in a wrap.
  if (text === 'extra')
    return current > 0 && MORE_OF.test(at(tokens, place + 1)) ? { joiner: 'with', length: 1 } : undefined;
  // "eggs n toast", "eggs 2 w toast": between words, or after a food's count, these are "and" and "with".
  const before = tokens[tokens[place - 1]?.kind === 'number' ? place - 2 : place - 1];
  if (/^[wn]$/.test(text) && (before?.kind !== 'word' || tokens[place + 1] === undefined)) return undefined;
  const joiner = JOINERS.get(text);
  return joiner === undefined ? undefined : { joiner, length: 1 };
}

const isHalfAndHalf = (tokens: readonly TextToken[], place: number): boolean =>
  at(tokens, place) === 'half' &&
  /^(and|&|n)$/.test(at(tokens, place + 1)) &&
  at(tokens, place + 2) === 'half';

/** Splits a description at commas, "and", "with", brackets and the like. Numbers ("one and a half") stay whole. */
export function splitClauses(tokens: readonly TextToken[]): Clause[] {
  const clauses: Clause[] = [];
  let current: TextToken[] = [];
  let joiner: Joiner = 'start';
  let isAside = false;
  const close = (next: Joiner): void => {
    if (current.length > 0) clauses.push({ joiner, tokens: current, ...(isAside ? { isAside } : {}) });
    isAside = next === 'aside' || (isAside && next !== 'resume');
    // "wait no, with blueberries" is a correction, whatever the next word is.
    if (/correction|only/.test(joiner) && current.length === 0) return;
    if (
      current.length > 0 ||
      next === 'correction' ||
      next === 'only' ||
      joiner === 'start' ||
      next === 'sentence' ||
      next === 'made' ||
      next === 'filled' ||
      (joiner !== 'sentence' && next !== 'comma' && next !== 'list') ||
      joiner === 'resume'
    )
      joiner = next;
    current = [];
  };
  for (let place = 0; place < tokens.length;) {
    const token = tokens[place];
    if (token === undefined) break;
    if (isHalfAndHalf(tokens, place)) {
      current.push(asToken(token, 'word', 'half'), asToken(token, 'word', 'half'));
      place += 3;
      continue;
    }
    const number = readNumber(tokens, place);
    if (number !== undefined) {
      current.push(...tokens.slice(place, number.next));
      place = number.next;
      continue;
    }
    if (token.text === 'w' && at(tokens, place + 1) === '/') {
      if (at(tokens, place + 2) === 'o') {
        current.push(asToken(token, 'word', 'without'));
        place += 3;
        continue;
      }
    }
    const said = jointAt(tokens, place, current.length);
    // "Stuffed pepper (beef + rice)": in brackets it lists parts.
    const joint: typeof said = isAside && token.text === '+' ? { joiner: 'and', length: 1 } : said;
    if (joint === undefined) current.push(token);
    else close(joint.joiner);
    place += joint?.length ?? 1;
  }
  close('sentence');
  return clauses;
}
