import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stressByDay, weekOfStress } from './check-in-days.ts';
import { currentStress, type StressRecord } from './current-stress.ts';
import { CURRENT_QUESTIONS, questionsOf, strainBand, strainPercent } from './questionnaire.ts';
import { stressScore } from './stress-score.ts';
import { tagDifferences } from './tag-difference.ts';

const TODAY = '2026-11-20';
const calm = (questionsOf(CURRENT_QUESTIONS) ?? []).map(({ isReversed }) => (isReversed ? 4 : 0));
const nothing: StressRecord = { checkIns: [], questionnaires: [], hrv: [] };
const anyAnswers = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 10, maxLength: 10 });

describe('the questionnaire', () => {
  test('has ten statements with unique keys, half of them reversed', () => {
    const questions = questionsOf(CURRENT_QUESTIONS) ?? [];
    expect(questions).toHaveLength(10);
    expect(questions.filter(({ isReversed }) => isReversed)).toHaveLength(5);
    expect(new Set(questions.map(({ key }) => key)).size).toBe(10);
  });

  test('Ada, who agrees with everything good, has no strain, and the opposite answers have the maximum', () => {
    expect(strainPercent(CURRENT_QUESTIONS, calm)).toBe(0);
    expect(
      strainPercent(
        CURRENT_QUESTIONS,
        calm.map((answer) => 4 - answer),
      ),
    ).toBe(100);
  });

  test('Tom answers "sometimes" to everything and scores half', () => {
    expect(strainPercent(CURRENT_QUESTIONS, Array<number>(10).fill(2))).toBe(50);
  });

  test('reversing all answers mirrors the strain', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const strain = strainPercent(CURRENT_QUESTIONS, answers) ?? Number.NaN;
        expect(strain).toBeGreaterThanOrEqual(0);
        expect(
          strainPercent(
            CURRENT_QUESTIONS,
            answers.map((answer) => 4 - answer),
          ),
        ).toBeCloseTo(100 - strain, 9);
      }),
    );
  });

  test('never guesses: a missing answer or an unknown version has no result', () => {
    expect(strainPercent(CURRENT_QUESTIONS, calm.slice(1))).toBeUndefined();
    expect(strainPercent('perennial-99', calm)).toBeUndefined();
    expect(strainPercent('toString', calm)).toBeUndefined();
  });

  test('has bands of about a third each', () => {
    const bands = [0, 34.9, 35, 64.9, 65, 100].map(strainBand);
    expect(bands).toEqual(['low', 'low', 'moderate', 'moderate', 'high', 'high']);
  });
});

describe('the stress score', () => {
  test('is 63.08 for strain 37.5, a mean check-in of 4.2 and z −0.4 (worked example)', () => {
    const score = stressScore({ strainPercent: 37.5, checkInMean: 4.2, hrvZ: -0.4 });
    expect(score?.score).toBeCloseTo(63.08, 2);
    expect(score?.parts.map((part) => Math.round(part.score * 100) / 100)).toEqual([62.5, 64.44, 62]);
  });

  test('uses the known parts, and is undefined without any', () => {
    expect(stressScore({})).toBeUndefined();
    expect(stressScore({ checkInMean: 1 })).toEqual({
      score: 100,
      parts: [{ key: 'check-in', score: 100, share: 1 }],
    });
    expect(stressScore({ checkInMean: 10, hrvZ: 5 })?.score).toBeCloseTo((100 * 0.2) / 0.55, 9);
  });

  test('stays within 0 and 100, its shares add up, and more stress never raises it', () => {
    const known = fc.record(
      {
        strainPercent: fc.double({ min: 0, max: 100, noNaN: true }),
        checkInMean: fc.double({ min: 1, max: 9, noNaN: true }),
        hrvZ: fc.double({ min: -9, max: 9, noNaN: true }),
      },
      { requiredKeys: ['checkInMean'] },
    );
    fc.assert(
      fc.property(known, (parts) => {
        const result = stressScore(parts);
        const worse = stressScore({ ...parts, checkInMean: parts.checkInMean + 1 });
        expect(result?.score).toBeGreaterThanOrEqual(0);
        expect(result?.score).toBeLessThanOrEqual(100 + 1e-9);
        expect(result?.parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
        expect(worse?.score).toBeLessThan(result?.score ?? 0);
      }),
    );
  });
});

describe('the days of check-ins', () => {
  const checkIns = [
    { date: '2026-11-20', stress: 9 },
    { date: '2026-11-20', stress: 3 },
    { date: '2026-11-18', stress: 10 },
    { date: '2026-11-14', stress: 3 },
    { date: '2026-11-13', stress: 10 },
  ];

  test('a day with two check-ins counts once, with their average', () => {
    expect(stressByDay(checkIns.slice(0, 3))).toEqual([
      { date: '2026-11-18', stress: 10 },
      { date: '2026-11-20', stress: 6 },
    ]);
  });

  test('the week is the seven days up to today, and one very high check-in marks its day', () => {
    expect(weekOfStress(checkIns, TODAY)).toEqual({ mean: 19 / 3, days: 3, veryHighDays: 2 });
    expect(weekOfStress([], TODAY)).toEqual({ mean: undefined, days: 0, veryHighDays: 0 });
  });
});

describe('Ada’s current stress', () => {
  test('two check-ins are too few for a score, three are enough', () => {
    const checkIns = ['2026-11-20', '2026-11-19', '2026-11-18'].map((date) => ({ date, stress: 1 }));
    expect(currentStress({ ...nothing, checkIns: checkIns.slice(1) }, TODAY).score).toBeUndefined();
    expect(currentStress({ ...nothing, checkIns }, TODAY).score?.score).toBe(100);
  });

  test('her latest answers count for five weeks; older ones and unknown versions don’t', () => {
    const answered = (date: string, questions = CURRENT_QUESTIONS) => ({ date, questions, answers: calm });
    const strainOf = (...questionnaires: ReturnType<typeof answered>[]) =>
      currentStress({ ...nothing, questionnaires }, TODAY).strain;
    expect(strainOf(answered('2026-10-17'), answered('2026-11-01'))).toEqual({
      date: '2026-11-01',
      percent: 0,
    });
    expect(strainOf(answered('2026-10-17'))).toMatchObject({ date: '2026-10-17' });
    expect(strainOf(answered('2026-10-16'))).toBeUndefined();
    expect(strainOf(answered('2026-11-01'), answered('2026-11-10', 'unknown'))).toMatchObject({
      date: '2026-11-01',
    });
  });
});

describe('causes associated with Ada’s stress', () => {
  const felt = (stress: number, ...tags: string[]) => ({ stress, tags });
  const week = [felt(8, 'Work'), felt(7, 'work', 'Family'), felt(9, 'WORK'), felt(8, 'Work', 'work')];
  const weekend = [felt(3, 'Family'), felt(4), felt(2, 'Family'), felt(3, 'Family')];

  test('work is, in any capitalization, and a tag counts once per check-in', () => {
    expect(tagDifferences([...week, ...weekend])).toEqual([
      { tag: 'work', withCount: 4, withMean: 8, withoutCount: 4, withoutMean: 3 },
      { tag: 'Family', withCount: 4, withMean: 3.75, withoutCount: 4, withoutMean: 7.25 },
    ]);
  });

  test('too few check-ins on either side or a difference below one point show nothing', () => {
    expect(tagDifferences([...week, ...weekend.slice(1)])).toEqual([]);
    expect(tagDifferences(week)).toEqual([]);
    expect(tagDifferences([...weekend, ...weekend.map(({ stress }) => felt(stress + 0.5, 'Work'))])).toEqual(
      [],
    );
    expect(tagDifferences([])).toEqual([]);
  });
});
