import type { TextToken } from '#domain/foods/search/text.ts';
import type { FoodPhrase } from '#domain/meals/reading/items/food-phrase.ts';
import { type Batch, OPENS, statementAt } from './batch-statements.ts';
import { asCooked } from './cooked-from-dry.ts';
import { partOf } from './part-of-amount.ts';
import { isMeasured } from './quantity.ts';
import { recipePortion } from './recipe-portions.ts';
import { sharedListAt } from './shared-lists.ts';

/** Extracts statements about batches from the text. */
export function readBatches(tokens: readonly TextToken[]): {
  readonly kept: readonly TextToken[];
  readonly batches: readonly Batch[];
} {
  const kept: TextToken[] = [];
  const batches: Batch[] = [];
  for (let place = 0; place < tokens.length;) {
    const token = tokens[place];
    if (token === undefined) break;
    const part = recipePortion(tokens, place);
    if (part !== undefined) {
      kept.push(...part.read);
      place = part.end;
      continue;
    }
    const shared = sharedListAt(tokens, place);
    if (shared !== undefined) {
      batches.push(shared.batch);
      place = shared.next;
      continue;
    }
    const isOpening = OPENS.test(token.text) || token.kind === 'number';
    const said = isOpening ? statementAt(tokens, place) : undefined;
    if (said === undefined) {
      kept.push(token);
      place += 1;
      continue;
    }
    if (said.food.length > 0) kept.push(...said.food);
    else batches.push({ ...said, until: token.start });
    place += said.words;
    if (tokens[place]?.kind === 'word') kept.push({ ...token, kind: 'mark', text: ',' });
  }
  return { kept, batches };
}

/** The eaten part of what was cooked. A dish named before its weighed ingredients adds nothing to them. */
function inBatch(
  items: readonly FoodPhrase[],
  { share, servings, isCut, isList, isYield, unit }: Batch,
): FoodPhrase[] {
  const first = items.findIndex(({ quantity }) => isMeasured(quantity));
  const times = { amount: share, low: share, high: share };
  // "A third of a 1.2 kg lasagna, serves 4": its weight is known.
  if (isYield && items.some(({ quantity }) => quantity.measure !== undefined && quantity.amount < 1))
    return [...items];
  if (isList && items.length > 1)
    return items.map((item) => ({ ...item, quantity: partOf(item.quantity, times) }));
  if (first < 0)
    return items.map((item) => {
      const { portionUnit: said, isPlural, ...whole } = item.quantity;
      const portionUnit = unit ?? said;
      // "A pizza cut into 8" is a whole one; in "a tray of brownies cut into 24", a brownie is what was cut.
      if (isCut && portionUnit === undefined && (whole.said === 'article' || whole.sizes.length > 0))
        return { ...item, quantity: partOf(whole, times) };
      return {
        ...item,
        quantity: {
          ...whole,
          ...(portionUnit === undefined ? {} : { portionUnit }),
          // "Thighs, peppers and potatoes, fed 4": a portion of each.
          ...(isPlural === true && servings === 1 && items.length > 1 ? { isPlural } : {}),
          amount: servings,
          low: servings * 0.7,
          high: servings * 1.4,
        },
      };
    });
  const areIngredients = items.slice(first).filter(({ quantity }) => isMeasured(quantity)).length > 1;
  return items
    .slice(areIngredients ? first : 0)
    .map((item) =>
      areIngredients || isMeasured(item.quantity)
        ? { ...(areIngredients ? asCooked(item) : item), quantity: partOf(item.quantity, times) }
        : item,
    );
}

/** Divides what was cooked by the servings it made. */
export function divideBatches(items: readonly FoodPhrase[], batches: readonly Batch[]): FoodPhrase[] {
  let divided = [...items];
  let from = 0;
  for (const batch of batches) {
    const { until } = batch;
    from = batch.from ?? from;
    const isIn = ({ start }: FoodPhrase): boolean => start >= from && start < until;
    const [before, within, after] = [
      divided.filter(({ start }) => start < from),
      divided.filter(isIn),
      divided.filter(({ start }) => start >= until),
    ];
    divided = [...before, ...inBatch(within, batch), ...after];
    from = until;
  }
  return divided;
}
