import { average, CALORIES, PROTEIN, type Topic } from './topic.ts';

const change = (metric: string, words: string) => ({
  query: { metric, aggregate: 'change', window: { kind: 'all' } } as const,
  words,
});
const WEIGHT = {
  query: { metric: 'weightTrendKg', aggregate: 'change', window: { kind: 'last-days', days: 28 } },
  words: 'Your weight trend {changed} in the last four weeks.',
} as const;
const GLUCOSE = average('glucoseMgdl', 'Your glucose averaged # in the last 14 days.');

/** Diets, supplements and what is known about them. */
export const FOOD_TOPICS: readonly Topic[] = [
  {
    key: 'omega-3',
    signs: [
      [
        /\b(?:omega[- ]?3s?|fish oil|epa|dha|cod liver oil)\b/,
        /\b(?:salmon|fish|food|eating|sardines|tuna|mackerel)\b/,
        /\b(?:as good as|better|instead|or|vs|versus|same|enough|compared|replace\w*|than)\b/,
      ],
    ],
    title: 'Fish first, or capsules if you don’t eat fish',
    paragraphs: [
      'Capsules raise the omega-3 in your blood too. But in a large trial in healthy adults, they didn’t reduce the total number of heart attacks, strokes and deaths from heart disease. Heart guidelines recommend eating fish once or twice a week, and you get protein, vitamin D and selenium along with it.',
      'Algae or fish oil is a reasonable way to get EPA and DHA if you don’t eat fish. If you take blood thinners or have surgery coming up, ask your pharmacist first.',
    ],
    facts: [
      {
        query: { metric: 'omega3-index', aggregate: 'last', window: { kind: 'all' } },
        words: 'Your latest omega-3 index is #.',
      },
    ],
    links: [['Open supplements', 'supplements']],
    sources: [
      { name: 'AHA 2018, seafood and omega-3', url: 'https://doi.org/10.1161/CIR.0000000000000574' },
      { name: 'VITAL 2019, omega-3 capsules', url: 'https://doi.org/10.1056/NEJMoa1811403' },
    ],
    next: ['How often did I eat fish last month?'],
  },
  {
    key: 'food-or-supplement',
    signs: [
      [
        /\b(?:supplements?|pills?|capsules?|tablets?|powders?|shakes?|bars?|multivitamins?)\b/,
        /\b(?:as good as|better than|instead of|vs|versus|the same as|replace|rather than|count as)\b/,
        /\b(?:food|foods|eating|meals?|fruits?|veg\w*|whole|real|meat|fish|eggs|salad)\b/,
      ],
    ],
    title: 'Food first',
    paragraphs: [
      'Food gives you protein, fiber and many nutrients at once, and most of the good evidence is for foods. A supplement makes sense if your blood tests or your log show a gap, or if you can’t eat the food.',
    ],
    facts: [PROTEIN],
    links: [['Open supplements', 'supplements']],
    next: ['What nutrients am I low in?', 'Which supplements should I take?'],
  },
  {
    key: 'diet-result',
    signs: [
      [
        /\b(?:keto|low[- ]carb|fasting|if|16:8|diet|deficit|bulk|cut|plan|new routine|mediterranean|vegan|carnivore)\b/,
        /\b(?:is|are|has|have|does|did)\b.*\b(?:working|work(?:ed)?|help(?:ing|ed|s)?|any (?:good|effect|use)|doing (?:anything|something)|made a difference|paid off|worth it|better|improved|changed)\b/,
        /\b(?:me|my|i|us)\b|\b(?:keto|diet|deficit|plan) (?:actually |really )?working\b/,
      ],
    ],
    not: /\b(?:working out|workout|than)\b/,
    title: 'Here’s what’s changed',
    paragraphs: [
      'I don’t know when you started, and I can’t separate the diet’s effect from everything else you changed. These are the numbers it should affect. If you tell me the dates, I can compare them.',
    ],
    facts: [
      WEIGHT,
      GLUCOSE,
      average('carbsG', '# of carbs a day'),
      change('glucose-fasting', 'Between your first and last blood test, fasting glucose {changed}.'),
      change('hba1c', 'HbA1c {changed}.'),
      change('ldl-c', 'LDL cholesterol {changed}.'),
      change('triglycerides', 'Triglycerides {changed}.'),
    ],
    links: [
      ['Open weight', 'weight'],
      ['Plan an experiment', 'experiments'],
    ],
    next: ['How did my weight change last month?', 'What was my average glucose last month?'],
  },
  {
    key: 'fasting-good',
    signs: [
      [
        /\b(?:fasting|intermittent|if|16:8|time[- ]restricted|skipping breakfast|omad)\b/,
        /\b(?:good|ok|okay|safe|healthy|healthier|worth it|bad|benefits?|do anything|useful|recommend|better)\b/,
        /\b(?:is|are|does|should|would)\b/,
      ],
    ],
    not: /\b(?:glucose|insulin|blood sugar|lipids|when i|days)\b/,
    title: 'It can help you eat less',
    paragraphs: [
      'For weight loss, fasting works about as well as eating less every day. A year-long trial found no difference. It’s a good fit if you find it easier than counting calories, but you don’t have to fast to be healthy.',
      'Don’t fast without your doctor’s OK if you’re pregnant or breastfeeding, take medication for diabetes or blood pressure, or have had an eating disorder. Stop if you feel faint.',
    ],
    facts: [
      {
        query: { metric: 'fastHours', aggregate: 'mean', window: { kind: 'last-days', days: 28 } },
        words: 'Your fasts in the last four weeks lasted # on average.',
      },
      WEIGHT,
    ],
    links: [['Open fasting', 'fasting']],
    sources: [
      { name: 'Liu 2022, calorie restriction and fasting', url: 'https://doi.org/10.1056/NEJMoa2114833' },
    ],
    next: ['Can I keep fasting?', 'Is fasting working for me?'],
  },
  {
    key: 'what-if-carbs',
    signs: [
      [
        /\b(?:what if|should|would|can|does it (?:help|make sense)|thinking (?:of|about)|is it (?:worth|good|bad))\b/,
        /\b(?:cut(?:ting)?|drop(?:ping)?|reduc\w+|less|fewer|stop(?:ped|ping)?|giv(?:e|ing) up|no|go(?:ing)?|low[- ])\b.*\b(?:carbs?|keto|low[- ]carb|sugar|bread|pasta)\b/,
      ],
    ],
    not: /\b(?:how (?:much|many)|average|yesterday|last)\b/,
    title: 'I can’t predict it for you',
    paragraphs: [
      'In a year-long trial, healthy low-carb and low-fat diets led to about the same weight loss. What matters more is which one you can stick with. Eating fewer carbs usually lowers glucose after meals. LDL cholesterol can rise if you replace the carbs with saturated fat.',
      'Try it for three or four weeks as an experiment, and I can compare your numbers with the weeks before. If you take diabetes medication or are pregnant, ask your doctor first.',
    ],
    facts: [average('carbsG', '# of carbs a day'), CALORIES, GLUCOSE],
    links: [['Plan an experiment', 'experiments']],
    sources: [{ name: 'DIETFITS 2018', url: 'https://doi.org/10.1001/jama.2018.0245' }],
    next: ['Which foods gave me the most carbs this month?'],
  },
  {
    key: 'eating-little',
    signs: [
      [
        /\b(?:eat(?:ing)?|ate)\b/,
        /\b(?:less|so little|barely anything|hardly anything|like a bird|clean|healthy|healthier|in a deficit)\b/,
        /^(?:but|i'm|i|even though|although)\b|\b(?:ever|already|than before|and (?:still|not))\b/,
      ],
    ],
    not: /\b(?:want to|how (?:do|can)|did i|less (?:protein|fiber|sugar|salt|sodium|fat) )\b/,
    title: 'Let’s look at what you logged',
    paragraphs: [
      'When you eat less, it takes weeks, not days, to show on the scale, because shifts in water and salt hide it at first. Oils, drinks, snacks and weekends are the most common gaps in a log, and we all underestimate portions.',
      'If your log is accurate and the trend hasn’t moved in a month, don’t just lower your target. The weekly check-in adjusts it to the calories you burn.',
    ],
    facts: [
      CALORIES,
      {
        query: {
          metric: 'energyKcal',
          aggregate: 'mean',
          window: { kind: 'last-days', days: 60 },
        },
        words: 'Over the last 60 days, you averaged # a day.',
      },
      WEIGHT,
    ],
    links: [['See your goals', 'goals']],
    next: ['Why did my weight change this month?', 'Which foods gave me the most calories this month?'],
  },
];
