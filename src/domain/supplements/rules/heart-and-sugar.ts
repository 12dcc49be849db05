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
  timing: 'Stirred into at least 8 oz (250 mL) of water, 2 hours apart from medications',
  timingWith: {
    levothyroxine:
      'Stirred into at least 8 oz (250 mL) of water, 4 hours apart from your thyroid pill and 2 hours apart from other medications',
  },
  times: ['morning'],
  caution: 'Start with 5 g. Never take it dry. Without enough water, it can swell in your throat.',
  blocks: [
    {
      when: has('bowel-narrowing'),
      says: 'If you have a narrowed bowel or trouble swallowing, psyllium can cause a blockage.',
    },
  ],
} as const;

/** Blood pressure band starts within these limits, mm Hg: the first included, the second excluded. */
const pressureFrom = (from: number, to: number) =>
  holds(
    'pressure',
    'Systolic blood pressure',
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
      says: (foods) => `You can get soluble fiber from ${foods}. Eating less saturated fat lowers LDL more.`,
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
      { when: has('sitosterolaemia'), says: 'If you have sitosterolemia, sterols build up in your blood.' },
      {
        when: any(says('isPregnant'), says('isBreastfeeding')),
        says: 'Don’t take it while pregnant or breastfeeding.',
      },
    ],
    dose: dose(['plant-sterols', 1.5, 2.4]),
    form: form('Fortified spread or yogurt, or capsules'),
    timing: 'With meals',
    times: ['midday', 'evening'],
    caution: 'It doesn’t replace a medication your doctor recommends.',
    foodFirst: 'Eat less saturated fat and more fiber.',
    sources: [SOURCES.sterols],
    retestWeeks: 10,
  },
  {
    ...PSYLLIUM,
    id: 'prediabetes',
    number: 26,
    title: 'Lifestyle changes first, plus psyllium',
    severity: 2,
    grade: 'A',
    when: all(
      any(lab.between('glucose-fasting', 100, 126), lab.between('hba1c', 5.7, 6.5)),
      not(has('type-2-diabetes', 'insulin')),
    ),
    dose: dose(['psyllium', 5, 10]),
    foodFirst:
      'Walk briskly for 150 minutes a week, and eat lighter, lower-fat meals. In a large trial, a program built on these two cut the risk of diabetes by more than half.',
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
        says: 'We suggest extra potassium only if your eGFR is at least 60 mL/min. Yours is lower, or we don’t have a result.',
      },
      {
        when: takes('ace-inhibitor-arb', 'potassium-sparing-diuretic'),
        says: 'Potassium can build up in your body because of your blood pressure medication. Too much can be dangerous.',
      },
      {
        when: takes('diuretic'),
        says: 'Some water pills raise potassium and others lower it. Ask your doctor whether you need more.',
      },
    ],
    dose: NO_DOSE,
    form: form('500 to 1,000 mg more a day from food, or a potassium-based salt substitute'),
    timing: 'Throughout the day',
    times: [],
    caution:
      'Too much potassium in your blood can stop your heart. Never take extra potassium if your kidney function is reduced.',
    foodFirst: {
      foods: ['potatoes', 'beans', ['yogurt', 'dairy'], 'bananas', 'tomatoes', 'spinach'],
      says: (foods) => `You can get potassium from ${foods}: 400 to 900 mg a serving.`,
    },
    sources: [SOURCES.ssass, SOURCES.potassium],
    retestWeeks: 8,
  },
  {
    id: 'nitrate-for-pressure',
    number: 28,
    title: 'Beet juice (nitrate)',
    severity: 2,
    grade: 'B',
    when: pressureFrom(130, 160),
    blocks: [{ when: has('kidney-stones'), says: 'Beets contain oxalate, which can form kidney stones.' }],
    dose: dose(['nitrate', 300, 500]),
    form: form('Concentrated beet juice, 2.4 to 4.7 oz (70 to 140 mL)'),
    timing: 'In the morning',
    times: ['morning'],
    caution:
      'If your blood pressure is low, beet juice can lower it further. Antibacterial mouthwash cancels its effect.',
    foodFirst: 'Arugula, spinach and beets are good sources of nitrate. Eating less salt helps just as much.',
    doctor: 'If your blood pressure is 140/90 or higher on three days, see a doctor.',
    sources: [SOURCES.nitrate],
    retestWeeks: 4,
  },
  {
    id: 'statin-muscle-pain',
    number: 31,
    title: 'Statin side effects: talk to your doctor',
    severity: 2,
    grade: 'C',
    when: all(takes('statin'), lives('statin-muscle-pain')),
    blocks: [],
    dose: dose(['coenzyme-q10', 100, 200]),
    form: form('Coenzyme Q10'),
    timing: 'With a meal that contains fat',
    times: ['midday'],
    caution: 'Trials disagree on whether it helps. Don’t stop taking your statin on your own.',
    foodFirst: 'No food helps with this. Your doctor may pause your statin or switch you to a different one.',
    doctor:
      'Talk to your doctor first. Muscle pain on a statin can have several causes, some of them serious.',
    sources: [SOURCES.coq10, SOURCES.coq10Against],
    retestWeeks: 12,
  },
];
