import { stemWord } from '#domain/foods/search/text.ts';
import { asToken, isEnd, wordAt as at } from '#domain/meals/reading/text/tokens.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import type { Rewrite } from './rewrite.ts';

/** What a filling makes a food of its own; jam is only put on toast. */
const FILLED =
  /^(taco|burrito|sandwich|wrap|quesadilla|sub|roll|bap|panini|toastie|toasty|omelette|omelet|pizza|pasty|empanada|samosa|bun|bao|dumpling|pie|arepa|pupusa|tamale|enchilada|burger|kebab|tostada|sarnie|pierogi|donut|doughnut)$/;
/** Named by its kind, but not after what goes on or in it. */
const KINDS =
  /^(monster|coffee|latte|tea|beer|coke|soda|cookie|muffin|bagel|scone|yogurt|shake|smoothie|bar|cake|cupcake)$/;
const TIME = /^(today|tonight|yesterday|earlier|total|altogether)$/;
const MAX_KIND = 4;
const MAX_KINDS = 4;
const MAX_HELD = 8;

/** "Two tacos, one with fish and one with carne asada" are a fish taco and a carne asada taco. */
export const kindsOfMany: Rewrite = (tokens, place) => {
  const all = readNumber(tokens, place);
  if (all === undefined || !Number.isInteger(all.value) || all.value < 2) return undefined;
  const isHeld = at(tokens, all.next + 1) === 'of';
  let end = all.next;
  while (end <= all.next + (isHeld ? MAX_HELD : 2) && tokens[end]?.kind === 'word') end += 1;
  const noun = tokens.slice(all.next, TIME.test(at(tokens, end - 1)) ? end - 1 : end);
  const last = noun.at(-1);
  // "Two jars of baby food, one with squash and one with pears".
  const isBabyFood = isHeld && last?.text === 'food' && noun.at(-2)?.text === 'baby';
  const isKind = last !== undefined && KINDS.test(stemWord(last.text));
  if (last === undefined || !(isBabyFood || isKind || FILLED.test(stemWord(last.text)))) return undefined;
  if (!/^[,:(–—-]$/.test(at(tokens, end))) return undefined;
  const isAside = at(tokens, end) === '(';
  const read = [];
  let [next, count, kinds] = [end + 1, 0, 0];
  while (kinds < MAX_KINDS && count < all.value) {
    while (/^(and|&|,|plus)$/.test(at(tokens, next)) && kinds > 0) next += 1;
    const number = readNumber(tokens, next);
    if (number === undefined || !Number.isInteger(number.value)) return undefined;
    if (isKind && /^(with|w|had|for|from)$/.test(at(tokens, number.next))) return undefined;
    const from = /^(with|w)$/.test(at(tokens, number.next)) ? number.next + 1 : number.next;
    let to = from;
    while (
      to < from + MAX_KIND &&
      tokens[to]?.kind === 'word' &&
      !/^(and|&|with|w|plus|one)$/.test(at(tokens, to))
    )
      to += 1;
    const token = tokens[next];
    if (to === from || token === undefined) return undefined;
    if (kinds > 0) read.push(asToken(token, 'mark', ','));
    const kind = tokens.slice(from, to);
    read.push(...tokens.slice(next, number.next), ...(isHeld ? [...noun, ...kind] : [...kind, ...noun]));
    count += number.value;
    kinds += 1;
    next = to;
  }
  if (count !== all.value || kinds < 2) return undefined;
  if (isAside && at(tokens, next) !== ')') return undefined;
  return isAside || isEnd(tokens[next]) || /^(and|with|plus|for|at|from)$/.test(at(tokens, next))
    ? { read, end: isAside ? next + 1 : next }
    : undefined;
};

const GROUPS = /^(vegetables|veggies|veg|spices|herbs|grains)$/;

/** "The lamb and the seven vegetables": kinds, not pieces. */
export const countedKinds: Rewrite = (tokens, place) => {
  const count = readNumber(tokens, place);
  return count !== undefined &&
    Number.isInteger(count.value) &&
    count.value > 1 &&
    GROUPS.test(at(tokens, count.next))
    ? { read: [], end: count.next }
    : undefined;
};
