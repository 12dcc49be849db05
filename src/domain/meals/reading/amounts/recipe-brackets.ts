import type { TextToken } from '#domain/foods/search/text.ts';
import { readNumber } from './numbers.ts';
import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';

/** Recipes in brackets: "12 muffins (2 cups flour, 3 eggs), ate 2", "banana bread (3 bananas, 200 g flour) 1 of 10 slices". */

const BEFORE_COUNT = /^(batch|tray|tin|of|a|an|the|made|baked|cooked|i|we|my|from)$/;
const BEFORE_EATEN = /^([,.;–—-]|and|but|only|just|i|we|then|of|which)$/;
const ATE = /^(ate|had|eaten|have|finished|tried)$/;
const SERVES = /^(serves|feeds|makes|made|serving|for)$/;
const UNIT = /^(slices?|pieces?|servings?|portions?|bowls?|squares?|bars?|people|us|them|those|it)$/;
const MIN_INGREDIENTS = 2;
const MAX_NAME_WORDS = 4;
/** Divisible by what people cut food into. */
const PARTS = 120;

interface Eaten {
  readonly all: number | undefined;
  readonly eaten: number;
  readonly end: number;
}

/** "I ate 2", "1 of 10 slices", "had 1 of the 12" behind the brackets. */
function eatenAt(tokens: readonly TextToken[], from: number): Eaten | undefined {
  let place = from;
  while (BEFORE_EATEN.test(at(tokens, place))) place += 1;
  const isVerb = ATE.test(at(tokens, place));
  const eaten = readNumber(tokens, isVerb ? place + 1 : place);
  if (eaten === undefined) return undefined;
  let of = eaten.next;
  if (at(tokens, of) === 'out') of += 1;
  const number = at(tokens, of) === 'of' ? of + (/^(the|my)$/.test(at(tokens, of + 1)) ? 2 : 1) : -1;
  const all = number > 0 ? readNumber(tokens, number) : undefined;
  const isShare = all === undefined && eaten.value < 1;
  if (all === undefined && !isVerb && !isShare) return undefined;
  let end = all?.next ?? eaten.next;
  while (UNIT.test(at(tokens, end)) || (at(tokens, end) === 'of' && UNIT.test(at(tokens, end + 1)))) end += 1;
  if (isShare && !isEnd(tokens[end])) return undefined;
  return isShare
    ? { all: PARTS, eaten: eaten.value * PARTS, end }
    : { all: all?.value, eaten: eaten.value, end };
}

/** Where the name before the brackets starts, and the number that was made of it. */
function madeBefore(
  tokens: readonly TextToken[],
  open: number,
): { readonly name: number; readonly start: number; readonly made: number | undefined } {
  let name = open;
  while (
    name > 0 &&
    open - name < MAX_NAME_WORDS &&
    tokens[name - 1]?.kind === 'word' &&
    !BEFORE_COUNT.test(at(tokens, name - 1))
  )
    name -= 1;
  const number = tokens[name - 1]?.kind === 'number' ? readNumber(tokens, name - 1) : undefined;
  let start = number === undefined ? name : name - 1;
  while (number !== undefined && start > 0 && BEFORE_COUNT.test(at(tokens, start - 1))) start -= 1;
  return { name, start, made: number?.value };
}

/** "(serves 6, 750 g mince)": the servings, and the ingredients without them. */
function servesIn(inside: readonly TextToken[]): { serves: number; rest: readonly TextToken[] } | undefined {
  const place = inside.findIndex(({ text }, at) => SERVES.test(text) && inside[at + 1]?.kind === 'number');
  const number = place < 0 ? undefined : readNumber(inside, place + 1);
  if (number === undefined || number.value < MIN_INGREDIENTS) return undefined;
  const comma = inside[number.next]?.text === ',' ? 1 : 0;
  const before = inside[place - 1]?.text === ',' ? place - 1 : place;
  return { serves: number.value, rest: [...inside.slice(0, before), ...inside.slice(number.next + comma)] };
}

const countNumbers = (tokens: readonly TextToken[]): number =>
  tokens.filter(({ kind }) => kind === 'number').length;

/** Rewrites such a recipe as "muffins (2 cups flour, 3 eggs), made 12, ate 2". */
export function withRecipeBrackets(tokens: readonly TextToken[]): readonly TextToken[] {
  const open = tokens.findIndex(({ text }, place) => text === '(' && place > 0);
  const close = open < 0 ? -1 : tokens.findIndex(({ text }, place) => place > open && text === ')');
  const token = tokens[close];
  if (token === undefined) return tokens;
  const inside = tokens.slice(open + 1, close);
  if (inside.some(({ text }) => ATE.test(text))) return tokens;
  const { name, start, made } = madeBefore(tokens, open);
  const served = servesIn(inside);
  const said = eatenAt(tokens, close + 1);
  const ingredients = served?.rest ?? inside;
  // "Cottage pie (serves 6, 750 g mince)": one ingredient isn't all of the pie.
  if (
    served !== undefined &&
    countNumbers(ingredients) < MIN_INGREDIENTS &&
    (said?.eaten ?? 1) <= served.serves
  ) {
    return countNumbers(ingredients) === 0 ? tokens : [...tokens.slice(0, open), ...tokens.slice(close + 1)];
  }
  const all = served?.serves ?? said?.all ?? made;
  const eaten = said?.eaten ?? (served === undefined ? undefined : 1);
  const isRecipe = countNumbers(ingredients) >= MIN_INGREDIENTS && all !== undefined && eaten !== undefined;
  if (!isRecipe || all <= 1 || eaten > all || name === open) return tokens;
  const share: TextToken[] = [
    asToken(token, 'word', 'made'),
    asToken(token, 'number', `${all}`),
    asToken(token, 'word', 'ate'),
    asToken(token, 'number', `${eaten}`),
  ];
  return [
    ...tokens.slice(0, said?.all === undefined && served === undefined ? start : name),
    ...tokens.slice(name, open + 1),
    ...ingredients,
    token,
    ...share,
    ...tokens.slice(said?.end ?? close + 1),
  ];
}
