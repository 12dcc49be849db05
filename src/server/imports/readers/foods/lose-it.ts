import type { TableReader } from '#server/imports/rows/table-readers.ts';
import { nutrientCells } from './nutrient-cells.ts';

const NO_DATE = 'We couldn’t read the date.';
const isDeleted = (cell: string): boolean => /^(?:1|true)$/i.test(cell);

/** `food-logs.csv`, which has no times. */
const foods: TableReader = {
  source: 'lose-it',
  fits: (names) =>
    ['date', 'name', 'icon', 'quantity', 'units', 'calories'].every((name) => names.includes(name)),
  read: (row, { file, times, meals }) => {
    const at = { file, line: row.line };
    if (isDeleted(row.cell('deleted'))) return { aside: 'Deleted entries' };
    const date = times.day(row.cell('date'));
    if (date === undefined) return { ...at, reason: NO_DATE };
    const meal = row.cell('meal', 'type');
    const amount = `${row.cell('quantity')} ${row.cell('units')}`.trim();
    const nutrients = nutrientCells(row, ['energyKcal']);
    return meals.add({ ...at, date, time: '', meal, name: row.cell('name'), amount, nutrients });
  },
};

export const LOSE_IT = [foods];
