import type { TableReader } from '#server/imports/rows/table-readers.ts';
import { nutrientCells } from './nutrient-cells.ts';

/** The food log, saved as CSV, in local times. */
const foods: TableReader = {
  source: 'macrofactor',
  fits: (names) =>
    ['date', 'food name', 'serving qty', 'calories (kcal)'].every((name) => names.includes(name)),
  read: (row, { file, times, meals }) => {
    const at = { file, line: row.line };
    const date = times.day(row.cell('date'));
    if (date === undefined) return { ...at, reason: 'We couldn’t read the date.' };
    const time = row.cell('time');
    const amount = `${row.cell('serving qty')} ${row.cell('serving size')}`.trim();
    // The program groups foods by hour, not by meal.
    return meals.add({
      ...at,
      date,
      time,
      meal: time,
      name: row.cell('food name'),
      amount,
      nutrients: nutrientCells(row, ['energyKcal']),
    });
  },
};

export const MACROFACTOR = [foods];
