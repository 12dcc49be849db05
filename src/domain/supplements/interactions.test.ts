import { describe, expect, test } from 'vitest';
import type { HealthProfile } from '#domain/health/health-profile.ts';
import { INTERACTIONS, interactionsOf } from './interactions.ts';
import type { Substance } from './substances.ts';
import { ada, blood, healthy } from './testing.ts';

type Answers = Partial<HealthProfile>;
/** Person, substance, amount, effect; then an amount or person without an interaction. */
type Row = readonly [
  id: string,
  health: Answers,
  substance: Substance,
  amount: number,
  effect: 'block' | 'warn' | 'separate' | 'note',
  harmless?: number,
];

const ROWS: readonly Row[] = [
  ['warfarin', { medicines: ['warfarin'] }, 'vitamin-k', 50, 'block', 22],
  ['warfarin', { medicines: ['warfarin'] }, 'vitamin-e', 268, 'block', 100],
  ['warfarin', { medicines: ['warfarin'] }, 'vitamin-e', 180, 'block', 179],
  ['warfarin', { medicines: ['warfarin'] }, 'coenzyme-q10', 100, 'block'],
  ['warfarin', { medicines: ['warfarin'] }, 'curcumin', 500, 'block'],
  ['warfarin', { medicines: ['warfarin'] }, 'ginkgo', 120, 'block'],
  ['warfarin', { medicines: ['warfarin'] }, 'cranberry', 500, 'block'],
  ['warfarin', { medicines: ['warfarin'] }, 'omega-3', 3500, 'block', 3000],
  ['warfarin', { medicines: ['warfarin'] }, 'st-johns-wort', 300, 'block'],
  ['blood-thinner-care', { medicines: ['doac'] }, 'omega-3', 2500, 'warn', 2000],
  ['blood-thinner-care', { medicines: ['antiplatelet'] }, 'curcumin', 500, 'warn'],
  ['blood-thinner-care', { medicines: ['doac'] }, 'ginkgo', 120, 'warn'],
  ['blood-thinner-care', { medicines: ['doac'] }, 'garlic', 600, 'warn'],
  ['blood-thinner-care', { medicines: ['doac'] }, 'vitamin-e', 15, 'warn'],
  ['blood-thinner-st-johns-wort', { medicines: ['doac'] }, 'st-johns-wort', 300, 'block'],
  ['serotonin', { medicines: ['serotonergic'] }, 'st-johns-wort', 300, 'block'],
  ['serotonin', { medicines: ['serotonergic'] }, '5-htp', 100, 'block'],
  ['serotonin', { medicines: ['serotonergic'] }, 'same', 400, 'block'],
  ['serotonin', { medicines: ['serotonergic'] }, 'tryptophan', 500, 'block'],
  ['st-johns-wort', { medicines: ['hormonal-contraception'] }, 'st-johns-wort', 300, 'block'],
  ['st-johns-wort', { medicines: ['hiv-medicine'] }, 'st-johns-wort', 300, 'block'],
  ['st-johns-wort', { medicines: ['transplant-medicine'] }, 'st-johns-wort', 300, 'block'],
  ['st-johns-wort', { medicines: ['cancer-medicine'] }, 'st-johns-wort', 300, 'block'],
  ['levothyroxine', { medicines: ['levothyroxine'] }, 'iron', 14, 'separate'],
  ['levothyroxine', { medicines: ['levothyroxine'] }, 'calcium', 500, 'separate'],
  ['levothyroxine', { medicines: ['levothyroxine'] }, 'magnesium', 200, 'separate'],
  ['levothyroxine', { medicines: ['levothyroxine'] }, 'zinc', 10, 'separate'],
  ['levothyroxine', { medicines: ['levothyroxine'] }, 'psyllium', 5, 'separate'],
  ['levothyroxine', { medicines: ['levothyroxine'] }, 'soy', 40, 'separate'],
  ['antibiotic-or-bisphosphonate', { medicines: ['tetracycline-quinolone'] }, 'calcium', 500, 'separate'],
  ['antibiotic-or-bisphosphonate', { medicines: ['bisphosphonate'] }, 'iron', 14, 'separate'],
  ['antibiotic-or-bisphosphonate', { medicines: ['bisphosphonate'] }, 'magnesium', 200, 'separate'],
  ['antibiotic-or-bisphosphonate', { medicines: ['tetracycline-quinolone'] }, 'zinc', 10, 'separate'],
  ['potassium-held-back', { medicines: ['ace-inhibitor-arb'] }, 'potassium', 300, 'block'],
  ['potassium-held-back', { medicines: ['potassium-sparing-diuretic'] }, 'potassium', 300, 'block'],
  ['potassium-held-back', { conditions: ['kidney-disease-stage-3'] }, 'potassium', 300, 'block'],
  ['potassium-and-water-pill', { medicines: ['diuretic'] }, 'potassium', 300, 'block'],
  ['magnesium-held-back', { medicines: ['ace-inhibitor-arb'] }, 'magnesium', 200, 'warn'],
  ['thiazide', { medicines: ['thiazide'] }, 'calcium', 1200, 'warn', 1000],
  ['thiazide', { medicines: ['thiazide'] }, 'vitamin-d', 75, 'warn', 50],
  ['sugar-lowering', { medicines: ['insulin-sulfonylurea'] }, 'berberine', 500, 'warn'],
  ['sugar-lowering', { conditions: ['insulin'] }, 'cinnamon', 500, 'warn'],
  ['sugar-lowering', { medicines: ['insulin-sulfonylurea'] }, 'alpha-lipoic-acid', 600, 'warn'],
  ['metformin-or-acid-blocker', { medicines: ['metformin'] }, 'vitamin-b12', 500, 'note'],
  ['metformin-or-acid-blocker', { medicines: ['acid-blocker'] }, 'magnesium', 200, 'note'],
  ['statin-red-yeast-rice', { medicines: ['statin'] }, 'red-yeast-rice', 600, 'block'],
  ['statin-grapefruit', { medicines: ['statin'] }, 'plant-sterols', 2, 'note'],
  ['lithium', { medicines: ['lithium'] }, 'caffeine', 200, 'warn'],
  ['lithium', { medicines: ['lithium'] }, 'sodium', 1000, 'warn'],
  ['methotrexate', { medicines: ['methotrexate'] }, 'folate', 400, 'block'],
  ['antiepileptic', { medicines: ['antiepileptic'] }, 'folate', 1200, 'warn', 1000],
  ['antiepileptic', { medicines: ['antiepileptic'] }, 'vitamin-b6', 25, 'warn', 12],
  ['antiepileptic', { medicines: ['antiepileptic'] }, 'melatonin', 1, 'warn'],
  ['immune-system', { medicines: ['immunosuppressant'] }, 'echinacea', 400, 'warn'],
  ['immune-system', { conditions: ['autoimmune-disease'] }, 'ashwagandha', 300, 'warn'],
  ['immune-system', { conditions: ['autoimmune-disease'] }, 'spirulina', 3, 'warn'],
  ['immune-system', { conditions: ['autoimmune-disease'] }, 'melatonin', 1, 'warn'],
  ['iron-overload', { conditions: ['haemochromatosis'] }, 'iron', 14, 'block'],
  ['iron-overload', { conditions: ['thalassaemia'] }, 'vitamin-c', 500, 'block', 200],
  ['kidney-stones', { conditions: ['kidney-stones'] }, 'vitamin-c', 1000, 'warn', 500],
  ['kidney-stones-and-calcium', { conditions: ['kidney-stones'] }, 'calcium', 300, 'warn'],
  ['kidney-stones', { conditions: ['kidney-stones'] }, 'nitrate', 300, 'warn'],
  ['smoke-and-asbestos', { smokes: true }, 'beta-carotene', 6, 'block'],
  ['smoke-and-asbestos', { conditions: ['asbestos-exposure'] }, 'beta-carotene', 6, 'block'],
  ['pregnancy', { isPregnant: true }, 'vitamin-a', 3500, 'block', 3000],
  ['pregnancy', { isPregnant: true }, 'ginkgo', 120, 'block'],
  ['pregnancy', { isPregnant: true }, 'ashwagandha', 300, 'block'],
  ['pregnancy', { isPregnant: true }, 'berberine', 500, 'block'],
  ['pregnancy', { isPregnant: true }, 'fish-liver-oil', 5, 'block'],
  ['pregnancy', { isPregnant: true }, 'melatonin', 1, 'block'],
  ['surgery', { surgeryWithin2Weeks: true }, 'omega-3', 3500, 'block', 3000],
  ['surgery', { surgeryWithin2Weeks: true }, 'vitamin-e', 15, 'block'],
  ['surgery', { surgeryWithin2Weeks: true }, 'garlic', 600, 'block'],
  ['surgery', { surgeryWithin2Weeks: true }, 'ginkgo', 120, 'block'],
  ['surgery', { surgeryWithin2Weeks: true }, 'curcumin', 500, 'block'],
  ['kidney-disease', { conditions: ['kidney-disease'] }, 'magnesium', 100, 'block'],
  ['kidney-disease', { conditions: ['kidney-disease'] }, 'potassium', 100, 'block'],
  ['kidney-disease', { conditions: ['kidney-disease'] }, 'vitamin-a', 300, 'block'],
  ['kidney-disease', { conditions: ['kidney-disease'] }, 'vitamin-c', 500, 'block', 100],
  ['kidney-disease', { conditions: ['kidney-disease'] }, 'creatine', 3, 'block'],
];

const SCENES = ROWS.map(([id, health, substance, amount, effect, harmless]) => ({
  id,
  health,
  substance,
  amount,
  effect,
  harmless,
}));

const met = (health: Answers, substance: Substance, amount: number) =>
  interactionsOf(ada({ health: healthy(health) }), [{ substance, amount }]);

describe('interactions with medicines and conditions', () => {
  test.each(SCENES)(
    '$id: $substance $amount → $effect',
    ({ id, health, substance, amount, effect, harmless }) => {
      expect(met(health, substance, amount)).toContainEqual(expect.objectContaining({ id, effect }));
      expect(met({}, substance, amount).filter((each) => each.id === id)).toEqual([]);
      if (harmless !== undefined)
        expect(met(health, substance, harmless).filter((each) => each.id === id)).toEqual([]);
    },
  );

  test('biotin of 1 mg distorts lab tests for everyone, and less does not', () => {
    expect(met({}, 'biotin', 1000)).toMatchObject([{ id: 'biotin-before-a-test', withWhat: null }]);
    expect(met({}, 'biotin', 300)).toEqual([]);
  });

  test('measured kidneys count like reported kidney disease', () => {
    const measured = (egfr: number, substance: Substance) =>
      interactionsOf(ada({ labs: blood({ egfr }) }), [{ substance, amount: 250 }]).map((each) => each.id);
    expect(measured(28, 'vitamin-c')).toEqual(['kidney-disease']);
    expect(measured(50, 'vitamin-c')).toEqual([]);
    expect(measured(50, 'potassium')).toEqual(['potassium-held-back']);
  });

  test('an unspecified or loop water pill is not said to retain potassium or magnesium', () => {
    const ids = (medicines: HealthProfile['medicines'], substance: Substance) =>
      met({ medicines }, substance, 300).map(({ id }) => id);
    expect(ids(['diuretic'], 'potassium')).toEqual(['potassium-and-water-pill']);
    expect(ids(['diuretic'], 'magnesium')).toEqual([]);
    expect(ids(['diuretic', 'ace-inhibitor-arb'], 'potassium')).toEqual(['potassium-held-back']);
  });

  test('every row of the data is tested here', () => {
    const rows = new Set([...ROWS.map(([id]) => id), 'biotin-before-a-test']);
    expect(INTERACTIONS.filter(({ id }) => !rows.has(id))).toEqual([]);
  });
});
