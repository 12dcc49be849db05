import { expect, test } from 'vitest';
import { bioAgeOn } from './headline-bio-age.ts';
import type { LifestyleBioAge } from './lifestyle-result.ts';
import type { PhenoAgeOutcome } from '#domain/bio-age/pheno-age/result.ts';

const TODAY = '2026-11-20';
const result = {
  ageYears: 41,
  bioAgeYears: 38,
  lowYears: 32,
  highYears: 44,
  deltaYears: -3,
  sections: [
    { section: 'activity', deltaYears: -2 },
    { section: 'sleep', deltaYears: -1 },
  ],
} as unknown as LifestyleBioAge;
const blood = (drawnOn: string) => ({ kind: 'known', drawnOn, againstPeersYears: -4 }) as PhenoAgeOutcome;

test('Ada’s headline is from habits until there is blood, and then from both', () => {
  const missing: PhenoAgeOutcome = { kind: 'missing', markers: [] };
  expect(bioAgeOn(TODAY, 42, result, missing)).toEqual({
    headline: { basis: 'habits', ageYears: 41, bioAgeYears: 38, lowYears: 32, highYears: 44, deltaYears: -3 },
    combined: undefined,
  });
  const { headline, combined } = bioAgeOn(TODAY, 42, result, blood('2026-10-01'));
  expect(headline).toMatchObject({ basis: 'habits-and-blood', ageYears: 42 });
  expect(headline.bioAgeYears).toBe(combined?.bioAgeYears);
  expect(combined?.bloodYears).toBeCloseTo(-2.8);
});

test('blood older than two years leaves the headline to habits', () => {
  expect(bioAgeOn(TODAY, 42, result, blood('2024-11-25')).headline.basis).toBe('habits-and-blood');
  expect(bioAgeOn(TODAY, 42, result, blood('2024-11-10')).headline.basis).toBe('habits');
});
