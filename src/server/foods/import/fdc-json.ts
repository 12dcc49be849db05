import { fdcProduct, type FdcFood } from './fdc-food.ts';
import { isWanted } from './fdc-nutrients.ts';
import { numberOf, textOf } from './figures.ts';
import { jsonRows } from './json-rows.ts';
import { rowOf, type SourceRow } from './source-row.ts';

type Entry = Readonly<Record<string, unknown>>;

const entryOf = (value: unknown): Entry =>
  typeof value === 'object' && value !== null ? (value as Entry) : {};
const entries = (value: unknown): Entry[] => (Array.isArray(value) ? value.map(entryOf) : []);

function amountsOf(food: Entry): Map<number, number> {
  const amounts = new Map<number, number>();
  for (const { nutrient, amount } of entries(food['foodNutrients'])) {
    const { id, number } = entryOf(nutrient);
    const key = numberOf(id) ?? numberOf(number);
    const value = numberOf(amount);
    if (key !== undefined && value !== undefined && isWanted(key)) amounts.set(key, value);
  }
  return amounts;
}

/** Parses a food of FoodData Central's JSON; undefined for other objects. */
function foodOf(food: Entry): FdcFood | undefined {
  const fdcId = numberOf(food['fdcId']);
  if (fdcId === undefined || !Number.isSafeInteger(fdcId)) return undefined;
  return {
    fdcId,
    kind: textOf(food['dataType']) ?? 'unknown',
    name: textOf(food['description']) ?? '',
    code: textOf(food['gtinUpc']),
    brand: textOf(food['brandName']) ?? textOf(food['brandOwner']),
    category:
      textOf(food['brandedFoodCategory']) ??
      textOf(entryOf(food['wweiaFoodCategory'])['wweiaFoodCategoryDescription']) ??
      textOf(entryOf(food['foodCategory'])['description']),
    servingSize: numberOf(food['servingSize']),
    servingUnit: textOf(food['servingSizeUnit']),
    household: textOf(food['householdServingFullText']),
    revised: textOf(food['modifiedDate']) ?? textOf(food['publicationDate']),
    amounts: amountsOf(food),
    portions: entries(food['foodPortions']).map((portion) => ({
      amount: numberOf(portion['amount']),
      unit: textOf(entryOf(portion['measureUnit'])['name']),
      modifier: textOf(portion['modifier']),
      description: textOf(portion['portionDescription']),
      grams: numberOf(portion['gramWeight']),
    })),
  };
}

/** FoodData Central's JSON: one large array, of Foundation, SR Legacy, survey or branded foods. */
export async function* fdcJson(chunks: AsyncIterable<Buffer>): AsyncGenerator<SourceRow> {
  for await (const { line, value, isCutOff } of jsonRows(chunks)) {
    const food = value && foodOf(value);
    if (isCutOff)
      yield {
        line,
        reason: 'cut-off',
        message: 'The file ends in the middle of this row. Download it again.',
      };
    else if (food === undefined)
      yield { line, reason: 'unreadable', message: 'This row isn’t a UTF-8 JSON object with an fdcId.' };
    else yield rowOf(line, fdcProduct(food));
  }
}
