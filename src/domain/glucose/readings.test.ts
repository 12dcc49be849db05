import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mgdlFromMmoll, mmollFromMgdl } from '#domain/units/glucose.ts';
import { nearestGlucose, glucoseKetoneIndex, glucoseKetoneZone } from './glucose-ketone-index.ts';
import { glucoseTarget, judgeReading } from './judge-reading.ts';
import { ketoneAlert } from './ketone-alert.ts';
import { isPlausibleKetones, ketoneZone } from './ketone-zone.ts';
import { isPlausibleGlucose, looksLikeMgdl, looksLikeMmoll } from './plausible-reading.ts';
import { classifyReading } from './classify-reading.ts';
import { GLUCOSE_CONTEXTS } from './reading.ts';

const at = (iso: string): number => Date.parse(iso);
const MINUTE_MS = 60_000;

describe('context of a reading', () => {
  const classify = (readAt: string, meals: readonly string[], bedtimes: readonly string[] = []) =>
    classifyReading({
      atMs: at(readAt),
      timeZone: 'Europe/Berlin',
      mealsAtMs: meals.map(at),
      bedtimesAtMs: bedtimes.map(at),
    });
  const dinner = '2026-06-01T17:30:00Z';

  test('eleven hours after dinner at 06:30 in Berlin Ada is fasting, even right before breakfast', () => {
    expect(classify('2026-06-02T04:30:00Z', [dinner])).toBe('fasting');
    expect(classify('2026-06-02T04:30:00Z', [dinner, '2026-06-02T04:45:00Z'])).toBe('fasting');
  });

  test('at 03:59 or at 11:00 local time it isn’t a fasting reading', () => {
    expect(classify('2026-06-02T01:59:00Z', [dinner])).toBe('random');
    expect(classify('2026-06-02T09:00:00Z', [dinner])).toBe('random');
  });

  test('a member who logs no meals isn’t assumed to be fasting', () => {
    expect(classify('2026-06-02T04:30:00Z', [])).toBe('random');
    expect(classify('2026-06-02T04:30:00Z', ['2026-05-31T17:30:00Z'])).toBe('random');
  });

  test.each([
    [-1, 'before-meal'],
    [-30, 'before-meal'],
    [-31, 'random'],
    [0, 'before-meal'],
    [49, 'random'],
    [50, 'one-hour-after'],
    [75, 'one-hour-after'],
    [76, 'random'],
    [105, 'two-hours-after'],
    [135, 'two-hours-after'],
    [136, 'random'],
  ] as const)('a reading %d minutes after lunch is %s', (minutes, context) => {
    const lunchMs = at('2026-06-01T11:00:00Z');
    const moment = { timeZone: 'Europe/Berlin', mealsAtMs: [lunchMs], bedtimesAtMs: [] };
    expect(classifyReading({ ...moment, atMs: lunchMs + minutes * MINUTE_MS })).toBe(context);
  });

  test('within an hour of bed it is a bedtime reading, unless it follows a late dinner', () => {
    const bed = '2026-06-01T21:00:00Z';
    expect(classify('2026-06-01T20:10:00Z', [dinner], [bed])).toBe('bedtime');
    expect(classify('2026-06-01T20:10:00Z', ['2026-06-01T19:10:00Z'], [bed])).toBe('one-hour-after');
  });
});

describe('a reading is judged', () => {
  const ada = { hasDiabetes: false };
  const bert = { hasDiabetes: true };

  test.each([
    [53, 'fasting', 'very-low', undefined],
    [69, 'fasting', 'low', undefined],
    [85, 'fasting', 'in-target', undefined],
    [99.4, 'fasting', 'in-target', undefined],
    [100, 'fasting', 'flagged', 'prediabetes-range'],
    [126, 'fasting', 'flagged', 'diabetes-range-if-repeated'],
    [105, 'before-meal', 'above-target', undefined],
    [154, 'one-hour-after', 'in-target', undefined],
    [155, 'one-hour-after', 'flagged', 'high-one-hour'],
    [140, 'two-hours-after', 'flagged', 'high-two-hours'],
    [200, 'two-hours-after', 'flagged', 'doctor-if-symptoms'],
    [121, 'bedtime', 'above-target', undefined],
    [150, 'random', 'no-target', undefined],
    [200, 'random', 'flagged', 'doctor-if-symptoms'],
  ] as const)('without diabetes: %d mg/dL %s is %s', (glucose, context, verdict, flag) => {
    expect(judgeReading(glucose, context, ada)).toMatchObject({ verdict, ...(flag && { flag }) });
  });

  test.each([
    [75, 'fasting', 'below-target'],
    [130, 'before-meal', 'in-target'],
    [131, 'before-meal', 'above-target'],
    [179, 'two-hours-after', 'in-target'],
    [180, 'one-hour-after', 'above-target'],
    [85, 'bedtime', 'below-target'],
    [220, 'random', 'no-target'],
  ] as const)('with diabetes: %d mg/dL %s is %s', (glucose, context, verdict) => {
    expect(judgeReading(glucose, context, bert).verdict).toBe(verdict);
  });

  test('above 300 is very high and above 400 dangerous, for everyone at any time of day, even without ketones', () => {
    for (const context of GLUCOSE_CONTEXTS)
      for (const person of [ada, bert]) {
        expect(judgeReading(300, context, person).verdict).not.toBe('very-high');
        expect(judgeReading(301, context, person).verdict).toBe('very-high');
        expect(judgeReading(400, context, person, 0.4).verdict).toBe('very-high');
        expect(judgeReading(401, context, person).verdict).toBe('dangerously-high');
        expect(judgeReading(401, context, person, 3).verdict).toBe('emergency');
      }
  });

  test('older people with diabetes have a wider goal at bedtime', () => {
    expect(judgeReading(85, 'bedtime', { hasDiabetes: true, isOlder: true }).verdict).toBe('in-target');
    expect(glucoseTarget('bedtime', { hasDiabetes: true, isOlder: true })).toEqual({
      fromMgdl: 80,
      toMgdl: 180,
    });
  });

  test('above 250 is urgent with some ketones and an emergency with many, for everyone at any time of day', () => {
    for (const context of GLUCOSE_CONTEXTS) {
      expect(judgeReading(251, context, ada, 1.5).verdict).toBe('urgent');
      expect(judgeReading(251, context, bert, 3).verdict).toBe('emergency');
      expect(judgeReading(250, context, ada, 3).verdict).not.toBe('emergency');
      expect(judgeReading(53.9, context, bert).verdict).toBe('very-low');
      expect(judgeReading(69.9, context, ada).verdict).toBe('low');
    }
  });
});

describe('a typed reading', () => {
  test('is plausible from 20 to 600 mg/dL', () => {
    expect([19.9, 20, 600, 600.1, Number.NaN].map(isPlausibleGlucose)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test('of 5.6 mg/dL was meant as mmol/L and one of 100 mmol/L as mg/dL; ordinary ones aren’t questioned', () => {
    expect([5.6, 1.1, 33.3].map(looksLikeMmoll)).toEqual([true, true, true]);
    expect([1, 34, 54, 100].map(looksLikeMmoll)).toEqual([false, false, false, false]);
    expect([100, 54, 600].map(looksLikeMgdl)).toEqual([true, true, true]);
    expect([5.6, 33.3, 601].map(looksLikeMgdl)).toEqual([false, false, false]);
  });

  test('survives conversion to the other unit and back', () => {
    expect(mmollFromMgdl(100)).toBeCloseTo(5.5506, 4);
    expect(mmollFromMgdl(126)).toBeCloseTo(6.9938, 4);
    fc.assert(
      fc.property(fc.double({ min: 20, max: 600, noNaN: true }), (glucoseMgdl) => {
        expect(mgdlFromMmoll(mmollFromMgdl(glucoseMgdl))).toBeCloseTo(glucoseMgdl, 9);
      }),
    );
  });
});

describe('ketones', () => {
  test.each([
    [0, 'none'],
    [0.49, 'none'],
    [0.5, 'light'],
    [1, 'nutritional'],
    [2.99, 'nutritional'],
    [3, 'high'],
  ] as const)('of %d mmol/L are %s', (ketones, zone) => {
    expect(ketoneZone(ketones)).toBe(zone);
  });

  test('are plausible from 0 to 10 mmol/L', () => {
    expect([-0.1, 0, 10, 10.1].map(isPlausibleKetones)).toEqual([false, true, true, false]);
  });

  const glucose = { atMs: at('2026-06-01T08:00:00Z'), glucoseMgdl: 90 };
  const ketones = { atMs: glucose.atMs + 15 * MINUTE_MS, ketonesMmoll: 1.2 };

  test('of 1.2 mmol/L with 90 mg/dL give an index of 4.163', () => {
    expect(glucoseKetoneIndex(glucose, ketones)).toBeCloseTo(4.163, 3);
    expect([9.1, 9, 6, 5.9, 3, 2.9, 1, 0.9].map(glucoseKetoneZone)).toEqual([
      'none',
      'low',
      'low',
      'moderate',
      'moderate',
      'high',
      'high',
      'very-high',
    ]);
  });

  test('have no index if 16 minutes apart or below 0.1 mmol/L', () => {
    expect(glucoseKetoneIndex(glucose, { ...ketones, atMs: ketones.atMs + MINUTE_MS })).toBeUndefined();
    expect(glucoseKetoneIndex(glucose, { ...ketones, ketonesMmoll: 0.09 })).toBeUndefined();
  });

  test('find the nearest glucose within a quarter of an hour', () => {
    const near = { atMs: ketones.atMs + 5 * MINUTE_MS, glucoseMgdl: 92 };
    expect(nearestGlucose(ketones, [glucose, near])).toBe(near);
    expect(nearestGlucose(ketones, [glucose])).toBe(glucose);
    expect(nearestGlucose(ketones, [{ ...glucose, atMs: glucose.atMs - 1 }])).toBeUndefined();
  });

  const healthy = { hasDiabetes: false, takesSglt2Inhibitor: false, isIll: false };

  test('warn a healthy person who is fasting from 3.0, and no one below 1.5', () => {
    expect(ketoneAlert({ ...healthy, ketonesMmoll: 2.9 })).toBe('none');
    expect(ketoneAlert({ ...healthy, ketonesMmoll: 3 })).toBe('warn');
    expect(ketoneAlert({ ...healthy, hasDiabetes: true, ketonesMmoll: 1.4, glucoseMgdl: 400 })).toBe('none');
  });

  test('are urgent from 1.5 with diabetes or glucose above 250', () => {
    expect(ketoneAlert({ ...healthy, hasDiabetes: true, ketonesMmoll: 1.5 })).toBe('urgent');
    expect(ketoneAlert({ ...healthy, ketonesMmoll: 1.5, glucoseMgdl: 251 })).toBe('urgent');
    expect(ketoneAlert({ ...healthy, ketonesMmoll: 1.5, glucoseMgdl: 250 })).toBe('none');
  });

  test('are an emergency from 3.0 with illness, diabetes, an SGLT2 inhibitor or high glucose; even with normal glucose', () => {
    const risks = [{ isIll: true }, { hasDiabetes: true }, { takesSglt2Inhibitor: true }];
    for (const risk of risks) {
      expect(ketoneAlert({ ...healthy, ...risk, ketonesMmoll: 3, glucoseMgdl: 110 })).toBe('emergency');
    }
    expect(ketoneAlert({ ...healthy, ketonesMmoll: 3, glucoseMgdl: 251 })).toBe('emergency');
  });
});
