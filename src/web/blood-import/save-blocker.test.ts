import { expect, test } from 'vitest';
import { FERRITIN } from '#domain/blood-import/testing.ts';
import { saveBlockerOf } from './save-blocker.ts';
import { judgePanel } from './judged-panel.ts';
import type { ReviewPanel } from './review-state.ts';

const TODAY = '2026-11-21';

const panelOf = (collectedOn: string, isSelected = true) => {
  const panel: ReviewPanel = {
    id: `of ${collectedOn}`,
    fileId: 'a file',
    origin: 'csv',
    person: null,
    collectedOn,
    laboratory: '',
    isFasting: null,
    rows: [
      {
        id: '0',
        isSelected,
        found: { ...FERRITIN, readAt: { page: null, line: 2, text: 'Ferritin 84 ng/mL' } },
      },
    ],
  };
  return judgePanel(panel, []);
};

test.each([
  ['', 'One panel has no date. Enter its draw date.'],
  ['2031-03-04', 'The panel date, Tue, Mar 4, 2031, is in the future. Correct it, or leave the panel out.'],
  ['0002-03-04', 'The panel date, Mon, Mar 4, 2, is before 1900. Correct it, or leave the panel out.'],
])('Ada can’t save a panel whose day is %j and sees why', (day, text) => {
  expect(saveBlockerOf([panelOf('2026-03-04'), panelOf(day)], TODAY)).toEqual({ text, panelId: `of ${day}` });
});

test('a panel that Ada leaves out doesn’t block saving, and without any there is nothing to save', () => {
  expect(saveBlockerOf([panelOf('2026-03-04'), panelOf('', false)], TODAY)).toBeUndefined();
  expect(saveBlockerOf([panelOf('', false)], TODAY)?.text).toBe('Select at least one result.');
});
