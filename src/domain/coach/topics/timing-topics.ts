import { average, CALORIES, PROTEIN, type Topic } from './topic.ts';

const PAST = /\b(?:did i|how (?:many|often)|average|last (?:week|month)|yesterday)\b/;

/** When to eat, drink coffee and sleep. */
export const TIMING_TOPICS: readonly Topic[] = [
  {
    key: 'caffeine-timing',
    comesFirst: true,
    signs: [
      [
        /\b(?:coffee|caffeine|espresso|energy drink|tea)\b/,
        /\b(?:when|how late|latest|last|cut ?off|before bed|at night|night shift|evening|after (?:\d|noon|lunch)|\d ?(?:am|pm))\b/,
        /\b(?:can|should|is|when|how|ok|okay|stop|too late|what time)\b/,
      ],
    ],
    not: /\b(?:did i|log|average|how (?:much|many)|affect|yesterday|last (?:week|month|night))\b|^(?:had|drank|i had)\b/,
    title: 'Stop eight hours before you sleep',
    answersFirst: true,
    paragraphs: [
      'Half of the caffeine is still in your body after about five hours. Even six hours before bed, 400 mg (about four cups of coffee) can cost you an hour of sleep. If you work nights, have caffeine only in the first half of your shift. Up to 400 mg a day is fine for most adults, or 200 mg during pregnancy.',
    ],
    facts: [
      average('bedtime', 'Your average bedtime in the last 14 days was #.'),
      {
        query: { metric: 'caffeineMg', aggregate: 'sum', window: { kind: 'day', back: 0 } },
        words: 'You logged # of caffeine today.',
      },
    ],
    links: [['Open sleep', 'sleep']],
    sources: [{ name: 'Drake 2013, caffeine before bed', url: 'https://doi.org/10.5664/jcsm.3170' }],
    next: ['Does coffee affect my sleep?'],
    more: [
      {
        asks: 'duration',
        title: 'Eight hours before bed',
        paragraphs: ['Have your last coffee at least eight hours before you plan to go to sleep.'],
      },
    ],
  },
  {
    key: 'night-shift',
    comesFirst: true,
    signs: [
      /\bsleep(?:ing)? (?:during the day|in the daytime|by day|through the day)\b|\b(?:night[- ]?shifts?|i(?:'m| am)? work(?:ing)? nights|shift[- ]?work(?:er|ing)?|rotating shifts?|graveyard shift)\b/,
    ],
    not: /\b(?:did i|average|how (?:much|many)|log|coffee|caffeine|remind)\b/,
    title: 'Eat during the day, and keep night meals light',
    answersFirst: true,
    paragraphs: [
      'Have your main meal before your shift, a small one with protein early in the shift, and nothing big between midnight and 6 AM. If you’re hungry before you go to sleep, have a light breakfast. Your glucose rises more after meals at night.',
      'To sleep better, wear sunglasses on the way home, sleep in a dark, cool room, keep a consistent schedule, and stop caffeine eight hours before bed. Nap for 20 minutes before the shift if you can.',
    ],
    facts: [average('sleepMinutes', '# of sleep a night'), CALORIES],
    links: [['Open sleep', 'sleep']],
    sources: [
      { name: 'Chellappa 2021, daytime eating in night work', url: 'https://doi.org/10.1126/sciadv.abg9910' },
    ],
    next: ['How did I sleep last week?'],
  },
  {
    key: 'meal-times',
    signs: [
      /\b(?:is it bad|bad|ok|okay|fine|unhealthy|should i|can i) (?:to |if i )?(?:stop )?(?:eat(?:ing)?|snack(?:ing)?|dinner) (?:so |too )?(?:late|after \d|before bed|at night)\b|\bhow (?:many|often) (?:meals|times) (?:a day|should i eat)\b|\bskip(?:p(?:ing|ed))? (?:breakfast|lunch|dinner|a meal|meals)\b.*\b(?:ok|okay|bad|fine|should|is|healthy|matter)\b|\b(?:is|should i|ok to|bad to|do i need) (?:it (?:ok|bad) to )?(?:skip(?:ping)? (?:breakfast|lunch|a meal|meals)|(?:to eat |eat )?breakfast)\b|\bshould i (?:eat|have) breakfast\b/,
    ],
    not: PAST,
    title: 'How much you eat matters more than when',
    answersFirst: true,
    paragraphs: [
      'Anything from two to five meals a day works, with or without breakfast. Finishing dinner two to three hours before bed helps many people sleep, and getting more of your calories earlier in the day tends to lower glucose. Choose times you can stick to.',
    ],
    facts: [CALORIES, PROTEIN],
    links: [['Open today', 'meals']],
    next: ['How many hours after dinner do I go to bed?'],
  },
];
