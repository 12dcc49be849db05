import { average, FIBER, type Topic } from './topic.ts';

const CARBS = average('carbsG', '# of carbs a day');
const PAST = /\b(?:did i|how (?:many|often)|average|last (?:week|month)|yesterday)\b/;

/** Keto, diabetes, caffeine, salt and meal times: what people ask about their way of eating. */
export const DIET_TOPICS: readonly Topic[] = [
  {
    key: 'net-carbs',
    comesFirst: true,
    signs: [/\bnet[- ]carbs?\b/],
    title: 'I count total carbs',
    paragraphs: [
      'I don’t track net carbs. To estimate them, subtract fiber from total carbs. For foods with sugar alcohols, subtract half of those too.',
    ],
    facts: [
      {
        query: { metric: 'carbsG', aggregate: 'sum', window: { kind: 'day', back: 1 } },
        words: 'Yesterday, you logged # of carbs.',
      },
      {
        query: { metric: 'fiberG', aggregate: 'sum', window: { kind: 'day', back: 1 } },
        words: 'Fiber was #.',
      },
      CARBS,
      FIBER,
    ],
    links: [['Open today', 'meals']],
    next: ['Which foods gave me the most carbs this month?'],
  },
  {
    key: 'keto-flu',
    comesFirst: true,
    signs: [
      /\bketo flu\b/,
      [
        /\b(?:keto|low[- ]carb|no carbs?|cut(?:ting)? carbs)\b/,
        /\b(?:tired|headaches?|foggy|weak|dizzy|sick|exhausted|no energy|irritable|feel(?:ing)? (?:\w+ )?(?:like )?(?:crap|shit|bad|awful|terrible|horrible|rough))\b/,
      ],
    ],
    not: PAST,
    title: 'Give it salt, water and a few days',
    answersFirst: true,
    paragraphs: [
      'When you cut carbs, your body loses salt and water, which causes headaches and tiredness. A cup or two of broth a day, more water and easier workouts help most people, and it’s usually over within a week. Eating more carbs ends it sooner.',
      'If you have high blood pressure, heart disease or kidney disease, ask your doctor before you add salt. Stop the diet and call a doctor if you’re vomiting, have belly pain, are breathing fast or feel confused. If you have diabetes, call right away.',
    ],
    facts: [average('sodiumMg', '# of sodium a day'), average('waterMl', '# of water a day')],
    links: [['Open glucose and ketones', 'glucose']],
    next: ['What are my ketones?'],
  },
  {
    key: 'keto-cholesterol',
    signs: [
      [
        /\b(?:keto|low[- ]carb|carnivore|saturated fat|butter)\b/,
        /\b(?:ldl|cholesterol|apo ?b)\b/,
        /\b(?:up|high(?:er)?|rose|risen|worr\w*|increase\w*|went|bad|why|should|raise\w*)\b/,
      ],
    ],
    not: PAST,
    title: 'Yes, take that seriously',
    answersFirst: true,
    paragraphs: [
      'LDL often rises on keto, especially if you replace carbs with butter, cream, coconut and fatty meat. Higher LDL raises your risk of heart disease no matter how thin or fit you are. Swap those fats for olive oil, nuts, avocado and fish, add fiber, or eat more carbs. Then retest after six to eight weeks.',
      'Talk to your doctor if LDL stays above 130 mg/dL (3.4 mmol/L), or if heart disease runs in your family.',
    ],
    facts: [
      {
        query: { metric: 'ldl-c', aggregate: 'last', window: { kind: 'all' } },
        words: 'Your latest LDL cholesterol is #.',
      },
      average('satFatG', '# of saturated fat a day'),
    ],
    links: [['Open blood tests', 'bloodTests']],
    sources: [
      { name: 'EAS 2017, LDL causes heart disease', url: 'https://doi.org/10.1093/eurheartj/ehx144' },
    ],
    next: ['How do I lower my LDL?', 'Which foods gave me the most saturated fat this month?'],
    more: [
      {
        asks: 'tips',
        title: 'Start with the fats you use',
        paragraphs: [
          'Cook with olive or canola oil. Choose fish, chicken, nuts and avocado over butter, cream, coconut and fatty meat. Add 10 g of fiber a day from beans, vegetables, berries or psyllium. Retest after six to eight weeks.',
        ],
      },
    ],
  },
  {
    key: 'keto-foods',
    comesFirst: true,
    signs: [
      [
        /\b(?:on keto|keto|ketogenic|low[- ]carb)\b/,
        /\b(?:snacks?|foods?|eat|have|fruits?|berries|strawberries|alcohol|bread|meals?|allowed|recipes?|drinks?)\b/,
        /\b(?:what|which|can|ideas|good|best|is|are|any|list)\b/,
      ],
    ],
    not: /\b(?:did i|how (?:many|much|often)|average|yesterday|working|worth|breakfast|lunch|dinner|tonight|(?:can|could|may) i (?:still )?(?:eat|have)|(?:is|are) .+ (?:ok|okay|allowed|keto)$|ldl|cholesterol|ketones|diabet\w*|pregnan\w*|insulin)\b/,
    title: 'Eggs, fish, meat, cheese, nuts and greens',
    answersFirst: true,
    paragraphs: [
      'You can stay under 50 g of carbs a day with eggs, fish, meat, tofu, cheese and plain Greek yogurt. Avocado, olives, small handfuls of nuts, leafy greens, broccoli, zucchini and mushrooms fit too. So do small portions of berries: 100 g of strawberries has about 6 g of net carbs. Bread, rice, pasta, potatoes, most fruit, sugar and beer don’t fit. Olive oil, nuts and fish are better for your LDL than butter and cream.',
      'If you’re pregnant or breastfeeding, or take insulin or an SGLT2 inhibitor, keto isn’t safe unless your doctor supervises it.',
    ],
    facts: [CARBS],
    links: [['Open today', 'meals']],
    next: ['Which foods gave me the most carbs this month?', 'What is a healthy snack?'],
  },
  {
    key: 'is-it-keto',
    signs: [
      /\b(?:how (?:long|soon|fast|many (?:days|hours|carbs))|when)\b.*\b(?:in(?:to)?|enter|reach|get to) ketosis\b|\bhow (?:do|can|would|will) i (?:know|tell)\b.*\b(?:ketosis|(?:fat|keto)[- ]adapted)\b/,
      /^(?:and |so )?(?:is (?:that|it|this)|am i|would that be|does that count as) (?:still |really |in )?(?:keto|low[- ]carb|ketosis|ketogenic)$/,
    ],
    title: 'Keto means less than 50 g of carbs a day',
    answersFirst: true,
    paragraphs: [
      'Most people need to stay below that every day, and it usually takes a few days to get into ketosis. A blood ketone level of 0.5 mmol/L or higher shows it’s working.',
    ],
    facts: [
      CARBS,
      {
        query: { metric: 'bloodKetonesMmoll', aggregate: 'last', window: { kind: 'all' } },
        words: 'Your latest blood ketones were #.',
      },
    ],
    links: [['Open glucose and ketones', 'glucose']],
    next: ['Which foods gave me the most carbs this month?'],
  },
  {
    key: 'diabetes-meal',
    comesFirst: true,
    signs: [
      [
        /\b(?:type (?:2|1|two|one)|t2d?m?|t1d|diabet\w*|prediabet\w*|insulin resist\w*)\b/,
        /\b(?:breakfast|lunch|dinner|snacks?|meals?|eat|food|foods|diet|fruits?|bread|rice|pasta|potatoes|honey|avoid|drinks?)\b/,
        /\b(?:what|which|can|should|good|best|how|avoid|ideas|ok|safe|is|are)\b/,
      ],
    ],
    not: new RegExp(
      `${PAST.source}|\\b(?:insulin dose|units|fast(?:ing)?|supplement\\w*|metformin|berberine|pregnan\\w*|breast ?-?feed\\w*)\\b`,
    ),
    title: 'Protein first, fewer fast carbs',
    answersFirst: true,
    paragraphs: [
      'Good choices are eggs with vegetables and one slice of whole-grain bread, or plain Greek yogurt with berries and nuts. Or have fish, chicken, tofu or beans with half a plate of vegetables and a fist-sized serving of brown rice or lentils. Juice, sugary cereal, white bread and pastries raise glucose the most. To flatten the peak, eat vegetables and protein before the carbs, and walk for ten minutes afterward.',
      'If you take insulin or a sulfonylurea, ask your care team before you cut carbs sharply or skip meals, because your dose may need to change.',
    ],
    facts: [average('glucoseMgdl', 'Your glucose averaged # in the last 14 days.'), CARBS, FIBER],
    showsLeft: true,
    links: [['Open glucose', 'glucose']],
    sources: [{ name: 'ADA, standards of care in diabetes', url: 'https://doi.org/10.2337/dc25-S005' }],
    next: ['Which foods spike my glucose?', 'What is a healthy snack?'],
  },
  {
    key: 'will-it-spike',
    signs: [
      /\b(?:will|does|would|do|can) (?:an? |the |my )?([a-z ]+?) (?:spike|raise|affect|increase|hurt)(?: me| my (?:glucose|blood sugar|sugar|insulin))?$/,
    ],
    not: /\b(?:cholesterol|ldl|pressure|hdl|sleep|weight|hrv|stress|coffee|exercise|walking|alcohol)\b/,
    title: 'Test it on yourself',
    answersFirst: true,
    paragraphs: [
      'The same food can affect glucose very differently from person to person. Have it on two different days and log it each time. Wear a sensor, or check with a fingerstick before the meal and one and two hours after. Portion size matters most. Eating the food with protein, fat or fiber lowers the peak, and so does a walk afterward.',
    ],
    facts: [average('glucoseMgdl', 'Your glucose averaged # in the last 14 days.')],
    links: [['Open glucose', 'glucose']],
    next: ['Which foods spike my glucose?'],
  },
  {
    key: 'a1c-and-cgm',
    comesFirst: true,
    signs: [
      [
        /\b(?:a1c|hba1c)\b/,
        /\b(?:cgm|sensor|gmi|glucose average|average glucose|libre|dexcom)\b/,
        /\b(?:compare\w*|match|vs|versus|differ\w*|why|than|same|agree|relate\w*)\b/,
      ],
    ],
    title: 'They measure different things',
    answersFirst: true,
    paragraphs: [
      'HbA1c reflects your glucose over about three months and depends on your red blood cells, so anemia, low iron and pregnancy can shift it. The sensor’s average, shown as GMI, covers only the days you wore it. A difference of half a percentage point is common. If the gap stays bigger than that for months, show both to your doctor.',
    ],
    facts: [
      {
        query: { metric: 'hba1c', aggregate: 'last', window: { kind: 'all' } },
        words: 'Your latest HbA1c is #.',
      },
      {
        query: { metric: 'glucoseGmiPercent', aggregate: 'mean', window: { kind: 'last-days', days: 90 } },
        words: 'Your GMI over the last 90 days is #.',
      },
    ],
    links: [['Open glucose', 'glucose']],
    next: ['What was my average glucose in the last 30 days?'],
  },
];
