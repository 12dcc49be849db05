import { average, type Topic } from './topic.ts';

const PAST = /\b(?:did i|average|last (?:week|month)|yesterday|log|goal)\b/;

const TRAINED = {
  query: { metric: 'workoutMinutes', aggregate: 'sum', window: { kind: 'last-days', days: 7 } },
  words: 'In the last seven days, you trained for #.',
} as const;

/** How much, in which order and when to exercise. */
export const EXERCISE_TOPICS: readonly Topic[] = [
  {
    key: 'exercise-calories',
    signs: [
      /\beat(?:ing)? back\b.*\b(?:calories|exercise|workouts?|burned|it|them)\b|\b(?:exercise|workout|burned|activity) calories\b.*\b(?:eat|count|add(?:ed)?|target|goal|included?)\b|\b(?:eat|can i have) more (?:on|after|if|when) (?:i )?(?:days i |a )?(?:work(?:ed)? out|train(?:ed|ing days)?|workout days|exercis\w+|long runs?)\b/,
    ],
    not: /\b(?:did i|average|last (?:week|month)|yesterday)\b/,
    title: 'Not by default',
    answersFirst: true,
    paragraphs: [
      'Your calorie target already includes the activity level you chose, so your usual workouts are part of it. Under Update goals, “Add workout calories to my target” raises it on days when you do more. Watches often overstate the calories you burn, so don’t count every calorie they show.',
    ],
    facts: [
      {
        query: { metric: 'energyKcalTarget', aggregate: 'last', window: { kind: 'all' } },
        words: 'Your calorie target is #.',
      },
    ],
    links: [['Update goals', 'updateGoals']],
    next: ['How many calories do I burn a day?'],
  },
  {
    key: 'exercise-amount',
    signs: [
      /\bhow (?:often|much|many (?:times|days|minutes|hours))\b.*\b(?:should|do|must) (?:i|we|you|people|someone|one)\b.*\b(?:work ?out|exercise|train|lift|run|cardio|strength|gym|walk|move|stretch)\w*/,
      /\bhow (?:often|much|many (?:times|days|minutes|hours)) (?:of )?(?:exercise|cardio|strength training|training|lifting|walking|running)\b.*\b(?:need|should|enough|healthy|recommended)\b/,
      /\bis (?:\d+|ten|twenty|thirty|forty|an?) ?(?:mins?|minutes|hours?)(?: of)? (?:exercise|walking|cardio|training|running|yoga)\b.*\b(?:enough|ok|good)\b/,
    ],
    not: PAST,
    title: '150 minutes a week, plus strength training twice',
    answersFirst: true,
    paragraphs: [
      'Aim for 150 minutes of moderate activity a week, such as brisk walking. Vigorous minutes count double. Add strength training twice a week. Any amount is better than none, and you can split it into shorter sessions.',
    ],
    facts: [TRAINED],
    links: [['Open movement', 'movement']],
    sources: [{ name: 'WHO 2020, physical activity', url: 'https://doi.org/10.1136/bjsports-2020-102955' }],
    next: ['How many steps should I take?', 'Should I train today?'],
  },
  {
    key: 'exercise-order',
    signs: [
      [
        /\b(?:cardio|running|run)\b/,
        /\b(?:weights|lifting|strength|legs|gym)\b/,
        /\b(?:before|after|first|order|same day)\b/,
      ],
    ],
    not: PAST,
    title: 'Start with what matters more to you',
    answersFirst: true,
    paragraphs: [
      'You do best at whatever you do first, while you’re fresh: weights first to get stronger, cardio first to run or ride better. For general health, the order doesn’t matter. Warm up with a few easy minutes either way. If both are hard, put them on separate days.',
    ],
    facts: [TRAINED],
    links: [['Open movement', 'movement']],
    next: ['Should I train today?'],
  },
  {
    key: 'soreness',
    signs: [
      /\b(?:soreness|doms)\b|\b(?:so|really|very|still|always|being|be|am|i'm|im|get|got|muscles? (?:are|is)) sore\b.*\b(?:workout|training|gym|lifting|squats|leg day|good|bad|normal|train|everywhere|all over|after)\b/,
    ],
    not: /\b(?:throat|knees?|back|shoulder|joint|nipples?|breasts?|gums?|mouth)\b/,
    title: 'Normal after something new, and not a goal',
    answersFirst: true,
    paragraphs: [
      'Sore muscles mean you did more than you’re used to, not that the workout was better. The soreness is usually worst on the second day and fades as you repeat the exercise. Move gently, sleep, and train other muscles in the meantime.',
      'Get medical care today if your muscles are badly swollen or weak, or your urine is dark. If a joint hurts or the pain is sharp and in one spot, treat it as an injury.',
    ],
    links: [['Open movement', 'movement']],
    next: ['Should I train today?'],
  },
  {
    key: 'sitting',
    signs: [
      /\b(?:sit|sitting|at (?:a|my) desk|desk job|sedentary)\b.*\b(?:all day|too (?:much|long)|what (?:should|can)|bad|unhealthy|hours|job|help|do about)\b/,
      /\bstanding (?:desk\b|burn\w*|better|healthier)|\b(?:is|does) standing\b/,
    ],
    not: new RegExp(`${PAST.source}|\\b(?:hurts?|pain|numb|sit-?ups?)\\b`),
    title: 'Get up often, and walk when you can',
    answersFirst: true,
    paragraphs: [
      'Get up for a minute or two every half hour or so, take calls on your feet, and walk after meals, which also keeps glucose lower. Standing burns only a little more than sitting, so a walk does more than a standing desk. Regular exercise makes up for much of the sitting.',
    ],
    facts: [average('steps', '# steps a day')],
    links: [['Open movement', 'movement']],
    next: ['How many steps should I take?'],
  },
];
