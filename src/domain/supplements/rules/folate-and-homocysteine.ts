import { isB12Deficient } from '#domain/supplements/rules/vitamin-b12.ts';
import { all, any, lab, says } from '#domain/supplements/predicates.ts';
import { dose, form, type Rule } from '#domain/supplements/rule.ts';
import { SOURCES } from '#domain/supplements/sources.ts';

const FOODS = 'Lentils, chickpeas, spinach, asparagus and oranges are good sources of folate.';

export const FOLATE_RULES: readonly Rule[] = [
  {
    id: 'folate-low',
    number: 15,
    title: 'Folate',
    severity: 3,
    grade: 'A',
    when: lab.below('folate', 4),
    blocks: [{ when: isB12Deficient, says: 'Treat your vitamin B12 deficiency first. Folate can mask it.' }],
    dose: dose(['folate', 400]),
    form: form('Folic acid or 5-MTHF'),
    timing: 'Any time',
    times: ['morning'],
    caution:
      'No more than 1,000 µg of folic acid a day. Ask your doctor to rule out a vitamin B12 deficiency first.',
    foodFirst: FOODS,
    sources: [SOURCES.folate],
    retestWeeks: 8,
  },
  {
    id: 'folate-for-homocysteine',
    number: 15,
    title: 'Folate',
    severity: 1,
    grade: 'C',
    when: all(lab.above('homocysteine', 15), lab.above('vitamin-b12', 350)),
    blocks: [],
    dose: dose(['folate', 400]),
    form: form('Folic acid or 5-MTHF'),
    timing: 'Any time',
    times: ['morning'],
    caution: 'No more than 1,000 µg of folic acid a day.',
    foodFirst: FOODS,
    sources: [SOURCES.homocysteine],
    retestWeeks: 8,
  },
  {
    id: 'folic-acid-before-pregnancy',
    number: 16,
    title: 'Folic acid',
    severity: 3,
    grade: 'A',
    when: any(says('couldBecomePregnant'), says('isPregnant')),
    blocks: [],
    dose: dose(['folate', 400, 800]),
    form: form('Folic acid'),
    timing: 'Any time of day, ideally starting at least a month before pregnancy',
    times: ['morning'],
    caution:
      'Take more only if a doctor prescribes it, for example after a pregnancy affected by a neural tube defect.',
    foodFirst: `${FOODS} Food alone isn’t enough for this.`,
    sources: [SOURCES.uspstfFolicAcid],
    retestWeeks: null,
  },
  {
    id: 'homocysteine-high',
    number: 32,
    title: 'Vitamins B12, folate and B6',
    severity: 2,
    grade: 'B',
    when: lab.above('homocysteine', 15),
    blocks: [],
    dose: dose(['vitamin-b12', 500, 1000], ['folate', 400], ['vitamin-b6', 2, 10]),
    form: form('A B-complex, or three separate pills'),
    timing: 'With a meal',
    times: ['morning'],
    caution: 'No more than 12 mg of vitamin B6 a day long term. More can harm your nerves.',
    foodFirst: {
      foods: [['fish', 'fish'], 'potatoes', 'bananas'],
      says: (foods) => `${FOODS} You can get B6 from ${foods}.`,
    },
    sources: [SOURCES.homocysteine],
    retestWeeks: 12,
  },
];
