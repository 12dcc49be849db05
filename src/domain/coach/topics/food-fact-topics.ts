import { average, type Topic } from './topic.ts';

const PAST = /\b(?:did i|how (?:many|often)|average|last (?:week|month)|yesterday|log)\b/;

/** What people hear about single foods and want to have checked. */
export const FOOD_FACT_TOPICS: readonly Topic[] = [
  {
    key: 'seed-oils',
    signs: [/\b(?:seed oils?|vegetable oils?|canola|rapeseed oil|sunflower oil|omega[- ]?6)\b/],
    not: PAST,
    title: 'They’re fine',
    answersFirst: true,
    paragraphs: [
      'In trials, replacing butter with canola, soybean or sunflower oil lowers LDL cholesterol, and people who eat more of these oils have fewer heart attacks. They don’t raise inflammation. You’re better off cutting back on the foods they’re often found in, such as fries and chips. Olive oil is a good choice too.',
    ],
    facts: [average('satFatG', '# of saturated fat a day')],
    links: [['Open diet quality', 'dietQuality']],
    sources: [
      { name: 'AHA 2017, fats and heart disease', url: 'https://doi.org/10.1161/CIR.0000000000000510' },
    ],
    next: ['Which foods gave me the most saturated fat this month?'],
  },
  {
    key: 'soy',
    signs: [
      [
        /\b(?:soy|tofu|edamame|isoflavones?)\b/,
        /\b(?:bad|men|testosterone|estrogen|hormones?|safe|cancer|thyroid|healthy|good)\b/,
      ],
    ],
    not: PAST,
    title: 'Soy is fine, including for men',
    answersFirst: true,
    paragraphs: [
      'In trials, neither soy foods nor isoflavones change testosterone or estrogen in men. Tofu, edamame and soy milk are good sources of protein, and they lower LDL a little. If you take thyroid hormone, keep soy a few hours away from the pill.',
    ],
    facts: [average('proteinG', '# of protein a day')],
    links: [['Open diet quality', 'dietQuality']],
    sources: [
      { name: 'Reed 2021, soy and men’s hormones', url: 'https://doi.org/10.1016/j.reprotox.2020.12.019' },
    ],
    next: ['What are my main sources of protein?'],
  },
  {
    key: 'vegan-nutrients',
    comesFirst: true,
    signs: [
      [
        /\b(?:vegans?|vegetarians?|plant[- ]based)\b/,
        /\b(?:b-?12|iron|missing|lacking|protein|omega|iodine|calcium|deficien\w*|nutrients?|supplements?|need|get)\b/,
        /\b(?:where|what|how|do|am|which|should|is|enough)\b/,
      ],
    ],
    not: new RegExp(`${PAST.source}|\\b(?:breakfast|lunch|dinner|snack|recipes?|pregnan\\w*)\\b`),
    title: 'Vitamin B12 first, then five others',
    answersFirst: true,
    paragraphs: [
      'If you eat no animal foods, your only sources of vitamin B12 are supplements and fortified foods. Take 50 to 100 µg a day, or 2,000 µg once a week. Then make sure you get enough iron, iodine, calcium, vitamin D and omega-3. Beans, tofu, greens and whole grains provide iron, and vitamin C in the same meal helps you absorb it. You can get iodine from iodized salt, calcium from fortified soy milk and tofu, and omega-3 from algae oil, which has EPA and DHA.',
      'Ask your doctor to test B12 and ferritin once a year.',
    ],
    facts: [average('vitaminB12Ug', '# of vitamin B12 a day'), average('ironMg', '# of iron a day')],
    markers: ['vitamin-b12', 'ferritin'],
    links: [['Open supplements', 'supplements']],
    next: ['What nutrients am I low in?'],
  },
  {
    key: 'creatine',
    signs: [/\bcreatine\b/],
    not: new RegExp(`${PAST.source}|\\b(?:kidneys?|creatinine|with|take together|dialysis)\\b`),
    title: '3 to 5 g a day, no loading needed',
    answersFirst: true,
    paragraphs: [
      'Creatine monohydrate is the best-studied supplement for strength. Loading with 20 g a day fills your muscles in one week instead of four, but upsets some people’s stomachs. Any time of day works. Expect to gain about 2 lb (1 kg) of water in your muscles. Before a kidney test, tell your doctor you take it, because it raises creatinine.',
      'If you have kidney disease, are pregnant or are under 18, don’t take it without your doctor’s OK.',
    ],
    links: [['Open supplements', 'supplements']],
    sources: [{ name: 'ISSN 2017, creatine', url: 'https://doi.org/10.1186/s12970-017-0173-z' }],
    next: ['What supplements am I taking?'],
  },
  {
    key: 'energy-drinks',
    signs: [/\b(?:energy drinks?|pre[- ]?workouts?|red bull|monsters?|caffeine pills?|celsius)\b/],
    not: new RegExp(
      `${PAST.source}|\\b(?:pregnan\\w*|racing|chest|pounding|overdos\\w*|too many)\\b|^(?:had|drank|i had|i drank)\\b`,
    ),
    title: 'Count the caffeine: 400 mg a day at most',
    answersFirst: true,
    paragraphs: [
      'An energy drink or a scoop of pre-workout often has 160 to 300 mg of caffeine. Up to 200 mg at once is fine for most adults. Don’t have either within eight hours of bed or with alcohol. Avoid them if you have a heart condition or high blood pressure, or are under 18. If you need them every day, look at your sleep. You build up a tolerance to caffeine, so it stops helping and you stay tired.',
    ],
    facts: [average('caffeineMg', '# of caffeine a day'), average('sleepMinutes', '# of sleep a night')],
    links: [['Open sleep', 'sleep']],
    sources: [{ name: 'EFSA 2015, safety of caffeine', url: 'https://doi.org/10.2903/j.efsa.2015.4102' }],
    next: ['Does caffeine affect my sleep?'],
    more: [
      {
        asks: 'worry',
        title: 'Fine now and then, not as a habit',
        paragraphs: [
          'One can on a long day is fine for a healthy adult. Several a day on too little sleep can cause palpitations and anxiety, and make you sleep even worse the next night. If your heart races or pounds, stop drinking them and call a doctor.',
        ],
      },
    ],
  },
  {
    key: 'gluten-free',
    comesFirst: true,
    signs: [
      [
        /\b(?:celiac|coeliac|gluten[- ]?(?:free|intoleran\w*))\b/,
        /\b(?:what|which|can|is|are|how|safe|ok)\b.*\b(?:bread|eat|have|oats|beer|pasta|flour|foods?|avoid|grains?|safe|flakes|sauce)\b/,
      ],
    ],
    not: new RegExp(`${PAST.source}|\\b(?:breakfast|lunch|dinner|tonight|snack)\\b`),
    title: 'Naturally gluten-free foods, and ones labeled gluten-free',
    answersFirst: true,
    paragraphs: [
      'With celiac disease, avoid wheat, rye, barley and spelt, and oats unless they’re certified gluten-free. Rice, corn, potatoes, quinoa, buckwheat and millet are fine, and so is bread made from them if it’s labeled gluten-free. Soy sauce, beer, breading, seasoning mixes and shared toasters are common traps.',
      'Choose gluten-free under Dietary preferences, and I’ll leave gluten out of my suggestions. I only check the names of foods, so always read the label.',
    ],
    links: [['Dietary preferences', 'dietaryPreferences']],
    next: ['What should I eat for dinner?'],
  },
  {
    key: 'stop-eating-time',
    signs: [
      /\b(?:what time|when|how late) (?:should|do|must|can) i (?:stop eating|have (?:my )?(?:last meal|dinner)|eat (?:dinner|my last meal))\b|\bhow (?:long|many hours) before bed\b/,
    ],
    not: PAST,
    title: 'Two to three hours before bed',
    answersFirst: true,
    paragraphs: [
      'Eating close to bedtime can cause heartburn and lighter sleep. A small snack is fine if you’re hungry.',
    ],
    facts: [average('bedtime', 'Your average bedtime in the last 14 days was #.')],
    links: [['Open sleep', 'sleep']],
    next: ['How many hours after dinner do I go to bed?'],
  },
  {
    key: 'steps-goal',
    signs: [
      /\bhow many steps (?:should|do|must|would) (?:i|people|one|you)\b(?! (?:average|take on|walk on|usually))|\bis 10,?000 steps (?:necessary|needed|enough|a myth|too much)\b/,
    ],
    not: /\b(?:did|average|last|yesterday|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|today)\b/,
    title: '6,000 to 10,000 a day',
    answersFirst: true,
    paragraphs: [
      'The health benefits keep growing until about 8,000 to 10,000 steps a day if you’re under 60, and 6,000 to 8,000 if you’re 60 or older. More is fine but adds little. If you walk a lot less than that, start by adding 1,000 steps a day.',
    ],
    facts: [
      {
        query: { metric: 'steps', aggregate: 'mean', window: { kind: 'last-days', days: 7 } },
        words: 'In the last seven days, you averaged # steps a day.',
      },
    ],
    links: [['Open movement', 'movement']],
    sources: [
      { name: 'Paluch 2022, steps and mortality', url: 'https://doi.org/10.1016/S2468-2667(21)00302-9' },
    ],
    next: ['How many steps did I average last week?'],
  },
];
