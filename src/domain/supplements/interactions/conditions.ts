import type { Interaction } from '#domain/supplements/interaction.ts';
import { any, has, holds, lab, says } from '#domain/supplements/predicates.ts';
import { SUBSTANCE_KEYS, substanceOf, type Substance } from '#domain/supplements/substances.ts';

const HERBAL: Readonly<Partial<Record<Substance, null>>> = Object.fromEntries(
  SUBSTANCE_KEYS.filter((key) => substanceOf(key).isHerbal).map((key) => [key, null]),
);

const surgerySoon = holds(
  'health',
  'Health profile',
  ({ health }) => (health?.surgeryWithin2Weeks === true ? 'surgery in the next 2 weeks' : undefined),
  ({ health }) => health?.answeredOn ?? null,
);

/** Conditions, and planned surgery. */
export const CONDITION_INTERACTIONS: readonly Interaction[] = [
  {
    id: 'iron-overload',
    when: has('haemochromatosis', 'thalassaemia'),
    effect: 'block',
    substances: { iron: null, 'vitamin-c': 200 },
    says: 'If you have iron overload or thalassemia, iron and high doses of vitamin C are harmful.',
  },
  {
    id: 'kidney-stones',
    when: has('kidney-stones'),
    effect: 'warn',
    substances: { 'vitamin-c': 500, nitrate: null },
    says: 'This supplement can bring back kidney stones.',
  },
  {
    id: 'kidney-stones-and-calcium',
    when: has('kidney-stones'),
    effect: 'warn',
    substances: { calcium: null },
    says: 'Calcium supplements can bring back kidney stones. Take them only with meals.',
  },
  {
    id: 'pregnancy',
    when: says('isPregnant'),
    effect: 'block',
    substances: { ...HERBAL, 'vitamin-a': 3000, 'fish-liver-oil': null, melatonin: null },
    says: 'Don’t take it while pregnant.',
  },
  {
    id: 'surgery',
    when: surgerySoon,
    effect: 'block',
    substances: { 'omega-3': 3000, 'vitamin-e': null, garlic: null, ginkgo: null, curcumin: null },
    says: 'This supplement can make you bleed more easily. Don’t take it in the 2 weeks before surgery.',
  },
  {
    id: 'kidney-disease',
    when: any(has('kidney-disease'), lab.below('egfr', 30)),
    effect: 'block',
    substances: { magnesium: null, potassium: null, 'vitamin-a': null, 'vitamin-c': 200, creatine: null },
    says: 'If you have stage 4 or 5 kidney disease, this supplement builds up in your body.',
  },
  {
    id: 'biotin-before-a-test',
    when: () => [],
    effect: 'warn',
    substances: { biotin: 999 },
    says: 'Biotin can skew thyroid, heart and hormone tests. Stop taking it 72 hours before a blood draw.',
  },
];
