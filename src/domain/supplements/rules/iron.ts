import { all, any, has, lab, lives, says } from '#domain/supplements/predicates.ts';
import { dose, form, type Rule, type RuleBlock } from '#domain/supplements/rule.ts';
import { SOURCES } from '#domain/supplements/sources.ts';

const BLOCKS: readonly RuleBlock[] = [
  { when: lab.above('ferritin', 100), says: 'Your ferritin is above 100 ng/mL, so don’t take iron now.' },
  {
    when: lab.above('transferrin-sat', 45),
    says: 'Your transferrin saturation is above 45%. A doctor needs to rule out iron overload first.',
  },
  {
    when: has('haemochromatosis', 'thalassaemia'),
    says: 'If you have iron overload or thalassemia, iron is harmful.',
  },
];

const COMMON = {
  title: 'Iron',
  blocks: BLOCKS,
  timing: 'On an empty stomach with vitamin C, at least 2 hours before or after tea, coffee or calcium',
  times: ['morning'],
  caution:
    'No more than 45 mg a day unless a doctor is treating you for a deficiency. Keep it out of reach of children.',
  foodFirst: {
    foods: [['meat', 'meat'], ['fish', 'fish'], 'lentils', 'beans'],
    says: (foods: string) =>
      `You can get iron from ${foods}. Having vitamin C with plant foods can double how much iron you absorb.`,
  },
} as const;

export const IRON_RULES: readonly Rule[] = [
  {
    ...COMMON,
    id: 'iron-deficiency',
    number: 7,
    severity: 3,
    grade: 'A',
    when: any(lab.below('ferritin', 30), all(lab.below('ferritin', 70), lab.above('hs-crp', 5))),
    dose: dose(['iron', 40, 65]),
    isAlternate: true,
    form: form('Ferrous sulfate, fumarate or bisglycinate (go by the elemental iron on the label)'),
    doctor:
      'A doctor needs to find the cause. For men, and for women after menopause, that means checking the gut for hidden bleeding.',
    sources: [SOURCES.stoffel2017, SOURCES.stoffel2020, SOURCES.aga2020],
    retestWeeks: 10,
  },
  {
    ...COMMON,
    id: 'iron-low-stores',
    number: 8,
    severity: 2,
    grade: 'B',
    when: all(
      says('isMenstruating'),
      lab.between('ferritin', 30, 50.01),
      lives('fatigue', 'endurance-training'),
    ),
    dose: dose(['iron', 14, 28]),
    form: form('Low-dose iron (go by the elemental iron on the label)'),
    sources: [SOURCES.stoffel2017],
    retestWeeks: 12,
  },
];
