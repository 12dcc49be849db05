import { average, type Topic } from './topic.ts';

/** Where the numbers come from and how far they can be trusted. */
export const NUMBER_TOPICS: readonly Topic[] = [
  {
    key: 'accuracy',
    comesFirst: true,
    signs: [
      [
        /\bhow (?:accurate|reliable|exact|precise|good|certain|trustworthy|sure)\b|\b(?:can|should) i (?:trust|rely on|believe)\b|\bmargin of error\b|\bhow far off\b(?!.*\b(?:was|am|were) i\b|.*\b(?:target|goal|limit|budget)\b)(?<!\b(?:target|goal|limit|budget|aim|want)\b.*)/,
        /\b(?:calorie\w*|kcal|numbers?|figures?|estimates?|counts?|meals?|food|foods|analysis|database|macros|protein|data|nutrition|app|you|your|it)\b/,
      ],
    ],
    not: /\b(?:bio-?age|biological|score|longevity|scale|watch|fitbit|garmin|oura|whoop|ring|tracker|band|phone|cgm|sensor|ketone|body fat|bmi)\b/,
    title: 'As accurate as your log',
    answersFirst: true,
    paragraphs: [
      'Nutrition data comes from national food databases, and each food shows its source. The amounts are the weak point: “a bowl of pasta” can be 250 or 450 g, so every meal has a range. Weights and labels narrow it down. Over a week, errors partly cancel out, so averages are more accurate than single meals.',
      'At first, I calculate the calories you burn with a formula that can be off by 10%. After two weeks of meals and weigh-ins, I can estimate them from your own data.',
    ],
    links: [
      ['See your goals', 'goals'],
      ['Your corrections', 'corrections'],
    ],
    next: ['How many calories do I burn a day?'],
    more: [
      {
        asks: 'source',
        title: 'From national food databases',
        paragraphs: [
          'I use USDA FoodData Central, the German BLS, the French CIQUAL and the Canadian Nutrient File. Each food shows its source, and your own foods and labels are used as you entered them.',
        ],
      },
      {
        asks: 'tips',
        title: 'Weigh calorie-dense foods',
        paragraphs: [
          'Weigh oil, nuts, cheese, butter, rice and pasta, and scan anything that comes in a package. If a portion is wrong, correct it once, and I’ll remember it for next time.',
        ],
      },
    ],
  },
  {
    key: 'number-sources',
    comesFirst: true,
    signs: [
      /\bwhere (?:do|does|did) (?:your|the|these|those|all)(?: \w+)? (?:calorie\w*|numbers?|figures?|data|nutrition|food(?:s| data)?|values?) (?:numbers? |data )?(?:come from|originate)\b|\b(?:which|what) (?:food )?database\b|\bwhere (?:do|did) you get (?:your|the|these) (?:numbers|data|calories|figures)\b/,
    ],
    title: 'From national food databases',
    paragraphs: [
      'I use USDA FoodData Central, the German BLS, the French CIQUAL and the Canadian Nutrient File. Each food shows its source. Your own foods and labels are used as you entered them, and everything else is calculated from your log. Tap a number to see its entries.',
    ],
    links: [['My foods', 'foods']],
  },
  {
    key: 'energy-formula',
    comesFirst: true,
    own: 'expenditure',
    signs: [
      /\b(?:what|which) (?:formula|equation|method|algorithm)\b|\b(?:mifflin|katch|harris|cunningham|schofield)\b|\bhow (?:do|did|are|is|was|does) (?:you|my|it|the|this app)(?: you)?(?: \w+)? (?:calculate|calculated|compute|computed|estimate|estimated|work out|worked out|get|come up with|know)\b.*\b(?:calorie\w*|bmr|tdee|targets?|expenditure|metabolism|goals?|energy|burn\w*)\b|\b(?:uncertainty|confidence interval|error|range|how (?:sure|certain|accurate|good|confident|reliable))\b.*\b(?:tdee|bmr|expenditure|maintenance|burn)\b/,
      /^(?:and |but )?(?:why|how come) (?:that|so) (?:many|much|few|little|high|low)(?: calories)?$|^why (?:is|are) (?:my |the |it )?(?:calorie )?(?:target|goal|calories|it|limit)(?: set)? (?:so |that )?(?:high|low|\d+)/,
    ],
    not: /\b(?:bio-?age|score|glucose|sleep|watch|fitbit|garmin|oura|whoop|ring|tracker|band)\b/,
    title: 'A formula first, then your own data',
    answersFirst: true,
    paragraphs: [
      'I estimate the calories you burn at rest with the Mifflin–St Jeor equation, then multiply them by your activity level. If you measured body fat in the last 90 days, I use the Katch–McArdle equation instead, or Cunningham if you’re very active and lean. For any one person, these equations can be off by about 10%.',
      'After two weeks of logged meals and weigh-ins, I estimate how much you actually burn, as a range. Your weekly check-in then asks whether to use that estimate. Your target is that number adjusted for your goal, within safe limits. The goals screen shows every step.',
    ],
    facts: [
      {
        query: { metric: 'energyKcalTarget', aggregate: 'last', window: { kind: 'all' } },
        words: 'Your calorie target is #.',
      },
    ],
    links: [['See your goals', 'goals']],
    sources: [{ name: 'Mifflin 1990', url: 'https://doi.org/10.1093/ajcn/51.2.241' }],
    next: ['How many calories do I burn a day?', 'How accurate are your numbers?'],
    more: [
      {
        asks: 'change',
        title: 'You can change it',
        paragraphs: [
          'Under Update goals, choose a different pace or enter your own calories and macros. You’ll see what changes. If a value isn’t safe, you’ll see why.',
        ],
      },
    ],
  },
  {
    key: 'protein-basis',
    comesFirst: true,
    signs: [
      [
        /\b(?:protein|macros?|carbs?|fat)\b/,
        /\b(?:goal|target|limit|number)s?\b/,
        /\b(?:base\w*|why|where|how (?:do|did|is|was|are)|come from|calculat\w*|from what)\b/,
      ],
    ],
    not: /\b(?:reach|hit|miss\w*|change|set|raise|lower|body fat|did i)\b/,
    title: 'Your body, goal and diet',
    answersFirst: true,
    paragraphs: [
      'Your protein target depends on your body weight: about 0.55 g per pound (1.2 g per kg) to maintain your weight and 0.7 g per pound (1.6 g per kg) to lose or gain. It varies with the diet you chose, and it’s lower if you have kidney disease. If your weight is high, I use a reference weight instead. Fat is a percentage of your calories, and carbs make up the rest. The goals screen shows every step.',
    ],
    facts: [
      {
        query: { metric: 'proteinGTarget', aggregate: 'last', window: { kind: 'all' } },
        words: 'Your protein target is #.',
      },
      average('proteinG', '# of protein a day'),
    ],
    links: [['See your goals', 'goals']],
    next: ['Am I getting enough protein?'],
  },
  {
    key: 'bmi-limits',
    comesFirst: true,
    signs: [
      [
        /\b(?:bmi|body mass index)\b/,
        /\b(?:meaningless|useless|nonsense|flawed|wrong|muscular|muscles?|athletes?|trust|outdated|bogus|inaccurate|lifters?|reliable|accurate)\b/,
      ],
    ],
    title: 'Right, BMI can’t tell muscle from fat',
    answersFirst: true,
    paragraphs: [
      'It’s a rough measure made for large groups. If you’re muscular, your waist-to-height ratio and body fat tell you more. A waist below half your height is a good sign whatever your BMI. Add your waist or body fat on the weight screen, and I’ll use them too.',
    ],
    facts: [
      {
        query: { metric: 'waistCm', aggregate: 'last', window: { kind: 'all' } },
        words: 'Your latest waist measurement is #.',
      },
    ],
    links: [['Open weight', 'weight']],
    next: ['Is my waist size OK?'],
  },
  {
    key: 'bio-age-doubt',
    comesFirst: true,
    signs: [
      [
        /\b(?:bio-?\s?age|biological age|body age|longevity score)\b/,
        /\b(?:don't|do not|can't|hard to) (?:\w+ )?(?:believe|trust|buy)\b|\b(?:nonsense|bogus|bullshit|bs|snake oil|pseudo\w*|made up|gimmick|fake|scam|crap|silly|ridiculous)\b/,
      ],
    ],
    title: 'It’s fair to doubt it',
    paragraphs: [
      'It’s an estimate, not a measured age. The studies behind individual answers are published, but we chose some of the weights, and the bio-age as a whole hasn’t been tested against how long people live. Use it to see how you change over time and what matters most, or ignore it. None of your targets depend on it.',
    ],
    links: [['Open bio-age', 'bioAge']],
    next: ['How is my bio-age calculated?'],
  },
  {
    key: 'significance',
    comesFirst: true,
    signs: [
      [
        /\b(?:correlat\w+|association|relationship|link|effect|difference|change|trend)\b/,
        /\b(?:significant|significance|p[- ]?value|confidence interval|noise|by chance|real|statistic\w*|causal|causation)\b/,
      ],
    ],
    not: /\b(?:drop|gain|loss|weight (?:loss|change))\b/,
    title: 'Check Reports to see how certain it is',
    paragraphs: [
      'Under Reports, you’ll see which habits are linked to your sleep, mood and measurements, each with a 95% interval that’s adjusted for the number of links tested. If an interval includes zero, the link may be due to chance. A link doesn’t prove a cause. To test one, plan an experiment on yourself that alternates two conditions in random order.',
    ],
    links: [
      ['Open reports', 'reports'],
      ['Plan an experiment', 'experiments'],
    ],
    next: ['Does coffee affect my sleep?'],
  },
  {
    key: 'what-is-a-macro',
    comesFirst: true,
    signs: [
      /^(?:what(?:'s| is| are)|explain|define|whats) (?:an? |the )?macros?(?:nutrients?)?(?: mean| are| exactly)?$/,
    ],
    title: 'Protein, carbs and fat',
    answersFirst: true,
    paragraphs: [
      'They’re the parts of food that provide calories. A gram of protein or carbs has 4 kcal, a gram of fat has 9, and a gram of alcohol has 7. For muscle and fullness, protein matters most. How you split carbs and fat depends on your taste and health, as long as you get enough fiber.',
    ],
    facts: [
      average('proteinG', '# of protein a day'),
      average('carbsG', '# of carbs'),
      average('fatG', '# of fat'),
    ],
    links: [['See your goals', 'goals']],
    next: ['Am I getting enough protein?'],
    more: [
      {
        asks: 'most',
        title: 'Protein',
        paragraphs: [
          'Protein preserves muscle and keeps you full. After that, split carbs and fat however suits your taste and health, with enough fiber.',
        ],
      },
    ],
  },
  {
    key: 'progress',
    comesFirst: true,
    signs: [
      /^(?:am i|have i been|are we) (?:\w+ )?(?:making|seeing|showing) (?:any |some |good |enough )?progress(?: at all| lately| so far| yet| overall)?$|^(?:is|are) (?:it|this|any of this|things|what i'm doing) (?:\w+ )?(?:working|paying off|helping|getting better)(?: at all| for me)?$|^(?:how's|how is|what(?:'s| is)) my progress(?: so far| lately| overall)?$|^have i (?:improved|changed|made progress)(?: at all| lately)?$/,
    ],
    title: 'The last three months',
    paragraphs: [
      'Small changes may just be the usual ups and downs. The Reports page compares any dates you choose and shows how certain each change is.',
    ],
    facts: [
      {
        query: { metric: 'weightTrendKg', aggregate: 'change', window: { kind: 'last-days', days: 90 } },
        words: 'Your weight trend {changed}.',
      },
      {
        query: { metric: 'steps', aggregate: 'mean', window: { kind: 'last-days', days: 28 } },
        words: 'In the last four weeks, you averaged # steps a day.',
      },
      {
        query: { metric: 'sleepMinutes', aggregate: 'mean', window: { kind: 'last-days', days: 28 } },
        words: 'You slept # a night.',
      },
      {
        query: { metric: 'workoutMinutes', aggregate: 'sum', window: { kind: 'last-days', days: 28 } },
        words: 'You worked out for # in total.',
      },
    ],
    links: [['Open reports', 'reports']],
    next: ['How was my week?', 'What should I focus on?'],
  },
];
