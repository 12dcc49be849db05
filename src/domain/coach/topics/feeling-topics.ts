import { CALORIES, SLEEP, type Topic } from './topic.ts';

/** Guilt, doubt and looks. Nothing here praises eating less. */
export const FEELING_TOPICS: readonly Topic[] = [
  {
    key: 'food-guilt',
    comesFirst: true,
    signs: [
      /\b(?:ruined|blew|messed up|screwed up|wrecked|sabotaged|failed)\b.*\b(?:everything|it(?: all)?|my (?:diet|day|week|progress|deficit|goals?)|the (?:day|week|diet)|today|again)\b/,
      /\bcheat (?:day|meal|weekend)s?\b.*\b(?:ruin\w*|bad|ok|okay|hurt|matter|allowed|wreck\w*|mess\w*|undo)\b|\b(?:did|have) (?:i|that|it|this) (?:just )?(?:ruin|wreck|blow|mess up)\w*\b/,
      /\b(?:fell off|off) the wagon\b|\bwent (?:way )?over(?: my (?:calories|target|limit))?(?: (?:today|yesterday|again|last night))?$|\bpigged out\b|\b(?:over ?ate|ate (?:way |far )?too much|stuffed myself)\b(?!.*\b(?:how|protein|salt|sugar|fiber)\b)/,
      /\b(?:feel|feeling|felt|so) (?:so |really |very |a bit |kinda )?(?:guilty|bad|ashamed|awful|terrible) (?:about|after|for|because of|when) (?:\w+ )*?(?:eating|eat|ate|food|pizza|cake|dinner|lunch|dessert|meal|snack\w*|chocolate|burger|having|i had|it)\b/,
      [
        /\b(?:make up for|compensate|undo|burn off|work off|cancel out)\b/,
        /\b(?:skip|fast|eat less|extra (?:run|workout|cardio)|not eat|starve|should i|run)\b/,
        /\b(?:it|that|yesterday|last night|binge|pizza|cake|dinner|the weekend|cheat|overeating|eating)\b/,
      ],
    ],
    not: /\b(?:how (?:many|much) calories|log|how (?:many|much) (?:protein|sugar))\b/,
    title: 'One meal changes very little',
    answersFirst: true,
    paragraphs: [
      'Your average over several weeks is what counts, so you haven’t ruined anything. Don’t skip meals or do extra workouts to make up for it. Have your next meal as usual, with protein and vegetables, and drink some water. Salt and carbs may push the scale up for a few days, but it comes back down.',
      'If eating often makes you feel guilty, or you eat in a way that feels out of control, talk to someone. findahelpline.com lists support by country, and a doctor can help too.',
    ],
    links: [['Open today', 'meals']],
    next: ['How was my week?', 'What should I eat for dinner?'],
    more: [
      {
        asks: 'what-if',
        title: 'No, eat as usual',
        paragraphs: [
          'Skipping meals to make up for it makes the next craving stronger. Have your next meal at its usual time.',
        ],
      },
      {
        asks: 'tips',
        title: 'Get back to normal at your next meal',
        paragraphs: [
          'Log it roughly or not at all, sleep well tonight, take a walk, and have some protein at breakfast tomorrow. That’s all it takes.',
        ],
      },
    ],
  },
  {
    key: 'body-image',
    comesFirst: true,
    signs: [
      /\bi (?:hate|can't stand|dislike|despise) (?:how i look|the way i look|my (?:body|looks|face|reflection|stomach|thighs|belly|legs|arms|weight)|looking (?:at myself|in the mirror)|myself|being (?:fat|so big|this size|overweight))\b/,
      /\b(?:i (?:feel|look)|i'm|i am) (?:so |too |really |just |such a )*(?:ugly|disgusting|gross|hideous|fat(?: and \w+)?|huge|a (?:fat )?pig)$/,
    ],
    title: 'I’m sorry you’re feeling this way',
    answersFirst: true,
    paragraphs: [
      'Many people feel this way, and numbers rarely fix it. It can help to stay off the scale for a week. Notice what your body does for you: how you sleep, the energy you have, the walk you took.',
      'If thoughts about food or your body take up much of your day, please talk to someone you trust or a doctor. findahelpline.com lists support by country.',
    ],
    links: [['Open stress', 'stress']],
    next: ['How was my week?'],
  },
  {
    key: 'discouraged',
    signs: [
      /\b(?:feel(?:ing)? like|thinking (?:of|about)|want to|ready to|about to|i) (?:just )?(?:giv(?:e|ing) up|quit(?:ting)?) (?:on )?(?:my diet|the diet|dieting|tracking|logging|this diet|losing weight|the gym|training|this app|calorie counting|counting)\b/,
      /\bwhat(?:'s| is) the point(?: (?:of|in) (?:\w+ ?){1,4})?$|\bwhy (?:do i|should i|even) (?:bother|keep (?:tracking|logging)|track|log)\b|\bis (?:tracking|logging|counting calories) (?:even )?worth it\b/,
      /\b(?:discouraged|demotivated|frustrated|fed up|disheartened|losing motivation|no progress|not (?:seeing|making) (?:any )?(?:progress|results))\b/,
      /\b(?:trying|tried)\b.*\b(?:for (?:weeks|months|years|ages|so long)|everything|so hard)\b/,
    ],
    not: /\b(?:life|living|live|everything is|how (?:many|much)|stopped trying to (?:live))\b/,
    title: 'It’s normal to feel stuck',
    paragraphs: [
      'Progress is uneven, and the scale can hide it for weeks. You don’t have to log everything: three or four typical days a week and regular weigh-ins are enough to learn from. Take a week off if you need it. Your data stays here.',
      'Pick one thing that’s easy to repeat, such as a walk after dinner or protein at breakfast, and do just that. If you feel low most days, talk to someone you trust or a doctor.',
    ],
    facts: [
      {
        query: { metric: 'weightTrendKg', aggregate: 'change', window: { kind: 'last-days', days: 90 } },
        words: 'Your weight trend {changed} in the last three months.',
      },
      CALORIES,
      SLEEP,
    ],
    links: [['Open reports', 'reports']],
    next: ['How was my week?', 'What should I focus on?'],
    more: [
      {
        asks: 'tips',
        title: 'Make it smaller',
        paragraphs: [
          'Choose one habit that takes ten minutes, tie it to something you already do, and ignore the rest for two weeks. Then ask me how your week was.',
        ],
      },
    ],
  },
];
