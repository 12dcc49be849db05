import { describe, expect, test } from 'vitest';
import { derivedMarkers } from '#domain/blood/derived/derived-markers.ts';
import type { LabValue } from '#domain/blood/lab-value.ts';
import { bandsFor, derivedFor, judged, subjectOf } from './subject.ts';

const TODAY = '2026-06-30';
const ada = subjectOf({ sex: 'female', ageYears: 31 }, false, TODAY)(TODAY);
const pregnantAda = subjectOf({ sex: 'female', ageYears: 31 }, true, TODAY)(TODAY);
const value = (part: Partial<LabValue>): LabValue => ({
  marker: 'hemoglobin',
  value: 11.2,
  censored: null,
  labLow: null,
  labHigh: null,
  ...part,
});

describe('ranges for adults who aren’t pregnant', () => {
  test('judge Ada, and not while she is pregnant', () => {
    expect(judged(value({}), ada)).toMatchObject({ flag: 'low', guideline: { label: 'Anemia' } });
    expect(judged(value({}), pregnantAda)).toEqual({ flag: undefined, guideline: undefined });
    expect(bandsFor(value({}), pregnantAda)).toMatchObject({ reference: undefined, optimal: undefined });
  });
  test('keep the lab’s own: inside is in range and never optimal, outside is flagged', () => {
    const printed = { labLow: 10.5, labHigh: 14 };
    expect(bandsFor(value(printed), pregnantAda).reference).toEqual([10.5, 14]);
    expect(judged(value(printed), pregnantAda).flag).toBe('in-range');
    expect(judged(value({ ...printed, value: 10.1 }), pregnantAda).flag).toBe('low');
    expect(judged(value({ ...printed, value: 15 }), pregnantAda).flag).toBe('high');
    // A range with one limit isn't completed from the adults' table.
    const upTo = value({ marker: 'tsh', value: 0.2, labHigh: 2.5 });
    expect(bandsFor(upTo, pregnantAda).reference).toEqual([null, 2.5]);
    expect(judged(upTo, pregnantAda).flag).toBe('in-range');
  });
  test('never hide a value that is critical for anybody', () => {
    expect(judged(value({ marker: 'potassium', value: 6.8 }), pregnantAda).flag).toBe('critical-high');
  });
  test('don’t judge a detection limit that may be on either side', () => {
    const range = { labLow: 2, labHigh: 8 };
    expect(judged(value({ value: 9, censored: 'lt', ...range }), pregnantAda).flag).toBeUndefined();
    expect(
      judged(value({ marker: 'hs-crp', value: 0.3, censored: 'lt', labHigh: 5 }), pregnantAda).flag,
    ).toBe('in-range');
    expect(
      judged(value({ marker: 'hs-crp', value: 0.3, censored: 'lt', labLow: 0.1 }), pregnantAda).flag,
    ).toBeUndefined();
  });
  test('don’t judge values that Kim had before 18, but judge later ones', () => {
    const kimOn = subjectOf({ sex: 'male', ageYears: 19 }, false, TODAY);
    expect(kimOn('2023-06-30').notFor).toBe('under-18');
    expect(kimOn(TODAY).notFor).toBeNull();
    expect(subjectOf({ sex: 'male', ageYears: 17 }, false, TODAY)(TODAY).notFor).toBe('under-18');
  });
  test('leave derived figures without their bands', () => {
    const draw = {
      date: TODAY,
      isFasting: true,
      values: [
        value({ marker: 'glucose-fasting', value: 100 }),
        value({ marker: 'insulin-fasting', value: 14 }),
      ],
    };
    const derived = derivedMarkers([draw], () => ada);
    expect(derivedFor(derived, () => ada).some(({ band }) => band !== undefined)).toBe(true);
    expect(derivedFor(derived, () => pregnantAda).map(({ value: figure }) => figure)).toEqual(
      derived.map(({ value: figure }) => figure),
    );
    expect(derivedFor(derived, () => pregnantAda).every(({ band }) => band === undefined)).toBe(true);
  });
});
