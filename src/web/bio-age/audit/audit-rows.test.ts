import { describe, expect, test } from 'vitest';
import type { Assessment } from '#contract/bio-age/bio-age.ts';
import { lifestyleBioAge } from '#domain/bio-age/lifestyle-bio-age.ts';
import { BRUNO, BRUNOS_ANSWERS } from '#domain/bio-age/testing.ts';
import { WEIGHTS_VERSION } from '#domain/bio-age/weights-version.ts';
import { auditSections } from './audit-rows.ts';

const outcome = lifestyleBioAge(BRUNOS_ANSWERS, BRUNO);
if (outcome.kind !== 'known') throw new Error('Bruno has a bio-age');

const BRUNOS: Assessment = {
  id: 'a',
  timeZone: 'Europe/Berlin',
  finishedOn: '2026-11-01',
  weightsVersion: WEIGHTS_VERSION,
  answers: BRUNOS_ANSWERS.map((answer) => ({ ...answer, answeredAt: '2026-11-01T08:00:00Z' })),
  result: outcome,
} as unknown as Assessment;

const figure = (text: string): number => Number(text.replace('−', '-'));

describe('The audit of a bio-age', () => {
  test('shows for every answer how its years are computed, so that Bruno can check them by hand', () => {
    let followed = 0;
    for (const { overlap, rows } of auditSections(BRUNOS, 'male', '2026-11-21'))
      for (const { hazardRatio, weight, tableYears, note } of rows) {
        const [, factor, mean] =
          /^Factor (\S+); ln HR of the average adult (\S+)\.$/.exec(weight ?? '') ?? [];
        if (hazardRatio === undefined || factor === undefined || mean === undefined || note !== undefined)
          continue;
        const years =
          (0.85 * overlap * Number(factor) * (Math.log(Number(hazardRatio)) - figure(mean))) / 0.09;
        // The average is displayed with two decimals.
        expect(Math.abs(years - figure(tableYears))).toBeLessThan(0.06);
        followed += 1;
      }
    expect(followed).toBe(36);
  });

  test('shows each section’s limits, from which its score can be computed', () => {
    for (const { scored, reachYears } of auditSections(BRUNOS, 'male', '2026-11-21'))
      expect(50 - (50 * (scored?.deltaYears ?? 0)) / (reachYears ?? 0)).toBeCloseTo(scored?.score ?? 0, 9);
  });

  test('omits weights that a result wasn’t computed with', () => {
    const earlier = { ...BRUNOS, weightsVersion: '2025-01' };
    const [body] = auditSections(earlier, 'male', '2026-11-21');
    expect(body?.reachYears).toBeUndefined();
    expect(body?.rows.every(({ weight }) => weight === undefined)).toBe(true);
  });
});
