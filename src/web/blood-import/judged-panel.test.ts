import { expect, test } from 'vitest';
import type { BloodPanel } from '#contract/blood/blood.ts';
import type { FoundValue } from '#domain/blood-import/found-values.ts';
import { FERRITIN } from '#domain/blood-import/testing.ts';
import { judgePanel, judgePanels } from './judged-panel.ts';
import { panelsFrom, reviewed, type ReviewPanel } from './review-state.ts';

const found = (change: Partial<FoundValue>): FoundValue => ({
  ...FERRITIN,
  readAt: { page: 1, line: null, text: 'Ferritin 84 ng/mL' },
  ...change,
});

const panelOf = (...values: readonly FoundValue[]): ReviewPanel => panelIn('a file', ...values);
const panelIn = (fileId: string, ...values: readonly FoundValue[]): ReviewPanel => {
  const [panel] = panelsFrom(fileId, {
    status: 'preview',
    format: 'pdf',
    panels: [{ collectedOn: '2026-03-04', laboratory: null, isFasting: null, person: null, values }],
    leftOut: [],
    pages: null,
  });
  if (!panel) throw new Error('the file has a panel');
  return panel;
};

const storedPanel: BloodPanel = {
  id: 'another',
  timeZone: 'Europe/Berlin',
  note: null,
  date: '2026-03-04',
  collectedOn: '2026-03-04',
  laboratory: null,
  isFasting: null,
  origin: 'entered',
  allowDuplicate: false,
  values: [
    {
      marker: 'ferritin',
      name: 'Ferritin',
      loinc: null,
      text: '84',
      value: 84,
      censored: null,
      unit: 'µg/L',
      labLow: null,
      labHigh: null,
      specimen: null,
      doubt: null,
      isConfirmed: false,
      canonicalValue: 84,
    },
  ],
};

test('known and implausible results are unchecked; doubtful ones are checked and say so', () => {
  const panel = panelOf(
    found({}),
    found({ marker: 'potassium', name: 'Kalium', text: '44', value: 44, unit: 'mmol/L' }),
    found({
      marker: 'tsh',
      name: 'TSH basal',
      text: '2.1',
      value: 2.1,
      unit: 'mIU/L',
      doubts: ['weak-name'],
    }),
    found({ marker: null, name: 'Zonulin' }),
  );
  const { rows, selectedCount, lookCount, storedCount } = judgePanel(panel, [storedPanel]);
  expect(rows.map(({ isSelected, isStored, needsLook }) => [isSelected, isStored, needsLook])).toEqual([
    [false, true, false],
    [false, false, true],
    [true, false, true],
    [true, false, false],
  ]);
  expect({ selectedCount, lookCount, storedCount }).toEqual({
    selectedCount: 2,
    lookCount: 2,
    storedCount: 1,
  });
});

test.each<[string, Partial<FoundValue>, RegExp]>([
  [
    'RDW in fL',
    { name: 'RDW', unit: 'fL', text: '42' },
    /unit fL is for a different measurement \(RDW-SD\), not for/,
  ],
  ['RDW by its code', { name: 'Width', loinc: '788-0', unit: 'fL' }, /RDW-SD/],
  [
    'creatinine of urine',
    { name: 'Creatinine', unit: 'mg/dL', specimen: 'urine' },
    /measured in blood, and this was measured in urine/,
  ],
  ['a unit nobody has', { name: 'Ferritin', unit: 'apples' }, /isn’t measured in apples\. Check the unit/],
  ['Zonulin', { name: 'Zonulin' }, /we don’t recognize this marker/],
])('%s has no marker, and Ada sees why', (_what, change, said) => {
  const { rows } = judgePanel(panelOf(found({ marker: null, ...change })), []);
  expect(rows[0]?.words.map(({ text }) => text).join(' ')).toMatch(said);
});

test('a cell count that would be normal as a percentage needs a look, unless its range rules a percentage out', () => {
  const cells = {
    marker: 'lymphocytes',
    name: 'Lymphocytes',
    text: '31',
    value: 31,
    unit: '10^9/L',
  } as const;
  const { rows } = judgePanel(panelOf(found(cells), found({ ...cells, labHigh: 4 })), []);
  expect(rows.map(({ needsLook }) => needsLook)).toEqual([true, false]);
  expect(rows[0]?.words.map(({ text }) => text).join(' ')).toMatch(/If it’s a percentage/);
});

test('Ada’s own choices persist, and changing one row doesn’t affect the others', () => {
  const panel = panelOf(found({}), found({ marker: 'tsh', name: 'TSH', text: '2', value: 2, unit: 'mIU/L' }));
  const before = judgePanel(panel, [storedPanel]);
  const [after] = reviewed([panel], {
    type: 'row',
    panelId: panel.id,
    rowId: '0',
    part: { isSelected: true },
  });
  if (!after) throw new Error('the panel is still there');
  const now = judgePanel(after, [storedPanel]);
  expect(now.rows.map(({ isSelected }) => isSelected)).toEqual([true, true]);
  expect(now.rows[1]).toBe(before.rows[1]);
  const [none] = reviewed([after], { type: 'select-all', panelId: panel.id, isSelected: false });
  expect(none && judgePanel(none, []).selectedCount).toBe(0);
  expect(reviewed([after], { type: 'forget-file', fileId: 'a file' })).toEqual([]);
});

test('a file chosen twice is imported once, even while she edits the first', () => {
  const ferritin = found({});
  const [first, again] = [
    panelIn('a file', ferritin),
    panelIn('the same file', ferritin, found({ text: '85', value: 85 })),
  ];
  const [one, two] = judgePanels([first, again], []);
  expect(one).toMatchObject({ selectedCount: 1, repeatedCount: 0 });
  expect(two).toMatchObject({ selectedCount: 1, repeatedCount: 1, storedCount: 0 });
  expect(judgePanels([first, again], [])[1]?.rows[0]).toBe(two?.rows[0]);
  const later = { ...first, collectedOn: '2026-03-05' };
  expect(judgePanels([later, again], [])[1]).toMatchObject({ selectedCount: 2, repeatedCount: 0 });
});
