import { cellNumber } from '#server/imports/rows/csv.ts';
import type { TableReader } from '#server/imports/rows/table-readers.ts';
import { nutrientCells } from './nutrient-cells.ts';

/** Foods with the time of day that Yazio calls `daytime`. Days only. */
const foods: TableReader = {
  source: 'yazio',
  fits: (names) =>
    names.includes('date') &&
    names.includes('daytime') &&
    names.some((name) => /^(?:name|product|food)$/.test(name)) &&
    names.some((name) => /^(?:energy|calories|kcal)\b/.test(name)),
  read: (row, { file, times, meals }) => {
    const at = { file, line: row.line };
    const date = times.day(row.cell('date'));
    if (date === undefined) return { ...at, reason: 'We couldn’t read the date.' };
    const grams = cellNumber(row.cell('amount', 'amount (g)', 'amount_g'));
    return meals.add({
      ...at,
      date,
      time: '',
      meal: row.cell('daytime'),
      name: [row.cell('name', 'product', 'food'), row.cell('brand', 'producer')].filter(Boolean).join(', '),
      amount: grams === undefined ? '' : `${grams} ${row.cell('unit', 'base_unit') || 'g'}`,
      nutrients: nutrientCells(row, ['energyKcal', 'proteinG', 'carbsG', 'fatG', 'fiberG', 'sugarsG']),
    });
  },
};

export const YAZIO = [foods];
