import {
  all,
  any,
  diary,
  eatsBelow,
  has,
  holds,
  kidneysMayBeBelow,
  lab,
  lives,
  not,
  says,
  takes,
} from '#domain/supplements/predicates.ts';
import { dose, form, NO_DOSE, type Rule } from '#domain/supplements/rule.ts';
import { SOURCES } from '#domain/supplements/sources.ts';

const PSYLLIUM = {
  form: form('Psyllium husk'),
  timing: 'Stirred into at least 250 ml of water, 2 hours away from medicines',
  times: ['morning'],
  caution: 'Start with 5 g. Never dry: without enough water it can swell in the throat.',
  blocks: [
    {
      when: has('bowel-narrowing'),
      says: 'With a narrowed gut or trouble with swallowing psyllium can block.',
    },
  ],
} as const;

/** Blood pressure band starts within these limits, mmHg: the first included, the second excluded. */
const pressureFrom = (from: number, to: number) =>
  holds(
    'pressure',
    'Blood pressure, upper',
    ({ pressure }) =>
      pressure && pressure.fromMmhg >= from && pressure.fromMmhg < to ? pressure.words : undefined,
    ({ pressure }) => pressure?.date ?? null,
  );

export const HEART_RULES: readonly Rule[] = [
  {
    ...PSYLLIUM,
    id: 'psyllium-for-ldl',
    number: 24,
    title: 'Psyllium',
    severity: 2,
    grade: 'A',
    when: all(
      any(lab.atLeast('ldl-c', 130), lab.atLeast('apob', 100)),
      diary('Fiber', ['fiberG'], 'below', 25, 'g'),
    ),
    dose: dose(['psyllium', 5, 10]),
    foodFirst: {
      foods: [['oats', 'gluten'], ['barley', 'gluten'], 'beans', 'apples'],
      says: (foods) => `Soluble fiber comes from ${foods}; less saturated fat lowers LDL more.`,
    },
    sources: [SOURCES.psylliumClaim],
    retestWeeks: 10,
  },
  {
    id: 'sterols-for-ldl',
    number: 25,
    title: 'Plant sterols or stanols',
    severity: 1,
    grade: 'A',
    when: all(lab.atLeast('ldl-c', 130), lives('no-cholesterol-medicine')),
    blocks: [
      { when: has('sitosterolaemia'), says: 'With sitosterolaemia sterols build up in the blood.' },
      { when: any(says('isPregnant'), says('isBreastfeeding')), says: 'Not in pregnancy or breastfeeding.' },
    ],
    dose: dose(['plant-sterols', 1.5, 2.4]),
    form: form('Fortified spread or yogurt, or capsules'),
    timing: 'With meals',
    times: ['midday', 'evening'],
    caution: 'It does not replace a medicine that your doctor advises.',
    foodFirst: 'Less saturated fat and more fiber come first.',
    sources: [SOURCES.sterols],
    retestWeeks: 10,
  },
  {
    ...PSYLLIUM,
    id: 'prediabetes',
    number: 26,
    title: 'Lifestyle first, psyllium beside it',
    severity: 2,
    grade: 'A',
    when: all(
      any(lab.between('glucose-fasting', 100, 126), lab.between('hba1c', 5.7, 6.5)),
      not(has('type-2-diabetes', 'insulin')),
    ),
    dose: dose(['psyllium', 5, 10]),
    foodFirst:
      'In the trial behind this, 150 minutes of brisk walking a week and lighter food with less fat more than halved the way to diabetes.',
    sources: [SOURCES.dpp],
    retestWeeks: 12,
  },
  {
    id: 'potassium-foods',
    number: 27,
    title: 'Potassium from food',
    severity: 1,
    grade: 'A',
    when: all(pressureFrom(120, 140), eatsBelow('potassium', 1)),
    blocks: [
      {
        when: kidneysMayBeBelow(60),
        says: 'More potassium needs kidneys that filter at least 60 mL/min (eGFR); yours do not, or nobody knows.',
      },
      {
        when: takes('ace-inhibitor-arb', 'potassium-sparing-diuretic', 'diuretic'),
        says: 'Your blood pressure medicine holds potassium back, or may: more of it can be dangerous.',
      },
    ],
    dose: NO_DOSE,
    form: form('500 to 1,000 mg more a day from food, or a salt substitute with potassium'),
    timing: 'Over the day',
    times: [],
    caution: 'Too much potassium in the blood stops hearts: never with weak kidneys.',
    foodFirst: {
      foods: ['potatoes', 'beans', ['yogurt', 'dairy'], 'bananas', 'tomatoes', 'spinach'],
      says: (foods) => `Potassium comes from ${foods}: 400 to 900 mg a portion.`,
    },
    sources: [SOURCES.ssass, SOURCES.potassium],
    retestWeeks: 8,
  },
  {
    id: 'nitrate-for-pressure',
    number: 28,
    title: 'Beetroot juice (nitrate)',
    severity: 2,
    grade: 'B',
    when: pressureFrom(130, 160),
    blocks: [{ when: has('kidney-stones'), says: 'Beetroot brings oxalate, of which kidney stones grow.' }],
    dose: dose(['nitrate', 300, 500]),
    form: form('Concentrated beetroot juice, 70 to 140 ml'),
    timing: 'In the morning',
    times: ['morning'],
    caution: 'It can make low pressure lower. Antibacterial mouthwash undoes it.',
    foodFirst: 'Rocket, spinach and beetroot bring nitrate; less salt does as much.',
    doctor: 'From 140 over 90 on three days, see a doctor.',
    sources: [SOURCES.nitrate],
    retestWeeks: 4,
  },
  {
    id: 'statin-muscle-pain',
    number: 31,
    title: 'A talk about your statin',
    severity: 2,
    grade: 'C',
    when: all(takes('statin'), lives('statin-muscle-pain')),
    blocks: [],
    dose: dose(['coenzyme-q10', 100, 200]),
    form: form('Coenzyme Q10'),
    timing: 'With a meal that has fat',
    times: ['midday'],
    caution: 'Trials disagree whether it helps. Do not stop the statin by yourself.',
    foodFirst: 'No food does this; a pause or another statin often does.',
    doctor: 'Talk to your doctor first: muscle pain on a statin has several causes, some of them serious.',
    sources: [SOURCES.coq10, SOURCES.coq10Against],
    retestWeeks: 12,
  },
];
