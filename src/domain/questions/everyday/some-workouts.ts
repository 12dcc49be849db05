import { turned, type Turns } from '#domain/questions/spoken/turns.ts';

const KIND =
  '(?:runs?|jogs?|walks?|rides?|bike rides?|swims?|hikes?|workouts?|sessions?|yoga sessions?|strength sessions?)';
const OP =
  '(?:over|under|above|below|at least|at most|more than|less than|fewer than|no more than|no less than|longer than|shorter than|farther than|further than|faster than|slower than|between)';
const FIGURE = '(?:heart rate|hr|pulse|pace|speed|distance|elevation gain|duration|calorie burn)';
const DONE = '(?:was|were|is|are|happened|took place|fell|came|got|did i)';

/** Workouts that a bound or a period selects, which the grammar would otherwise take for their days. Applied to every question. */
const LOST: Turns = [
  // "Hours spent cycling in February": all of them, not those of a ride.
  [
    /^(?:my |the |total )?(hours|minutes) (?:i )?(?:have )?spent (?=(?:doing |on |in |at )?[a-z]+)/,
    'how many $1 did i spend ',
  ],
  [
    /^(?:my |the )?(?:total )?(?:amount of )?time (?:i )?(?:have )?spent (?=(?:doing )?(?:running|walking|cycling|biking|riding|swimming|hiking|exercising|working out|training|yoga|lifting|weights)\b)/,
    'how much time did i spend ',
  ],
  [/^am i (?:currently |now |still )*on a(?:ny)? streak of /, 'current streak of '],
  // "Runs where my heart rate stayed under 145": theirs, not the resting heart rate of their days.
  [
    new RegExp(
      `\\b(${KIND}) (?:where|when|in which|on which|during which) (?:my |the |an? )?(?:average |mean )?(${FIGURE}) (?:(?:was|stayed|were|remained|is|kept|averaged) )?(?=${OP} [\\d.]+)`,
    ),
    '$1 with a $2 ',
  ],
  // "What share of my cycling was done in March": of the rides, which is no share of all workouts.
  [
    new RegExp(
      `^.*\\b(?:share|percentage|percent|proportion|fraction|part) of my (?:total )?(?:running|walking|cycling|biking|riding|swimming|hiking|runs|rides|swims|walks|hikes)(?: (?:distance|time|minutes|mileage|volume))?(?: ${DONE})?(?: (?:done|covered|logged|run|ridden|recorded))? (?!over [\\d.])(?:in|on|during|over) (?!.*\\b${OP} [\\d.]).*$`,
    ),
    'unread',
  ],
];

const RODE: Readonly<Record<string, string>> = {
  'ridden|rode|cycled|biked': 'rides',
  'run|ran': 'runs',
  walked: 'walks',
  'swum|swam': 'swims',
  hiked: 'hikes',
};

/** Questions about some workouts in the grammar's words. */
const TURNS: Turns = [
  // "Was there ever a run faster than 5:20 per km", "have I ridden more than 45 km in one go".
  [
    new RegExp(
      `^(?:was|is|has|were|have) there (?:ever )?(?:been )?(?:an?|any|1) (run|walk|ride|swim|hike|workout|session)s? (?:of |that (?:was|were) |which was )?(?=${OP} )`,
    ),
    'how many $1s were ',
  ],
  ...Object.entries(RODE).map(
    ([verbs, noun]) =>
      [
        new RegExp(
          `^(?:have|did|had) i (?:ever )?(?:${verbs}) (${OP} [\\d.]+ ?(?:km|kilometers|miles|mi|meters|m))(?: (?:in (?:1|one|a single|1 single) (?:go|session|ride|run|swim|walk|hike|day)|at once|at any time|at any point|before|without stopping))*((?: (?:this|last|in|since) .+)?)$`,
        ),
        `how many ${noun} were $1$2`,
      ] as const,
  ),
  // "Which ride had more than 200 meters of climbing".
  [
    new RegExp(
      `^which (run|walk|ride|swim|hike|workout|session)s? (had|gave me|lasted|took|burned|covered) (?=${OP} [\\d.]+)`,
    ),
    'how many $1s $2 ',
  ],
  [
    new RegExp(
      `\\b((?:runs|walks|rides|hikes|workouts) (?:had|with)) (${OP} [\\d.]+ ?(?:m|meters|feet|ft)) of (?:climbing|climb|ascent|ascending|elevation(?: gain)?|vertical|altitude)\\b`,
    ),
    '$1 elevation gain $2',
  ],
  // "How many long runs (8 km or more)".
  [
    /\b(?:long|short|big|quick|proper|serious) (runs|walks|rides|swims|hikes|workouts|sessions) ,? ?(?=(?:(?:over|under|at least|above|below|more than|less than) )?[\d.]+ ?(?:km|miles|minutes|min|hours|m)\b)/,
    '$1 of ',
  ],
  [/\b([5-9]\d{3}|[1-9]\d{4})(?: or more| plus)? days\b/, 'days with at least $1 steps'],
  [/^convert (.+) (?:to|into) (miles|km|kilometers|pounds|kg|kilos|hours|minutes)$/, '$1 in $2'],
  [/ ,? at (?:the )?most ,(?= )/, ' '],
  // "Among runs longer than 6 km, which one was the fastest".
  [
    new RegExp(
      `^(?:among|of|out of|across|from)(?: all)?(?: of)?(?: the| my)* (runs|walks|rides|bike rides|swims|hikes|workouts|sessions) (${OP} [^,]+?) ,? which(?: (?:one|1))? (?:was|is) (?:the |my )?([a-z]+est)\\b`,
    ),
    '$3 of my $1 $2',
  ],
  // "How many rides in total did I do that were between 20 and 40 km".
  [
    new RegExp(
      `^(how many ${KIND})(?: in total)? (?:did i (?:do|log|have|finish|complete)|have i (?:done|logged|finished))(?: in total)? (?:that|which) (?=(?:were|was|lasted|had|took|exceeded)\\b)`,
    ),
    '$1 ',
  ],
  // "Between my swims and my runs, which has the higher average heart rate".
  [
    new RegExp(
      `^(?:between|of|comparing) (?:my )?(${KIND}) and (?:my )?(${KIND}) ,? (?:which|what)(?: (?:one|1|ones))? (has|have|had|is|are|was|were) (?:the |my )?((?:higher|lower|longer|shorter|faster|slower|more|fewer|greater)\\b.*?)(?: ,?(?: and)? by how (?:many|much).*)?$`,
    ),
    'which $3 the $4 , my $1 or my $2',
  ],
  // "Did I ever have three workouts on the same day".
  [
    new RegExp(
      `^(?:did|have) i (?:ever )?(?:have|had|do|done|log|logged|get|got) (?:at least )?(2|3|4)(?: or more)? (${KIND}) (?:on|in|within) (?:the same|a single|1|one|a|any)(?: single| one| 1)? day`,
    ),
    'on how many days did i have at least $1 $2',
  ],
  // "Have I gone a full week without a workout this year".
  [
    new RegExp(
      `^(?:have|did) i (?:ever )?(?:gone|go|had|have|went|spend|spent) (?:a|1|any)(?: (?:full|whole|entire|single))? (week|month) without (?:a |any |doing |doing any )*(${KIND}|working out|exercising|running|swimming|cycling|walking)((?: (?:this|last|in|since) .+)?)$`,
    ),
    'how many $1s$3 did i not do any $2',
  ],
  [/\bdid i not do any (?:working out|exercising)\b/, 'did i not do any workout'],
  [/\bdid i not do any (run|swim|cycl|walk)(?:n|m)?ing\b/, 'did i not do any $1'],
  [/\bdid i not do any cycl\b/, 'did i not do any ride'],
  [
    /\b(over|more than|at least|under|less than) ([\d.]+) minutes in the (?:active |heart rate |active minute )?zones?\b/,
    '$1 $2 active zone minutes',
  ],
  // "By how many minutes did my weekend average exceed the weekday average".
  [
    /^by how (?:much|many ([a-z]+)) (?:did|does|do|has) my (?:average )?(.+?) (?:on |in |at )(weekends|weekdays|[a-z]+days) (?:exceed|beat|surpass|top|outdo) (?:the |my )?(weekend|weekday|[a-z]+day) (?:average|one|1|mean)((?: (?:in|this|last|since) .+)?)$/,
    'difference in average $2 on $3 than on $4s$5',
  ],
];

export const withSomeWorkouts = (text: string): string => turned(text, TURNS);

export const withWorkoutsKept = (text: string): string => turned(text, LOST);
