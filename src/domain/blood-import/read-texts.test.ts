import { describe, expect, test } from 'vitest';
import type { Specimen } from '#domain/blood/panel.ts';
import { chooseOrder, dayIn } from './date-choice.ts';
import { collectedText, dayOf, effectiveText } from '#domain/blood-import/fhir/time.ts';
import { fhirRange, fhirValue } from '#domain/blood-import/fhir/value.ts';
import type { FoundPanel, FoundValue } from './found-values.ts';
import { numberIn, textIn } from '#domain/blood-import/fhir/json-parts.ts';
import { isDate, labDate } from './lab-date.ts';
import { LeftOutTally } from './left-out-tally.ts';
import { markerOfKey } from './marker-match.ts';
import { storablePanels } from './storable-panels.ts';
import { isRange, readRange, unitAfterRange } from './range-text.ts';
import { decimalSignOf, isFlag, readResult } from './result-text.ts';
import { isStored, judge } from './review.ts';
import { specimenIn } from './specimen.ts';
import { bareUnit, looksLikeUnit, nameAndUnit } from './unit-text.ts';
import { FERRITIN } from './testing.ts';

test.each<[string, Specimen | null]>([
  [' Blood ', 'blood'],
  ['URINE', 'urine'],
  ['Creatinine, urine', 'urine'],
  ['Protein urine/serum ratio', 'urine'],
  ['Harnstatus', 'urine'],
  ['Harnsäure', null],
  ['Urin acid', null],
  ['Serum', 'blood'],
  ['EDTA-Plasma', 'blood'],
  ['Vollblut', 'blood'],
  ['other', 'other'],
  ['Other fluid', 'other'],
  ['Cortisol, saliva', 'other'],
  ['Stool', 'other'],
  ['Sodium', null],
  ['', null],
])('“%s” was measured in: %s', (text, specimen) => {
  expect(specimenIn(text)).toBe(specimen);
});

describe('units', () => {
  test('are distinguished from remarks, numbers and names', () => {
    const units = ['mg/dL', '%', '10^9/L', ' [mg/dL] ', 'mOsm/kg', 'ratio', 'mL/min/1.73 m²', 'mg/dL (calc)'];
    expect(units.filter((text) => !looksLikeUnit(text))).toEqual([]);
    const none = ['', ' ', '12', 'hello', 'see note', `mL/min${'.'.repeat(30)}`];
    expect(none.filter(looksLikeUnit)).toEqual([]);
  });
  test('lose brackets and “calculated” remarks', () => {
    expect(['mg/dL (calc)', '(mg/dL', '[mg/dL]', 'mg/dL)', ' mmol/L '].map(bareUnit)).toEqual([
      'mg/dL',
      'mg/dL',
      'mg/dL',
      'mg/dL',
      'mmol/L',
    ]);
  });
  test('follow a name in brackets or after a comma', () => {
    expect(nameAndUnit('LDL-C ( mg/dL )')).toEqual({ name: 'LDL-C', unit: 'mg/dL' });
    expect(nameAndUnit('Glucose, mmol/L')).toEqual({ name: 'Glucose', unit: 'mmol/L' });
    expect(nameAndUnit(' Cholesterol, total ')).toEqual({ name: 'Cholesterol, total', unit: null });
  });
});

describe('ranges', () => {
  test('with a single bound are ranges, reversed ones are not', () => {
    expect(readRange('5 - 5')).toEqual({ labLow: 5, labHigh: 5 });
    expect(readRange('7 - 3')).toEqual({ labLow: null, labHigh: null });
    expect(readRange('M: 13-17, F: 12-15')).toEqual({ labLow: null, labHigh: null });
  });
  test('can be open on one side', () => {
    expect(['≥ 40', 'at least 40', '> or = 40'].map((text) => readRange(text).labLow)).toEqual([40, 40, 40]);
    expect(['< 5,0', 'bis 5,0', 'up to 5.0'].map((text) => readRange(text).labHigh)).toEqual([5, 5, 5]);
  });
  test('are recognized with any unit after them', () => {
    expect(['3.5 - 5.1', '< 5', '> 40', '5.1', 'normal', ''].map(isRange)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['3.5 - 5.1 mmol/L', '<5 mg/L', '>40mg/dL', '3-5'].map(unitAfterRange)).toEqual([
      'mmol/L',
      'mg/L',
      'mg/dL',
      '',
    ]);
  });
});

describe('results', () => {
  test('can have a flag before or after, a unit, and a limit', () => {
    expect(readResult('5.1 H')).toMatchObject({ value: 5.1, unit: null, printed: '5.1' });
    expect(readResult('H 5.1 mmol/L')).toMatchObject({ value: 5.1, unit: 'mmol/L' });
    expect(readResult('<0.3 (mg/L)')).toMatchObject({
      value: 0.3,
      censored: 'lt',
      unit: 'mg/L',
      printed: '<0.3',
    });
    expect(readResult('more than 90')).toMatchObject({ value: 90, censored: 'gt' });
  });
  test('that are not numbers have no value: a titer, a range, a word', () => {
    for (const text of ['1:80', '3-5', 'negative', '', '1/2']) expect(readResult(text).value).toBeNull();
  });
  test('with an ambiguous point are read as decimals and marked', () => {
    expect(readResult('1,234')).toMatchObject({ value: 1.234, isAmbiguous: true, printed: '1,234' });
    expect(readResult('1,234', '.')).toMatchObject({ value: 1234, isAmbiguous: false });
    expect(readResult('1,234', ',')).toMatchObject({ value: 1.234, isAmbiguous: false });
  });
  test('with a space between thousands are read whole: platelets of 245 000 /mm³ are not 245', () => {
    expect(readResult('245 000 /mm³')).toMatchObject({ value: 245_000, unit: '/mm³', printed: '245 000' });
    expect(readResult('6 200')).toMatchObject({ value: 6200, unit: null });
    expect(readResult('1 234,5 ng/L', ',')).toMatchObject({ value: 1234.5, unit: 'ng/L' });
    expect(readResult('< 1 000')).toMatchObject({ value: 1000, censored: 'lt' });
    expect(readRange('150 000 - 400 000')).toEqual({ labLow: 150_000, labHigh: 400_000 });
    expect(readRange('< 1 000')).toEqual({ labLow: null, labHigh: 1000 });
  });
  test('a flag is nothing but a flag', () => {
    expect(['H', ' L ', '(H)', '**', '↑', 'H 5', '5', '', ' '].map(isFlag)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  test('the decimal sign is the most common one', () => {
    expect(decimalSignOf(['5,1', '3,2', '4.0'])).toBe(',');
    expect(decimalSignOf(['5.1', '3.2', '4,0'])).toBe('.');
    expect(decimalSignOf(['5.1', '3,2'])).toBeUndefined();
    expect(decimalSignOf(['1,234', '12'])).toBeUndefined();
  });
});

describe('dates', () => {
  const dayFirst = (text: string) => dayIn(labDate(text), 'day-first');
  const monthFirst = (text: string) => dayIn(labDate(text), 'month-first');
  test.each([
    '12. März 2026',
    '12 de marzo de 2026',
    'Thu, 12 Mar 2026',
    '12-Mar-26',
    '12/Mar/2026',
    '12th of March 2026',
    'March 12th, 2026',
    'Mar 12, 2026',
    'mar. 12 mars 2026',
    'mar 12.03.2026',
    '20260312',
    '2026-03-12 08:15',
    '12.03.2026',
  ])('%s is March 12 in either order', (text) => {
    expect([dayFirst(text), monthFirst(text)]).toEqual(['2026-03-12', '2026-03-12']);
  });
  test('distinguish June and July in French', () => {
    expect(dayFirst('1er mars 2026')).toBe('2026-03-01');
    expect([dayFirst('12 juin 2026'), dayFirst('12 juillet 2026')]).toEqual(['2026-06-12', '2026-07-12']);
  });
  test('with slashes are read in the chosen order', () => {
    expect([dayFirst('03/12/2026'), monthFirst('03/12/2026')]).toEqual(['2026-12-03', '2026-03-12']);
  });
  test('that are invalid are not read', () => {
    expect(['12 Foo 2026', 'Foo 12, 2026', '2026-02-30', 'Natrium', ''].filter(isDate)).toEqual([]);
  });
  test('are reported as ambiguous, with an example', () => {
    const nowMs = Date.parse('2026-11-21T12:00:00Z');
    const order = (...texts: string[]) => chooseOrder(texts.map(labDate), undefined, nowMs);
    expect(order('03/04/2026')).toEqual({ dayFirst: '2026-04-03', monthFirst: '2026-03-04' });
    expect(order('04/04/2026', '03/04/2026')).toEqual({ dayFirst: '2026-04-03', monthFirst: '2026-03-04' });
    expect(order('13/04/2026', '03/04/2026')).toEqual({ order: 'day-first' });
    expect(order('04/13/2026', '03/04/2026')).toEqual({ order: 'month-first' });
    expect(chooseOrder([labDate('03/04/2026')], 'month-first', nowMs)).toEqual({ order: 'month-first' });
  });
});

describe('a FHIR resource', () => {
  test('in UTC falls on the day in Ada’s zone; with an offset on the lab’s day', () => {
    const of = (text: string) => dayOf(text, 'Europe/Berlin');
    expect(of('2026-03-04T23:30:00Z')).toBe('2026-03-05');
    expect(of('2026-03-04T23:30:00+00:00')).toBe('2026-03-05');
    expect(of('2026-03-04T23:30:00-05:00')).toBe('2026-03-04');
    expect(of('2026-03-04')).toBe('2026-03-04');
    expect(['2026-03', '2026-02-30', '2026-13-01', 'soon'].map(of)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(dayOf(undefined, 'Europe/Berlin')).toBeUndefined();
  });
  test('states its collection time in several ways, the time itself before a period', () => {
    const resource = { resourceType: 'Observation' };
    const period = { start: '2026-03-02', end: '2026-03-03' };
    expect(effectiveText({ ...resource, effectiveDateTime: '2026-03-01', effectivePeriod: period })).toBe(
      '2026-03-01',
    );
    expect(effectiveText({ ...resource, effectivePeriod: period })).toBe('2026-03-02');
    expect(effectiveText({ ...resource, effectivePeriod: { end: '2026-03-03' } })).toBe('2026-03-03');
    expect(effectiveText({ ...resource, effectiveTiming: { event: ['2026-03-04'] } })).toBe('2026-03-04');
    expect(effectiveText(resource)).toBeUndefined();
    expect(collectedText({ ...resource, collection: { collectedPeriod: period } })).toBe('2026-03-02');
    expect(collectedText({ ...resource, collection: { collectedDateTime: '2026-03-01' } })).toBe(
      '2026-03-01',
    );
  });
  test('has a value with a limit, a unit, or words', () => {
    const quantity = { value: 5, comparator: '<=', unit: 'mg/L', code: 'mg/L' };
    expect(fhirValue({ valueQuantity: quantity })).toMatchObject({
      text: '<=5',
      value: 5,
      censored: 'lt',
      unit: 'mg/L',
    });
    expect(fhirValue({ valueQuantity: { value: 5, comparator: '>' } })).toMatchObject({
      censored: 'gt',
      unit: null,
    });
    expect(fhirValue({ valueQuantity: { value: 1.1, unit: '1' } })).toMatchObject({
      censored: null,
      unit: null,
    });
    expect(fhirValue({ valueInteger: 0 })).toMatchObject({ value: 0 });
    expect(fhirValue({ valueBoolean: false })).toMatchObject({ text: 'No', value: null });
    expect(fhirValue({ valueBoolean: true })).toMatchObject({ text: 'Yes' });
    expect(fhirValue({ valueString: '5.1 see note' })).toMatchObject({ value: 5.1, unit: null });
    expect(fhirValue({})).toBeUndefined();
  });
  test('with two figures becomes a text with both', () => {
    const of = (low: object, high: object) => fhirValue({ valueRange: { low, high } })?.text;
    expect(of({ value: 3, unit: '/HPF' }, { value: 5, unit: '/HPF' })).toBe('3 – 5 /HPF');
    expect(of({ value: 3 }, { value: 5, unit: '/HPF' })).toBe('3 – 5 /HPF');
    expect(of({ value: 3, unit: '/HPF' }, { value: 5 })).toBe('3 – 5 /HPF');
    expect(of({ value: 3, unit: 'mg' }, { value: 5, unit: 'g' })).toBe('3 mg – 5 g');
    expect(fhirValue({ valueRatio: { numerator: { value: 1 }, denominator: { value: 80 } } })).toMatchObject({
      text: '1 : 80',
      value: null,
    });
  });
  test('has the range for everyone, in the unit of the value and in order', () => {
    const value = fhirValue({ valueQuantity: { value: 141, unit: 'mmol/L', code: 'mmol/L' } });
    if (!value) throw new Error('no value');
    const bound = (figure: number, unit = 'mmol/L') => ({ value: figure, unit });
    const men = { appliesTo: [{ text: 'male' }], low: bound(1), high: bound(2) };
    expect(fhirRange([men, { low: bound(135), high: bound(145) }], value)).toEqual({
      labLow: 135,
      labHigh: 145,
    });
    expect(fhirRange([men, { ...men, low: bound(3) }], value)).toEqual({ labLow: null, labHigh: null });
    expect(fhirRange([men], value)).toEqual({ labLow: 1, labHigh: 2 });
    expect(fhirRange([{ low: bound(135, 'mg/dL'), high: bound(145) }], value)).toEqual({
      labLow: null,
      labHigh: 145,
    });
    expect(fhirRange([{ low: bound(145), high: bound(135) }], value)).toEqual({
      labLow: null,
      labHigh: null,
    });
    expect(fhirRange([{ text: '135-145' }], value)).toEqual({ labLow: 135, labHigh: 145 });
  });
  test('has trimmed texts on one line, and real numbers', () => {
    expect(textIn(' a\u0000  b\n')).toBe('a b');
    expect(textIn('x'.repeat(500))).toHaveLength(400);
    expect([textIn(' '), textIn(5)]).toEqual([undefined, undefined]);
    expect(['5', '-1.5', '.5', '1e3', '5 mg', '', Number.NaN].map(numberIn)).toEqual([
      5,
      -1.5,
      0.5,
      1000,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('a key may be in capitals and with underscores', () => {
  expect([' LDL_C ', 'hs-crp', 'nothing'].map(markerOfKey)).toEqual(['ldl-c', 'hs-crp', null]);
});

test('left-out results are all counted, with up to five different examples of 80 characters', () => {
  const tally = new LeftOutTally();
  for (const name of [' A ', 'A', '', 'B', 'C', 'D', 'E', 'F']) tally.add('no-value', name);
  tally.add('repeated', 'x'.repeat(100));
  expect(tally.list).toEqual([
    { reason: 'no-value', count: 8, examples: ['A', 'B', 'C', 'D', 'E'] },
    { reason: 'repeated', count: 1, examples: ['x'.repeat(80)] },
  ]);
});

test('panels are ready to store: undated first, then newest, up to 300 values each, none empty', () => {
  const panel = (collectedOn: string | null, count: number): FoundPanel => ({
    collectedOn,
    laboratory: null,
    isFasting: null,
    person: null,
    values: Array.from({ length: count }, (_, at) => ({ ...FERRITIN, text: String(at) })),
  });
  const panels = storablePanels([
    panel('2026-01-01', 601),
    panel('2026-03-01', 1),
    panel(null, 2),
    panel('2026-02-01', 0),
  ]);
  expect(panels.map(({ collectedOn, values }) => [collectedOn, values.length])).toEqual([
    [null, 2],
    ['2026-03-01', 1],
    ['2026-01-01', 300],
    ['2026-01-01', 300],
    ['2026-01-01', 1],
  ]);
  expect(panels.at(-1)?.values[0]?.text).toBe('600');
});

describe('a value of a new file', () => {
  const stored = {
    marker: 'ferritin',
    name: 'Ferritin',
    text: '84',
    censored: null,
    canonicalValue: 84,
  } as const;
  const isKnown = (change: Partial<FoundValue>, known: object = {}) => {
    const row = { ...FERRITIN, ...change };
    return isStored(row, judge(row), [{ ...stored, ...known }]);
  };
  test('is known if within half a percent, with the same marker and limit', () => {
    expect([
      isKnown({}),
      isKnown({}, { canonicalValue: 84.4 }),
      isKnown({}, { canonicalValue: 84.5 }),
    ]).toEqual([true, true, false]);
    expect(isKnown({ censored: 'lt' })).toBe(false);
    expect(isKnown({}, { marker: 'iron' })).toBe(false);
    expect(isKnown({}, { canonicalValue: null })).toBe(false);
  });
  test('without a number is a duplicate if name and text match, ignoring case and spaces', () => {
    const group = { marker: null, name: ' Blood GROUP', text: ' A ', value: null } as const;
    const known = { marker: null, name: 'blood group ', text: 'A', canonicalValue: null };
    expect(isKnown(group, known)).toBe(true);
    expect(isKnown({ ...group, text: 'B' }, known)).toBe(false);
    expect(isKnown({ ...group, name: 'Rhesus' }, known)).toBe(false);
  });
  test('from another specimen is not scored', () => {
    const unscored = (change: Partial<FoundValue>) => judge({ ...FERRITIN, ...change }).unscored;
    const uacr = { marker: 'uacr', unit: 'mg/g', value: 12 } as const;
    expect([
      unscored({ specimen: 'other' }),
      unscored({ specimen: 'urine' }),
      unscored({ specimen: 'blood' }),
    ]).toEqual(['specimen', 'specimen', null]);
    expect([unscored({ ...uacr, specimen: 'urine' }), unscored({ ...uacr, specimen: 'blood' })]).toEqual([
      null,
      'specimen',
    ]);
    expect(unscored({ ...uacr, specimen: 'other' })).toBe('specimen');
  });
});
