import { MAX_PORTION_GRAMS, MAX_PORTIONS } from '#domain/foods/food.ts';
import type { Portion } from '#domain/foods/food.ts';
import { fdcFigures, type FdcAmounts } from './fdc-nutrients.ts';
import { rounded } from './figures.ts';
import { foodGroupOf } from './food-group-words.ts';
import type { ProductDraft, Unusable } from './source-row.ts';

/** A household measure in FoodData Central: `amount` of it weigh `grams`. */
export interface FdcPortion {
  readonly amount: number | undefined;
  readonly unit: string | undefined;
  readonly modifier: string | undefined;
  readonly description: string | undefined;
  readonly grams: number | undefined;
}

/** A food of FoodData Central, from its JSON or its tables. */
export interface FdcFood {
  readonly fdcId: number;
  readonly kind: string;
  readonly name: string;
  readonly code?: string | undefined;
  readonly brand?: string | undefined;
  readonly category?: string | undefined;
  readonly servingSize?: number | undefined;
  readonly servingUnit?: string | undefined;
  /** The serving in household words: "1 cup". */
  readonly household?: string | undefined;
  readonly revised?: string | undefined;
  readonly amounts: FdcAmounts;
  readonly portions: readonly FdcPortion[];
}

/** Foods in their own right; the full download also has the samples and purchases behind them. */
const KINDS = /^(?:branded|foundation|sr.legacy|survey)/i;

/** Branded names are in capitals. */
export const readableName = (name: string): string =>
  /\p{Ll}/u.test(name) ? name : name.charAt(0) + name.slice(1).toLowerCase();

const readableBrand = (brand: string): string =>
  /\p{Ll}/u.test(brand)
    ? brand
    : brand.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase());

/** A serving of "1 cup" and 240 g defines a cup; "2 cookies" and 30 g define no measure. */
function oneOf(text: string): string | undefined {
  const [, count, label] = /^(1(?:\.0+)?)?\s*(\p{L}.*)$/u.exec(text.replace(/\s*\(.*$/, '').trim()) ?? [];
  return label === undefined || (count === undefined && /^\d/.test(text)) ? undefined : label.toLowerCase();
}

const QUANTITY_UNKNOWN = /quantity not specified/i;

function portionOf({ amount, unit, modifier, description, grams }: FdcPortion): Portion | undefined {
  if (grams === undefined || !(grams > 0)) return undefined;
  const words =
    description !== undefined && !QUANTITY_UNKNOWN.test(description)
      ? oneOf(description)
      : [unit === 'undetermined' ? undefined : unit, /^\d+$/.test(modifier ?? '') ? undefined : modifier]
          .filter((word) => word !== undefined && word !== '')
          .join(', ')
          .toLowerCase();
  const one = grams / (amount !== undefined && amount > 0 ? amount : 1);
  return words && one <= MAX_PORTION_GRAMS ? { label: words.slice(0, 60), grams: rounded(one) } : undefined;
}

function servingOf({ servingSize, servingUnit }: FdcFood): Portion | undefined {
  if (servingSize === undefined || !(servingSize > 0 && servingSize <= MAX_PORTION_GRAMS)) return undefined;
  return /^(?:g|grm|ml|mlt)$/i.test(servingUnit ?? '')
    ? { label: 'serving', grams: rounded(servingSize) }
    : undefined;
}

function portionsOf(food: FdcFood): { portions: Portion[]; defaultPortion: Portion } {
  const serving = servingOf(food);
  const household = serving && /^1\s/.test(food.household ?? '') ? oneOf(food.household ?? '') : undefined;
  const all = [
    ...(serving ? [serving] : []),
    ...(serving && household ? [{ label: household, grams: serving.grams }] : []),
    ...food.portions.map(portionOf).filter((portion) => portion !== undefined),
  ];
  const portions = [...new Map(all.toReversed().map((portion) => [portion.label, portion])).values()]
    .toReversed()
    .slice(0, MAX_PORTIONS);
  const usual = food.portions.find(({ description }) => QUANTITY_UNKNOWN.test(description ?? ''))?.grams;
  const [first = { label: '100 g', grams: 100 }] = portions;
  return {
    portions,
    defaultPortion: usual !== undefined && usual > 0 ? { label: 'serving', grams: rounded(usual) } : first,
  };
}

/** "4/1/2019" in its JSON, "2019-04-01" in its tables. */
function dateOf(text: string | undefined): Date | undefined {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text ?? '') ?? [];
  const ms =
    year === undefined
      ? Date.parse(`${text}T00:00:00Z`)
      : Date.UTC(Number(year), Number(month) - 1, Number(day));
  return Number.isNaN(ms) ? undefined : new Date(ms);
}

/** A food of FoodData Central as a draft. */
export function fdcProduct(food: FdcFood): ProductDraft | Unusable {
  if (!KINDS.test(food.kind))
    return {
      reason: 'kind',
      message: `Food ${food.fdcId} isn’t a food in its own right (type: ${food.kind}).`,
    };
  const figures = fdcFigures(food.amounts);
  if ('reason' in figures) return { ...figures, message: `“${food.name}”: ${figures.message}` };
  const revisedAt = dateOf(food.revised);
  return {
    source: 'fdc',
    fdcId: food.fdcId,
    ...(food.code === undefined ? {} : { code: food.code }),
    name: readableName(food.name),
    ...(food.brand === undefined ? {} : { brand: readableBrand(food.brand) }),
    group: foodGroupOf(food.category === undefined ? [] : [food.category]),
    ...figures,
    ...portionsOf(food),
    ...(revisedAt === undefined ? {} : { revisedAt }),
  };
}
