import type { Interaction } from '#domain/supplements/interaction.ts';
import { all, any, has, lab, not, says, takes } from '#domain/supplements/predicates.ts';

/** Medicines and kidneys that keep potassium and magnesium in the body. Other water pills lose both. */
const RETAINS_SALTS = any(
  takes('ace-inhibitor-arb', 'potassium-sparing-diuretic'),
  has('kidney-disease', 'kidney-disease-stage-3'),
  lab.below('egfr', 60),
);

/** Medicines that bind minerals, retain salts or lower sugar and lipids. */
export const UPTAKE_AND_SALTS: readonly Interaction[] = [
  {
    id: 'levothyroxine',
    when: takes('levothyroxine'),
    effect: 'separate',
    substances: { iron: null, calcium: null, magnesium: null, zinc: null, psyllium: null, soy: null },
    says: 'Take it at least 4 hours apart from your thyroid pill.',
  },
  {
    id: 'antibiotic-or-bisphosphonate',
    when: takes('tetracycline-quinolone', 'bisphosphonate'),
    effect: 'separate',
    substances: { calcium: null, iron: null, magnesium: null, zinc: null },
    says: 'Take it at least 4 hours apart from your antibiotic or bone medication. Some need longer, so ask your pharmacist.',
  },
  {
    id: 'potassium-held-back',
    when: RETAINS_SALTS,
    effect: 'block',
    substances: { potassium: null },
    says: 'Potassium can build up in your body because of your medication or kidney function. Too much can stop your heart.',
  },
  {
    id: 'potassium-and-water-pill',
    when: all(takes('diuretic'), not(RETAINS_SALTS)),
    effect: 'block',
    substances: { potassium: null },
    says: 'Some water pills raise potassium and others lower it. Take potassium only if your doctor prescribes it.',
  },
  {
    id: 'magnesium-held-back',
    when: RETAINS_SALTS,
    effect: 'warn',
    substances: { magnesium: null },
    says: 'Magnesium can build up in your body because of your medication or kidney function. Have your level checked.',
  },
  {
    id: 'thiazide',
    when: takes('thiazide', 'diuretic'),
    effect: 'warn',
    substances: { calcium: 1000, 'vitamin-d': 50 },
    says: 'Combined with your water pill, this supplement can raise your blood calcium too much.',
  },
  {
    id: 'sugar-lowering',
    when: any(takes('insulin-sulfonylurea'), has('insulin')),
    effect: 'warn',
    substances: { berberine: null, cinnamon: null, 'alpha-lipoic-acid': null },
    says: 'This supplement also lowers blood sugar. Combined with your medication, it can make your blood sugar drop too low.',
  },
  {
    id: 'metformin-or-acid-blocker',
    when: takes('metformin', 'acid-blocker'),
    effect: 'note',
    substances: { 'vitamin-b12': null, magnesium: null },
    says: 'Metformin and acid blockers can lower vitamin B12. Acid blockers can lower magnesium too. Have your levels checked.',
  },
  {
    id: 'statin-red-yeast-rice',
    when: takes('statin'),
    effect: 'block',
    substances: { 'red-yeast-rice': null },
    says: 'Red yeast rice contains a natural statin. Taking it with your statin can damage your muscles.',
  },
  {
    id: 'statin-grapefruit',
    when: takes('statin'),
    effect: 'note',
    substances: { 'plant-sterols': null, 'coenzyme-q10': null, psyllium: null },
    says: 'There’s no interaction, but grapefruit raises blood levels of simvastatin and atorvastatin. Avoid it if you take either.',
  },
  {
    id: 'methotrexate',
    when: takes('methotrexate'),
    effect: 'block',
    substances: { folate: null },
    says: 'If you take methotrexate, take folate only as prescribed.',
  },
  {
    id: 'smoke-and-asbestos',
    when: any(says('smokes'), has('asbestos-exposure')),
    effect: 'block',
    substances: { 'beta-carotene': null },
    says: 'Beta-carotene raised lung cancer rates in smokers and people exposed to asbestos.',
  },
];
