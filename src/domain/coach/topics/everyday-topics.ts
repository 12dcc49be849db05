import { sleepNeed } from '#domain/sleep/sleep-need.ts';
import { average, SLEEP, type Topic } from './topic.ts';

const PAST = /\b(?:did i|how (?:many|often)|average|last (?:week|month)|yesterday|log)\b/;

const ADULT = sleepNeed(40);
const OLDER = sleepNeed(70);
const TEEN = sleepNeed(16);

/** What people ask about an ordinary day: sleep, fasting, exercise and glucose. */
export const EVERYDAY_TOPICS: readonly Topic[] = [
  {
    key: 'breaks-fast',
    comesFirst: true,
    signs: [
      /\b(?:break|breaks|breaking|ruin|end|stop)s? (?:a|my|the|your|an intermittent) fast\b/,
      /\b(?:coffee|tea|water|milk|cream|gum|soda|juice|lemon\w*|honey|sugar|sweeteners?|stevia|broth|drink\w*|alcohol|diet coke|zero|have|chew)\b.*\b(?:while|when|during|in) (?:i'm |i am |a |my |the )?(?:fast(?:ing)?|fasting window)\b/,
    ],
    not: /\b(?:blood (?:test|work|draw)|lab|pills?|med(?:s|ication\w*|icine)|supplements?|vitamins?|insulin|metformin|statin|pregnan\w*|breast ?-?feed\w*|just (?:broke|broken)|how (?:long|many|do i|should i))\b|^(?:i )?(?:want to |just |going to )?(?:break|end|stop)\b|^(?:what|which) (?:should|can|do) i eat\b/,
    covers:
      /^(?:coffee|tea|water|milk|oat milk|almond milk|cream|creamer|gum|soda|diet soda|juice|lemon(?: water)?|honey|sugar|sweeteners?|stevia|broth|bone broth|alcohol|wine|beer|diet coke|coke zero|sparkling water|mct oil|butter)$/,
    title: 'Anything with calories does',
    answersFirst: true,
    paragraphs: [
      'Water, black coffee and plain tea have almost no calories, so they’re fine during a fast. Milk, cream, sugar, honey, juice, soda and alcohol break it. Drinks with sweeteners such as stevia have almost no calories either, but they make some people hungrier.',
      'Stop the fast and eat if you feel dizzy, faint or confused, or your heart races.',
    ],
    links: [['Open fasting', 'fasting']],
    next: ['When does my fast end?'],
  },
  {
    key: 'sleep-need',
    signs: [
      /\b(?:\d{1,2}(?:\.\d)?|four|five|six|seven|eight|nine)(?: ?(?:h|hrs?|hours?))?(?: of)? sleep\b.*\b(?:enough|ok|okay|bad|fine|normal|too (?:little|much)|healthy)\b/,
      /\bsleep(?:ing)? (?:only |just )?(?:\d{1,2}(?:\.\d)?|four|five|six|seven|eight|nine) ?(?:h|hrs?|hours?)\b.*\b(?:enough|ok|okay|bad|fine|normal|too (?:little|much)|healthy)\b/,
      /\bhow (?:much|many hours(?: of)?) (?=.*\bsleep)(?:sleep )?(?:(?:should|do|does|must) )(?:i|we|you|people|adults?|teen\w*|kids|someone(?: my age)?|a \w+)(?: really| actually)? (?:sleep|need|get)\b(?!.*\b(?:protein|water|calories|carbs|fat|fiber|steps|exercise|vitamin\w*|iron|calcium|salt|sodium|sugar)\b)/,
    ],
    not: PAST,
    title: `${ADULT.least} to ${ADULT.most} hours for most adults`,
    answersFirst: true,
    paragraphs: [
      `Experts recommend ${OLDER.least} to ${OLDER.most} hours for people 65 and older, and ${TEEN.least} to ${TEEN.most} for teenagers. For adults under 65, less than ${ADULT.mayBeLeast} hours isn’t recommended, even if you’re used to it. An occasional short night won’t hurt you.`,
      'If you get enough sleep but still feel tired during the day, or you snore loudly, tell your doctor.',
    ],
    facts: [SLEEP],
    links: [['Open sleep', 'sleep']],
    sources: [{ name: 'National Sleep Foundation 2015', url: 'https://doi.org/10.1016/j.sleh.2014.12.010' }],
    next: ['How do I sleep better?', 'How did I sleep last week?'],
  },
  {
    key: 'glucose-spike',
    comesFirst: true,
    signs: [
      [
        /^(?:but |and |so )?(?:why|how come|what (?:made|makes|caused|causes))\b/,
        /\b(?:glucose|blood sugars?|sugars?)\b/,
        /\b(?:spik\w*|jump\w*|sho(?:o)?t\w*|peak\w*|high|higher|rises?|rose|goes? up|went up|up)\b/,
        /\b(?:after|morning|wake|woke|overnight|fasting|breakfast|lunch|dinner|meals?|eating|spik\w*)\b/,
      ],
    ],
    not: /\b(?:week|month|average|days)\b/,
    title: 'What usually pushes it up',
    answersFirst: true,
    paragraphs: [
      'After a meal, it’s usually a large portion of bread, rice, sweets, juice or other fast carbs. Having too little protein or fiber with it, sitting right afterward, stress, illness and too little sleep add to the rise. Next time, eating vegetables and protein first and walking for ten minutes afterward will lower the peak.',
      'Before you wake up, your liver releases glucose, so your morning reading can be high even before you eat. A late dinner or a bad night’s sleep adds to that.',
      'I can’t tell which one it was this time. If your readings stay high, show them to your doctor or care team.',
    ],
    facts: [average('glucoseMgdl', 'Your glucose averaged # in the last 14 days.')],
    links: [['Open glucose', 'glucose']],
    next: ['Which foods spike my glucose?', 'Why did my glucose change?'],
  },
  {
    key: 'heart-rate-zones',
    signs: [
      /\bzone (?:1|2|3|4|5|one|two|three|four|five)\b|\b(?:heart ?rate|hr|training|cardio) zones?\b|\b(?:max(?:imum|imal)?|target|training) (?:heart ?rate|hr|pulse)\b/,
    ],
    not: /\b(?:did i|average|minutes|how (?:long|much)|last (?:week|month|run|workout)|yesterday|log)\b/,
    title: 'Zone 2 and how I rate effort',
    answersFirst: true,
    paragraphs: [
      'Zone 2 is steady, easy effort: you can speak in full sentences, but singing would be hard. Most endurance training happens there, because you can do a lot of it and recover quickly.',
      'I don’t split workouts into five zones. I rate effort by your heart rate: 64% of your maximum or more is moderate, and 77% or more is vigorous. I estimate your maximum as 208 minus 0.7 times your age, which can be off by several beats.',
    ],
    links: [['Open movement', 'movement']],
    sources: [
      { name: 'Tanaka 2001, maximum heart rate', url: 'https://doi.org/10.1016/S0735-1097(00)01054-8' },
      { name: 'ACSM 2011, exercise intensity', url: 'https://doi.org/10.1249/MSS.0b013e318213fefb' },
    ],
    next: ['How do I improve my VO2 max?', 'How many minutes did I train last week?'],
  },
  {
    key: 'running-joints',
    signs: [
      [
        /\b(?:running|jogging|lifting|squats|exercise)\b/,
        /\b(?:knees?|joints?|hips?)\b/,
        /\b(?:bad for|ruin\w*|wreck\w*|damage\w*|hurt|harm\w*|wear|destroy\w*|arthritis)\b/,
      ],
    ],
    not: /\b(?:my \w+ (?:hurts?|is|are)|since|pain|sore|swollen|i have)\b/,
    title: 'No, not in normal amounts',
    answersFirst: true,
    paragraphs: [
      'People who run for fun tend to have less knee and hip arthritis than people who don’t run. Most problems come from doing too much too soon. Add distance or weight slowly, take easy days between hard ones, and strength-train your legs.',
      'If a joint hurts, swells or locks up, rest it and have it looked at.',
    ],
    links: [['Open movement', 'movement']],
    sources: [
      { name: 'Alentorn-Geli 2017, running and arthritis', url: 'https://doi.org/10.2519/jospt.2017.7137' },
    ],
    next: ['How far did I run last month?'],
  },
  {
    key: 'gentle-exercise',
    signs: [
      /^(?:how (?:do|can|should) i|how to|i want to|i'd like to|help me|(?:is it|am i) too (?:late|old)(?: for me)? to) (?:start|begin|get (?:back )?into|take up|get started with|return to) (?:running|jogging|exercis\w*|working out|lifting|the gym|strength training|yoga|swimming|cycling|walking|training)\b/,
      [
        /\b(?:exercis\w*|work ?outs?|training|sports?|activit\w*|moves?|stretch\w*)\b/,
        /\b(?:joints?|hips?|knees?|back|arthritis|osteoporosis|balance|seniors?|elderly|older|old age|my age|(?:at|i'm|im|over) [6-9]\d|[6-9]\d[- ]years?[- ]old|beginners?|out of shape|never exercised|low[- ]impact|gentle)\b/,
        /\b(?:what|which|best|good|safe|how|can|should|any|kind|start)\b/,
      ],
    ],
    not: new RegExp(
      `${PAST.source}|\\b(?:hurts?|pulled|swollen|calories|pregnan\\w*|heart attack|stroke|surgery|protein|eat|how much)\\b`,
    ),
    title: 'Walk, swim or cycle, and work on strength and balance',
    answersFirst: true,
    paragraphs: [
      'Walking, swimming, water exercise and cycling are easy on hips, knees and backs. Work up to 150 minutes a week, in sessions of any length. Add strength training twice a week: getting up from a chair, wall push-ups and light weights count. If you’re 65 or older, add balance exercises such as standing on one leg near a wall.',
      'Start with less than you think you can do. Ask a doctor or physical therapist first if you have heart or bone disease, have had a joint replacement, or have fallen recently. Stop if you get chest pain or feel faint.',
    ],
    links: [['Open movement', 'movement']],
    sources: [{ name: 'WHO 2020, physical activity', url: 'https://doi.org/10.1136/bjsports-2020-102955' }],
    next: ['How many steps should I take?'],
  },
  {
    key: 'breathing',
    signs: [
      /^(?:how (?:do|can|should) i|help me|what helps(?: me)? to|i need to|how to|ways to) (?:calm (?:down|myself|my nerves)|relax|unwind|wind down|settle (?:down|my nerves))\b/,
      /^(?:(?:start|do|open|try|show|give|guide|begin|any|some|a|me|the|through|i want|i need|need|where(?:'s| is| are)|got)(?: to do)? ?)*(?:breath(?:ing|work)?|meditat\w+|relaxation|mindfulness|box breathing)(?: (?:exercises?|sessions?|techniques?|timer|practice|work))?$/,
    ],
    title: 'On the stress screen',
    paragraphs: [
      'The breathing exercises there take five minutes or less. Breathe out longer than you breathe in, and stop if you feel dizzy.',
    ],
    links: [['Open stress', 'stress']],
    next: ['How do I lower my stress?'],
  },
];
