import type { Topic } from './topic.ts';

const APPS =
  '(?:garmin|fitbit|apple(?: health| watch)?|oura|whoop|strava|google(?: fit| health)?|samsung|polar|withings|dexcom|libre|myfitnesspal|cronometer|my watch|my ring|my scale|my phone|other apps?)';

/** The product itself: complaints, and what the coach can’t do in a chat. */
export const APP_TOPICS: readonly Topic[] = [
  {
    key: 'device-accuracy',
    comesFirst: true,
    signs: [
      [
        /\b(?:accurate|accuracy|trust|reliable|believe|wrong|off|rely)\b/,
        /\b(?:watch|ring|tracker|garmin|fitbit|oura|whoop|apple watch|scale|band|phone)\b/,
      ],
    ],
    not: /\b(?:what did i|average|died|battery|log)\b/,
    title: 'Good for trends, less so for single readings',
    answersFirst: true,
    paragraphs: [
      'Watches and rings measure steps and resting heart rate well, and usually get your sleep time right to within about half an hour. Sleep stages and calories burned are rough guesses, often off by 20% or more. Body fat readings from a scale shift with how much water you’re holding. Compare only your own readings from the same device. I don’t add your watch’s calories to your target unless you turn on “Add workout calories to my target.”',
    ],
    links: [['Open integrations', 'integrations']],
    next: ['How did I sleep last week?'],
  },
  {
    key: 'trouble',
    signs: [
      [
        /\b(?:app|site|website|page|screen|it|sync\w*|login|you)\b/,
        /\b(?:slow|crash\w*|freez\w*|frozen|bug(?:s|gy)?|broken|laggy?|error|stuck|won't (?:load|open|sync|work)|doesn't (?:load|open|sync|work)|not (?:loading|working|syncing)|isn't (?:loading|working|syncing)|(?:logs|logging|logged|kicks|kicking) me out|loses? my|lost my (?:data|entries|meals)|keeps? (?:closing|loading))\b/,
      ],
    ],
    not: /\b(?:slow (?:run|pace|down|carb|walk)|weight loss|metabolism|my (?:knee|back|sleep))\b/,
    title: 'Sorry about that',
    paragraphs: [
      'I can’t see or fix technical problems. Reload the page first: anything you log offline is saved and sent once you’re back online. If it keeps happening, use the contact form to tell us what you did, when, and on which device.',
    ],
    links: [['Open More', 'more']],
  },
  {
    key: 'wrong-figure',
    signs: [
      [
        /\b(?:wrong|incorrect|inaccurate|off|doesn't (?:add up|match|look right)|not (?:right|correct|true)|can't be right|mistake|nonsense)\b/,
        /\b(?:you|your|app|calories|kcal|macros|protein|numbers?|figures?|count|steps|weight|log|data|meal|lunch|dinner|breakfast|amounts?|portion)\b/,
      ],
    ],
    not: /\b(?:how far off|off (?:limits|track)|day off|time off|better off|cut off|switch off|what(?:'s| is) wrong with (?:me|my)|my (?:blood|labs?))\b/,
    title: 'Let’s check it',
    paragraphs: [
      'Every number is calculated from your log, so open the day and check the foods and amounts. Fix any that are wrong, and everything based on them will update. Your corrections are saved for next time.',
    ],
    facts: [
      {
        query: { metric: 'energyKcal', aggregate: 'sum', window: { kind: 'day', back: 1 } },
        words: 'You logged # yesterday.',
      },
      {
        query: { metric: 'energyKcal', aggregate: 'sum', window: { kind: 'day', back: 0 } },
        words: 'So far today, you’ve logged #.',
      },
    ],
    links: [
      ['Open the day’s meals', 'meals'],
      ['Your corrections', 'corrections'],
    ],
    next: ['What did I eat yesterday?'],
  },
  {
    key: 'unhelpful',
    signs: [
      /\b(?:you(?:'re|r| are)?|your (?:advice|answers?)|this(?: app| coach)?|that|it)\b.*\b(?:useless|no help|not help\w*|didn't help|doesn't help|suck\w*|stupid|dumb|terrible|rubbish|garbage|annoying|wrong answer|waste of)\b/,
      /^(?:that's|thats|this is|it's) not what i (?:asked|meant|wanted|said)\b|^(?:no,? )?(?:you didn't|you did not|you don't) (?:answer|understand|get it|listen)\b|^(?:wrong|no,? wrong|not helpful|that's wrong)$/,
    ],
    title: 'Sorry that didn’t help',
    paragraphs: [
      'I only understand some kinds of questions. Try naming something you track and a time, such as “protein last week” or “sleep in October.” I can also explain changes, suggest meals, log what you tell me, and say whether your values look OK.',
    ],
    links: [['Open More', 'more']],
    next: ['What should I focus on?', 'How was my week?', 'What should I eat for dinner?'],
  },
  {
    key: 'sources',
    signs: [
      // Courtesies such as “can you” are left out of plain words.
      new RegExp(`^(?:see|read|access|use|get|pull|import|connect to|sync with) (?:my )?${APPS}\\b`),
      new RegExp(
        `\\b(?:can|do|does|are|will|could) (?:you|u|the app|this app|it)\\b.*\\b(?:see|read|access|use|get|have|connect\\w*|sync\\w*|pull|import|work with)\\b.*\\b${APPS}\\b`,
      ),
      [
        /\b(?:come|comes|coming|taken|read|imported|synced) from\b/,
        /\b(?:watch|phone|ring|scale|sensor|device|apps?|fitbit|garmin|oura|apple|cgm)\b/,
      ],
      new RegExp(`\\b(?:where|why)\\b.*\\b${APPS}\\b.*\\b(?:data|steps|sleep|workouts|missing|not)\\b`),
    ],
    title: 'I only see what’s saved here',
    paragraphs: [
      'My answers use everything in your log, whichever app or device it came from. I can’t look inside other apps. Under Integrations, you can connect a service or import its file, and see what was imported and when.',
    ],
    links: [['Open integrations', 'integrations']],
    next: ['How did I sleep last week?'],
  },
  {
    key: 'delete-entry',
    signs: [
      /^(?:delete|remove|erase|clear|take out|get rid of)\b.*\b(?:breakfast|lunch|dinner|snacks?|meals?|food|entry|entries|log|water|coffee|weight|weigh-?in|workout|run|walk|fast|sleep|reading|yesterday|today|last|it|that|this)\b/,
      /^(?:how|where) (?:do|can|could) i (?:delete|remove|edit|correct|change|move) (?:an?|one|my|the|this|that|a single|old)(?: \w+){0,2} (?:entry|entries|readings?|meals?|weigh-?ins?|workouts?|foods?|snacks?|items?|portions?|time of .+)$/,
      /^(?:edit|correct|fix|move)\b.*\b(?:breakfast|lunch|dinner|snacks?|meal|entry|workout|weigh-?in|log)\b/,
      /^(?:oops,? |sorry,? )?(?:put|bring|add) (?:it|that|them) back$|^(?:restore|undelete|redo)(?: (?:it|that))?$/,
    ],
    title: 'I can’t change saved entries',
    paragraphs: [
      'I can only add entries, and only after you confirm them. To change or delete an entry, open its day and tap the entry. After you delete something, you have a few seconds to tap Undo.',
    ],
    links: [
      ['Open meals', 'meals'],
      ['Open More', 'more'],
    ],
  },
  {
    key: 'change-goal',
    signs: [
      /^(?:change|set|update|make|adjust|raise|lower|increase|decrease|put|i want to (?:change|set|update))\b.*\b(?:goals?|targets?|goal weight|target weight|limit|deficit|macros)\b/,
      /^(?:set|change|make|put|limit|keep|increase|raise|lower|reduce) (?:my )?(?:daily )?(?:calories|kcal|carbs|protein|fat|fiber|sodium|sugar|water|steps|sleep)\b.*\b(?:to|at|under|below) \d/,
    ],
    not: /\breminders?\b/,
    title: 'Change it under Update goals',
    paragraphs: [
      'Changing a goal also changes your calories and macros, and some values need a safety check, so you can only do it there. You’ll see what would change before you save.',
    ],
    facts: [
      {
        query: { metric: 'weightKgTarget', aggregate: 'last', window: { kind: 'all' } },
        words: 'Your target weight is #.',
      },
      {
        query: { metric: 'energyKcalTarget', aggregate: 'last', window: { kind: 'all' } },
        words: 'Your calorie target is #.',
      },
    ],
    links: [['Update goals', 'updateGoals']],
    next: ['When will I reach my goal weight?'],
  },
  {
    key: 'training-plan',
    signs: [
      [
        /\b(?:plan|program|programme|schedule|routine|train (?:me )?for|prepare for|training for|couch to)\b/,
        /\b(?:training|workout|running|run|marathon|half|10 ?k|5 ?k|race|triathlon|strength|gym|lifting|exercise)\b/,
        /\b(?:make|build|give|create|write|need|want|can you|could you|how|help|suggest|design|what)\b/,
      ],
    ],
    not: /\b(?:meal|diet|did i|how (?:much|many|far|long|often)|log|remind)\b/,
    title: 'I can’t write training plans',
    paragraphs: [
      'But I can keep track of your training. Most race plans add a little distance each week, keep most runs easy, include one long run a week, and schedule an easier week now and then. Start from where you are now.',
      'Each morning, ask me whether to train hard, and I’ll look at your sleep, heart rate variability and resting heart rate.',
    ],
    facts: [
      {
        query: { metric: 'workouts', aggregate: 'count', window: { kind: 'last-days', days: 28 } },
        words: 'In the last four weeks, you logged # {workout}.',
      },
      {
        query: {
          metric: 'workoutDistanceM',
          aggregate: 'max',
          window: { kind: 'last-days', days: 28 },
          where: { kinds: ['running'] },
        },
        words: 'Your longest run was #.',
      },
    ],
    links: [['Open movement', 'movement']],
    next: ['Should I train today?', 'How far did I run last month?'],
  },
  {
    key: 'meal-plan',
    signs: [
      /\b(?:meal|diet|eating|food|nutrition|weekly|keto) (?:plan|planner|prep)\b|\bplan (?:my|all my|the)? ?(?:meals|week|food|dinners)\b|\bshopping list\b|\bgrocery list\b/,
    ],
    not: /\b(?:how (?:much|many|do i)|did i|log)\b/,
    title: 'I plan one meal at a time',
    paragraphs: [
      'I can’t plan a whole week or write a shopping list. I can suggest your next meal, based on what you have left today. I’ll take your diet, allergies and tastes into account. Save the meals you eat often, so they’re one tap away.',
    ],
    showsLeft: true,
    links: [['Open saved foods', 'savedMeals']],
    next: ['What should I eat for dinner?', 'What should I eat for breakfast?', 'What is a healthy snack?'],
  },
];
