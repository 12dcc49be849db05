import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import type { ItemKey } from './item-keys.ts';
import { lifestyleBioAge } from './lifestyle-bio-age.ts';
import type { BioAgePerson } from './lifestyle-result.ts';
import { itemsFor, SECTIONS } from './sections.ts';
import { answered, BRUNO, BRUNOS_ANSWERS, withAnswer } from './testing.ts';

function resultOf(answers: readonly Answer[], person: BioAgePerson = BRUNO) {
  const outcome = lifestyleBioAge(answers, person);
  if (outcome.kind !== 'known') throw new Error(`no figure: ${outcome.kind}`);
  return outcome;
}

const changesOf = (answers: readonly Answer[], person?: BioAgePerson) => resultOf(answers, person).changes;

describe('the most effective changes', () => {
  test('are at most five, most effective first, each the difference of two whole results', () => {
    const { changes, bioAgeYears } = resultOf(BRUNOS_ANSWERS);
    expect(changes.map(({ item }) => item)).toEqual(['sbp', 'reg', 'steps', 'wg', 'iso']);
    const [first] = changes;
    expect(first).toMatchObject({ from: '120 to 129', to: 'Under 120' });
    const after = resultOf(withAnswer(BRUNOS_ANSWERS, 'sbp', 'under-120'));
    expect(first?.years).toBeCloseTo(after.bioAgeYears - bioAgeYears, 9);
  });

  test('go one band at a time, not to the ideal', () => {
    const heavy = changesOf(withAnswer(BRUNOS_ANSWERS, 'bmi', 'over-40'));
    expect(heavy[0]).toMatchObject({ item: 'bmi', to: '35 to under 40', withinMonths: 12 });
  });

  test('count a year after the last cigarette, not a life without', () => {
    const [first] = changesOf(withAnswer(BRUNOS_ANSWERS, 'smoke', '11-20'));
    expect(first).toMatchObject({ item: 'smoke', to: 'Quit 1 to 4 years ago', withinMonths: 12 });
  });

  test('name one of several ways to the same goal: weight or waist, minutes or steps', () => {
    const many = withAnswer(withAnswer(BRUNOS_ANSWERS, 'bmi', '30-35'), 'whtr', 'over-0.65');
    const items = changesOf(withAnswer(many, 'mvpa', 'none')).map(({ item }) => item);
    expect(items.filter((item) => item === 'bmi' || item === 'whtr')).toHaveLength(1);
    expect(items.filter((item) => item === 'mvpa' || item === 'steps')).toHaveLength(1);
  });

  test('raise measured fitness by a MET and a regularity index to its next band', () => {
    const measured = withAnswer(withAnswer(BRUNOS_ANSWERS, 'vo2max', { kind: 'number', value: 30 }), 'sri', {
      kind: 'number',
      value: 72,
    });
    const changes = changesOf(measured);
    expect(changes.find(({ item }) => item === 'vo2max')?.to).toBe('33.5 mL/kg/min');
    expect(changes.find(({ item }) => item === 'sri')?.to).toBe('78 out of 100');
  });

  test('never suggest nuts with a nut allergy', () => {
    const items = (avoids: readonly ItemKey[]) =>
      changesOf(
        BRUNOS_ANSWERS.filter(({ item }) => !['sbp', 'reg', 'steps', 'wg', 'iso'].includes(item)),
        { ...BRUNO, avoids },
      ).map(({ item }) => item);
    expect(items([])).toContain('nuts');
    expect(items(['nuts'])).not.toContain('nuts');
  });

  test('never suggest sleeping less, drinking, gaining weight or changing history', () => {
    const others: readonly (readonly [ItemKey, string])[] = [
      ['dur', 'over-9'],
      ['alc', 'never'],
      ['bmi', 'under-18.5'],
      ['dm', 'type-2'],
      ['cvd', 'both'],
      ['fhx', 'yes'],
      ['dep', 'yes'],
      ['srh', 'poor'],
    ];
    const worse = others.reduce(
      (answers, [item, option]) => withAnswer(answers, item, option),
      BRUNOS_ANSWERS,
    );
    const proposed = new Set(changesOf(worse).map(({ item }) => item));
    for (const [item] of others) expect(proposed.has(item), item).toBe(false);
  });
});

/** Random answers to any of the questions. */
const anybody = fc
  .record({
    sex: fc.constantFrom('male', 'female'),
    ageYears: fc.integer({ min: 18, max: 100 }),
    massKg: fc.double({ min: 30, max: 300, noNaN: true }),
    bodyFatPercent: fc.option(fc.double({ min: 5, max: 60, noNaN: true }), { nil: null }),
    picks: fc.array(fc.nat({ max: 1_000_000 }), { minLength: 50, maxLength: 50 }),
    vo2Max: fc.option(fc.double({ min: 5, max: 100, noNaN: true }), { nil: undefined }),
    parent: fc.option(fc.integer({ min: 0, max: 125 }), { nil: undefined }),
  })
  .map(({ picks, vo2Max, parent, ...body }) => {
    const person: BioAgePerson = { ...body, exclusions: [], avoids: [] };
    const choices = SECTIONS.flatMap((section) => itemsFor(section, person.sex)).flatMap((item, index) => {
      if (item.kind !== 'choice') return [];
      const pick = (picks[index] ?? 0) % (item.options.length + 1);
      const option = item.options[pick];
      if (!option && item.key === 'smoke') return [answered('smoke', 'never')];
      return [answered(item.key, option ? option.key : { kind: 'unknown' as const })];
    });
    const answers = [
      ...choices,
      ...(vo2Max === undefined ? [] : [answered('vo2max', { kind: 'number', value: vo2Max })]),
      ...(parent === undefined
        ? []
        : [answered('father', { kind: 'parent', fate: 'died', ageYears: parent })]),
    ];
    return { person, answers };
  });

/** Options from worse to better: more movement, less tobacco. */
const ORDERED: readonly (readonly [ItemKey, readonly string[]])[] = [
  ['mvpa', ['none', '1-149', '150-299', '300-449', 'over-450']],
  ['steps', ['under-4500', '4500-7000', '7000-9500', 'over-9500']],
  ['rt', ['0', '1', 'over-2']],
  ['sit', ['over-10', '8-10', '6-8', 'under-6']],
  ['smoke', ['over-20', '11-20', '1-10', 'quit-under-1', 'quit-1-5', 'quit-5-10', 'quit-over-10', 'never']],
  ['vape', ['yes', 'no']],
];

describe('for any answers', () => {
  test('neither more movement nor quitting ever raises the bio-age', () => {
    fc.assert(
      fc.property(anybody, fc.constantFrom(...ORDERED), ({ person, answers }, [item, options]) => {
        const figures = options.map((option) => {
          const outcome = lifestyleBioAge(withAnswer(answers, item, option), person);
          return outcome.kind === 'known' ? outcome.bioAgeYears : undefined;
        });
        for (const [index, figure] of figures.entries()) {
          const before = figures[index - 1];
          if (figure !== undefined && before !== undefined) expect(figure).toBeLessThanOrEqual(before + 1e-9);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('the figure and every score stay within their limits', () => {
    fc.assert(
      fc.property(anybody, ({ person, answers }) => {
        const outcome = lifestyleBioAge(answers, person);
        const { sections, coverage, items } = outcome.kind === 'known' ? outcome : { ...outcome.picture };
        for (const { score } of sections ?? [])
          if (score !== null) expect(score >= 0 && score <= 100).toBe(true);
        expect(coverage).toBeGreaterThanOrEqual(0);
        expect(coverage).toBeLessThanOrEqual(1);
        if (outcome.kind !== 'known') return;
        expect(outcome.bioAgeYears).toBeGreaterThanOrEqual(18);
        expect(outcome.bioAgeYears - person.ageYears).toBeGreaterThan(-12);
        expect(outcome.bioAgeYears - person.ageYears).toBeLessThanOrEqual(20);
        expect(outcome.lowYears).toBeLessThanOrEqual(outcome.bioAgeYears);
        expect(outcome.highYears).toBeGreaterThan(outcome.bioAgeYears);
        const sum = (items ?? []).reduce((total, { years }) => total + years, outcome.floorYears);
        expect(sum).toBeCloseTo(outcome.deltaYears, 6);
        expect(outcome.changes.length).toBeLessThanOrEqual(5);
        for (const { years } of outcome.changes) expect(years).toBeLessThan(0);
      }),
      { numRuns: 500 },
    );
  });
});
