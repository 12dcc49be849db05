import { MONTH } from '#domain/questions/times/calendar-dates.ts';

const HIGH = '(?:max(?:imum)?|highest|biggest|largest|greatest|longest|most|best)';
const LOW = '(?:min(?:imum)?|lowest|smallest|shortest|least|worst)';
const END = '(?: (?:value|one|reading|result|night|day))?';
const OP =
  'over|under|above|below|more than|less than|fewer than|at least|at most|no more than|no less than|exceeding|greater than|lower than';
const ENTRIES = '(?:values|readings|measurements|entries|records|data points)';
const RECORDS = 'workouts|sessions|runs|walks|rides|swims|hikes|exercise';

/** Rewrites statistics and counts in other words into words that the grammar knows. Runs before the other rewrites. */
export const COUNT_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // The range.
  [
    new RegExp(
      `\\b(?:(?:spread|gap|range|swing|difference|distance) ,? ?)?(?:(?:the|my) )?${HIGH}${END} (?:minus|less|take away) (?:(?:the|my) )?${LOW}${END}(?= |$)`,
    ),
    'range',
  ],
  [
    new RegExp(
      `\\b(?:interval|distance|gap|margin|stretch|span) ,? ?(?:in (steps|minutes|hours|kg|bpm|ms|kcal|calories|grams) ,? ?)?(?:separating|dividing|between) (?:my |the )?most active (?:day )?(?:and|from) (?:my |the )?least active day\\b`,
    ),
    'range of $1',
  ],
  [
    new RegExp(
      `\\b(?:interval|distance|margin) between (?=(?:my |the )?(?:${HIGH}|${LOW}) and (?:my |the )?(?:${HIGH}|${LOW})\\b)`,
    ),
    'difference between ',
  ],
  // "Line up my nights from short to long: which is in the middle?"
  [
    /^if (?:you|i|we) (?:line up|lined up|sort|sorted|order|ordered|arrange|arranged|rank|ranked|put) (?:all )?(?:of )?(.*?) (?:in order )?from (?:short|low|small|least|light|slow|little)(?:est)? to (?:long|high|large|great|most|big|heavy|fast)(?:est)? ,? (?:what|which) (?:is|one is|would be) (?:the|in the) (?:middle|center)(?: one| 1| value| night)?$/,
    'median $1',
  ],
  [new RegExp(`\\bmedian (?:all )?(?:of )?(?:my |the )?((?:${MONTH}) )?nights\\b`), 'median sleep $1'],
  // "How many glasses, I mean times".
  [/\bhow many [a-z]+ ,? ?i mean (?=[a-z]+ (?:did|do|have|was|were)\b)/, 'how many '],
  // Days without a food log can't be counted: whether one was forgotten or had no food isn't known.
  [/\bhow many days did i forget to (?=(?:log|track|record|enter)\b)/, 'how many days @unread '],
  // "How many stress scores do I have", "how many HRV readings are there": the days with one, not their mean.
  [
    new RegExp(
      `^how many (?!.*\\b(?:glucose|sugar|weigh|weight|ketones?|blood|lab|panel|test)\\b)(?:((?:\\w+ )*score)s|([\\w ]+?) ${ENTRIES}) (?:do i have|did i (?:log|record|have|get)|have i (?:logged|recorded|had)|are there|were (?:there|logged|recorded|taken)|exist)\\b`,
    ),
    'how many days do i have a $1$2',
  ],
  [/ ?,? as opposed to (?:the )?(?:mean|average|median|total|sum)\b ?,?/, ''],
  [/\b(?:piled|heaped|stacked|clocked|racked) up (?=in |on |over |during |since |by |@|$)/, 'earned '],
  // "How many sessions, every sport", "a workout of any description".
  [
    new RegExp(
      `\\b((?:${RECORDS}|workout|session)\\b.*?) ?,? (?:of |in |across )?(?:every|any|all|whatever|whichever|no matter the) (?:sports?|types?|kinds?|disciplines?|descriptions?|sorts?|activity|activities)(?: of (?:sport|exercise|activity|workout))?(?: together| combined)?(?=$| ,| in | on | this | last | since )`,
    ),
    '$1',
  ],
  [/\b(in bed\b.*?) ?,? (?:asleep|sleep|sleeping) (?:plus|and) awake(?: time| minutes)?$/, '$1'],
  [/\b(runs|walks|hikes)\b(.*) on foot\b/, '$1$2'],
  [/\b(workout|exercise|training|activity) energy expenditure\b/, '$1 energy'],
  // The day before.
  [
    /\b(days|nights) (?:when|where|on which|for which) (?:the |my )?(?:previous|preceding|prior) (day|night)s? (.*?)(?= (?:was|were|is|are|had|exceeded|stayed|reached) )/,
    '$1 after $2s when my $3',
  ],
  [
    /\b(?:on |for |where |when )?(?:in 1 day|(?:a|any|each|the) (?:given )?(?:day|night)|days|nights) (?:that |which )?(?:(?:was|were|is|are) )?(?:immediately |directly )?preceded by (?:a |1 )?(day|night)s? (?:on which|when|where|that)/,
    'on days after $1s when',
  ],
  // "Kilometers run" are added up.
  [
    /(?<=^|\bdivided by )(kilomet(?:er|re)s|kms?|miles|met(?:er|re)s) (?=(?:run|ran|walked|hiked|swum|cycled|biked|ridden|rowed|jogged|covered)\b(?!.*\b(?:per|average|mean|median|each)\b))/g,
    'how many $1 ',
  ],
  // Counts.
  [
    /^(?:are there |were there |did i have |have there been |is there )?any (days|nights) ((?:with|when|where|that|on which) .*?) ?,? ?(?:(?:give|tell|state|what is|just|name)(?: me)? )?(?:the|their|a) (?:number|count|total)\b(.*)$/,
    'how many $1 $2$3',
  ],
  [
    /\bhow many (?:of )?(?:the |my )?(?:readings|measurements|values|entries) of (?:my |the )?weight\b/,
    'how many weigh ins',
  ],
  // "Lay between 60 and 70", but not "fell between 5 and 30 May".
  [
    /^(?:my )?(fasts|runs|walks|rides|swims|hikes|workouts|sessions) (?:lasting |that lasted |which lasted |of )?(?:from |between )?([\d.]+) (?:to|and) ([\d.]+) (hours|minutes|km|miles)\b(?: inclusive)?(.*?) ?,? how many\b(?: (?:in total|altogether|in all|were there|are there))*$/,
    'how many $1 between $2 and $3 $4$5',
  ],
  [/ ?,? inclusive(?=$| ,| in | on | this | last | since )/, ''],
  [
    /\b(runs|walks|rides|swims|hikes|jogs) (?:were|was|went|are|that were|lasted) ((?:over|under|above|below|longer than|shorter than|more than|less than|at least|at most) \d{1,2})000\b(?! ?(?:steps?|m|meters|kcal|calories))/,
    '$1 were $2 km',
  ],
  [
    new RegExp(
      `^(?:what (?:was|is) )?(?:my |the )?(first|earliest|last|latest|most recent) (?:day|night|date)\\b(.*?) (?:with|when i had|on which i had|that had|i had) ((?:${OP}) .*)$`,
    ),
    'when did i $1 have $3$2',
  ],
  // "Expressed as a percentage of the days, how frequently did my steps fall below 6000".
  [
    /^(?:expressed )?as an? (?:percentage|percent|share|proportion) of (?:the |my |all )?(?:the )?days\b(?: (?:for which|on which|with|where) [\w ]+? (?:were|was|is|are) (?:recorded|logged|known))?(.*?) ?, how (?:frequently|often) (?:did|do|does|were|was|have) (?:my )?(.*)$/,
    'on what percentage of days $1 were my $2',
  ],
  [
    /\b(percentage|percent|share|proportion|fraction) of (days|nights)\b(.*?) whose (?:my )?/,
    '$1 of $2$3 when my ',
  ],
  [/\bat or after (?=\d|noon|midnight)/, 'after '],
  [
    /\b(?:save|except|but) for (?=(?:the |my |all )?(?:weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b)/,
    'excluding ',
  ],
  [
    /\b(?:reach|reached|meet|met|hit|equal|equaled|touch|touched) or (?:surpass|surpassed|exceed|exceeded|beat|better|bettered|top|topped|pass|passed)\b/,
    'reach',
  ],
  // "How many days did I take fewer steps than my average".
  [
    /\b(how many|how often|what percent(?:age)? of|what (?:share|fraction|proportion) of|which|on which|on how many) (days|nights)? ?(?:did|do|have|had) i (?:take|taken|took|get|got|gotten|do|done|walk|walked|have|had|eat|eaten|drink|drunk|spend|spent|log|logged) (more|fewer|less) ([a-z]+(?: [a-z]+){0,2}) than (?:on )?(?:(?:my|the) )?(?:(?:own|daily|overall|usual) )*(?:average|mean|avg)(?: day)?\b/,
    '$1 $2 were my $4 $3 than my average',
  ],
  // "My step goal hit rate": a share of days.
  [
    /^(?:what is )?my (\w+ (?:goal|target)) (?:hit|success) rate\b/,
    'what percentage of days did i hit my $1',
  ],
];
