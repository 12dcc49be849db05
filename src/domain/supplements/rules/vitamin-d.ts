import { agedFrom, all, any, has, holds, lab } from '#domain/supplements/predicates.ts';
import { dose, form, type Rule, type RuleBlock } from '#domain/supplements/rule.ts';
import { SOURCES } from '#domain/supplements/sources.ts';

const { iomVitaminD, endocrine2024 } = SOURCES;

const BLOCKS: readonly RuleBlock[] = [
  { when: has('high-calcium'), says: 'Vitamin D raises calcium, and yours is already high.' },
  { when: lab.above('calcium', 10.5), says: 'Vitamin D raises calcium, and yours was above 10.5 mg/dL.' },
  {
    when: has('sarcoidosis'),
    says: 'If you have sarcoidosis, vitamin D can raise your calcium to dangerous levels.',
  },
];

const COMMON = {
  title: 'Vitamin D3',
  blocks: BLOCKS,
  form: form('Vitamin D3 (cholecalciferol), tablet, capsule or drops'),
  timing: 'With the meal that has the most fat',
  times: ['midday'],
  caution:
    'No more than 4,000 IU (100 µg) a day. Be careful if you have high calcium, sarcoidosis or kidney stones.',
  foodFirst: {
    foods: [['fatty fish', 'fish'], ['eggs', 'egg'], 'fortified foods'],
    says: (foods: string) =>
      `You get some from ${foods}. A few minutes of midday sun in summer gives you more.`,
  },
} as const;

const isObese = holds('profile', 'Body mass index', ({ bodyMassIndex }) =>
  bodyMassIndex >= 30 ? `${bodyMassIndex.toFixed(1)}, threshold 30` : undefined,
);

export const VITAMIN_D_RULES: readonly Rule[] = [
  {
    ...COMMON,
    id: 'vitamin-d-deficiency',
    number: 1,
    severity: 3,
    grade: 'A',
    when: lab.below('vitamin-d-25oh', 12),
    dose: dose(['vitamin-d', 37.5, 50]),
    doctor: 'See a doctor. A level below 12 ng/mL is a deficiency and may need a high starting dose.',
    sources: [iomVitaminD, endocrine2024],
    retestWeeks: 12,
  },
  {
    ...COMMON,
    id: 'vitamin-d-low',
    number: 2,
    severity: 2,
    grade: 'A',
    when: lab.between('vitamin-d-25oh', 12, 20),
    dose: dose(['vitamin-d', 20, 50]),
    sources: [iomVitaminD, endocrine2024],
    retestWeeks: 14,
  },
  {
    ...COMMON,
    id: 'vitamin-d-at-risk',
    number: 2,
    severity: 2,
    grade: 'B',
    when: all(
      lab.between('vitamin-d-25oh', 20, 30),
      any(
        agedFrom(75),
        isObese,
        has('malabsorption', 'bariatric-surgery', 'prediabetes'),
        lab.between('hba1c', 5.7, 6.5),
        lab.between('glucose-fasting', 100, 126),
      ),
    ),
    dose: dose(['vitamin-d', 20, 50]),
    sources: [endocrine2024],
    retestWeeks: 14,
  },
  {
    ...COMMON,
    id: 'vitamin-d-from-75',
    number: 3,
    severity: 2,
    grade: 'B',
    when: all(agedFrom(75), lab.missing('vitamin-d-25oh')),
    dose: dose(['vitamin-d', 20, 25]),
    sources: [endocrine2024],
    retestWeeks: 52,
  },
];
