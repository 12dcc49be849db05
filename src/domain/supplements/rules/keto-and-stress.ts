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
const toldLately = holds(
  'health',
  'Told',
  ({ health, today }) =>
    health && health.answeredOn !== null && daysBetween(health.answeredOn, today) <= KETO_DAYS
      ? 'within 4 weeks'
      : undefined,
  ({ health }) => health?.answeredOn ?? null,
);

export const KETO_AND_STRESS_RULES: readonly Rule[] = [
  {
    id: 'keto-electrolytes',
    number: 29,
    title: 'Salt and magnesium for the first weeks on keto',
    severity: 1,
    grade: 'C',
    when: all(lives('keto-cramps'), toldLately),
    blocks: [
      { when: has('high-blood-pressure'), says: 'With high blood pressure more salt does harm.' },
      { when: has('heart-failure'), says: 'With heart failure more salt does harm.' },
      {
        when: has('kidney-disease', 'kidney-disease-stage-3'),
        says: 'With kidney disease salt and magnesium are for your doctor to set.',
      },
      ...MAGNESIUM_BLOCKS,
    ],
    dose: dose(['sodium', 1000, 2000], ['magnesium', 200]),
    form: form('Broth or salt, and magnesium citrate'),
    timing: 'With meals',
    times: ['midday', 'evening'],
    caution: 'Stop when the cramps are over, and watch your blood pressure.',
    foodFirst: {
      foods: ['broth', 'avocado', 'spinach', ['salmon', 'fish'], ['nuts', 'nuts']],
      says: (foods) => `Sodium, potassium and magnesium come from ${foods}.`,
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
        says: 'With a disease of the thyroid, the liver or the immune system, not without your doctor.',
      },
      { when: any(says('isPregnant'), says('isBreastfeeding')), says: 'Not in pregnancy or breastfeeding.' },
      { when: takes('sedative'), says: 'Not together with sleeping tablets or sedatives.' },
    ],
    dose: dose(['theanine', 200]),
    form: form('Capsule'),
    timing: 'In the morning or the evening',
    times: ['evening'],
    caution:
      'Ashwagandha (300 mg, at most 8 weeks) is only told for information: injured livers have been reported.',
    foodFirst: 'Green tea brings 10 to 25 mg a cup; slow breathing works within minutes.',
    sources: [SOURCES.theanine, SOURCES.ashwagandha],
    retestWeeks: 8,
  },
];
