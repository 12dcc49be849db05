import { daysBetween } from '#domain/time/local-date.ts';
import { MAGNESIUM_BLOCKS } from '#domain/supplements/rules/magnesium-and-sleep.ts';
import { all, any, has, holds, lives, says, takes } from '#domain/supplements/predicates.ts';
import { dose, form, type Rule } from '#domain/supplements/rule.ts';
import { SOURCES } from '#domain/supplements/sources.ts';

const KETO_DAYS = 28;

const isStressed = holds(
  'stress',
  'Stress score',
  ({ stress }) =>
    stress && stress.value < 45 ? `${Math.round(stress.value)} over 14 days, below 45` : undefined,
  ({ stress }) => stress?.date ?? null,
);

/** Early keto symptoms count for four weeks after they were reported. */
const answeredRecently = holds(
  'health',
  'Answered',
  ({ health, today }) =>
    health && health.answeredOn !== null && daysBetween(health.answeredOn, today) <= KETO_DAYS
      ? 'within the last 4 weeks'
      : undefined,
  ({ health }) => health?.answeredOn ?? null,
);

export const KETO_AND_STRESS_RULES: readonly Rule[] = [
  {
    id: 'keto-electrolytes',
    number: 29,
    title: 'Salt and magnesium for your first weeks on keto',
    severity: 1,
    grade: 'C',
    when: all(lives('keto-cramps'), answeredRecently),
    blocks: [
      {
        when: has('high-blood-pressure'),
        says: 'If you have high blood pressure, extra salt can be harmful.',
      },
      { when: has('heart-failure'), says: 'If you have heart failure, extra salt can be harmful.' },
      {
        when: has('kidney-disease', 'kidney-disease-stage-3'),
        says: 'If you have kidney disease, ask your doctor how much salt and magnesium is safe.',
      },
      ...MAGNESIUM_BLOCKS,
    ],
    dose: dose(['sodium', 1000, 2000], ['magnesium', 200]),
    form: form('Broth or salt, and magnesium citrate'),
    timing: 'With meals',
    times: ['midday', 'evening'],
    caution: 'Stop when the cramps or headaches are gone, and watch your blood pressure.',
    foodFirst: {
      foods: ['broth', 'avocado', 'spinach', ['salmon', 'fish'], ['nuts', 'nuts']],
      says: (foods) => `You can get sodium, potassium and magnesium from ${foods}.`,
    },
    sources: [SOURCES.magnesium],
    retestWeeks: null,
  },
  {
    id: 'theanine-for-stress',
    number: 30,
    title: 'L-theanine',
    severity: 1,
    grade: 'C',
    when: isStressed,
    blocks: [
      {
        when: has('thyroid-disease', 'liver-disease', 'autoimmune-disease'),
        says: 'If you have a thyroid, liver or autoimmune disease, ask your doctor before taking it.',
      },
      {
        when: any(says('isPregnant'), says('isBreastfeeding')),
        says: 'Don’t take it while pregnant or breastfeeding.',
      },
      { when: takes('sedative'), says: 'Don’t combine it with sleeping pills or sedatives.' },
    ],
    dose: dose(['theanine', 200]),
    form: form('Capsule'),
    timing: 'In the morning or evening',
    times: ['evening'],
    caution:
      'Some people take ashwagandha instead (300 mg for up to 8 weeks). We don’t suggest it, because liver injuries have been reported.',
    foodFirst: 'A cup of green tea contains 10 to 25 mg of theanine. Slow breathing works within minutes.',
    sources: [SOURCES.theanine, SOURCES.ashwagandha],
    retestWeeks: 8,
  },
];
