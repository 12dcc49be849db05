import { CALORIES, PROTEIN, type Topic } from '#domain/coach/topics/topic.ts';

const EVENT =
  '(?:(?:long |hard |morning |my |the |a |an )*(?:run|race|marathon|half marathon|half|\\d+ ?k|ride|match|game|workout|training|gym|swim|hike|session|tournament|competition|event)s?)';

/** General questions about food and measurements that need no figure of one's own. */
export const KNOWLEDGE_TOPICS: readonly Topic[] = [
  {
    key: 'very-low-calories',
    comesFirst: true,
    signs: [
      /\b(?:is|are|can i|could i|should i|what if i|ok to|okay to|safe to|healthy to|eat(?:ing)?|live on|only|just|under|below)\b.*?(?<![\d,.])(?:[3-9]\d\d|1[0-3]\d\d|1,[0-3]\d\d)(?: ?(?:kcal|cals?|calories?)\b)(?! (?:more|extra|less|over|under|below|above|workout|in a)\b)(?=.*\b(?:ok|okay|enough|safe|healthy|too (?:low|little|few)|bad|dangerous|a day|per day|daily|diet)\b)/,
    ],
    not: /\b(?:burn\w*|deficit|did i|what did|log|(?:meal|snack|dinner|breakfast)s?|lunch(?:es)?|recipe|average|last (?:week|month)|yesterday|today|left)\b/,
    title: 'That’s too little for most adults',
    answersFirst: true,
    paragraphs: [
      'I never set a target below 1,200 kcal a day for women and 1,500 for men, or below three-quarters of the calories you burn at rest. If you eat less than that, you lose muscle, miss out on nutrients and are likely to regain the weight. Diets below 800 kcal need medical supervision.',
      'If you feel driven to eat as little as possible, or eating scares you, talk to your doctor. You deserve help with that.',
    ],
    facts: [CALORIES],
    links: [['See your goals', 'goals']],
    next: ['How many calories do I have left today?'],
  },
  {
    key: 'upper-or-lower-pressure',
    signs: [
      [
        /\b(?:which|what|top|bottom|upper|lower|first|second|systolic|diastolic)\b.*\b(?:number|value|one|figure)\b|\b(?:systolic|diastolic)\b/,
        /\b(?:important|matters?|worse|counts?|more serious|difference|top or|bottom or|or the bottom|or diastolic)\b/,
        /\b(?:top|bottom|upper|lower|systolic|diastolic|blood pressure)\b/,
      ],
    ],
    title: 'Both matter, and after about age 50 the top number matters more',
    paragraphs: [
      'The top number (systolic) is the pressure when your heart beats. The bottom number (diastolic) is the pressure between beats. If either is high, your blood pressure is high. In older people, the top number is the better predictor of heart attacks and strokes.',
    ],
    links: [['Open vitals', 'vitals']],
    next: ['Is my blood pressure OK?'],
  },
  {
    key: 'breakfast',
    signs: [
      /\b(?:does|do|is|should i|can i|what if i|ok to|bad to|good to)\b.*\bskip(?:ping)? breakfast\b|\b(?:is|how) (?:important is )?breakfast (?:the most )?important\b|\bdo i (?:have|need) to eat breakfast\b|\bhow important is breakfast\b/,
    ],
    title: 'Eat breakfast if it helps you',
    paragraphs: [
      'Skipping it doesn’t speed up or slow down your metabolism. Some people eat less if they skip it. Others get so hungry that they eat more later. What matters is what you eat over the whole day. If you take insulin or a sulfonylurea, ask your doctor before you skip meals.',
    ],
    facts: [CALORIES],
    links: [['Open today', 'meals']],
    next: ['What should I eat for breakfast?'],
  },
  {
    key: 'plant-protein',
    signs: [
      /\b(?:plant|vegan|vegetable|soy|pea)[- ](?:based )?proteins?\b.*\b(?:as good|animal|complete|enough|worse|better|inferior|meat|whey|muscle)\b|\banimal proteins?\b.*\bplant\b/,
    ],
    not: /\b(?:log|did i|how much|left)\b/,
    title: 'Yes, if you vary your sources and eat a little more',
    paragraphs: [
      'Compared with animal protein, plant protein isn’t digested quite as well and is lower in some amino acids. So I set protein targets a little higher on a vegan diet. If you eat soy, beans, lentils, grains and nuts throughout the day, you can get everything you need to build muscle.',
    ],
    facts: [PROTEIN],
    links: [['See your goals', 'goals']],
    next: ['Which foods are high in protein?'],
  },
  {
    key: 'calories-in-alcohol',
    signs: [/\b(?:calories (?:in|from|of) (?:alcohol|beer|wine|drinks)|(?:alcohol|liquid) calories)\b/],
    not: /\b(?:how many|did i|my|average|last|week|month|log|yesterday|today)\b/,
    title: 'They count like any other calories',
    paragraphs: [
      'Alcohol has 7 kcal per gram, mixers add sugar, and none of it fills you up. Your body burns the alcohol first, so more fat from food is stored in the meantime. Alcohol can also make you eat more.',
    ],
    links: [['Open today', 'meals']],
    next: ['How much alcohol did I drink this month?'],
  },
  {
    key: 'drinks-that-hydrate',
    signs: [
      /\b(?:does|do|is|are|can)\b.*\b(?:decaf|coffee|tea|milk|juice|soda|soup|beer|sparkling water|diet (?:soda|coke))\b.*\b(?:count (?:as|toward|towards)|hydrat\w+|dehydrat\w+|same as water|replace water)\b/,
    ],
    title: 'Yes, drinks other than water count',
    paragraphs: [
      'Coffee, decaf, tea, milk and sparkling water all hydrate you. Caffeine makes you urinate a little more, but you keep most of what you drink. Soda and juice hydrate you too, but they’re high in sugar. Wine and liquor don’t count.',
    ],
    links: [['Open water', 'water']],
    next: ['How much water did I drink today?'],
  },
  {
    key: 'food-around-training',
    comesFirst: true,
    signs: [
      new RegExp(
        `\\bwhat (?:should|can|could|do|to)(?: i)? (?:eat|have|drink)\\b.*\\b(?:after|during|on) ${EVENT}\\b|\\b(?:eat|food|meals?|snack|fuel(?:ing)?)\\b.* (?:after|during|on) ${EVENT}$|\\bcarbs (?:per|an) hour\\b|^post[- ]?(?:run|race|workout) (?:meal|snack|food|breakfast)s?$`,
      ),
    ],
    not: /\b(?:supplements?|pills?|medic\w*|insulin|log|did i|glucose|blood sugar|how long|how soon|when)\b/,
    title: 'Protein and carbs afterward',
    answersFirst: true,
    paragraphs: [
      'During workouts of up to an hour or so, water is enough. For longer ones, add some salt and carbs from drinks, gels or fruit. Before a race, try that out in training.',
      'Afterward, eat a normal meal with protein and carbs within a couple of hours, and drink when you’re thirsty. Drinking far beyond thirst can be dangerous.',
    ],
    facts: [PROTEIN],
    links: [['Open today', 'meals']],
    next: ['How much protein do I have left today?'],
  },
];
