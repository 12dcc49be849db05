import { describe, expect, test } from 'vitest';
import type { OwnSupplement } from '#contract/supplements/supplement-entries.ts';
import type { Suggestion } from '#contract/supplements/supplements.ts';
import { checklistOf } from './checklist.ts';
import { acceptedOf, emptyForm, formOf, named, readOwn } from './own-form.ts';
import { amountWords, doseWords } from '#domain/supplements/words.ts';
import { amountsLine, scheduleWords } from './words.ts';

const TODAY = '2026-11-20';
const zinc: OwnSupplement = {
  id: 'z',
  timeZone: 'Europe/Berlin',
  note: null,
  date: '2026-11-01',
  name: 'Zinc',
  amounts: [{ substance: 'zinc', amount: 10 }],
  times: ['evening'],
  weekdays: [0, 2, 4],
  activeFrom: '2026-11-01',
  activeTo: null,
  ruleId: 'zinc-low',
  retestOn: '2027-01-24',
  retestMarker: 'zinc',
};

describe('the form of a supplement', () => {
  test('a common name fills in its usual amounts until something is typed', () => {
    const form = emptyForm('a', TODAY);
    const known = { ...form, ...named(form, 'vitamin d3 1000 iu') };
    expect(known).toMatchObject({ amounts: [{ substance: 'vitamin-d', amount: '25' }], times: ['midday'] });
    expect(named(known, 'Zinc 10 mg')).toEqual({ name: 'Zinc 10 mg' });
    expect(named(form, 'Grandma’s tea')).toEqual({ name: 'Grandma’s tea' });
  });

  test('an edited supplement keeps its origin; without a date nothing is remeasured', () => {
    expect(readOwn(formOf(zinc), 'UTC', zinc).own).toEqual(zinc);
    expect(readOwn({ ...formOf(zinc), retestOn: '' }, 'UTC', zinc).own).toMatchObject({
      retestOn: null,
      retestMarker: null,
    });
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['no time', { times: [] }, 'times'],
    ['no day', { weekdays: [] }, 'weekdays'],
    ['an end before it began', { activeTo: '2026-10-01' }, 'activeTo'],
    ['words for an amount', { amounts: [{ substance: 'zinc' as const, amount: 'much' }] }, 'amount-0'],
    ['an amount of nothing', { amounts: [{ substance: '' as const, amount: '5' }] }, 'substance-0'],
  ] as const)('%s is reported at its field', (_words, changes, field) => {
    const read = readOwn({ ...formOf(zinc), ...changes }, 'UTC', zinc);
    expect(read.own).toBeUndefined();
    expect(Object.keys(read.faults)).toEqual([field]);
  });

  test('a comma is a decimal point, and an empty line is ignored', () => {
    const amounts = [
      { substance: 'zinc' as const, amount: '7,5' },
      { substance: '' as const, amount: '' },
    ];
    expect(readOwn({ ...formOf(zinc), amounts }, 'UTC', zinc).own?.amounts).toEqual([
      { substance: 'zinc', amount: 7.5 },
    ]);
  });

  test('an accepted suggestion begins with the low dose, on its days, with its retest', () => {
    const how = {
      parts: [{ substance: 'iron', lowAmount: 40, amount: 65 }],
      isAlternate: true,
      timing: 'On an empty stomach',
      times: ['morning'],
      retestOn: '2027-01-29',
    } as unknown as NonNullable<Suggestion['how']>;
    const suggestion = {
      id: 'iron-deficiency',
      title: 'Iron',
      triggers: [{ marker: 'ferritin' }],
    } as unknown as Suggestion;
    expect(acceptedOf(suggestion, how, { id: 'i', today: TODAY, timeZone: 'UTC' })).toMatchObject({
      name: 'Iron',
      amounts: [{ substance: 'iron', amount: 40 }],
      weekdays: [0, 2, 4],
      ruleId: 'iron-deficiency',
      retestOn: '2027-01-29',
      retestMarker: 'ferritin',
    });
  });
});

describe('the list of a day', () => {
  const tick = (id: string) => ({
    id,
    timeZone: 'Europe/Berlin',
    note: null,
    date: TODAY,
    supplementId: 'z',
    takenAt: `${TODAY}T20:00:00Z`,
    dayTime: 'evening' as const,
  });

  test('zinc is listed on Friday evening, not on Saturday’s and not before it started', () => {
    expect(checklistOf([zinc], [], TODAY)).toMatchObject([{ dayTime: 'evening', lines: [{ takes: [] }] }]);
    expect(checklistOf([zinc], [], '2026-11-21')).toEqual([]);
    expect(checklistOf([zinc], [], '2026-10-30')).toEqual([]);
    expect(checklistOf([{ ...zinc, activeTo: '2026-11-19' }], [], TODAY)).toEqual([]);
  });

  test('two devices ticked the same line: it is one line with two ticks', () => {
    const [group] = checklistOf([zinc], [tick('a'), tick('b')], TODAY);
    expect(group?.lines.map(({ takes }) => takes.length)).toEqual([2]);
  });
});

test('amounts and times in words', () => {
  expect(amountWords('vitamin-d', 50)).toBe('50 µg (2,000 IU)');
  expect(doseWords({ substance: 'vitamin-d', lowAmount: 20, amount: 50 })).toBe(
    '20 to 50 µg (800 to 2,000 IU)',
  );
  expect(doseWords({ substance: 'creatine', lowAmount: 3, amount: 5 })).toBe('3 to 5 g');
  expect(doseWords({ substance: 'vitamin-b12', lowAmount: 1000, amount: 1000 })).toBe('1,000 µg');
  expect(
    amountsLine([
      { substance: 'zinc', amount: 10 },
      { substance: 'iron', amount: 14 },
      { substance: 'iodine', amount: 150 },
    ]),
  ).toBe('Zinc 10 mg, Iron 14 mg, 1 more');
  expect(scheduleWords(['morning', 'evening'], [0, 1, 2, 3, 4, 5, 6])).toBe('Morning and evening, every day');
  expect(scheduleWords(['bedtime'], [4, 0])).toBe('Bedtime, Mon, Fri');
});
