import { all, any, diary, eatsAs, holds, lab, takes } from '#domain/supplements/predicates.ts';
import { dose, form, NO_DOSE, type Rule } from '#domain/supplements/rule.ts';
import { SOURCES } from '#domain/supplements/sources.ts';

const COMMON = {
  title: 'Vitamin B12',
  blocks: [],
  form: form('Cyanocobalamin or methylcobalamin, tablet or lozenge'),
  timing: 'Any time, with water',
  times: ['morning'],
  foodFirst: {
    foods: [['fish', 'fish'], ['meat', 'meat'], ['eggs', 'egg'], ['dairy', 'dairy'], 'fortified foods'],
    says: (foods: string) => `You can get B12 from ${foods}. Plants don’t contain any.`,
  },
} as const;

const answeredOn = ({ health }: { health: { answeredOn: string | null } | undefined }) =>
  health?.answeredOn ?? null;

const longOnMetformin = holds(
  'health',
  'Metformin',
  ({ health }) =>
    health?.medicines.includes('metformin') && (health.metforminYears ?? 0) >= 4
      ? `${health.metforminYears} years, threshold 4`
      : undefined,
  answeredOn,
);
const longOnAcidBlocker = holds(
  'health',
  'Acid blocker',
  ({ health }) =>
    health?.medicines.includes('acid-blocker') && (health.acidBlockerYears ?? 0) >= 2
      ? `${health.acidBlockerYears} years, threshold 2`
      : undefined,
  answeredOn,
);

/** Deficient by the value itself, or by a borderline value with a raised deficiency marker. */
export const isB12Deficient = any(
  lab.below('vitamin-b12', 200),
  all(lab.between('vitamin-b12', 200, 350.01), any(lab.above('mma', 0.4), lab.above('homocysteine', 15))),
);

export const VITAMIN_B12_RULES: readonly Rule[] = [
  {
    ...COMMON,
    id: 'b12-plant-diet',
    number: 4,
    severity: 3,
    grade: 'A',
    when: any(
      eatsAs('vegan'),
      all(eatsAs('vegetarian'), diary('Vitamin B12 in food', ['vitaminB12Ug'], 'below', 2, 'µg')),
    ),
    dose: dose(['vitamin-b12', 50, 100]),
    caution: 'There’s no set upper limit. Taking 2,000 µg once a week works just as well.',
    sources: [SOURCES.andVegetarian],
    retestWeeks: 26,
  },
  {
    ...COMMON,
    id: 'b12-deficiency',
    number: 5,
    severity: 3,
    grade: 'A',
    when: isB12Deficient,
    dose: dose(['vitamin-b12', 1000]),
    caution:
      'If your anemia is severe, your potassium can drop as your blood count recovers. Have a doctor monitor it.',
    doctor: 'See a doctor to rule out pernicious anemia before you treat this yourself.',
    sources: [SOURCES.cochraneB12],
    retestWeeks: 8,
  },
  {
    ...COMMON,
    id: 'b12-with-medicine',
    number: 6,
    severity: 2,
    grade: 'A',
    when: all(
      any(all(takes('metformin'), longOnMetformin), all(takes('acid-blocker'), longOnAcidBlocker)),
      lab.below('vitamin-b12', 350),
    ),
    dose: dose(['vitamin-b12', 500, 1000]),
    caution: 'Don’t stop your medication because of this.',
    sources: [SOURCES.adaStandards],
    retestWeeks: 26,
  },
  {
    ...COMMON,
    id: 'b12-test-with-medicine',
    number: 6,
    title: 'Vitamin B12 test',
    severity: 2,
    grade: 'A',
    when: all(
      any(all(takes('metformin'), longOnMetformin), all(takes('acid-blocker'), longOnAcidBlocker)),
      lab.missing('vitamin-b12'),
    ),
    dose: NO_DOSE,
    form: form('A blood test first'),
    timing: 'At your next blood draw',
    times: [],
    caution: 'Don’t stop your medication because of this.',
    doctor:
      'Ask to have your vitamin B12 checked at your next blood draw. Metformin and acid blockers can lower it over the years.',
    sources: [SOURCES.adaStandards],
    retestWeeks: 26,
  },
];
