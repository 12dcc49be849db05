import { wordSet } from '#domain/foods/search/text.ts';
import type { FoodPhrase } from './food-phrase.ts';

/** What is sold in flavors. */
const FLAVORED = wordSet('bar shake milkshake yogurt gelato huel oreo soylent ensure mousse tart');
const FLAVORS = wordSet(
  'chocolate vanilla cooky cream caramel salt sea salted mint dough chip brownie toffee fudge nut dark white double triple crunch hazelnut macadamia peanut butter almond',
);
/** More words are a list of foods. */
const MAX_FLAVOR_WORDS = 6;

const isFlavor = ({ terms, quantity }: FoodPhrase): boolean =>
  terms.length > 0 &&
  quantity.said === 'nothing' &&
  quantity.measure === undefined &&
  quantity.holder === undefined &&
  terms.every(({ text }) => FLAVORS.has(text));

/** How many items after a flavored one only say its flavor: they follow a comma, joined by "and" alone, in two words or more. */
function flavorItems(items: readonly FoodPhrase[], at: number, text: string): number {
  const between = (place: number): string =>
    text.slice(items[place - 1]?.end, items[place]?.start).toLowerCase();
  let end = at + 1;
  for (let item = items[end]; item !== undefined && isFlavor(item); item = items[end]) {
    if (!(end === at + 1 ? /^\s*[,(–-]\s*(the )?$/ : /^\s*(and|n|&|\+)\s*$/).test(between(end))) break;
    end += 1;
  }
  const words = items.slice(at + 1, end).flatMap(({ terms }) => terms.map((term) => term.text));
  const isFood =
    words.join(' ') === 'peanut butter' || words.every((word) => /^(almond|hazelnut|nut)$/.test(word));
  return words.length > 1 && words.length <= MAX_FLAVOR_WORDS && !isFood ? end - at - 1 : 0;
}

/** "Quest bar, cookies n cream" is one bar. */
export function withoutFlavors(items: readonly FoodPhrase[], text: string): FoodPhrase[] {
  const kept: FoodPhrase[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    if (item === undefined) break;
    const last = item.terms.findLast(({ post }) => !post)?.text ?? '';
    const count = FLAVORED.has(last) ? flavorItems(items, at, text) : 0;
    kept.push(count === 0 ? item : { ...item, end: items[at + count]?.end ?? item.end });
    at += count;
  }
  return kept;
}
