import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HEALTH_CONDITIONS } from '#domain/health/health-conditions.ts';
import { SITUATIONS } from '#domain/health/health-profile.ts';
import { MEDICINES } from '#domain/health/medicines.ts';
import type { Facts } from './facts.ts';
import { checkOwn } from './own-checks.ts';
import { timingOf } from './rule.ts';
import { SUBSTANCE_KEYS, type Substance } from './substances.ts';
import { suggest } from './suggest.ts';
import { ada, blood, fourWeeks, healthy, tom } from './testing.ts';

const idsOf = (facts: Facts) => suggest(facts).suggestions.map(({ rule }) => rule.id);
const heldBack = (facts: Facts, id: string) => suggest(facts).heldBack.find(({ rule }) => rule.id === id)?.by;
const amountOf = (facts: Facts, substance: Substance) =>
  suggest(facts)
    .suggestions.flatMap(({ parts }) => parts)
    .find((part) => part.substance === substance);
const own = (substance: Substance, amount: number) => [
  { name: 'Her tablet', perDay: [{ substance, amount }], perTakenDay: [{ substance, amount }] },
];

const deficient = { labs: blood({ 'vitamin-d-25oh': 9, ferritin: 12 }) };

describe('suggestions', () => {
  test('are empty if nothing is needed', () => {
    expect(suggest(ada())).toEqual({
      nothing: undefined,
      withoutDoses: [],
      suggestions: [],
      heldBack: [],
    });
  });

  test('put the most important first, five at most, and say which are held for later', () => {
    const vera = ada({
      ageYears: 62,
      health: healthy({ dietPattern: 'vegan', situations: ['resistance-training'] }),
      labs: blood({ 'vitamin-d-25oh': 9, ferritin: 12, selenium: 60, 'ldl-c': 140 }),
      intake: fourWeeks({ zincMg: 5, calciumMg: 500, fiberG: 15 }),
    });
    const ids = idsOf(vera);
    expect(ids).toEqual([
      'vitamin-d-deficiency',
      'b12-plant-diet',
      'iron-deficiency',
      'psyllium-for-ldl',
      'omega-3-plant-diet',
    ]);
    expect(heldBack(vera, 'zinc-low')).toMatch(/^You see up to 5 suggestions at a time/u);
    expect(heldBack(vera, 'creatine')).toMatch(/^You see up to 5 suggestions at a time/u);
  });

  test('name a nutrient only once, with the dose of the better evidence', () => {
    const karl = tom({ labs: blood({ 'vitamin-b12': 190, homocysteine: 19, folate: 5 }) });
    expect(idsOf(karl)).toEqual(['b12-deficiency', 'homocysteine-high']);
    const substances = suggest(karl).suggestions.flatMap(({ parts }) => parts.map((part) => part.substance));
    expect(substances).toEqual(['vitamin-b12', 'folate', 'vitamin-b6']);
    const sven = tom({
      intake: fourWeeks({ magnesiumMg: 200 }),
      sleep: { value: 50, date: '2026-11-20', days: 14 },
    });
    expect(idsOf(sven)).toEqual(['magnesium-low']);
    expect(heldBack(sven, 'magnesium-for-sleep')).toBe(
      '“Magnesium” already covers this, with better evidence.',
    );
  });

  test('do not replace a dismissed rule with a weaker one for the same nutrient', () => {
    const sven = tom({
      intake: fourWeeks({ magnesiumMg: 200 }),
      sleep: { value: 50, date: '2026-11-20', days: 14 },
    });
    expect(suggest(sven, new Set(['magnesium-low'])).suggestions).toEqual([]);
  });

  test('leave out what Ada already takes, and top up half a dose', () => {
    const low = { labs: blood({ 'vitamin-d-25oh': 16 }) };
    expect(heldBack(ada({ ...low, own: own('vitamin-d', 25) }), 'vitamin-d-low')).toBe(
      'You already take 25 µg (1,000 IU) of vitamin D3 a day.',
    );
    expect(amountOf(ada({ ...low, own: own('vitamin-d', 10) }), 'vitamin-d')).toMatchObject({
      ownAmount: 10,
      amount: 40,
    });
  });

  test('count food and tablets against the limit: Ella eats 800 of 1,000 mg calcium and takes most of the gap', () => {
    const eats = (zincMg: number) =>
      ada({
        labs: blood({ zinc: 55 }),
        intake: fourWeeks({ zincMg }),
        own: own('zinc', 4),
      });
    expect(amountOf(eats(10), 'zinc')).toMatchObject({ amount: 11, dietAmount: 10, ownAmount: 4 });
    expect(amountOf(eats(30), 'zinc')).toMatchObject({ amount: 6 });
    expect(heldBack(eats(33), 'zinc-low')).toMatch(/upper limit for zinc, 40 mg/u);
  });

  test('count iron every other day as half, and block it with high ferritin or iron overload', () => {
    expect(
      amountOf(ada({ labs: blood({ ferritin: 12 }), intake: fourWeeks({ ironMg: 9 }) }), 'iron'),
    ).toMatchObject({
      amount: 65,
      meanAmount: 32.5,
    });
    const inflamed = ada({ labs: blood({ ferritin: 60, 'hs-crp': 9, 'transferrin-sat': 50 }) });
    expect(heldBack(inflamed, 'iron-deficiency')).toMatch(/transferrin saturation/u);
    const rita = ada({ ...deficient, health: healthy({ conditions: ['haemochromatosis'] }) });
    expect(heldBack(rita, 'iron-deficiency')).toMatch(/iron overload/iu);
  });

  test('block, warn or separate by medicine', () => {
    const kim = (medicine: 'warfarin' | 'levothyroxine' | 'methotrexate') =>
      tom({
        labs: blood({ ferritin: 12, folate: 3 }),
        health: healthy({ medicines: [medicine, 'statin'], situations: ['statin-muscle-pain'] }),
      });
    expect(heldBack(kim('warfarin'), 'statin-muscle-pain')).toMatch(
      /^Warfarin or a similar blood thinner: /u,
    );
    expect(heldBack(kim('methotrexate'), 'folate-low')).toMatch(/only as prescribed/u);
    const iron = suggest(kim('levothyroxine')).suggestions.find(({ rule }) => rule.id === 'iron-deficiency');
    expect(iron?.met).toMatchObject([{ effect: 'separate', says: expect.stringContaining('4 hours') }]);
  });

  test('take psyllium further from a thyroid pill than from other medications', () => {
    const timing = (health: Facts['health']) => {
      const facts = tom({ labs: blood({ 'ldl-c': 140 }), intake: fourWeeks({ fiberG: 15 }), health });
      const psyllium = suggest(facts).suggestions.find(({ rule }) => rule.id === 'psyllium-for-ldl');
      return psyllium && timingOf(psyllium.rule, psyllium.met);
    };
    expect(timing(healthy())).toMatch(/2 hours apart from medications$/u);
    expect(timing(healthy({ medicines: ['levothyroxine'] }))).toMatch(
      /4 hours apart from your thyroid pill and 2 hours apart from other medications$/u,
    );
  });

  test('weigh 400 IU of vitamin E on two days a week in full against warfarin, and on average against the limit', () => {
    const greta = ada({
      health: healthy({ medicines: ['warfarin'] }),
      own: [
        {
          name: 'Vitamin E',
          perDay: [{ substance: 'vitamin-e', amount: (180 * 2) / 7 }],
          perTakenDay: [{ substance: 'vitamin-e', amount: 180 }],
        },
      ],
    });
    const { met, above } = checkOwn(greta);
    expect(met[0]).toMatchObject([{ id: 'warfarin', effect: 'block' }]);
    expect(above).toEqual([]);
  });

  test('add what is taken the same day when checking a medicine', () => {
    const ruth = (perTakenDay: number) =>
      ada({
        health: healthy({ medicines: ['diuretic'] }),
        labs: blood({ 'vitamin-d-25oh': 9 }),
        own: [
          {
            name: 'Weekly vitamin D',
            perDay: [{ substance: 'vitamin-d', amount: 10 }],
            perTakenDay: [{ substance: 'vitamin-d', amount: perTakenDay }],
          },
        ],
      });
    const metBy = (facts: Facts) =>
      suggest(facts)
        .suggestions.find(({ rule }) => rule.id === 'vitamin-d-deficiency')
        ?.met.map(({ substance }) => substance);
    expect(metBy(ruth(10))).toEqual([]);
    expect(metBy(ruth(70))).toEqual(['Vitamin D3']);
  });

  test('hold back magnesium, creatine and potassium with weak or unknown kidneys', () => {
    const sven = (changes: Partial<Facts>) =>
      tom({ intake: fourWeeks({ magnesiumMg: 200 }), ageYears: 58, ...changes });
    expect(idsOf(sven({ labs: blood({ egfr: 80 }) }))).toContain('magnesium-low');
    expect(heldBack(sven({ labs: blood({ egfr: 44 }) }), 'magnesium-low')).toMatch(/eGFR/u);
    expect(
      heldBack(sven({ health: healthy({ conditions: ['kidney-disease-stage-3'] }) }), 'magnesium-low'),
    ).toMatch(/eGFR/u);
  });
});

describe('hard blocks', () => {
  test.each([
    ['Tim is 17', ada({ ...deficient, ageYears: 17 }), 'under-18'],
    [
      'Eva is in treatment for cancer',
      ada({ ...deficient, health: healthy({ conditions: ['cancer-treatment'] }) }),
      'cancer-treatment',
    ],
    [
      'Jo takes tacrolimus',
      ada({ ...deficient, health: healthy({ medicines: ['transplant-medicine'] }) }),
      'transplant-medicine',
    ],
  ] as const)('%s: no suggestions', (_story, facts, nothing) => {
    expect(suggest(facts)).toMatchObject({ nothing, suggestions: [], heldBack: [] });
  });

  test.each([
    ['never filled in the form', ada({ ...deficient, health: undefined }), 'no-form'],
    [
      'who only set goals',
      ada({ ...deficient, health: healthy({ answeredOn: null, medicinesAnswered: false }) }),
      'no-form',
    ],
    [
      'would rather not say her medicines',
      ada({ ...deficient, health: healthy({ medicinesAnswered: false }) }),
      'medicines-withheld',
    ],
    [
      'would rather not say her conditions',
      ada({ ...deficient, health: healthy({ conditionsAnswered: false }) }),
      'conditions-withheld',
    ],
    ['is pregnant', ada({ ...deficient, health: healthy({ isPregnant: true }) }), 'pregnant'],
    [
      'had an eating disorder',
      ada({ ...deficient, health: healthy({ conditions: ['eating-disorder'] }) }),
      'eating-disorder',
    ],
    ['is underweight', ada({ ...deficient, bodyMassIndex: 18.2 }), 'underweight'],
  ] as const)('Ada %s: kinds without doses', (_story, facts, reason) => {
    const { withoutDoses, suggestions } = suggest(facts);
    expect(withoutDoses).toContain(reason);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.flatMap(({ parts }) => parts)).toEqual([]);
  });

  test('in pregnancy and while breastfeeding only the prenatal set', () => {
    const nursing = ada({
      labs: blood({ ferritin: 12, 'vitamin-d-25oh': 9, selenium: 60 }),
      health: healthy({ isBreastfeeding: true, dietPattern: 'vegan', situations: ['resistance-training'] }),
    });
    expect(idsOf(nursing)).toEqual([
      'vitamin-d-deficiency',
      'iron-deficiency',
      'omega-3-plant-diet',
      'iodine-plant-diet',
    ]);
    expect(amountOf(nursing, 'iodine')).toMatchObject({ amount: 290 });
    expect(heldBack(nursing, 'creatine')).toMatch(/^During pregnancy and breastfeeding, we only suggest/u);
    expect(heldBack(nursing, 'selenium-low')).toMatch(
      /^During pregnancy and breastfeeding, we only suggest/u,
    );
  });

  test('kidney disease of stage 4 or 5: no magnesium, potassium, vitamin A, high-dose vitamin C or creatine', () => {
    const rolf = tom({
      health: healthy({ conditions: ['kidney-disease'], situations: ['resistance-training'] }),
      intake: fourWeeks({ magnesiumMg: 150, vitaminCMg: 30 }),
    });
    expect(idsOf(rolf)).not.toContain('magnesium-low');
    expect(idsOf(rolf)).not.toContain('creatine');
    const amount = amountOf(rolf, 'vitamin-c')?.amount ?? 0;
    expect(amount).toBeLessThanOrEqual(200);
  });
});

const someOf = <Code extends string>(codes: readonly Code[], most: number) =>
  fc.subarray([...codes], { maxLength: most });

const anybody: fc.Arbitrary<Facts> = fc
  .record({
    sex: fc.constantFrom('male', 'female'),
    ageYears: fc.integer({ min: 18, max: 95 }),
    medicines: someOf(MEDICINES, 4),
    conditions: someOf(HEALTH_CONDITIONS, 4),
    situations: someOf(SITUATIONS, 5),
    dietPattern: fc.constantFrom('omnivore', 'vegetarian', 'vegan'),
    smokes: fc.boolean(),
    labs: fc.record({
      'vitamin-d-25oh': fc.double({ min: 4, max: 60, noNaN: true }),
      ferritin: fc.double({ min: 3, max: 300, noNaN: true }),
      'vitamin-b12': fc.double({ min: 100, max: 900, noNaN: true }),
      homocysteine: fc.double({ min: 5, max: 40, noNaN: true }),
      folate: fc.double({ min: 1, max: 20, noNaN: true }),
      zinc: fc.double({ min: 40, max: 120, noNaN: true }),
      selenium: fc.double({ min: 40, max: 150, noNaN: true }),
      egfr: fc.double({ min: 20, max: 120, noNaN: true }),
    }),
    diet: fc.record({
      ironMg: fc.double({ min: 1, max: 60, noNaN: true }),
      zincMg: fc.double({ min: 1, max: 60, noNaN: true }),
      seleniumUg: fc.double({ min: 5, max: 400, noNaN: true }),
      calciumMg: fc.double({ min: 100, max: 3000, noNaN: true }),
      magnesiumMg: fc.double({ min: 50, max: 600, noNaN: true }),
      vitaminB6Mg: fc.double({ min: 0.2, max: 15, noNaN: true }),
      vitaminCMg: fc.double({ min: 5, max: 2500, noNaN: true }),
      vitaminDUg: fc.double({ min: 0, max: 120, noNaN: true }),
      iodineUg: fc.double({ min: 10, max: 1500, noNaN: true }),
    }),
    own: fc.array(
      fc.record({
        substance: fc.constantFrom(...SUBSTANCE_KEYS),
        amount: fc.double({ min: 0.1, max: 2000, noNaN: true }),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ sex, ageYears, labs, diet, own: taken, ...answers }) =>
    ada({
      sex,
      ageYears,
      health: healthy(answers),
      labs: blood(labs),
      intake: fourWeeks(diet),
      own: taken.map((amount) => ({ name: 'Own', perDay: [amount], perTakenDay: [amount] })),
    }),
  );

describe('for every member', () => {
  test('food, supplements and the suggestion together never exceed an upper limit', () => {
    fc.assert(
      fc.property(anybody, (facts) => {
        for (const { parts } of suggest(facts).suggestions)
          for (const { limit, dietAmount, ownAmount, meanAmount, lowAmount, amount } of parts) {
            expect(amount).toBeGreaterThan(0);
            expect(amount).toBeGreaterThanOrEqual(lowAmount);
            if (limit) expect(dietAmount + ownAmount + meanAmount).toBeLessThanOrEqual(limit.amount + 1e-9);
          }
      }),
      { numRuns: 1000 },
    );
  });

  test('never more than five, never a nutrient twice, never anything blocked, in order of importance', () => {
    const weights = { A: 3, B: 2, C: 1 } as const;
    fc.assert(
      fc.property(anybody, (facts) => {
        const { suggestions } = suggest(facts);
        expect(suggestions.length).toBeLessThanOrEqual(5);
        const substances = suggestions.flatMap(({ parts }) => parts.map(({ substance }) => substance));
        expect(new Set(substances).size).toBe(substances.length);
        expect(suggestions.flatMap(({ met }) => met).filter(({ effect }) => effect === 'block')).toEqual([]);
        const order = suggestions.map(({ rule }) => rule.severity * weights[rule.grade]);
        expect(order).toEqual(order.toSorted((one, other) => other - one));
      }),
      { numRuns: 500 },
    );
  });
});
