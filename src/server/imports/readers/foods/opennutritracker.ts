import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { cellNumber } from '#server/imports/rows/csv.ts';
import { hasColumns, type TableReader } from '#server/imports/rows/table-readers.ts';

const PER_100: readonly (readonly [NutrientKey, string])[] = [
  ['energyKcal', 'energykcal100'],
  ['proteinG', 'proteins100'],
  ['carbsG', 'carbohydrates100'],
  ['fatG', 'fat100'],
  ['fiberG', 'fiber100'],
  ['sugarsG', 'sugars100'],
  ['satFatG', 'saturatedfat100'],
];

/** Intakes of the backup: figures per 100 g or ml of each food, in local times. */
const intakes: TableReader = {
  source: 'opennutritracker',
  fits: hasColumns('datetime', 'amount', 'unit', 'type', 'meal.nutriments.energykcal100'),
  read: (row, { file, times, meals }) => {
    const at = { file, line: row.line };
    const [date, , time = ''] =
      /^(\d{4}-\d{2}-\d{2})(T(\d{2}:\d{2}))?/.exec(row.cell('datetime'))?.slice(1) ?? [];
    if (date === undefined || times.day(date) === undefined)
      return { ...at, reason: 'We couldn’t read the date.' };
    const [unit, amount] = [row.cell('unit'), cellNumber(row.cell('amount'))];
    const serving = cellNumber(row.cell('meal.servingquantity'));
    const grams = /serving/i.test(unit) ? (amount ?? Number.NaN) * (serving ?? Number.NaN) : amount;
    if (grams === undefined || Number.isNaN(grams))
      return { ...at, reason: 'We can’t tell how much of this food you ate.' };
    const nutrients = Object.fromEntries(
      PER_100.flatMap(([key, name]): [NutrientKey, number][] => {
        const value = cellNumber(row.cell(`meal.nutriments.${name}`));
        return value === undefined ? [] : [[key, (value * grams) / 100]];
      }),
    );
    const name = [row.cell('meal.name'), row.cell('meal.brands')].filter(Boolean).join(', ') || 'Food';
    return meals.add({ ...at, date, time, meal: row.cell('type'), name, amount: `${grams} g`, nutrients });
  },
};

export const OPENNUTRITRACKER = [intakes];
