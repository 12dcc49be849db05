import { average, CALORIES, PROTEIN, type Topic } from './topic.ts';

const RUN =
  '(?:run(?:ning)?|ran|race|marathon|half|10 ?k|5 ?k|work(?:ing)? ?out|training|trained|gym|lift(?:ed|ing)?|ride|rode|cycling|swim|swam|session|exercis\\w*|hike|long run)';
const TRAINED: Topic['facts'] = [
  {
    query: { metric: 'workoutMinutes', aggregate: 'sum', window: { kind: 'last-days', days: 7 } },
    words: 'You worked out for # in the last seven days.',
  },
];
const PAST = /\b(?:did i|how (?:many|far|long|often)|average|last (?:week|month)|calories did|burn(?:ed)?)\b/;

/** Eating and resting around training. */
export const TRAINING_TOPICS: readonly Topic[] = [
  {
    key: 'carb-load',
    signs: [
      /\bcarb(?:o)?[- ]?load(?:ing)?\b|\b(?:load|stock) up on carbs\b/,
      [
        /\b(?:carbs?|carbohydrates?|fuel(?:ing)?|gels?)\b/,
        /\b(?:half[- ]?marathon|marathon|race(?: day)?|triathlon|ironman|ultra)\b/,
        /\b(?:how|what|need|should|when)\b/,
      ],
    ],
    not: /\b(?:did i|average|last (?:week|month)|yesterday)\b/,
    title: 'Only for races over 90 minutes',
    answersFirst: true,
    paragraphs: [
      'If your race will take longer than 90 minutes, eat 4.5 to 5.5 g of carbs a day per pound of body weight (10 to 12 g per kg) for one to two days beforehand. Choose low-fiber foods such as rice, pasta, white bread and juice. For shorter races, a normal dinner and a light breakfast are enough. The scale may go up by 2 to 4 lb (1 to 2 kg), but that’s water.',
      'Have your last full meal three hours before the start, and don’t try anything new on race day. If you take diabetes medication, ask your care team first.',
    ],
    facts: [average('carbsG', '# of carbs a day')],
    links: [['Open today', 'meals']],
    sources: [
      { name: 'ACSM 2016, nutrition and performance', url: 'https://doi.org/10.1249/MSS.0000000000000852' },
    ],
    next: ['How many carbs did I eat yesterday?'],
  },
  {
    key: 'after-training',
    signs: [
      [
        new RegExp(
          `\\b(?:after|post)[- ](?:my |a |the |an? \\w+ )?(?:long |hard |big |morning )?${RUN}\\b|^(?:i )?(?:just )?(?:ran|finished|did|completed|came back from|worked out|trained|lifted|rode|swam)\\b`,
        ),
        /\b(?:eat|have|food|meal|snack|drink|recover\w*|refuel|protein)\b/,
        /\b(?:what|should|how|which|best|good|need|can)\b/,
      ],
    ],
    not: PAST,
    title: 'Carbs and 20 to 40 g of protein',
    answersFirst: true,
    paragraphs: [
      'Within two hours, have a meal with both: eggs on toast with fruit, yogurt with oats and berries, rice with chicken or tofu. After more than an hour of hard effort, or if you’ll train again within a day, carbs matter most. Drink until your urine is pale, and have something salty if you sweated a lot.',
      'After an easy half hour, your next normal meal is enough.',
    ],
    facts: [],
    showsLeft: true,
    links: [['Log a meal', 'describe']],
    sources: [
      { name: 'ACSM 2016, nutrition and performance', url: 'https://doi.org/10.1249/MSS.0000000000000852' },
    ],
    next: ['What should I eat for dinner?', 'Am I getting enough protein?'],
  },
  {
    key: 'before-training',
    comesFirst: true,
    signs: [
      /\b(?:eat|dinner|meal|food|have|drink)\b.*\bnight before\b.*\b(?:race|meet|game|match|competition|tournament|marathon|event|triathlon|run|ride)\b/,
      [
        new RegExp(
          `\\b(?:before|pre)[- ](?:my |a |the |an? )?(?:long |hard |big |morning |early |evening )*${RUN}\\b`,
        ),
        /\b(?:eat|have|food|meal|snack|breakfast|drink|fuel|empty stomach|coffee|when|how long)\b/,
      ],
      new RegExp(
        `\\b(?:fasted|empty stomach)\\b.*\\b${RUN}\\b|\\b${RUN}\\b.*\\b(?:fasted|(?:on an )?empty stomach)\\b`,
      ),
    ],
    not: new RegExp(`${PAST.source}|\\b(?:insulin|glucose|diabet\\w*)\\b`),
    title: 'A full meal three hours before, a snack one hour before',
    answersFirst: true,
    paragraphs: [
      'Three to four hours before, have a meal with carbs and some protein. If you only have an hour, have a banana, toast with honey or a small bowl of cereal. Keep fat and fiber low so nothing sits in your stomach. For an easy run of less than an hour in the morning, you can skip breakfast if you feel fine.',
      'Eat first if you get shaky or dizzy, are pregnant, or take insulin or a sulfonylurea.',
    ],
    links: [['Log a meal', 'describe']],
    sources: [
      { name: 'ACSM 2016, nutrition and performance', url: 'https://doi.org/10.1249/MSS.0000000000000852' },
    ],
    next: ['What should I eat before a run?'],
  },
  {
    key: 'training-fuel',
    signs: [
      [
        /\b(?:eat\w*|fuel\w*|calories|food)\b/,
        /\b(?:enough|too little|under)\b/,
        /\b(?:training|workouts?|running|runs|marathon|lifting|cycling|exercise|the gym)\b/,
      ],
      /\b(?:under-?fuel\w*|red-s)\b/,
    ],
    not: PAST,
    title: 'Watch your weight, sleep and energy',
    paragraphs: [
      'You’re eating enough if your weight trend is where you want it, your workouts feel normal, and you sleep well. If you’re losing weight without trying, or have weeks of tired legs, frequent colds, low mood or missed periods, you may need to eat more, mostly carbs around training.',
      'If you want your target to adjust to your workouts, turn that on under Update goals. If you have missed periods or a stress fracture, see a sports doctor.',
    ],
    facts: [CALORIES, PROTEIN, ...TRAINED],
    links: [['Update goals', 'updateGoals']],
    sources: [
      { name: 'IOC 2023, energy deficiency in sport', url: 'https://doi.org/10.1136/bjsports-2023-106994' },
    ],
    next: ['Am I getting enough calories?', 'Is my weight going down?'],
  },
  {
    key: 'heavy-legs',
    signs: [
      [
        /\b(?:legs?|runs?|running|workouts?|training|everything|bench|squats?|deadlifts?|lifts?|gym|pace)\b/,
        /\b(?:heavy|dead|like lead|tired|weak(?:er)?|no strength|slow(?:er)?|sluggish|harder|flat|no power|getting worse|out of breath)\b/,
        /\b(?:why|every|always|lately|all|feel\w*|are|help|so)\b/,
      ],
    ],
    not: new RegExp(
      `${PAST.source}|\\b(?:swollen|one leg|chest|numb|calf pain|log|internet|app|site|loading)\\b`,
    ),
    title: 'Usually too little rest or too few carbs',
    paragraphs: [
      'Take three or four easy days, sleep more, and eat more carbs on training days. If that doesn’t help, get tested for low iron, especially if you run a lot or have periods. Heat and a new training block can also make your legs feel heavy.',
      'See a doctor if you get short of breath on easy runs, or if one leg is swollen or hurts.',
    ],
    facts: [average('sleepMinutes', '# of sleep a night'), average('carbsG', '# of carbs a day'), ...TRAINED],
    markers: ['ferritin', 'hemoglobin'],
    links: [['Open movement', 'movement']],
    next: ['Should I train today?', 'Is my HRV normal?'],
  },
  {
    key: 'build-muscle',
    signs: [
      [
        /\b(?:build|gain|grow|put on|add|keep|maintain|lose|losing|preserve|get)\b/,
        /\b(?:muscles?|bigger arms|stronger|strength|toned|lean mass)\b/,
      ],
    ],
    not: new RegExp(`${PAST.source}|\\b(?:sore|pain|cramp\\w*|pulled)\\b`),
    title: 'Protein, strength training, and enough food',
    answersFirst: true,
    paragraphs: [
      'Eat about 0.7 g of protein a day per pound of body weight (1.6 g per kg), spread over three or four meals. After 65, you need about 0.5 g per pound (1.0 to 1.2 g per kg) to keep your muscle even if you don’t train. Lift twice a week or more, and add a little weight or a rep each time. To gain size, eat about 10% more than you burn.',
      'If you have kidney disease, ask your doctor how much protein is right for you.',
    ],
    facts: [PROTEIN],
    links: [['See your goals', 'goals']],
    sources: [
      { name: 'Morton 2018, protein and muscle', url: 'https://doi.org/10.1136/bjsports-2017-097608' },
      { name: 'PROT-AGE 2013, protein in older people', url: 'https://doi.org/10.1016/j.jamda.2013.05.021' },
    ],
    next: ['Am I getting enough protein?', 'What are my main sources of protein?'],
  },
  {
    key: 'electrolytes',
    signs: [/\belectrolytes?\b|\b(?:lmnt|liquid iv|nuun|salt tablets?|sports drinks?)\b/],
    not: PAST,
    title: 'Only if you sweat a lot or are on keto',
    answersFirst: true,
    paragraphs: [
      'Most people get enough from food and water. Electrolytes help if you exercise in the heat for more than an hour, and after vomiting or diarrhea. They also help in the first weeks of a keto diet and on a long fast. You mostly lose sodium when you sweat, so after a workout, broth or a salty snack works just as well.',
      'If you have high blood pressure, heart disease or kidney disease, or take a water pill, ask your doctor before you add salt or potassium.',
    ],
    facts: [average('sodiumMg', '# of sodium a day'), average('potassiumMg', '# of potassium a day')],
    links: [['Open water', 'water']],
    next: ['Am I getting too much sodium?'],
  },
];
