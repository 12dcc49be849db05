import { cellNumber, csvCells } from '#server/imports/rows/csv.ts';
import { wholeOf } from '#server/imports/files.ts';
import type { FileReader } from '#server/imports/rows/table-readers.ts';
import type { NutrientKey } from '#domain/foods/nutrients.ts';

const MAX_BYTES = 25e6;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MEALS = /^(?:breakfast|lunch|dinner|snacks?(?:\/other)?|other)$/i;

const COLUMNS: readonly (readonly [RegExp, NutrientKey])[] = [
  [/^cals?\b.*kcal/, 'energyKcal'],
  [/^prot/, 'proteinG'],
  [/^carbs/, 'carbsG'],
  [/^fat\b/, 'fatG'],
  [/^sat/, 'satFatG'],
  [/^fiber|^fibre/, 'fiberG'],
  [/^sugar/, 'sugarsG'],
  [/^sod/, 'sodiumMg'],
  [/^chol/, 'cholesterolMg'],
  [/^potass/, 'potassiumMg'],
];

/** "Monday, January 5, 2026" as `YYYY-MM-DD`. */
function dayOf(text: string): string | undefined {
  const [, name = '', day = '', year = ''] = /(\w{3})\w* (\d{1,2}), (\d{4})/.exec(text) ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  return month === 0 ? undefined : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The food diary: days contain meals, meals contain foods, and each food is followed by its amount, without nutrients. */
export const fatSecret: FileReader = {
  source: 'fatsecret',
  fits: (head) => /cals? ?\( ?kcal\)/i.test(head) && /prot ?\( ?g\)/i.test(head),
  async *readFile(file, { meals }) {
    const lines = (await wholeOf(file, MAX_BYTES)).toString('utf8').split(/\r\n|\n/);
    let [names, date, meal]: [readonly string[], string | undefined, string] = [[], undefined, ''];
    for (const [index, text] of lines.entries()) {
      const cells = csvCells(text);
      const [first = '', ...rest] = cells.map((cell) => cell.trim());
      if (first === '') continue;
      if (/^cals?\b/i.test(rest[0] ?? '')) {
        names = cells.map((cell) => cell.trim().toLowerCase());
        continue;
      }
      const day = dayOf(first);
      if (day !== undefined) [date, meal] = [day, ''];
      else if (MEALS.test(first)) meal = first;
      else if (date !== undefined && meal !== '' && cellNumber(rest[0] ?? '') !== undefined) {
        const nutrients = Object.fromEntries(
          COLUMNS.flatMap(([pattern, key]): [NutrientKey, number][] => {
            const value = cellNumber(cells[names.findIndex((name) => pattern.test(name))] ?? '');
            return value === undefined ? [] : [[key, value]];
          }),
        );
        const amount = csvCells(lines[index + 1] ?? '')[0]?.trim() ?? '';
        const food = {
          file: file.name,
          line: index + 1,
          date,
          time: '',
          meal,
          name: first,
          amount,
          nutrients,
        };
        const refused = meals.add(food);
        if (refused) yield refused;
      }
    }
  },
};
