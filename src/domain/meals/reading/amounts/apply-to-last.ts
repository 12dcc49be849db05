import { DRINK_GROUPS, type FoodGroup } from '#domain/foods/food.ts';
import { additionPortion } from '#domain/meals/portions/added-portion.ts';
import { choosePortion } from '#domain/meals/portions/choose-portion.ts';
import type { FoodPhrase } from '#domain/meals/reading/items/food-phrase.ts';
import { COMPOSED, isOpen } from '#domain/meals/reading/items/part-of-dish.ts';
import type { Phrase } from '#domain/meals/reading/items/read-clause.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { applyAmount, isShare } from './apply-amount.ts';
import { partOf } from './part-of-amount.ts';
import { isMeasured } from './quantity.ts';

/**
 * Assigns a trailing amount to the last food, or to the food it was added to ("nachos with meat and cheese, 195 g", "coffee with milk, 300
 * ml").
 */
export function applyToLast(items: FoodPhrase[], phrase: Phrase, matches: PhraseMatches): void {
  const last = items.at(-1);
  if (last === undefined) return;
  const dish = items.findLastIndex(({ addedTo }) => addedTo === undefined);
  if (phrase.quantity.isTimes === true && isOpen(last)) {
    const from = togetherFrom(items, dish, matches);
    items.splice(from, items.length - from, ...items.slice(from).map((item) => timesAll(item, phrase)));
    return;
  }
  const served = servedAt(items, phrase, matches);
  if (served >= 0) {
    items[served] = applyAmount(items[served] ?? last, phrase);
    return;
  }
  if (isPackageContents(phrase, last) || isWeightOfWhole(phrase, last, matches)) {
    items[items.length - 1] = { ...last, end: phrase.end, quantity: partOf(phrase.quantity, last.quantity) };
    return;
  }
  const rest = energyBeside(items, dish, phrase, matches);
  if (rest !== undefined) {
    const host = items[dish] ?? last;
    items[dish] = { ...host, quantity: { ...phrase.quantity, amount: rest, low: rest, high: rest } };
    return;
  }
  const isHosts = isOfHost(phrase, last, items[dish], matches);
  const place = isHosts ? dish : items.length - 1;
  const item = items[place];
  if (item === undefined) return;
  const { addedTo, ...sized } = applyAmount(item, phrase);
  const isUnsized = addedTo !== undefined && (isHosts || !isMeasured(phrase.quantity));
  const isWhole = isHosts && COMPOSED.has(last.addedTo ?? 'other');
  items.splice(place, isWhole ? items.length - place : 1, isUnsized ? { ...sized, addedTo } : sized);
}

/** "Bagel with cream cheese, 410 cal": the energy of both; what is left for the bagel, kcal. */
function energyBeside(
  items: readonly FoodPhrase[],
  dish: number,
  { quantity, terms }: Phrase,
  matches: PhraseMatches,
): number | undefined {
  const host = items[dish];
  const added = items.slice(dish + 1);
  if (quantity.measure?.kind !== 'energy' || terms.length > 0 || host === undefined || added.length === 0)
    return undefined;
  if (!isOpen(host) && host.quantity.said !== 'article') return undefined;
  const kcal = added.reduce((sum, item) => {
    const food = matches.best(item.terms)?.food;
    const portion =
      food === undefined || item.addedTo === undefined
        ? undefined
        : isOpen(item)
          ? (additionPortion(food, item.addedTo) ?? choosePortion(food, item.quantity, item.heads))
          : choosePortion(food, item.quantity, item.heads);
    return sum + ((portion?.grams.value ?? 0) * (food?.per100g.energyKcal ?? 0)) / 100;
  }, 0);
  const rest = quantity.amount * quantity.measure.factor * quantity.measureEach - kcal;
  return rest > 0 ? rest / quantity.measure.factor : undefined;
}

/** Additions follow the number of what they are added to. */
const timesAll = (item: FoodPhrase, { quantity: { amount, low, high } }: Phrase): FoodPhrase =>
  item.addedTo === undefined ? { ...item, quantity: partOf(item.quantity, { amount, low, high }) } : item;

/** Characters between a filling and its bread: " in a ". */
const CLOSE = 6;

/** "Sausage in bread with onions, x3": where what is multiplied starts. */
function togetherFrom(items: readonly FoodPhrase[], dish: number, matches: PhraseMatches): number {
  const [filling, bread] = [items[dish - 1], items[dish]];
  const isBread =
    bread !== undefined &&
    isOpen(bread) &&
    /bread|roll|bun/i.test(matches.best(bread.terms)?.food.name ?? '');
  const isInBread = isBread && filling !== undefined && isOpen(filling) && bread.start - filling.end <= CLOSE;
  return Math.max(0, isInBread ? dish - 1 : dish);
}

const PACKAGE = /^(bag|packet|pack|package|tub|tin|can|jar|box|carton|bottle|pot|bar|sleeve)$/;

/** "A third of a bag of chips (180 g)": the whole bag holds that much. */
const isPackageContents = ({ joiner, quantity }: Phrase, item: FoodPhrase): boolean =>
  joiner === 'aside' &&
  isMeasured(quantity) &&
  item.quantity.said === 'number' &&
  item.quantity.amount < 1 &&
  (PACKAGE.test(item.quantity.portionUnit ?? '') ||
    (PACKAGE.test(quantity.portionUnit ?? '') && quantity.measure !== undefined));

/** A share that weighs this many times more than expected is the weight of the whole: "half a pizza (200 g)" was weighed by itself. */
const TOO_HEAVY = 1.8;
const SMALL_SHARE = 0.4;

/** "1/6 of a quiche (400 g)", "half a cake (600 g)": nobody eats that much as a share, so it is the weight of all of it. */
function isWeightOfWhole(
  { joiner, quantity: { measure, amount, measureEach } }: Phrase,
  { terms, heads, quantity }: FoodPhrase,
  matches: PhraseMatches,
): boolean {
  const food = matches.best(terms)?.food;
  const isWeight = joiner === 'aside' && measure?.kind === 'mass';
  if (!isWeight || food === undefined || !isShare(quantity)) return false;
  const { grams, unit } = choosePortion(food, quantity, heads) ?? {};
  // Half a block of tofu isn't half a piece or serving of it.
  const isWhole = !heads.includes('block') && !/^(serving|cup|g)$/.test(unit ?? 'g');
  if (quantity.amount > SMALL_SHARE && !isWhole) return false;
  return amount * measureEach * measure.factor > TOO_HEAVY * (grams?.value ?? Infinity);
}

const DISHED_UP = /^(bowl|bowlful|plate|plateful)$/;
const POURED_ON: ReadonlySet<FoodGroup> = new Set(['sauce', 'oil', 'sweet']);

/** "Fried rice, soy sauce, big bowl": nobody has a bowl or a cup of the sauce; the place of the dish before it, or -1. */
function servedAt(items: readonly FoodPhrase[], { quantity }: Phrase, matches: PhraseMatches): number {
  const { portionUnit = '' } = quantity;
  const last = items.at(-1);
  const isPoured = last !== undefined && POURED_ON.has(matches.best(last.terms)?.food.group ?? 'other');
  // "Couscous salad with chickpeas and dressing, a cup and a half": a cup of all of it.
  if (isPoured && last.addedTo !== undefined && quantity.measure?.label === 'cup' && quantity.amount >= 1)
    return items.findLastIndex((item) => item.addedTo === undefined && item.quantity.measure === undefined);
  if (!DISHED_UP.test(portionUnit) || !isPoured || comesIn(last, portionUnit, matches)) return -1;
  return items.findLastIndex(
    (item) => item.quantity.measure === undefined && comesIn(item, portionUnit.replace(/ful$/, ''), matches),
  );
}

const comesIn = ({ terms }: FoodPhrase, portionUnit: string, matches: PhraseMatches): boolean =>
  matches.best(terms)?.food.portions.some(({ label }) => label === portionUnit) === true;

/** Whether an amount after something added without one belongs to the food it was added to. */
function isOfHost(
  { joiner, quantity: { measure, portionUnit } }: Phrase,
  { addedTo, quantity, ...last }: FoodPhrase,
  host: FoodPhrase | undefined,
  matches: PhraseMatches,
): boolean {
  if (addedTo === undefined || host === undefined || host.quantity.measure !== undefined) return false;
  // "Cottage cheese with pineapple, a bowl of it".
  if (/^(bowl|plate|portion|serving)$/.test(portionUnit ?? '') && joiner !== 'with') return true;
  if (portionUnit !== undefined && comesIn(host, portionUnit, matches))
    return !comesIn({ ...last, quantity }, portionUnit, matches);
  if (quantity.said !== 'nothing') return false;
  return COMPOSED.has(addedTo) ? measure?.kind === 'mass' : DRINK_GROUPS.has(addedTo) && joiner !== 'aside';
}
