import { describe, expect, test } from 'vitest';
import { type MarkerKey, markerOf } from '#domain/blood/markers.ts';
import { redFlags } from '#domain/blood/red-flags/red-flags.ts';
import { withCritical } from '#web/blood/critical-flags.ts';
import { formatLabValue, formatMarker, formatSpan, shownUnit, spelled } from '#domain/blood/marker-unit.ts';
import { emptyPanel, firstPlaces, panelFormOf, readPanel, sameAs, withBlank } from './panel-form.ts';
import { barParts } from '#web/blood/range-bar.tsx';
import { bloodState } from '#web/blood/readings.ts';
import { subjectOf } from '#domain/blood/subject.ts';
import { pastedRows } from './use-value-rows.ts';
import { emptyRow, readRow, type ValueRow } from './value-row.ts';

const TODAY = '2026-06-30';
const line = (part: Partial<ValueRow>): ValueRow => ({ ...emptyRow(), ...part });
const potassium = (part: Partial<ValueRow> = {}) =>
  line({ marker: 'potassium', name: 'Potassium', text: '4,4', unit: 'mmol/L', ...part });

describe('a line that is typed', () => {
  test('with a comma is the value in the canonical unit', () => {
    expect(readRow(potassium()).value).toMatchObject({
      value: 4.4,
      canonicalValue: 4.4,
      censored: null,
      text: '4,4',
    });
  });
  test('is blank without any text, and names what is missing if it is incomplete', () => {
    expect(readRow(emptyRow())).toMatchObject({ isBlank: true, faults: {} });
    expect(readRow(potassium({ text: '' })).faults).toEqual({ text: 'Enter the value.' });
    expect(readRow(line({ text: '5' })).faults.name).toBe('Enter the marker’s name.');
  });
  test('asks about an implausible value, and offers the unit in which it would be typical', () => {
    const sugar = line({ marker: 'glucose-fasting', name: 'Fasting glucose', text: '5.4', unit: 'mg/dL' });
    expect(readRow(sugar)).toMatchObject({ isDoubted: true, betterUnit: 'mmol/L', value: undefined });
    expect(readRow({ ...sugar, isConfirmed: true })).toMatchObject({
      isDoubted: false,
      value: { canonicalValue: 5.4 },
    });
    expect(readRow({ ...sugar, unit: 'mmol/L' }).value?.canonicalValue).toBeCloseTo(97.3, 1);
  });
  test('asks whether a critically high cell count is a percentage', () => {
    const cells = line({ marker: 'lymphocytes', name: 'Lymphocytes', text: '31', unit: '10³/µL' });
    expect(readRow(cells)).toMatchObject({
      isDoubted: true,
      isShareLikely: true,
      betterUnit: '%',
      value: undefined,
    });
    expect(readRow({ ...cells, isConfirmed: true }).value?.canonicalValue).toBe(31);
    expect(readRow({ ...cells, text: '3,1' })).toMatchObject({ isDoubted: false, isShareLikely: false });
    expect(readRow({ ...cells, text: '31000', unit: '/µL' }).isShareLikely).toBe(false);
  });
  test('keeps an unknown name or text', () => {
    expect(readRow(line({ name: 'Zonulin', text: '32', unit: 'ng/mL' })).value).toMatchObject({
      marker: null,
      value: 32,
    });
    expect(readRow(potassium({ text: 'haemolytic' })).value).toMatchObject({
      value: null,
      canonicalValue: null,
    });
  });
  test('reads "1,234" as the plausible number for the marker', () => {
    const b12 = line({ marker: 'vitamin-b12', name: 'Vitamin B12', text: '1,234', unit: 'pg/mL' });
    expect(readRow(b12).value?.value).toBe(1234);
    expect(readRow(line({ name: 'Zonulin', text: '1,234' })).faults.text).toContain(
      'Enter the number you mean',
    );
  });
  test('with the laboratory’s range upside down or no number is refused', () => {
    expect(readRow(potassium({ labLow: '5', labHigh: '3,5' })).faults.labLow).toBeDefined();
    expect(readRow(potassium({ labHigh: 'x' })).faults.labHigh).toBe('Enter a number.');
  });
  test('rejects a unit of another kind', () => {
    expect(readRow(potassium({ unit: 'g/L' })).faults.unit).toBe('Potassium isn’t measured in this unit.');
    expect(readRow(potassium({ unit: '' })).faults.unit).toBe('Choose a unit.');
  });
});

describe('a pasted report', () => {
  const unitOf = (marker: MarkerKey) => markerOf(marker).unit;
  test('gives a line for each value, with its unit and range', () => {
    const rows = pastedRows(
      [
        'Labor Nord 2026',
        'Ferritin\t18\tng/ml\t15-150',
        '25-OH Vitamin D 18 ng/mL',
        'Hb 10,4 g/dl 12,0 - 15,5',
        'RDW-SD 42 fL',
        'GPT 31 U/l < 35',
      ].join('\n'),
      unitOf,
    );
    expect(
      rows.map(({ marker, text, unit, labLow, labHigh }) => [marker, text, unit, labLow, labHigh]),
    ).toEqual([
      ['ferritin', '18', 'ng/mL', '15', '150'],
      ['vitamin-d-25oh', '18', 'ng/mL', '', ''],
      ['hemoglobin', '10,4', 'g/dL', '12,0', '15,5'],
      [null, '42', 'fL', '', ''],
      ['alt', '31', 'U/L', '', '35'],
    ]);
  });
  test('ignores plain words', () => {
    expect(pastedRows('LDL cholesterol', unitOf)).toEqual([]);
  });
});

describe('a form', () => {
  const form = { ...emptyPanel(TODAY), rows: [potassium(), emptyRow()] };
  test('becomes a panel once every line is complete, and back', () => {
    const { panel } = readPanel(form, TODAY);
    expect(panel).toMatchObject({
      collectedOn: TODAY,
      isFasting: null,
      laboratory: null,
      values: [{ marker: 'potassium' }],
    });
    expect(panel && readPanel(panelFormOf(panel), TODAY).panel).toEqual(panel);
  });
  test('without values, of tomorrow, or with a doubted line is not saved', () => {
    expect(readPanel({ ...form, rows: [emptyRow()] }, TODAY).faults.rows).toBe('Enter at least one value.');
    for (const collectedOn of ['2026-07-01', '0002-01-01', '', '20266-03-04'])
      expect(readPanel({ ...form, collectedOn }, TODAY)).toMatchObject({
        faults: { collectedOn: expect.any(String) },
        panel: undefined,
      });
    expect(readPanel({ ...form, rows: [potassium({ text: '44' })] }, TODAY).panel).toBeUndefined();
  });
  test('detects the same values in another test of the day', () => {
    const { panel } = readPanel(form, TODAY);
    const other = panel && { ...panel, id: 'another' };
    expect(panel && other && sameAs(panel, [panel, other])).toBe(other);
    expect(panel && sameAs(panel, [panel])).toBeUndefined();
  });
  test('knows which line had the marker first', () => {
    const urine = { loinc: null, specimen: 'urine', doubt: null } as const;
    const rows = [potassium(), emptyRow(), potassium({ text: '4,6' }), potassium({ kept: urine })];
    expect(firstPlaces([...rows, potassium()])).toEqual([undefined, undefined, 1, undefined, 1]);
    expect(firstPlaces([emptyRow(), emptyRow()])).toEqual([undefined, undefined]);
  });
  test('always has an empty line at its end', () => {
    expect(withBlank([potassium()])).toHaveLength(2);
    expect(withBlank([potassium(), emptyRow()])).toHaveLength(2);
  });
});

describe('values on screens', () => {
  test('are shown in the lab’s unit, with one spelling', () => {
    const { panel } = readPanel(
      { ...emptyPanel(TODAY), rows: [line({ marker: 'ldl-c', name: 'LDL', text: '3,6', unit: 'mmol/l' })] },
      TODAY,
    );
    const unit = shownUnit('ldl-c', panel ? [panel] : []);
    expect(unit).toBe('mmol/L');
    expect(formatMarker('ldl-c', 139.2, unit)).toBe('3.60');
    expect(formatMarker('ldl-c', 139.2, 'mg/dL', 'lt')).toBe('< 139');
    expect(formatSpan('ldl-c', [null, 129], 'mg/dL')).toBe('up to 129');
    expect(spelled('wbc', 'K/µL')).toBe('10³/µL');
    expect(shownUnit('tsh', [])).toBe('mIU/L');
  });
  test('keep the decimals they were entered with, and are rounded when converted', () => {
    const shown = (text: string, typedUnit: string, unit = typedUnit) => {
      const rows = [line({ marker: 'ferritin', name: 'Ferritin', text, unit: typedUnit })];
      const { panel } = readPanel({ ...emptyPanel(TODAY), rows }, TODAY);
      const reading = bloodState(
        panel ? [panel] : [],
        subjectOf({ sex: 'female', ageYears: 40 }, false, TODAY),
      ).readings.get('ferritin');
      return reading && formatLabValue(reading.latest, unit);
    };
    expect(shown('18,5', 'ng/mL')).toBe('18.5');
    expect(shown('18,50', 'µg/l', 'µg/L')).toBe('18.50');
    expect(shown('< 5,5', 'ng/mL')).toBe('< 5.5');
    expect(shown('18', 'ng/mL')).toBe('18');
    expect(shown('1.234,5', 'ng/mL')).toBe('1,234.5');
    expect(
      formatLabValue(
        { marker: 'ldl-c', value: 139.2, censored: null, printed: { unit: 'mmol/L', decimals: 1 } },
        'mg/dL',
      ),
    ).toBe('139');
  });
  test('are flagged if critical, even without a rule', () => {
    const rows = [
      line({ marker: 'hemoglobin', name: 'Hemoglobin', text: '20,5', unit: 'g/dL' }),
      potassium({ text: '6,8' }),
    ];
    const { panel } = readPanel({ ...emptyPanel(TODAY), rows }, TODAY);
    const subjectOn = subjectOf({ sex: 'male', ageYears: 40 }, false, TODAY);
    const { draws, readings } = bloodState(panel ? [panel] : [], subjectOn);
    const ruled = redFlags({ draws, person: subjectOn(TODAY), on: TODAY });
    const called = withCritical(ruled, readings.values(), TODAY);
    expect(called.map(({ key, level }) => [key, level])).toEqual([
      ['potassium-emergency', 'emergency'],
      ['hemoglobin-critical', 'next-day'],
    ]);
    expect(called[1]?.text).toBe('Hemoglobin: critically high');
    expect(withCritical(ruled, readings.values(), '2027-12-30')[1]).toMatchObject({ level: 'two-weeks' });
  });
  test('use the first of two for the same marker, unless the other is critical', () => {
    const of = (...texts: readonly string[]) => {
      const rows = texts.map((text) => potassium({ text }));
      const { panel } = readPanel({ ...emptyPanel(TODAY), rows }, TODAY);
      const { readings } = bloodState(
        panel ? [panel] : [],
        subjectOf({ sex: 'male', ageYears: 40 }, false, TODAY),
      );
      return readings.get('potassium')?.latest.value;
    };
    expect(of('4,0', '6,8')).toBe(6.8);
    expect(of('4,0', '4,4')).toBe(4);
    expect(of('< 4', '4,4')).toBe(4.4);
  });
  test('are judged by the age on their day, and not at all if blood was drawn after a meal', () => {
    const subjectOn = subjectOf({ sex: 'female', ageYears: 70 }, false, TODAY);
    expect(subjectOn('2016-06-30')).toEqual({ sex: 'female', ageYears: 60, notFor: null });
    const sugar = line({ marker: 'glucose-fasting', name: 'Fasting glucose', text: '130', unit: 'mg/dL' });
    const of = (fasting: 'yes' | 'no') => {
      const { panel } = readPanel({ ...emptyPanel(TODAY), fasting, rows: [sugar] }, TODAY);
      return bloodState(panel ? [panel] : [], subjectOn).readings.get('glucose-fasting');
    };
    expect(of('yes')?.guideline?.label).toBe('Diabetes range, if confirmed');
    expect(of('no')?.flag).toBeUndefined();
  });
  test('are always drawn within their bar', () => {
    const bands = { reference: [70, 99] as const, optimal: [72, 90] as const };
    expect(barParts(85, bands).at).toBeGreaterThan(barParts(71, bands).at);
    for (const value of [1, 85, 4000]) {
      const { at } = barParts(value, bands);
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(1);
    }
  });
});
