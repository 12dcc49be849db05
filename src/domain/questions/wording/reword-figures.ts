import { MONTH } from '#domain/questions/times/calendar-dates.ts';

const TIMES = `(?:${MONTH})(?: \\d{4})?`;
const WEEKS = 'weekdays|weekday|weekends|weekend';
const DAYNAME = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

/**
 * Rewrites phrases about shares, changes, comparisons, meals and glucose into words that the grammar knows. Runs before the other rewrites.
 */
export const FIGURE_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // "My step record".
  [
    /^(?:what (?:is|was) )?(?:my|the) (?:all time |personal )?((?!sleep\b|food\b|medical\b|health\b)[a-z]+(?: [a-z]+)?) record(?= (?:in|for|this|last|since|of)\b|$)/,
    'highest $1',
  ],
  [
    /\b(?:difference|change) (?:between |from )?(?:my |the )?(?:first|earliest|initial) (?:and|vs|versus|to) (?:my |the )?(?:last|latest|most recent)\b/,
    'change',
  ],
  [
    /^(?:how many|number of|count of) (days|nights) (?:did i |do i |i )?(?:have|had|has|with|contain|contained|include|included) (?:any )?(?:recorded |logged |valid )?((?!over|under|above|below|more|less|at )[\w ]+?) (?:data|readings?|entries|values?|records?|measurements?)\b/,
    'how many $1 of recorded $2',
  ],
  // Readings are counted by days that have one.
  [
    /\b(?:how many|number of|count of) (hrv|heart rate variability|resting heart rate|rhr|stress score) readings?(?: (?:are|were) there)?\b/,
    'how many days of recorded $1',
  ],
  // "Weekend against weekday HRV".
  [
    new RegExp(
      `^(?:my )?(${WEEKS}) (vs|versus|against) (${WEEKS}) ((?!in |on |vs ).+?)(?: ((?:in|for|since) .*))?$`,
    ),
    '$4 $1 $2 $3 $5',
  ],
  [
    new RegExp(
      `^(are|were|is|was) my (weekend|weekday) (.+?) (\\w+er) than my (weekend|weekday) (?:ones?|\\3)$`,
    ),
    '$1 my $3 $4 on $2s than on $5s',
  ],
  [
    new RegExp(`\\b(more|less|longer|shorter|higher|lower)\\b(.*?) on (${WEEKS}) or (?:on )?(${WEEKS})$`),
    '$1$2 on $3 than on $4',
  ],
  [
    /^(?:is|are|was|were|does|do|did) (.+?) (?:(?:affected|influenced|impacted|boosted|hurt) by|depends? on) (.+)$/,
    'does $2 affect $1',
  ],
  // "The effect of running on my sleep".
  [/\b(?:effect|influence|impact) of (.+?) (?=on (?:my|the)\b)/, '$1 has an effect '],
  // Walking more, as a habit, means steps.
  [
    /^(do|did|have) i walk(?:ed)? (more|less) (?=on |after |in |this |last |today|yesterday|weekends|weekdays)/,
    '$1 i walk $2 steps ',
  ],
  [
    new RegExp(
      `\\b(percent|percentage) (change|difference) (?:of|in) (.*?) (?:between )?(${TIMES}) (to|and) (${TIMES})$`,
    ),
    '$1 $2 in $3 between $4 and $6',
  ],
  [new RegExp(`^(.+) difference between (${TIMES}) and (${TIMES})$`), 'difference in $1 between $2 and $3'],
  [
    /\bthe (\d+ (?:days|nights|weeks)) (?:prior|before|preceding)(?: (?:that|those|them))?(?= ,|$)/,
    'the previous $1',
  ],
  [/\b(after|on) days with (an? .+?) than \1 days with no(?: one| 1)?$/, '$1 days with $2'],
  // "The prior day's stress score and my step count".
  [
    /^(.*\bcorrelation\b) between (?:the )?(?:prior|previous) days? (.*?) and (?:my )?(.*)$/,
    '$1 between $2 and $3 the next day',
  ],
  [
    /\brank (?:the |my )?(?:weekdays|days of the week) by (.+?)(?: ,.*)?$/,
    'which day of the week has the highest $1',
  ],
  [new RegExp(`^(?:which|what) (${DAYNAME}) (.*)$`), 'which day $2 on $1s'],
  [
    /^(?:the )?first day (.*?)(?:that |when |on which )?i (?:had|went|got|walked) (?:past|over|above|more than) (.*)$/,
    'when did i first have over $2 $1',
  ],
  [
    /\b(?:what|which) (?:type|kind) of (?:workout|exercise) did i spend the most (?:minutes|time) (?:on|doing)\b/,
    'which workout type had the most workout minutes',
  ],
  [
    /\b(?:where|when|whose) (?:my )?average heart rate was (above|below|over|under) (?=\d)/,
    'with an average heart rate $1 ',
  ],
  [
    /\b(most|least) active day\b(.*?) by (steps|step count|zone minutes|active zone minutes)\b/,
    'which day the $1 $3$2',
  ],
  [
    /\bdifference in (?:my )?(.+?) between ((?:days|nights) .+?) and ((?:days|nights) .+)$/,
    'difference in $1 $2 than $3',
  ],
  [
    /^(?:which|what) (snack|breakfast|lunch|dinner)s? (?:food )?(do|did|have|had) i (?:usually )?(?:eat|have|had|eaten|ate)\b(.*)$/,
    'which food $2 i eat$3 for $1',
  ],
  // The score is lower under stress.
  [/\b(?:the )?most stressed\b/, 'the lowest stress score'],
  [
    /\b(?:the )?(?:least stressed|least stressful|calmest|chillest|most relaxed)\b/,
    'the highest stress score',
  ],
  [
    /^(do|did) i eat (more|less) (?=on |in |this |last |after |the (?:day|night|morning) after |weekends|weekdays)/,
    '$1 i eat $2 calories ',
  ],
  [/^where (?:do|does|did) (?:most of )?my (.+?) come from\b/, 'which food gave me the most $1'],
  // "Lowest calorie day in February, how many kcal was it?"
  [
    /^((?:my |the )?(?:highest|lowest|best|worst|biggest|longest|shortest|peak|top|record) .*?) ?,? (?:like |roughly |about )?how (?:many|much)(?: \w+)?(?: (?:was|were) (?:it|that|there|they))?$/,
    '$1',
  ],
  // "Zone minutes earned from running": added up.
  [
    /^(?:my |the )?((?:[a-z]+ ){0,3}?(?:minutes|azms?|calories|kcal|steps|distance|kilometers|km|miles)(?: in (?:the )?[a-z]+(?: [a-z]+)?)?) (?:i )?(?:have )?(?:earned|collected|accumulated|accrued|burned|covered) (?=(?:from|in|on|while|during|by|with) )(?!.*\b(?:average|mean|median|per|each|every)\b)/,
    'total $1 ',
  ],
  // "Which do I eat more often, apples or bananas?"
  [
    /^(?:which|what) (do|did) i (.+?) (more|less) (?:often|frequently) ,? ?(.+ or .+)$/,
    'how many times $1 i $2 $4 $3',
  ],
  // Habits: the weekday, not the one day.
  [
    /^(?:on )?(?:which|what) (day|night) do i (?:tend to |usually |normally |typically |generally )?(?=.*\b(?:most|least|longest|shortest|best|worst)$)/,
    'on which day of the week do i ',
  ],
  [
    /^(?:which|what) (?:workouts?|exercises?|activit(?:ies|y)|sports?) (?=(?:burns?|have|gives?|raises?|get|takes?|lasts?)\b)/,
    'which workout type ',
  ],
  [/\b(?:my|the) (?:personal |all time )?record (?:for|of|in) (?=(?:most )?[a-z])/, 'the highest '],
  [
    /\b(has|have) (.+?) (?:improved|worsened|got better|gotten better|got worse|gotten worse) (?=since\b)/,
    '$1 $2 changed ',
  ],
  [
    /^how much of my ((?:total )?(?:exercise|workout|training) time|calories|energy|protein|fiber|sugar|sodium|fat|carbs) (is|was|are|were|came from|comes from|come from) /,
    'what percentage of my $1 $2 ',
  ],
  [
    /^(?:how much do i|what do i) weigh (?:now|today|currently) (?:compared (?:to|with)|vs|versus|against|relative to) (?:at )?(?:the )?(?:start|beginning) of (?:the |this )?/,
    'change in my weight since the beginning of the ',
  ],
  // Glucose.
  [/\bwithin (?:the )?(?:2|two) hours (?:of|after)(?: (?:eating|having|my))?\b/, 'after'],
  [
    /^(?:how much of (?:the|my) )?time (?:was i |i was |spent )?((?:between|above|below|over|under) [\d.]+(?: and [\d.]+)?) (.*?) ?,? (?:in )?percent$/,
    'percent of time $1 $2',
  ],
  [/^what (?:do|does|did) my (.+?) average\b/, 'average $1'],
];
