const ENDS = 'best|worst|highest|lowest|most|least|longest|shortest|top|biggest|greatest';
const OF_ACTIVITY = 'steps|step count|zone minutes|active zone minutes|azm|active minutes';
const AMOUNT =
  '(?:active |cardio |peak |fat burn )?(?:zone )?minutes|azm|calories|kcals?|energy|steps|distance|kilometers|km|miles|elevation';
/** "Top 3 days by steps" asks for the best day unless one of these asks for a figure of all three. */
export const STATISTIC = '(?:sum|total|combined|averaged?|avg|mean|median|typical|usual|normal)';
const MORE =
  '(?:a )?(?:more|less|higher|lower|longer|shorter|better|worse|greater|fewer|increased|reduced|good|bad)';

/** Puts a question in the order that the grammar reads: what is asked first, then the days. Runs before the other rewrites. */
export const ORDER_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // "Slept over 8 hours on how many nights in May", "fiber target hit on how many days".
  [
    /^(?!how |what |which |on |in )(.+?) (?:on|for|in|during) how many (days|nights)\b(?: did i)?(.*)$/,
    'how many $2 $1$3',
  ],
  [
    /\bhow many (days|nights) (?:my |the )?((?:\w+ ){1,2}(?:target|goal)) (?:was |is |were )?(?:hit|met|reached|achieved)\b/,
    'how many $1 did i hit my $2',
  ],
  // "How often did I skip breakfast" counts days.
  [
    /\b(?:how often|how many times) (?:did|do|have|had) i (?=(?:skip|miss)(?:ped|ed)? )/,
    'how many days did i ',
  ],
  // "My best week for sleep", "worst month by steps".
  [
    new RegExp(
      `^(?:(?:what|which|when) (?:was|is) )?(?:my |the )?(?:single |overall )?(${ENDS}) (week|month|weekday|day of the week) (?:for|by|in terms of|of) (?:my )?`,
    ),
    'which $2 had the $1 ',
  ],
  // "Peak zone minutes: how many days above 5".
  [
    /^((?!(?:how|what|which|on|in|did|of|for|out) )(?:[a-z]+ ){1,4})(?:, )?(?:on )?how many (days|nights) (?:were |was it |with |did i get )?(above|over|under|below|at least|more than|less than|fewer than|at most) ([\d.]+)/,
    'how many $2 with $3 $4 $1',
  ],
  // "My sleep the night after a run, average".
  [
    new RegExp(
      `^(?!.*\\b(?:${STATISTIC}|vs|versus|than|${ENDS})\\b.* )(.* after .*?) ?,? ?(avg|average|mean|median)$`,
    ),
    '$2 $1',
  ],
  // The best and worst come with their dates. The longest run isn't "how far" unless it's the longest in km.
  [
    new RegExp(
      `^(.*\\b(?:${ENDS})\\b.*?) ,? ?and (?:(?<=\\b(?:km|kilometers|miles|distance)\\b.*)how far|how (?:long|many|much|high|low)|(?:on )?which (?:day|date|night))$`,
    ),
    '$1',
  ],
  // "200 minutes of deep" sleep.
  [/\b(minutes|hours|hrs|min|percent) (?:of|in) (deep|light)\b(?! (?:sleep|stage|phase))/g, '$1 of $2 sleep'],
  [/\bsaltiest\b/, 'highest sodium'],
  [/\b(?:sweetest|sugariest)\b/, 'highest sugar'],
  [/\bfattiest\b/, 'highest fat'],
  [/\b(time (?:in|above|below) range\b.*?) ,? ?(?:in |as an? )?(?:percent|percentage)$/, '$1'],
  [
    /\b(hikes|walks|runs|swims|rides) and (hikes|walks|runs|swims|rides) (?:taken )?(?:together|combined)$/,
    '$1 and $2',
  ],
  // An amount named first is added up, like "how many".
  [
    /^(lit(?:er|re)s?|ml|milliliters|glasses|cups) of (?=\w)(?!.*\b(?:per|average|avg|mean|median|each|daily|a day)\b)/,
    'how many $1 of ',
  ],
  // "My busiest day by steps", "on which weekday am I most active (steps)".
  [/\b(?:busiest|liveliest) (?=(?:day|weekday|week|month)\b)/, 'most active '],
  [/\b(?:laziest|quietest|idlest) (?=(?:day|weekday|week|month)\b)/, 'least active '],
  [
    new RegExp(
      `\\b(?:am|was|were) i (?:the )?(most|least) active ,? ?(?:(?:by|in|for|in terms of|based on|measured by|going by) )?(?:my )?(?=(?:${OF_ACTIVITY})\\b)`,
    ),
    'do i get the $1 ',
  ],
  [
    new RegExp(
      `^(?!.*\\b${STATISTIC}\\b)(.*)\\btop (\\d+) (step|sleep|calorie|protein|fiber|sodium|hrv) (days|nights)\\b`,
    ),
    '$1top $2 $4 by $3',
  ],
  // Something spent or earned is added up, like "how many".
  [
    new RegExp(
      `^(${AMOUNT}) (?=(?:burned|burnt|torched|expended|used up|incinerated|earned|gained|accumulated|racked up|clocked up|covered|spent|climbed|logged)\\b(?!.*\\b(?:per|average|each)\\b))`,
    ),
    'how many $1 ',
  ],
  // "Does more deep sleep mean a lower pulse the next day".
  [
    new RegExp(
      `^(?:does|do|did|will|would|is|are) (?:having |getting |eating |drinking |doing |taking )?${MORE} (.+?) (?:mean|means|lead to|leads to|result in|bring|cause|come with|go with|goes with|predict|give me|linked to|linked with|tied to|associated with) (?:a |an )?(?:${MORE} )?(?:my )?(.+)$`,
    ),
    'correlation between $1 and $2',
  ],
  // "How much did my HDL improve since September": a change, in whichever direction.
  [
    /^(how (?:much|far) (?:did|has|have) (?:my )?(?!.*\bthan\b).+?) (?:improved?|worsened?|got better|got worse)\b/,
    '$1 changed',
  ],
  [
    /\b(?:rate|speed|pace) of (?:my )?weight (?:loss|gain|change)(?: (?:per|a|each) week)?\b/,
    'weight trend per week',
  ],
  [/\bweight (?:loss|gain) rate(?: (?:per|a|each) week)?\b/, 'weight trend per week'],
  [/\b(?:what is|whats) the (?:gap|margin)$/, 'what is the difference'],
  // "This month vs last".
  [
    /\b(this|last) (week|month|year|weekend)(.*\b(?:vs|versus|against|compared to|compared with)) (last|this)$/,
    '$1 $2$3 $4 $2',
  ],
  [
    /\b(last|this) (vs|versus|against|compared to|compared with) (this|last) (week|month|year)\b/,
    '$1 $4 $2 $3 $4',
  ],
  [/\b(that|when|where|which) i also (?=[a-z])/, '$1 i '],
  // A 5k or 10k is a distance.
  [
    /\b((?:runs|walks|rides|swims|hikes|jogs|(?<=\ba )(?:run|walk|ride|swim|hike)) (?:over|under|above|below|longer than|shorter than|more than|less than|at least|of at least|of|beyond|exceeding) )(\d{1,2})000\b(?! ?(?:steps?|m|meters|kcal|calories|cal)\b)/,
    '$1$2 km',
  ],
  [
    /\b(change|difference)((?: in .+?)?) (?:from|between) (?:my |the )?(?:first|earliest) (?:and|to) (?:my |the )?(?:last|latest|most recent)(?: (?:readings?|values?|days?|nights?|entry|entries|measurements?|weigh ?ins?))?\b/,
    '$1$2',
  ],
  [/\btrend ,? ?(?=(?:change|difference)\b)/, ''],
];
