import { turned, type Turns } from './turns.ts';

const VERSUS = 'vs|versus|against|compared (?:to|with)|than';
const PERIOD = '(?: (?:so far|in|this|last|since|over|during|for|on|of|across|between|from)\\b.*)?';
const WEEKS_GOAL =
  '(?:get there|make it|made it|hit it|reach it|manage it|manage that|do it|do that|succeed|achieve it|meet it|get it done)';
const EVENTS =
  'workouts?|runs?|rides?|walks?|swims?|hikes?|sessions?|strength sessions?|yoga sessions?|gym sessions?';
const TRAINED = {
  '(?:train|work out|exercise)': 'workouts',
  run: 'runs',
  ride: 'rides',
  swim: 'swims',
  walk: 'walks',
  lift: 'strength sessions',
};
const REACHED = '(?:reach|reached|hit|get|got|do|did|make|made|manage|managed|get to|meet|complete|log)';

/** Questions in few words, and bounds and goals in words of their own, in the grammar's words. Applied in order to a normalized question. */
const ASKS: Turns = [
  // "Vs not", "vs without".
  [
    new RegExp(
      `\\b(${VERSUS}) (?:not|none|without(?: it| any)?|no|nothing|when not|if not|otherwise|(?:on )?(?:the )?(?:days|nights|when|if)(?: when)? i (?:(?:do|did|was|am|have) )?not(?: do it| have it| have any)?)$`,
    ),
    '$1 other days',
  ],
  [
    new RegExp(
      `^((?!.*\\b(?:days|nights)\\b.*\\b(?:when|if|whenever)\\b).*?)\\b(?:when|if|whenever) (i .+?) (${VERSUS}) other days$`,
    ),
    '$1on days when $2 $3 other days',
  ],
  // "Nights that followed days with a run".
  [
    /\b(nights|mornings|days) (?:that|which) (?:followed|follow|came after|come after) (?=(?:a )?(?:days?|nights?)\b)/g,
    '$1 after ',
  ],
  // "Workouts in the morning", "evening runs".
  [new RegExp(`\\b(${EVENTS})\\b(.*?) in the (morning|afternoon|evening)s?\\b`), '$1$2 $3-hours'],
  [new RegExp(`\\b(morning|afternoon|evening) (${EVENTS})\\b`), '$2 $1-hours'],
  [/\bmorning-hours\b/, 'before noon'],
  [/\bafternoon-hours\b/, 'between noon and 5 pm'],
  [/\bevening-hours\b/, 'after 5 pm'],
  // "On nights after alcohol": after days with it.
  [
    /\b(?:on |the |on the )?(?:nights?|mornings?|days?) after (?:i (?:have |had |drink |drank |drunk )+)?(?:an? |some |any |having |drinking |a few |few )?(alcohol|drinks?|drinking|booze)\b/g,
    'the night after days with alcohol',
  ],
  [
    /\b(?:on |the |on the )?(?:nights?|mornings?|days?) after (?:no|without(?: any)?|0) (?:alcohol|drinks?|drinking|booze)\b/g,
    'the night after days without alcohol',
  ],
  // Bare amounts in a condition: "when I sleep 8 hours".
  [
    /\b((?:when(?:ever)?|if|days|nights|mornings|after|where) (?:that |when |on which )?i (?:sleep|slept|get|got|walk|walked|do|did|take|took|drink|drank|eat|ate|have|had|run|ran)(?: for)?) (?=[\d.]+ (?:hours?|steps|minutes|km|miles|liters|grams|kcal|calories)\b)/g,
    '$1 at least ',
  ],
  // "When was my last 9 hour sleep".
  [
    /\b(?:when was )?(?:my |the )?(last|first) ([\d.]+) hour (?:sleep|night)(?: of sleep)?\b/,
    'when was the $1 time i slept at least $2 hours',
  ],
  // "Have I ever slept over 10 hours", "have I ever run a half marathon".
  [
    /^have i ever (run|ran|cycled|ridden|hiked|walked|swum) (?:an? |the )?half marathon(?: distance)?/,
    'how many runs over 21 km did i do',
  ],
  [
    /^have i ever (run|ran) (?:an? |the )?(?:full )?marathon(?: distance)?/,
    'how many runs over 42 km did i do',
  ],
  [
    /^(?:have|did) i (?:ever|already) (?:(?:have|had|get|got) )?((?:slept|sleep|walked?|drunk|drank|eaten|ate|weighed|taken|took|done|did)\b.*\b(?:over|under|more than|less than|fewer than|at least|above|below)\b.*)$/,
    'how many times have i $1',
  ],
  // "Did I reach 150 active minutes this week": the total.
  [
    new RegExp(
      `^did i ${REACHED} (?:my |the |at least |over |a total of )?([\\d.]+) (.+?) ((?:this|last) (?:week|month|year)|in (?:january|february|march|april|may|june|july|august|september|october|november|december))$`,
    ),
    'total $2 $3',
  ],
  // "Is my protein over 120 g on gym days": on average.
  [
    /^(is|are|was|were) my (?!average|mean|median|last|latest|total|highest|lowest)((?:[a-z]+ ){1,3})((?:over|under|above|below|more than|less than|at least|at most) [\d.]+.*\b(?:on|when|in|last|this|since|during|over)\b.*)$/,
    '$1 my average $2$3',
  ],
  [/^did i get enough sleep\b/, 'how much did i sleep'],
  [
    /^did i (?:log|track|record|rate|enter) (?:my |any )?(.+?) every (day|night)\b/,
    'how many $2s did i log $1',
  ],
  // Figures of days and months.
  [
    new RegExp(
      `^(?:(?:what|which|when) (?:was|is) )?(?:my |the )?(most|least) active (day|week|month)(?: of the week)?(${PERIOD})$`,
    ),
    'which $2 did i have the $1 active minutes$3',
  ],
  [
    new RegExp(
      `^(?:(?:what|which|when) (?:was|is) )?(?:my |the )?(best|worst) (running|cycling|walking|hiking|swimming) (day|week|month)(${PERIOD})$`,
    ),
    'which $3 had the highest $2 distance$4',
  ],
  [
    new RegExp(
      `^(?:(?:what|which|when) (?:was|is) )?(?:my |the )?(best|worst) (day|week|month) (?:for|of) (.+?)(${PERIOD})(?: ?,? (?:which|what|when) (?:one )?(?:was|is) it)?$`,
    ),
    'which $2 had the $1 $3$4',
  ],
  [
    new RegExp(
      `^(?:(?:what|which|when) (?:was|is) )?(?:my |the )?(best|worst) ((?!last|this|past|of|in)[a-z]+(?: (?!last|this|past|of|in)[a-z]+)?) (day|night)(${PERIOD})$`,
    ),
    'which $3 had the $1 $2$4',
  ],
  // A night is as good as its sleep.
  [
    new RegExp(
      `^(?:(?:what|which|when) (?:night )?(?:was|is) )?(?:my |the )?(best|worst)(?: night)?(${PERIOD})$(?<=night.*)`,
    ),
    'which night had the $1 sleep$2',
  ],
  [
    /\b(?:biggest|highest|largest|most|greatest|max) (?:calorie|energy) burn (?:from|in|of|during|on) (?:1|one|a|any|a single|1 single|an)? ?(workout|session|run|ride|walk|swim|hike)\b/,
    'most calories burned in a single $1',
  ],
  [
    /\b(?:easiest|lightest|gentlest) (run|ride|walk|workout|swim|hike|session)(?: (?:by|going by|in terms of) (?:average )?(?:heart rate|pulse|hr))\b/,
    'lowest $1 heart rate',
  ],
  // Baselines, trends and rolling averages.
  [/\bmy ((?:[a-z]+ ){0,2}[a-z]+) baseline\b/, 'my average $1'],
  [
    /^(?:my |the )?((?:[a-z]+ ){0,2}[a-z]+) trend(?:ing)? (?:up or down|down or up)\b/,
    'is my $1 trending up or down',
  ],
  [
    /^(?:what is )?(?:my |the )?(\d+) (day|night|week) ((?!average|avg|mean|median|total|rolling|moving)(?:[a-z]+ ){0,2}?[a-z]+) (average|avg|mean|median|total)(?: (?:right now|now|currently|today|at the moment))?$/,
    '$4 $3 in the last $1 $2s',
  ],
  // Streaks of a goal.
  [
    /^(?:(?:what|how long) is (?:my |the )?(?:(?:current|present) )?|(?:my |the )?(?:current|present) )(?!longest|best|record|logging|tracking)([a-z]+) (?:goal |target )?streak(?: right now| now)?$/,
    'how many days in a row have i reached my $1 goal',
  ],
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:my |the )?(?:best|longest|record)(?: ever)? ([a-z]+) (?:goal |target )?streak(${PERIOD})$`,
    ),
    'longest streak of days i reached my $1 goal$2',
  ],
  [
    /^(?:(?:what|how long) is )?(?:my |the )?(?:current )?(?:(?:food|meal) )?(?:logging|tracking) streak$/,
    'how many days in a row have i logged food',
  ],
  // Days with a weigh-in or another record.
  [
    /^how many (?:(?:days|nights) in a row|consecutive (?:days|nights)) (?:have|do) i (?:weighed (?:myself|in)|(?:logged|tracked|recorded|checked) (?:my )?weight)$/,
    'current streak of at least 1 weigh in',
  ],
  [
    /^how many (?:(?:days|nights) in a row|consecutive (?:days|nights)) (?:have|do) i (?:logged|tracked|recorded|measured|checked) (?:my )?(sleep|steps|hrv|resting heart rate|heart rate|glucose|blood sugar)$/,
    'current streak of days with $1 over 0',
  ],
  // Weeks that meet a goal.
  [
    new RegExp(
      `^(?:my |the )?(?:goal|target|aim|plan) (?:is|was) (?:at least |to do |to get |to have )*([\\d.]+) (${EVENTS}) (?:a|per|each|every) week ?,? (?:and |so )?(?:in |on |for )?how many (?:of the last (\\d+) weeks|weeks) (?:did|have|do) i ${WEEKS_GOAL}`,
    ),
    'how many weeks in the last $3 weeks did i do at least $1 $2',
  ],
  [
    new RegExp(
      `^(?:in |on |for |during )?how many of (?:the |my )?(?:last|past|previous) (\\d+) weeks (?:did|have|do) i (?:get|do|done|have|had|log|make|manage|reach|hit|gotten|got) (?:at least |my )?([\\d.]+) (.+)$`,
    ),
    'how many weeks did i do at least $2 $3 in the last $1 weeks',
  ],
  [
    /\bhow many (?:(?:consecutive|successive) weeks|weeks in a row) (?:have|do) i (?:now )?/,
    'current streak byweeks i ',
  ],
  [/\bhow many (?:(?:consecutive|successive) weeks|weeks in a row) did i /, 'longest streak byweeks i '],
  [/(?<=\bstreak byweeks )i worked out ([\d.]+) times\b/, 'with at least $1 workouts'],
  [
    /(?<=\bstreak byweeks )i (?:done|did|do|had|have|got|gotten|completed|logged|managed|hit) (?=[\d.]+ )/,
    'with at least ',
  ],
  [
    /\b(?:longest|best|record) (?:streak|run) of (?:consecutive )?weeks (?:with|of|when i (?:did|had)|where i (?:did|had)|i (?:did|had))\b/,
    'longest streak byweeks with',
  ],
  [
    /(?<=\bstreak byweeks\b.*) ?,? (?:up to|until|through|including|counting) (?:and including )?(?:last|this) week$/,
    '',
  ],
  // "Do I train more in the mornings or evenings".
  ...Object.entries(TRAINED).map(
    ([verb, noun]) =>
      [
        new RegExp(
          `^(?:do|did) i ${verb} (?:more|more often) (?:in the )?(?:mornings?) (?:or|than) (?:in the )?(?:evenings?)`,
        ),
        `how many more ${noun} did i do before noon than after 5 pm`,
      ] as const,
  ),
  [/^do i feel (less|more) stressed /, 'is my stress $1 '],
  [/\bis my stress less /, 'is my stress lower '],
  [/\bis my stress more /, 'is my stress higher '],
];

/** The same question in the grammar's words, as far as it says the same. */
export const withShortAsks = (text: string): string => turned(text, ASKS);
