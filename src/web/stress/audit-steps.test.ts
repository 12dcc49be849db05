import { expect, test } from 'vitest';
import { stressScore } from '#domain/stress/stress-score.ts';
import { auditSteps } from './stress-audit.tsx';

test('Ada can follow her stress score by hand, with the days it rests on', () => {
  const steps = auditSteps(
    {
      score: stressScore({ strainPercent: 37.5, checkInMean: 4.2, hrvZ: -0.4 }),
      week: { mean: 4.2, days: 6, veryHighDays: 0 },
      strain: { date: '2026-11-01', percent: 37.5 },
      baseline: {
        days: 47,
        usualMs: 38,
        lowMs: 36,
        highMs: 40,
        week: { meanMs: 36.4, z: -0.4, band: 'usual' },
      },
    },
    '2026-11-21',
  );
  expect(steps.map(({ value, unit }) => `${value} ${unit}`)).toEqual([
    '62.50 × 45.00%',
    '64.44 × 35.00%',
    '62.00 × 20.00%',
    '63.08 out of 100, where 100 is calm',
    '37 out of 100',
  ]);
  expect(steps[0]?.why).toContain('37.50 on Sun, Nov 1');
  expect(steps[1]?.why).toContain('6 of 7 days, Sun, Nov 15 to Sat, Nov 21, is 4.20');
  expect(steps[2]?.why).toContain('z is −0.40: 36.40 ms this week');
  expect(
    auditSteps(
      {
        score: undefined,
        week: { mean: undefined, days: 0, veryHighDays: 0 },
        strain: undefined,
        baseline: undefined,
      },
      '2026-11-21',
    ),
  ).toEqual([]);
});
