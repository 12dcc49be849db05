import { expect, test } from 'vitest';
import type { Answer } from '#domain/bio-age/answer.ts';
import { itemsFor, SECTIONS } from '#domain/bio-age/sections.ts';
import { reviewFacts } from './review-facts.ts';

const carl = {
  sex: 'male',
  ageYears: 48,
  massKg: 82,
  bodyFatPercent: null,
  exclusions: [],
  avoids: [],
} as const;

const all: readonly Answer[] = SECTIONS.flatMap((section) => itemsFor(section, 'male')).flatMap((item) =>
  item.kind === 'choice'
    ? [
        {
          item: item.key,
          value: { kind: 'option', option: item.options[0]?.key ?? '' },
          origin: { kind: 'typed' },
        } as const,
      ]
    : [],
);

test('with every question answered nothing is open and the range is as narrow as possible', () => {
  const { coverage, open, halfRangeYears, leastHalfRangeYears } = reviewFacts(all, carl);
  expect(coverage).toBeCloseTo(1, 12);
  expect(open).toEqual([]);
  expect(halfRangeYears).toBeCloseTo(leastHalfRangeYears, 9);
});

test('without answers every item is open, smoking first because it adds the most uncertainty', () => {
  const { outcome, coverage, open, halfRangeYears, leastHalfRangeYears } = reviewFacts([], carl);
  expect(outcome).toMatchObject({ kind: 'incomplete', reason: 'smoking' });
  expect(coverage).toBeCloseTo(0, 12);
  expect(open[0]).toMatchObject({ item: 'smoke', step: 6 });
  expect(leastHalfRangeYears).toBeCloseTo(1.96 * 3, 9);
  expect(halfRangeYears).toBeGreaterThan(leastHalfRangeYears + 2);
});

test('“I don’t know” to blood pressure stays open and widens the range', () => {
  const answers = all.map((answer) =>
    answer.item === 'sbp' ? { ...answer, value: { kind: 'unknown' } as const } : answer,
  );
  const { open, halfRangeYears, leastHalfRangeYears } = reviewFacts(answers, carl);
  expect(open.map(({ item }) => item)).toEqual(['sbp']);
  expect(halfRangeYears).toBeGreaterThan(leastHalfRangeYears);
});
