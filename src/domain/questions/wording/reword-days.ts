import { MONTH } from '#domain/questions/times/calendar-dates.ts';

const OP =
  'over|under|above|below|more than|less than|fewer than|at least|at most|no more than|no less than|north of|south of|exceeding|greater than|lower than|beyond|short of|up to|longer than|shorter than|higher than|in excess of|a minimum of|a maximum of|not more than|not less than|between';
const SUPERLATIVE =
  'highest|lowest|most|least|longest|shortest|fewest|greatest|fastest|slowest|biggest|largest|smallest|best|worst|heaviest|lightest|top|farthest|furthest|poorest|max(?:imum)?|min(?:imum)?';
const NTH: Readonly<Record<string, number>> = {
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
};
const STAGE = 'deep|rem|light';
const EXTREME =
  'highest|lowest|most|least|fewest|maximum|minimum|max|min|greatest|smallest|largest|longest|shortest|best|worst';
const ZONE = 'cardio|peak|fat burn|fatburn|fat burning';
const JOINT = 'to|and|plus|minus|vs|versus|with|divided by|over|or';
const DAYNAME =
  'mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekdays|weekends|weekend days';

const WEEKDAY = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

/** Rewrites phrases about days, nights and pairs of metrics into words that the grammar knows. */
const A_MEAL = '(?:an?|any|1|at least 1)(?: single| 1)? meal';
const BEYOND = '(?:over|above|under|below|more than|less than|at least|at most)';

export const DAY_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // "Calories from snacks" are added up.
  [/^(?:my )?(?=\w+ from (?:snacks?|breakfasts?|lunch(?:es)?|dinners?)\b)/, 'how many '],
  // "Days with a meal over 1000 kcal": any one of them.
  [
    new RegExp(
      `\\b((?:how many|which|what) days(?: [^,]*?)?) (?:did|have|had) i (?:ever )?(?:eat|eaten|have|had|log|logged) ${A_MEAL} (?:(?:that (?:had|was)|of|with) )?(?=${BEYOND}\\b)`,
    ),
    '$1 with any meal ',
  ],
  [new RegExp(`\\bwith ${A_MEAL} (?:(?:that (?:had|was)|of|with) )?(?=${BEYOND}\\b)`), 'with any meal '],
  // "Days with a workout vs days without".
  [
    /\bdays with (?:an? |any )?([a-z]+(?: [a-z]+)?) ((?:vs|versus|than|and|against|compared (?:to|with)) (?:on )?(?:the )?days )(?:with no|without)(?: (?:any|1|it|them))?(?= ,|$| (?:in|this|last|since|over|during) )/,
    'days with $1 $2with no $1',
  ],
  // "On days I run against days I don't".
  [
    /\b((?:days (?:when |that |where )?|when )i )([\w ]+?)( ,? ?(?:(?:is |does it )?(?:vs|versus|than|compared?|against)) (?:with |to )?(?:on )?(?:the )?(?:days (?:when |that |where )?|when )i (?:do |did )?not)(?: in)?(?= ,|$| give| by how| how much| what is)/,
    '$1$2$3 $2',
  ],
  [
    /\b(?:difference|range|gap|spread|vary|varied|swing) between (?:the |my |its )?(?:max|maximum|highest|longest|largest|biggest|most|best) (?:value )?and (?:the |my |its )?(?:min|minimum|lowest|shortest|smallest|least|worst)\b/,
    'range of',
  ],
  // All expressions for the minutes of a stage: "REM stage sleep duration".
  [
    new RegExp(`\\b(${STAGE}) (?:(?:stages?|phases?) (?:of )?sleep|sleep (?:stages?|phases?))\\b`, 'g'),
    '$1 sleep',
  ],
  [new RegExp(`\\b(${STAGE}) sleep(?: (?:minutes|duration|time|length|amount))+\\b`, 'g'), '$1 sleep'],
  [
    new RegExp(
      `(?<=\\b(?:${EXTREME}) )(?:minutes|hours|amount|time) (?:of|in|spent in) (?:my )?(${STAGE}) sleep\\b`,
      'g',
    ),
    '$1 sleep',
  ],
  // "Correlation with my total sleep time" adds nothing up.
  [/(?<=\b(?:correlat|relat|associat|link)\w*\b.*)\btotal (?!(?:cholesterol|protein|fat)\b)/g, ''],
  // "Deep and REM sleep", "cardio to peak zone minutes": completes both names.
  [
    new RegExp(
      `\\b(${STAGE})(?: sleep)? (?:minutes )?(${JOINT}) (?:my )?(${STAGE})(?: sleep)?(?: minutes)?\\b`,
      'g',
    ),
    '$1 sleep $2 $3 sleep',
  ],
  [
    new RegExp(
      `\\b(${ZONE})(?: zone)?(?: minutes)? (${JOINT}) (?:my )?(${ZONE})(?: (?:active )?zone)?(?: minutes)?\\b`,
      'g',
    ),
    '$1 zone minutes $2 $3 zone minutes',
  ],
  [new RegExp(`\\b(${MONTH}) \\+ (${MONTH})\\b`), '$1 and $2'],
  // "In one day of August" isn't August 1.
  [new RegExp(`\\b(?:1|one|any|a single) (day|night) of (?=(?:${MONTH})\\b)`), 'a $1 in '],
  [
    /\b(days|nights) (?:in|of|out of|over) the (last|past) (\d+)(?! ?(?:day|night|week|month|year|run|w\b|[\d.]))/g,
    '$1 in the $2 $3 days',
  ],
  [
    new RegExp(
      `(?<!\\b(?:month of|in|during|for) )\\b(${MONTH}) (days|nights|mornings|workouts|sessions|runs|walks|rides|swims|hikes|fasts|weigh ins)\\b`,
    ),
    '$2 in $1',
  ],
  // "A typical Wednesday", "my Saturday steps", "tues".
  [
    new RegExp(
      `\\b(?:on |for )?(?:a|an|my|the|any) (?:typical|average|usual|normal|regular|ordinary|standard|common) (${WEEKDAY}|weekend|weekday|work ?day)(?: night| morning| evening| day)?\\b`,
      'g',
    ),
    'on average on $1s',
  ],
  [
    new RegExp(
      `(?<!\\b(?:last|this|past|previous|the|on|next|every|each|per|a|an|single|any|since|until|from|to|and|or|for|between|after|before|through|vs|versus) )\\b(${WEEKDAY}|weekend|weekday) (?=[a-z])(?!(?:and|or|to|until|till|vs|versus|through|thru|the|in|of|on|for|with|was|is|did|my|i|night|morning|nights|mornings|evening|last|this|days?|compared|than|minus|by|at|against|from|only)\\b)`,
      'g',
    ),
    'on $1s ',
  ],
  [/ \+ /g, ' plus '],
  // "How many days with a workout had over 8,000 steps": both must hold.
  [
    new RegExp(`^(how many (?:days|nights) .*?\\bwith (?:an?|no) [\\w ]+?) (?:had|saw) (?=(?:${OP})\\b)`),
    '$1 and ',
  ],
  [
    /\b(days|nights) with and without (an? )?([\w ]+?)(?= (?:in|over|since|during|this|last) |$)/,
    '$1 with $2$3 than $1 with no $3',
  ],
  [
    new RegExp(
      `^(?:on )?(?:which|what|list|name) (?:all )?(?:of )?(?:the |my )?(days|nights) (?!(?:of|in a row)\\b)(?!.*\\b(?:${SUPERLATIVE})\\b)`,
    ),
    'how many $1 ',
  ],
  // "Did my deep sleep last over an hour": "last" is a verb.
  [
    new RegExp(
      `\\b(?:did|does|do) ((?:my|the) (?:\\w+ ){1,3}?)last (?=(?:(?:exactly|${OP}) )?[\\d.]+ (?:hours?|hrs?|h|minutes|min)\\b)`,
    ),
    'was $1',
  ],
  [
    /\b(?:relative|percentual|proportional) (?=(?:change|increase|decrease|difference|drop|rise|gain)\b)/,
    'percent ',
  ],
  [new RegExp(`\\b(?:the )?week of (\\d{1,2}) to (\\d{1,2}) (${MONTH})\\b`, 'g'), 'from $1 $3 to $2 $3'],
  [/\b(?:a )?(?:good|solid|whole|full) (?=\d)/g, 'at least '],
  [/\ball time (high|low)(?:est)?\b/g, '$1est'],
  [/\byesterday (.+?) (with|and|to) (?:the )?today (?=[a-z])/, '$1 $2 next day '],
  [new RegExp(`\\b(days?|nights?) (?=(?:${OP}) (?:[\\d.]+|my)\\b)`, 'g'), '$1 with '],
  [
    new RegExp(
      `\\b(nights?) with ((?:${OP}) [\\d.]+ (?:hours?|hrs?|h|minutes)|[\\d.]+ (?:hours?|hrs?|h|minutes) or (?:more|less))\\b(?! (?:of|sleep|asleep|and|awake|rem|deep|light|restless|time|in (?:the )?(?:deep|rem|light|bed|peak|cardio|fat)))`,
      'g',
    ),
    '$1 with $2 of sleep',
  ],
  [
    new RegExp(`\\b(nights?\\b.*) (?:was|were) i ((?:${OP}) [\\d.]+ (?:hours?|hrs?|h))\\b`),
    '$1 did i sleep $2',
  ],
  [
    new RegExp(`\\bwhen was (?:my |the )?(last|most recent|latest|first) night with ((?:${OP}) .*)`),
    'when did i $1 have $2',
  ],
  [
    new RegExp(
      `\\bwhen was (?:my |the )?(last|most recent|latest|first) day (?:with|when i (?:had|took|got)|i (?:had|took|got)) ((?:${OP}) .*)`,
    ),
    'when did i $1 have $2',
  ],
  [
    new RegExp(
      `\\b(?:with )?((?:${OP}) [\\d.]+) ((?:\\w+ ){0,3}\\w+?) (vs|versus|than|against|compared (?:to|with)) (?:on )?(days|nights) with ((?:${OP}) [\\d.]+)$`,
    ),
    'with $1 $2 $3 $4 with $5 $2',
  ],
  [
    new RegExp(
      `\\b(${DAYNAME}) (?=(?:with(?! (?:week|mon|tue|wed|thu|fri|sat|sun))|when|where|that|on which|in which)\\b)`,
      'g',
    ),
    '$1 on days ',
  ],
  [/\bhow many weekend days\b/, 'how many days on weekends'],
  [/\bhow many (?:week days|weekdays|workdays)\b(?! on)/, 'how many days on weekdays'],
  [/^(.*\bweekends?\b.*)\bduring the week\b/, '$1on weekdays'],
  [/^day of the week (?=(?:with|when|i|my)\b)/, 'which day of the week '],
  [/\b(when .*?) or more than (?:when|on days) .* less$/, '$1 or more'],
  [
    new RegExp(
      `\\b(?:how long (?:was|is) (?:my |the )?(?=(?:longest|best|record|biggest)\\b))?(longest|best|record|biggest|current|maximum|max) (?:unbroken |continuous |ever |uninterrupted )*(?:series|string|run|stretch|spell|sequence|chain|streak|number|count|period|succession) of (?:back to back |consecutive |straight |successive |uninterrupted |unbroken |continuous )?(days|nights)(?: in a row| running)?\\b`,
    ),
    '$1 streak of $2',
  ],
  [
    /\bhow many (?:back to back|straight|successive|uninterrupted) (days|nights)\b/,
    'how many consecutive $1',
  ],
  [
    /\b(?:most|highest number of|maximum number of) (?:back to back|consecutive|straight|successive) (days|nights)\b/,
    'longest streak of $1',
  ],
  // "How consistent is my sleep? Standard deviation": the figure follows.
  [
    /^how (?:consistent|variable|stable|steady|regular|erratic|spread out) (?:is|was|are|were|has|have) (?=.*\b(?:standard deviation|sd|std|coefficient|variance|interquartile|range)\b)/,
    '',
  ],
  [
    /\b(?:difference|range|gap|spread|range of) (?:between|of) (?:my |the )?(?:longest|highest) and (?:my |the )?(?:shortest|lowest) nights?\b/,
    'range of my sleep',
  ],
  [/\brange of (?:my )?nights?\b/, 'range of my sleep'],
  [/ ?,? max(?:imum)? minus min(?:imum)?\b/, ''],
  [/ ?,? complete days(?: only)?$/, ''],
  // No metric counts complete days, and the foods of a food log are something else.
  [/\bhow many complete (?:food )?diary days\b/, 'how many completely logged days'],
  [
    /\b(fraction|share|proportion|percentage|percent)\b(.*?) ,? ?(?:in|as a?) ?(?:percent|percentage)(?: ,|$)/,
    '$1$2 ',
  ],
  [/^times (?=(?:i|my)\b)/, 'how many times '],
  [
    /\bdistance (?:walked|run|ran|biked|cycled|swum|swam|hiked|covered|ridden|traveled|logged) (?:in|on|during|over|across|from|by|with) (?:my |all )?(?=\w+ (?:workouts?|sessions?|runs?|walks?|rides?|hikes?|swims?)\b)/,
    'distance in ',
  ],
  [
    /\b(vs|versus|than|against|to|with) (?:the )?(?:prior|previous|preceding) (\d+)$/,
    '$1 the previous $2 days',
  ],
  [/\bin (?:the |a )?([\d.]+) to ([\d.]+)(?: (mg\/dl|mmol\/l))? range\b/, 'between $1 and $2 $3'],
  [/\b(target|goal) ,? ?[\d.]+ \w+ or (?:more|less|fewer)\b/, '$1'],
  // "Change in total distance, January to February": two periods, not one.
  [
    new RegExp(
      `^((?:by )?(?:what (?:was|is) )?(?:the )?(?:percent|percentage)? ?)change (?:in|of) (?:my )?((?:average|mean|median|total|sum of|combined)?\\b.*?) ?,? (?:from |between )?((?:${MONTH})(?: \\d{4})?) (?:to|and) ((?:${MONTH})(?: \\d{4})?)(?! \\d)`,
    ),
    '$1$2 differ in $4 than in $3',
  ],
  [
    /^(.*\b(?:vs|versus|compared?)\b.*?)(?<! my) ?,? (?:daily )?(totals?|averages?|means?|medians?)$/,
    '$2 $1',
  ],
];

/** "Second highest": "nth2 highest", because a second is a unit. */
export const withOrdinals = (text: string): string =>
  text.replace(
    new RegExp(
      `\\b(${Object.keys(NTH).join('|')}) (?=(?:all time |single )?(?:${SUPERLATIVE}|high|low)\\b)`,
      'g',
    ),
    (_, word: string) => `nth${NTH[word] ?? 1} `,
  );
