import { all, any, eatsBelow, has, lab, says } from '#domain/supplements/predicates.ts';
import { dose, form, type Rule } from '#domain/supplements/rule.ts';
import { SOURCES } from '#domain/supplements/sources.ts';

export const MINERAL_RULES: readonly Rule[] = [
  {
    id: 'zinc-low',
    number: 20,
    title: 'Zinc',
    severity: 2,
    grade: 'B',
    when: any(eatsBelow('zinc', 0.7), lab.below('zinc', 65)),
    blocks: [],
    dose: dose(['zinc', 8, 15]),
    form: form('Zinc picolinate or gluconate'),
    timing: 'With food',
    times: ['evening'],
    caution:
      'No more than 40 mg a day. Taking over 25 mg a day for more than 3 months can lower your copper level.',
    foodFirst: {
      foods: [['meat', 'meat'], ['shellfish', 'shellfish'], 'pumpkin seeds', 'lentils', 'whole grains'],
      says: (foods) => `You can get zinc from ${foods}.`,
    },
    sources: [SOURCES.zinc],
    retestWeeks: 12,
  },
  {
    id: 'selenium-low',
    number: 21,
    title: 'Selenium',
    severity: 2,
    grade: 'B',
    when: lab.below('selenium', 70),
    blocks: [],
    dose: dose(['selenium', 50, 100]),
    form: ({ health }) =>
      health?.allergies.includes('nuts')
        ? 'Selenomethionine or selenium yeast'
        : 'One or two Brazil nuts a day, or selenomethionine',
    timing: 'With a meal',
    times: ['midday'],
    caution: 'No more than 255 µg a day. Too much affects your hair and nails first.',
    foodFirst: {
      foods: [
        ['fish', 'fish'],
        ['eggs', 'egg'],
        ['one or two Brazil nuts a day', 'nuts'],
      ],
      says: (foods) => `You can get enough from ${foods}.`,
      otherwise: 'Beans and whole grains contain some, depending on the soil they grew in.',
    },
    sources: [SOURCES.selenium, SOURCES.efsaSelenium],
    retestWeeks: 12,
  },
  {
    id: 'vitamin-c-low',
    number: 33,
    title: 'Vitamin C',
    severity: 2,
    grade: 'B',
    // Smokers need 35 mg more. Below that they eat little fruit.
    when: any(eatsBelow('vitamin-c', 0.6), all(says('smokes'), eatsBelow('vitamin-c', 1))),
    blocks: [
      {
        when: has('haemochromatosis'),
        says: 'Vitamin C increases iron absorption, which can be harmful if you have hemochromatosis.',
      },
    ],
    dose: dose(['vitamin-c', 100, 200]),
    form: form('Ascorbic acid'),
    timing: 'With a meal',
    times: ['morning'],
    caution: 'No more than 2,000 mg a day. At 1,000 mg or more, the risk of kidney stones rises.',
    foodFirst: 'A bell pepper, a kiwi or a serving of broccoli gives you a day’s worth.',
    sources: [SOURCES.vitaminC],
    retestWeeks: null,
  },
];
