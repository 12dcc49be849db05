import { cellNumber } from '#server/imports/rows/csv.ts';
import type { TableReader } from '#server/imports/rows/table-readers.ts';
import { nutrientCells } from './nutrient-cells.ts';
import { workoutRecord } from '#server/imports/rows/workout-record.ts';

const NO_DATE = 'We couldn’t read the date.';

/** The program writes 0 for what a food doesn't report. */
const OFTEN_UNKNOWN = [
  'satFatG',
  'polyFatG',
  'monoFatG',
  'transFatG',
  'cholesterolMg',
  'sodiumMg',
  'potassiumMg',
  'fiberG',
  'sugarsG',
] as const;

/** Columns without a unit use our units. Vitamins, calcium and iron are percentages of a daily value, so they are skipped. */
const PLAIN = ['energyKcal', 'proteinG', 'carbsG', 'fatG', ...OFTEN_UNKNOWN] as const;

/** Meals with their totals, `Nutrition-Summary`: the program exports neither foods nor times. */
const nutrition: TableReader = {
  source: 'myfitnesspal',
  fits: (names) =>
    ['date', 'meal', 'calories', 'fat (g)', 'carbohydrates (g)', 'protein (g)', 'note'].every((name) =>
      names.includes(name),
    ),
  read: (row, { file, times, meals }) => {
    const at = { file, line: row.line };
    const day = row.cell('date');
    if (/^totals?$/i.test(day)) return { aside: 'Totals' };
    const date = times.day(day);
    if (date === undefined) return { ...at, reason: NO_DATE };
    const meal = row.cell('meal');
    const nutrients = nutrientCells(row, PLAIN);
    for (const key of OFTEN_UNKNOWN) if (nutrients[key] === 0) delete nutrients[key];
    return meals.add({ ...at, date, time: '', meal, name: meal || 'Meal', amount: '', nutrients });
  },
};

const exercises: TableReader = {
  source: 'myfitnesspal',
  fits: (names) => names.includes('exercise calories') && names.includes('exercise minutes'),
  read: (row, { file, times }) => {
    const at = { file, line: row.line };
    const name = row.cell('exercise');
    const startedAt = times.at(row.cell('date'), '', '12:00');
    const durationMinutes = cellNumber(row.cell('exercise minutes'));
    if (startedAt === undefined) return { ...at, reason: NO_DATE };
    if (durationMinutes === undefined) return { ...at, reason: 'This workout has no duration.' };
    const record = workoutRecord({
      startedAt,
      timeZone: times.timeZone,
      activity: /strength/i.test(row.cell('type')) ? 'Strength' : name,
      durationMinutes,
      energyKcal: cellNumber(row.cell('exercise calories')),
      note: name,
      key: `${startedAt} ${name}`,
    });
    return { ...at, record };
  },
};

export const MYFITNESSPAL = [nutrition, exercises];
