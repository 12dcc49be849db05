import { z } from 'zod';
import type { NutrientKey } from '#domain/foods/nutrients.ts';
import { FileFault } from '#server/core/file-fault.ts';
import { wholeOf } from '#server/imports/files.ts';
import type { FileReader } from '#server/imports/rows/table-readers.ts';

const MAX_BYTES = 12e6;
const MEALS = ['Breakfast', 'Lunch', 'Dinner', 'Snacks'] as const;
const UNITS: readonly (readonly [NutrientKey, string])[] = [
  ['energyKcal', 'calories'],
  ['proteinG', 'proteins'],
  ['carbsG', 'carbohydrates'],
  ['fatG', 'fat'],
  ['satFatG', 'saturated-fat'],
  ['sugarsG', 'sugars'],
  ['fiberG', 'fiber'],
];

const figure = z.coerce.number().optional().catch(undefined);
const food = z.object({
  id: z.number(),
  name: z.string().catch('Food'),
  brand: z.string().optional().catch(undefined),
  portion: figure,
  unit: z.string().optional().catch(undefined),
  nutrition: z.record(z.string(), z.unknown()).catch({}),
});
const backup = z.object({
  foodList: z.array(food),
  diary: z.array(
    z.object({
      dateTime: z.string(),
      items: z.array(z.object({ id: figure, category: figure, portion: figure, quantity: figure })).catch([]),
    }),
  ),
});

/** The backup of Waistline: a food log of amounts, and the foods they refer to. Days only, at midnight in UTC. */
export const waistline: FileReader = {
  source: 'waistline',
  fits: (head) => /^\s*\{/.test(head) && /"foodList"|"diary"\s*:\s*\[\s*\{\s*"dateTime"/.test(head),
  async *readFile(file, { times, meals }) {
    const text = (await wholeOf(file, MAX_BYTES)).toString('utf8');
    const parsed = backup.safeParse(jsonOf(text));
    if (!parsed.success) throw new FileFault('We couldn’t read this Waistline backup. Export it again.');
    const foods = new Map(parsed.data.foodList.map((each) => [each.id, each]));
    for (const [index, { dateTime, items }] of parsed.data.diary.entries())
      for (const item of items) {
        const at = { file: file.name, line: index + 1 };
        const known = foods.get(item.id ?? Number.NaN);
        const date = times.day(dateTime.slice(0, 10));
        if (!known || date === undefined) {
          yield {
            ...at,
            reason: known ? 'We couldn’t read the date.' : 'This entry’s food isn’t in the backup.',
          };
          continue;
        }
        const share = ((item.portion ?? known.portion ?? 1) / (known.portion ?? 1)) * (item.quantity ?? 1);
        const nutrients = Object.fromEntries(
          UNITS.flatMap(([key, name]): [NutrientKey, number][] => {
            const value = figure.parse(known.nutrition[name] ?? undefined);
            return value === undefined ? [] : [[key, value * share]];
          }),
        );
        const name = [known.name, known.brand].filter(Boolean).join(', ');
        const amount = `${(known.portion ?? 1) * share} ${known.unit ?? 'g'}`;
        const meal = MEALS[item.category ?? 3] ?? 'Snacks';
        const refused = meals.add({ ...at, date, time: '', meal, name, amount, nutrients });
        if (refused) yield refused;
      }
  },
};

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
