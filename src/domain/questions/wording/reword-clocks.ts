const KIND = '(breakfast|lunch|dinner|supper|snack)s?';
const USUAL = '(?:(?:usually|typically|normally|generally|mostly|ordinarily|most often|on average|tend to) )';
const TIME =
  '(?:(?:at |around |about |roughly |by )?(?:what|which) (?:clock )?(?:time|hour)(?: of (?:the )?day)?)';
const WHEN = `(?:${TIME}|when)`;
const EAT =
  '(?:eat|ate|have|had|having|eating|get|take|took|start(?:ed)?|sit down (?:to|for)|sat down (?:to|for)|log|logged)';
const MINE = '(?:my |a |an |the |some )?';
/** Periods of several days, for which a time of day is an average. */
const SPAN =
  '(?=.*\\b(?:weeks?|months?|year|days|weekends|weekdays|since|between|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\\b(?! \\d))';
const ON_DAY =
  '(?=.*\\b(?:today|yesterday|this morning|this evening|last night|tonight|on (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \\d|\\w+ \\d|\\d)))';
const MEAL =
  '(first|last|final) (?:meal|bite|food|bite of food|thing)(?: i (?:eat|ate))?(?: of (?:the|each|every|a) day| each day| every day| daily| per day| a day)?';
const STAT = '(average|mean|median|typical|usual|normal|earliest|latest|first|last)';
const OF_TIME =
  '(?:clock )?(?:time|hour)(?: of (?:the )?day)?(?: of| for| that i| at which i| when i| i| to)?(?: usually| typically| normally)?';
const AFTER_EAT = '(?:(?:eat|ate|have|had|having|eating) )?';
const START = '(?:start|starts|started|starting|begin|begins|began|beginning|kick off)';
const END =
  '(?:end|ends|ended|ending|finish|finishes|finished|finishing|break|breaks|broke|breaking|stop|stopped|complete|completed)';
const FAST = '(?:(?:my|a|the) )?(?:fasting|fasts?)\\b';
const TRAIN =
  '(run|walk|swim|ride|cycle|hike|work out|exercise|train|lift|do yoga|go running|go for a run|go for a walk)';
const FIGURES = 'calorie|kcal|protein|carb|fat|fiber|sodium|sugar|gram|weigh|big|large|heavy|glucose';

const BED = '(?:go|went|gone|going|get|got) to (?:bed|sleep)';
const RISE = '(?:(?:wake|woke|woken|waking)(?: up)?|(?:get|got) up)';
const OF_BED = 'bed ?time|time to bed';
const OF_RISE = '(?:wake|rise|get)(?: up)? time|waking time';

const CLOCK_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // First and last meals.
  [new RegExp(`\\b${WHEN} (?:do|does|am) i ${USUAL}?${EAT} ${MINE}${MEAL}`), 'average $1 meal time'],
  [new RegExp(`\\b${WHEN} did i ${USUAL}${EAT} ${MINE}${MEAL}`), 'average $1 meal time'],
  [new RegExp(`\\b${WHEN} (?:is|was|are|were) ${MINE}(?:usual |typical )${MEAL}`), 'average $1 meal time'],
  [new RegExp(`\\b${WHEN} is ${MINE}${MEAL} (?:usually|typically|normally)`), 'average $1 meal time'],
  [new RegExp(`\\b${TIME} (?:did i ${EAT}|is|was) ${MINE}${MEAL}${SPAN}`), 'average $1 meal time'],
  [new RegExp(`\\b${TIME} (?:did i ${EAT}|is|was) ${MINE}${MEAL}`), '$1 meal time'],
  [new RegExp(`\\bwhen (?:did i ${EAT}|was) ${MINE}${MEAL}${ON_DAY}`), '$1 meal time'],
  [new RegExp(`\\b${STAT} ${OF_TIME} ${AFTER_EAT}${MINE}${MEAL}`), '$1 $2 meal time'],
  [new RegExp(`\\b(?<!${STAT} )(?:clock )?time of ${MINE}${MEAL}${SPAN}`), 'average $2 meal time'],
  [new RegExp(`\\b(?:clock )?time of ${MINE}${MEAL}`), '$1 meal time'],
  [new RegExp(`\\b(earliest|latest) ${MEAL}(?! time)`), '$1 $2 meal time'],
  [
    new RegExp(`\\b${WHEN} do i ${USUAL}?(?:start|begin) (?:to eat|eating)(?! ${KIND})`),
    'average first meal time',
  ],
  [
    new RegExp(`\\b${WHEN} do i ${USUAL}?(?:stop|finish|quit|end) eating(?! ${KIND})`),
    'average last meal time',
  ],
  [
    new RegExp(`\\bhow (?:late|early) (?:do|did|am) i ${USUAL}?${EAT} ${MINE}${KIND}`),
    'average time of eating at $1',
  ],
  [
    new RegExp(`\\bhow late (?:do|am) i ${USUAL}?(?:eat|eating)(?: at night| in the evening)?`),
    'average last meal time',
  ],
  [
    new RegExp(`\\bhow early (?:do|am) i ${USUAL}?(?:eat|eating)(?: in the morning)?`),
    'average first meal time',
  ],
  [new RegExp(`\\bhow late did i eat${ON_DAY}`), 'last meal time'],
  [new RegExp(`\\bhow early did i eat${ON_DAY}`), 'first meal time'],
  [
    /\b(?:what (?:is|was) )?the latest (?:time )?(?:that )?i (?:have )?(?:ever )?(?:ate|eaten|eat)(?! \w+ (?:food|meal))(?: anything| something)?(?=$| (?:in|this|last|on|since|during|at night)\b)/,
    'highest last meal time',
  ],
  [
    /\b(?:what (?:is|was) )?the earliest (?:time )?(?:that )?i (?:have )?(?:ever )?(?:ate|eaten|eat)(?: anything| something)?(?=$| (?:in|this|last|on|since|during)\b)/,
    'lowest first meal time',
  ],
  // Meals by kind.
  [new RegExp(`\\b${WHEN} (?:do|does|am) i ${USUAL}?${EAT} ${MINE}${KIND}`), 'average time of eating at $1'],
  [new RegExp(`\\b${WHEN} did i ${USUAL}${EAT} ${MINE}${KIND}`), 'average time of eating at $1'],
  [
    new RegExp(`\\b${WHEN} (?:is|was) ${MINE}(?:usual |typical |average )${KIND}`),
    'average time of eating at $1',
  ],
  [
    new RegExp(`\\b${WHEN} (?:is|was) ${MINE}${KIND} (?:usually|typically|normally|on average)`),
    'average time of eating at $1',
  ],
  [new RegExp(`\\b${TIME} (?:did i ${EAT}|is|was) ${MINE}${KIND}${SPAN}`), 'average time of eating at $1'],
  [new RegExp(`\\b${TIME} (?:did i ${EAT}|is|was) ${MINE}${KIND}`), 'time of eating at $1'],
  [new RegExp(`\\bwhen (?:did i ${EAT}|was) ${MINE}${KIND}${ON_DAY}`), 'time of eating at $1'],
  [new RegExp(`\\b${STAT} ${OF_TIME} ${AFTER_EAT}${MINE}${KIND}`), '$1 time of eating at $2'],
  [
    new RegExp(
      `\\b(?:what (?:is|was) )?the (earliest|latest) (?:time )?(?:that )?i (?:have )?(?:ever )?(?:ate|eaten|had|have|eat) ${MINE}${KIND}`,
    ),
    '$1 time of eating at $2',
  ],
  [
    new RegExp(`\\b(average|mean|median|typical|usual|normal|earliest|latest) ${KIND} ?time\\b`),
    '$1 time of eating at $2',
  ],
  [
    new RegExp(`\\b(?:of|in|for|does|is|was)(?<!what (?:is|was)) my ${KIND} ?time\\b`),
    'of my time of eating at $1',
  ],
  [
    new RegExp(`\\b(?:do|did|am) i ${EAT} ${MINE}${KIND} (?:any )?(later|earlier)\\b`),
    'is my average time of eating at $1 $2',
  ],
  [
    new RegExp(`\\b(later|earlier) (?:do|did|am) i ${EAT} ${MINE}${KIND}`),
    '$1 is my average time of eating at $2',
  ],
  [/(?<=\btime of eating at \w+) later\b|\blater(?= is my average time of eating)/, ' more'],
  [/(?<=\btime of eating at \w+) earlier\b|\bearlier(?= is my average time of eating)/, ' less'],
  [new RegExp(`^(?:what (?:is|was) )?my ${KIND} ?time\\b`), 'average time of eating at $1'],
  [
    new RegExp(
      `(?<!\\b(?:${FIGURES}).*)\\b(?:${WHEN} (?:was|is) |what (?:was|is) )?(?:my |the )?(earliest|latest) ${KIND}(?! ?time)(?= |$)(?!.*\\b(?:${FIGURES}))`,
    ),
    '$1 time of eating at $2',
  ],
  [new RegExp(`\\b${WHEN} do i ${USUAL}(?:eat|have|drink) ${MINE}(?=[a-z])`), 'average time of eating '],
  // Fasts.
  [
    new RegExp(`\\b${WHEN} (?:do|does) (?:i ${USUAL}?${START} ${FAST}|${FAST} ${USUAL}?${START})`),
    'average fast start time',
  ],
  [
    new RegExp(`\\b${WHEN} (?:do|does) (?:i ${USUAL}?${END} ${FAST}|${FAST} ${USUAL}?${END})`),
    'average fast end time',
  ],
  [new RegExp(`\\b${TIME} did (?:i ${START} ${FAST}|${FAST} ${START})${SPAN}`), 'average fast start time'],
  [new RegExp(`\\b${TIME} did (?:i ${END} ${FAST}|${FAST} ${END})${SPAN}`), 'average fast end time'],
  [
    new RegExp(
      `\\b${WHEN} did (?:i ${START} )?(?:my |the )(?:last|latest|most recent|newest) fast(?: ${START})?(?= |$)(?<=${START}.*)`,
    ),
    'last fast start time',
  ],
  [
    new RegExp(
      `\\b${WHEN} did (?:i ${END} )?(?:my |the )(?:last|latest|most recent|newest) fast(?: ${END})?(?= |$)(?<=${END}.*)`,
    ),
    'last fast end time',
  ],
  [
    new RegExp(
      `\\b${WHEN} did (?:i ${START} )?(?:my |the )(longest|shortest) fast(?: ${START})?(?= |$)(?<=${START}.*)`,
    ),
    '$1 fast start time',
  ],
  [
    new RegExp(
      `\\b${WHEN} did (?:i ${END} )?(?:my |the )(longest|shortest) fast(?: ${END})?(?= |$)(?<=${END}.*)`,
    ),
    '$1 fast end time',
  ],
  [new RegExp(`\\b${WHEN} did (?:i ${START} ${FAST}|${FAST} ${START})${ON_DAY}`), 'fast start time'],
  [new RegExp(`\\b${WHEN} did (?:i ${END} ${FAST}|${FAST} ${END})${ON_DAY}`), 'fast end time'],
  [
    new RegExp(`\\b(?:${START} time|time (?:i |that i |when i |of )?${START}(?: of)?) (?:of |for )?${FAST}`),
    'fast start time',
  ],
  [
    new RegExp(`\\b(?:${END} time|time (?:i |that i |when i |of )?${END}(?: of)?) (?:of |for )?${FAST}`),
    'fast end time',
  ],
  [
    new RegExp(
      `\\b(?:what (?:is|was) )?the (earliest|latest) (?:time )?(?:that )?i (?:have )?(?:ever )?${START} ${FAST}`,
    ),
    '$1 fast start time',
  ],
  [
    new RegExp(
      `\\b(?:what (?:is|was) )?the (earliest|latest) (?:time )?(?:that )?i (?:have )?(?:ever )?${END} ${FAST}`,
    ),
    '$1 fast end time',
  ],
  // Bedtimes and wake-up times: "the latest I went to bed", "which day did I wake up earliest".
  ...[
    [BED, 'bedtime'],
    [RISE, 'wake time'],
  ].flatMap(([verb = '', name = '']) => [
    [
      new RegExp(
        `^(?:what (?:is|was) )?(?:my |the )?(earliest|latest) (?:time )?(?:that )?i (?:have )?(?:ever )?${verb}\\b`,
      ),
      `$1 ${name}`,
    ] as const,
    [
      new RegExp(
        `^(?:(?:when|what time) did i|(?:which|what) (day|night|date) did i) ${verb}(?: the)? (earliest|latest)\\b`,
      ),
      `$1 $2 ${name}`,
    ] as const,
  ]),
  [/^(day|night|date) (earliest|latest) (?=bedtime|wake time)/, 'which $1 had the $2 '],
  // Weigh-ins and workouts.
  [
    new RegExp(`\\b${WHEN} do i ${USUAL}?(?:weigh myself|weigh in|step on the scale|get on the scale)`),
    'average weigh in time',
  ],
  [new RegExp(`\\b${WHEN} do i ${USUAL}${TRAIN}(?: out)?\\b`), 'average workout start time for $1'],
  ...[
    'time of eating',
    '(?:first|last) meal time',
    'fast (?:start|end) time',
    'weigh in time',
    'workout start time',
    `(?:${OF_BED}|${OF_RISE})\\b`,
  ].flatMap((name) => [
    [new RegExp(`\\bearliest (?=${name})`), 'lowest '] as const,
    [new RegExp(`\\blatest (?=${name})`), 'highest '] as const,
  ]),
];

/** Each pattern needs one of these words, so the many questions without them are skipped. */
const OF_CLOCK = /\b(?:time|dinnertime|lunchtime|when|hour|late|later|latest|early|earlier|earliest)\b/;

/** Rewrites questions for a time of day into the names of its metrics. Runs before all other rewrites. */
export const withClocks = (text: string): string =>
  OF_CLOCK.test(text)
    ? CLOCK_REWORDINGS.reduce((said, [pattern, replacement]) => said.replace(pattern, replacement), text)
    : text;
