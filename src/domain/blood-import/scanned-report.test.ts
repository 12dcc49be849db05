import { expect, test } from 'vitest';
import { readCopiedReport } from './scanned-report.ts';

test('a report copied from pictures: each row once, all to be checked, with its day', () => {
  const row = { name: 'Ferritin', value: '84,5', unit: 'ng/mL', range: '30 - 400', page: 2 };
  const copied = { collectedOn: '04.03.2026', laboratory: 'Labor Nord', fasting: true };
  const more = { ...row, name: 'Iron', value: '92', unit: null, range: null };
  const { format, panels, leftOut } = readCopiedReport({ ...copied, rows: [row, row, more] });
  expect(format).toBe('scan');
  expect(panels).toMatchObject([
    {
      collectedOn: '2026-03-04',
      laboratory: 'Labor Nord',
      isFasting: true,
      values: [
        {
          marker: 'ferritin',
          value: 84.5,
          unit: 'ng/mL',
          labLow: 30,
          labHigh: 400,
          readAt: { page: 2, line: null },
        },
        { name: 'Iron', value: 92, labLow: null },
      ],
    },
  ]);
  for (const { doubts } of panels[0]?.values ?? []) expect(doubts).toContain('read-from-picture');
  expect(leftOut).toEqual([{ reason: 'repeated', count: 1, examples: ['Ferritin'] }]);
  expect(
    readCopiedReport({ ...copied, collectedOn: 'unreadable', rows: [row] }).panels[0]?.collectedOn,
  ).toBeNull();
  expect(readCopiedReport({ ...copied, collectedOn: null, rows: [row] }).panels[0]?.collectedOn).toBeNull();
});
