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
    caution: 'Not above 40 mg a day. Above 25 mg for more than 3 months copper runs short.',
    foodFirst: {
      foods: [['meat', 'meat'], ['shellfish', 'shellfish'], 'pumpkin seeds', 'lentils', 'whole grains'],
      says: (foods) => `Zinc comes from ${foods}.`,
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
    blocks: [{ when: lab.above('selenium', 122), says: 'Above 122 µg/L selenium has no benefit.' }],
    dose: dose(['selenium', 50, 100]),
    form: ({ health }) =>
      health?.allergies.includes('nuts')
        ? 'Selenomethionine or yeast'
        : 'One or two Brazil nuts a day, or selenomethionine',
    timing: 'With a meal',
    times: ['midday'],
    caution: 'Not above 255 µg a day: hair and nails suffer first.',
    foodFirst: {
      foods: [
        ['fish', 'fish'],
        ['eggs', 'egg'],
        ['one or two Brazil nuts a day', 'nuts'],
      ],
      says: (foods) => `Enough comes from ${foods}.`,
      otherwise: 'Beans and whole grains bring some, by the soil they grew on.',
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
      { when: has('haemochromatosis'), says: 'With hemochromatosis vitamin C raises the uptake of iron.' },
    ],
    dose: dose(['vitamin-c', 100, 200]),
    form: form('Ascorbic acid'),
    timing: 'With a meal',
    times: ['morning'],
    caution: 'Not above 2,000 mg a day; from 1,000 mg the risk of kidney stones rises.',
    foodFirst: 'One pepper, a kiwi or a portion of broccoli brings a day’s worth.',
    sources: [SOURCES.vitaminC],
    retestWeeks: null,
  },
];
