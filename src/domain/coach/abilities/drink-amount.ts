import type { UnitSystem } from '#domain/account/profile.ts';
import { stemWord } from '#domain/foods/search/text.ts';
import { PORTION_UNIT_ML } from '#domain/meals/portions/unit-sizes.ts';
import { MEASURES } from '#domain/meals/portions/units.ts';
import type { DrinkKind } from '#domain/water/drink.ts';
import { glassMl } from '#domain/water/quick-amounts.ts';

/** A drink to log, in the unit that was said. */
export interface DrinkAmount {
  readonly count: number;
  /** Stem of the word. */
  readonly unit: string;
  readonly drink: DrinkKind;
}

const DRINK =
  /^(?:log|add|record|track|i (?:just )?(?:drank|had)|drank|had) (?:(\d+(?:\.\d+)?|a|an|another|one|two|three|half a)\s*)?(?:(?:big|large|small|tall|full|cold|more) )?(ml|milliliters?|millilitres?|l|liters?|litres?|oz|ounces?|fl oz|glass(?:es)?|cups?|bottles?|mugs?)?\s*(?:of )?(water|coffee|tea)(?: ?,? (?:please )?(?:add|log|track|record) (?:it|that)(?: please)?| please| (?:just )?now)?$/;

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  another: 1,
  one: 1,
  two: 2,
  three: 3,
  'half a': 0.5,
};
/** A bare number from here up is in milliliters: "log 250 water". */
const MIN_BARE_ML = 20;

/** "Drank 250 ml": water, unless another drink is named. */
const DRUNK = /^(?:i (?:just )?)?drank .*\b(?:ml|milliliters?|millilitres?|l|liters?|litres?|oz|ounces?)$/;

/** "Water 500 ml", "500 ml of water" */
const BARE_DRINK =
  /^(water|coffee|tea):? (\d.*)$|^(\d.*(?:ml|l|liters?|litres?|oz|ounces?|glass(?:es)?|cups?) (?:of )?(?:water|coffee|tea))$/;

const asDrunk = (text: string): string =>
  DRUNK.test(text)
    ? `${text} of water`
    : text.replace(BARE_DRINK, (_, drink?: string, amount?: string, whole?: string) =>
        whole === undefined ? `drank ${amount} of ${drink}` : `drank ${whole}`,
      );

/** Reads "add two glasses of water". */
export function readDrink(text: string): DrinkAmount | undefined {
  const [, amount, said, drink] = DRINK.exec(asDrunk(text)) ?? [];
  if (drink === undefined) return undefined;
  const count = amount === undefined ? 1 : (NUMBER_WORDS[amount] ?? Number(amount));
  const unit = stemWord(said ?? (count >= MIN_BARE_ML ? 'ml' : 'glass'));
  return count > 0 ? { count, unit, drink: drink as DrinkKind } : undefined;
}

/** A glass is one tap on the dashboard, and ounces of a drink are fluid ounces. */
export function drinkMl({ count, unit }: DrinkAmount, system: UnitSystem): number {
  if (unit === 'glass') return Math.round(count * glassMl(system));
  const measure = MEASURES.get(/^(?:fl )?(?:oz|ounce)$/.test(unit) ? 'floz' : unit);
  return Math.round(count * (measure?.factor ?? PORTION_UNIT_ML.get(unit) ?? 1));
}
