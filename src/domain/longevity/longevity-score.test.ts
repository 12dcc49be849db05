import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { displayedScore } from './displayed-score.ts';
import { confidenceLevel, longevityScore, scoreBand } from './longevity-score.ts';
import { nextAction } from './next-action.ts';
import { PILLARS, type Pillar } from './pillar.ts';
import { PILLAR_WEIGHTS } from './tuning.ts';

const pillar = (index: number, score: number | undefined, coverage: number): Pillar => ({
  key: PILLARS[index % 8] ?? 'sleep',
  score,
  coverage,
  inputs: [],
  missing: [],
});
const SCORES = [73.29, 84.33, 87.04, 63.08, 71.93, 71.0, 90.77, 65.09];
const COVERAGES = [0.93, 1, 1, 0.8, 0.9, 0.75, 1, 0.9];
const worked = SCORES.map((score, index) => pillar(index, score, COVERAGES[index] ?? 0));

describe('the longevity score', () => {
  test('of the worked example: 91.04 confidence, average 76.22, 74.62 after the prior, and 70.87 after 3.75 points for past smoking', () => {
    const { confidence, mean, posterior, penalty, score, pillarCount } = longevityScore(worked, {
      nicotinePoints: 75,
    });
    expect(confidence).toBeCloseTo(91.04, 2);
    expect(mean).toBeCloseTo(76.22, 2);
    expect(posterior).toBeCloseTo(74.62, 2);
    expect(penalty).toEqual({ nicotine: 3.75, alcohol: 0 });
    expect(score).toBeCloseTo(70.87, 2);
    expect(Math.round(score ?? 0)).toBe(71);
    expect(pillarCount).toBe(8);
    expect(confidenceLevel(confidence)).toBe('high');
    expect(scoreBand(71)).toBe('good');
  });

  test('has a range of what the unknown could change, and the score is inside it', () => {
    const { low, high, score } = longevityScore(worked, { nicotinePoints: 75 });
    expect(low).toBeCloseTo((91.04 * 76.2238 + 600 + 8.96 * 40) / 110 - 3.75, 1);
    expect(low).toBeLessThan(score ?? 0);
    expect(high).toBeGreaterThan(score ?? 100);
  });

  test('is not shown for two pillars or a confidence below 35', () => {
    expect(longevityScore([pillar(0, 90, 1), pillar(1, 90, 1)], {}).score).toBeUndefined();
    expect(
      longevityScore([pillar(0, 90, 0.5), pillar(1, 90, 0.5), pillar(2, 90, 0.5)], {}).score,
    ).toBeUndefined();
    expect(longevityScore([pillar(0, 90, 1), pillar(1, 90, 1), pillar(2, 90, 0.1)], {}).score).toBeCloseTo(
      84,
      0,
    );
  });

  test('loses five points for heavy drinking, and none if smoking is unknown', () => {
    const of = (facts: object) => longevityScore(worked, facts).score ?? 0;
    expect(of({}) - of({ drinksHeavily: true })).toBeCloseTo(5, 9);
    expect(of({}) - of({ nicotinePoints: 0 })).toBeCloseTo(15, 9);
  });

  test('has weights that add up to 100', () => {
    expect(Object.values(PILLAR_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  const anyPillars = fc
    .array(
      fc.tuple(fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
      {
        minLength: 8,
        maxLength: 8,
      },
    )
    .map((pairs) => pairs.map(([score, coverage], index) => pillar(index, score, coverage)));
  const points = fc.option(fc.constantFrom(0, 25, 50, 75, 100), { nil: undefined });

  test('stays within 0 and 100, and so do its range and confidence', () => {
    fc.assert(
      fc.property(anyPillars, points, fc.boolean(), (pillars, nicotinePoints, drinksHeavily) => {
        const {
          score = 50,
          low,
          high,
          confidence,
        } = longevityScore(pillars, { nicotinePoints, drinksHeavily });
        for (const each of [score, low, high, confidence]) {
          expect(each).toBeGreaterThanOrEqual(0);
          expect(each).toBeLessThanOrEqual(100 + 1e-9);
        }
      }),
    );
  });

  test('ignores a pillar without coverage, whatever its score', () => {
    fc.assert(
      fc.property(anyPillars, fc.nat(7), (pillars, gone) => {
        const empty = pillars.map((each, index) => (index === gone ? { ...each, coverage: 0 } : each));
        const without = pillars.filter((_, index) => index !== gone);
        expect(longevityScore(empty, {})).toEqual(longevityScore(without, {}));
      }),
    );
  });

  test('treats a neutral pillar as missing', () => {
    const neutral = worked.map((each) =>
      each.key === 'habits' ? { ...each, neutral: 'excluded-group' as const } : each,
    );
    const without = worked.filter(({ key }) => key !== 'habits');
    expect(longevityScore(neutral, {})).toEqual(longevityScore(without, {}));
  });
});

describe('the displayed score', () => {
  test('shows half of a change after a week', () => {
    const shown = { date: '2026-11-01', score: 60 };
    expect(displayedScore(shown, { date: '2026-11-08', score: 80 })).toBeCloseTo(70, 9);
    expect(displayedScore(shown, { date: '2026-11-02', score: 80 })).toBeCloseTo(
      60 + 20 * (1 - 0.5 ** (1 / 7)),
      9,
    );
    expect(displayedScore(undefined, { date: '2026-11-02', score: 80 })).toBe(80);
  });

  test('lies between the last displayed score and the new one', () => {
    const score = fc.integer({ min: 0, max: 100 });
    fc.assert(
      fc.property(score, score, fc.integer({ min: 1, max: 28 }), (before, now, day) => {
        const date = `2026-11-${String(day).padStart(2, '0')}`;
        const shown = displayedScore({ date: '2026-10-31', score: before }, { date, score: now });
        expect(shown).toBeGreaterThanOrEqual(Math.min(before, now));
        expect(shown).toBeLessThanOrEqual(Math.max(before, now));
      }),
    );
  });

  test('counts the days between two scores', () => {
    const shown = displayedScore({ date: '2026-11-06', score: 60 }, { date: '2026-11-20', score: 80 });
    expect(shown).toBeCloseTo(75, 9);
  });
});

describe('the best next step', () => {
  const input = (key: 'water' | 'body-mass-index' | 'bio-age-gap', score: number) =>
    ({ key, score, share: 1, value: 1, origin: 'tracked' }) as const;
  const of = (pillars: readonly Pillar[], avoidsWeightAdvice = false, quittingPoints = 0) =>
    nextAction(pillars, longevityScore(pillars, {}), { quittingPoints, avoidsWeightAdvice });
  const habits: Pillar = { key: 'habits', score: 40, coverage: 1, inputs: [input('water', 40)], missing: [] };
  const body: Pillar = {
    key: 'movement',
    score: 30,
    coverage: 1,
    inputs: [input('body-mass-index', 30)],
    missing: [],
  };

  test('has the most points for its effort', () => {
    expect(of([habits, body])).toMatchObject({ lever: 'body-mass-index', pillar: 'movement' });
    expect(of([habits, body])?.points).toBeCloseTo((18 * 70) / 32, 9);
    expect(of([habits])).toMatchObject({ lever: 'water' });
  });
  test('is quitting for a smoker', () => {
    const others = worked.filter(({ key }) => key !== 'habits');
    expect(of([...others, habits], false, 11.25)).toMatchObject({ lever: 'nicotine', points: 11.25 });
  });
  test('is never losing weight for members who should not', () => {
    expect(of([habits, body], true)).toMatchObject({ lever: 'water' });
  });
  test('is undefined if all is well or nothing can be changed directly', () => {
    const gap: Pillar = {
      key: 'bio-age',
      score: 20,
      coverage: 1,
      inputs: [input('bio-age-gap', 20)],
      missing: [],
    };
    expect(of([gap])).toBeUndefined();
    expect(of([])).toBeUndefined();
  });
});
