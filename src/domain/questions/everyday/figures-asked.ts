import { DAYS, MONTH } from '#domain/questions/times/calendar-dates.ts';
import { turned, type Turns } from '#domain/questions/spoken/turns.ts';

const PERIOD = `(?:(?:in|of|during|for|since) )?(?:(?:${MONTH})(?: \\d{4})?|(?:this|last) (?:week|month|year))`;
const OP = '(?:under|below|less than|fewer than|over|above|more than|at least|at most)';
const BAD = '(?:bad|short|poor|rough|good|long|sleepless|terrible|great|decent)';
const WEIGHING = '(?:weigh ?ins?|weighings?|readings?|entry|entries|measurements?|values?)';

/** Averages, rates and shares in everyday words. */
const TURNS: Turns = [
  // "In a typical week, how many workouts do I do".
  [
    /^(?:in|on|during|over) (?:a|an|my|the) (?:typical|average|normal|usual|given) (week|month|day|night) ,? ?(how (?:many|much|long|far) .+)$/,
    '$2 per $1 on average',
  ],
  [
    /^(how (?:many|much|long|far) .+?) (?:in|on|during|over) (?:a|an|my|the) (?:typical|average|normal|usual) (week|month)$/,
    '$1 per $2 on average',
  ],
  // "What are the odds that I hit 10,000 steps on a weekday".
  [
    new RegExp(
      `^(?:what (?:is|are) )?(?:the |my )?(?:odds|chances?|probability|likelihood) (?:that |of )?(?:(?:i|me|my) )?(.+?)(?: on (?:a|an|any|any given) (weekday|weekend|weekend day|day|night|${DAYS.join('|')}))(?: ,)?(?: (?:in|as a) percent(?:age)?)?$`,
    ),
    'on what percentage of $2s did i $1',
  ],
  [
    new RegExp(
      `^is it (?:true|correct|right|so|the case) that (my .+?) (was|were|is|are|has been|have been) (?=${OP} )`,
    ),
    '$2 $1 ',
  ],
  [
    /^is it (?:true|correct|right|so|the case) that i (slept|walked|ran|did|took|got|had|weighed|swam|burned)\b/,
    'did i $1',
  ],
  [
    /\b(more than|over|under|at least|less than|longer than|farther than|further than|beyond|past) an? (kilometer|km|mile|minute|liter|kilo|pound)\b/,
    '$1 1 $2',
  ],
  [
    /^(?:what (?:is|was) )?(?:my |the )?(most|least) (?:frequent|common|popular|regular) (?:activity|workout|sport|exercise|type of workout|kind of workout|training|workout type)(?: type)?/,
    'which type of workout do i do the $1 often',
  ],
  [
    /^(?:what (?:is|was|are) )?(?:a |my |the )?(?:normal|typical|usual) ([a-z]+(?: [a-z]+){0,2}) for me\b/,
    'average $1',
  ],
  [
    /^(?:find |show |what (?:is|was) )?(?:the |my )?(week|month|weekday) (?:with|of|that had|having) (?:the |my )?(?=(?:most|least|fewest|highest|lowest|best|worst|longest|shortest)\b)/,
    'which $1 had the ',
  ],
  // "Did I get more than 100 zone minutes last week": in total.
  [
    new RegExp(
      `^(?:did|have) i (?:get|have|do|log|done|got|gotten|collect|reach|hit|make|earn) (${OP}) ([\\d.]+) ((?:active |peak |cardio |fat burn )*(?:zone )?minutes|steps|azm) ((?:this|last) (?:week|month|year))$`,
    ),
    'was my total $3 $4 $1 $2',
  ],
  [
    /^((?:did|have) i (?:hit|reach|reached|make|made|get|do|done|pass|manage)) ([5-9]\d{3}|[1-9]\d{4})(?= (?:yesterday|today|on|this|last|in)\b|$)/,
    '$1 $2 steps',
  ],
  [
    new RegExp(
      `^(?:did|has|was) my (.+?) (?:ever )?(?:go |get |been |drop |dip |fall |rise |climb )?(${OP} [\\d.]+(?: [a-z]+)?) (?:at any (?:point|time)|at some point|at all|even once|ever)((?: (?:in|this|last|since|during) .+)?)$`,
    ),
    'how many days was my $1 $2$3',
  ],
  // "My goal is 150 zone minutes per week. In how many weeks this year did I make it?"
  [
    /^(?:my |the )?(?:goal|target|aim|plan) (?:is|was) (?:at least |to (?:do|get|have|reach|hit|log) |about )*([\d.]+) ([a-z]+(?: [a-z]+){0,3}?) (?:a|per|each|every) week ,? ?(?:and |so )?(?:in |on |for )?how many weeks((?: (?:this|last|in|since|so far|of the last) .*?)?) (?:did|have|do) i (?:get there|ma[dk]e it|hit (?:it|that)|reach(?:ed)? (?:it|that)|manage(?:d)? (?:it|that)|do(?:ne)? (?:it|that)|succeed(?:ed)?|achieved? (?:it|that)|meet (?:it|that)|met (?:it|that))$/,
    'how many weeks$3 did i have at least $1 $2',
  ],
  [/\bweekend days did i\b/, 'weekends did i'],
  [/^(?:my |the )?(.+?) (?:cv|coefficient of variation)$/, 'coefficient of variation of $1'],
  // "How many kilograms per week have I been losing".
  [
    /^(?:on average )?how (?:many (?:kg|kilos?|kilograms|pounds|lbs?|grams|g)|much(?: weight)?) (?:per|a|each|every) (week|month|day) (?:have|do|did|am) i (?:been )?(?:losing|lose|lost|dropping|drop|shedding)\b/,
    'how much weight do i lose per $1 on average',
  ],
  [
    /^(?:on average )?how (?:many (?:kg|kilos?|kilograms|pounds|lbs?|grams|g)|much(?: weight)?) (?:per|a|each|every) (week|month|day) (?:have|do|did|am) i (?:been )?(?:gaining|gain|gained|putting on|put on)\b/,
    'how much weight do i gain per $1 on average',
  ],
  [
    /^(?:what (?:is|was) )?(?:my )?average (weekly|monthly) weight (loss|gain|change)\b/,
    'how much weight do i $2 per $1 on average',
  ],
  [/\bweight do i loss per weekly\b/, 'weight do i lose per week'],
  [/\bweight do i loss per monthly\b/, 'weight do i lose per month'],
  [/\bweight do i gain per weekly\b/, 'weight do i gain per week'],
  [/\bweight do i gain per monthly\b/, 'weight do i gain per month'],
  // "Between my first and last weigh-in of February, how much did I lose".
  [
    new RegExp(
      `^(?:between|from) (?:my |the )?(?:very )?first (?:${WEIGHING} )?(?:and|to) (?:my |the )?(?:very )?(?:last|latest|most recent)(?: (?:${WEIGHING}|one|1))?((?: ${PERIOD})?) ,? ?how much (?:weight )?(?:did|have) i (lose|lost|gain|gained)$`,
    ),
    'how much weight did i $2$1',
  ],
  [
    new RegExp(
      `^((?:i should (?:like|love) to know )?(?:by )?how much .*\\b(?:chang|los|gain|drop)\\w*)((?: ${PERIOD})?) (?:between|from) (?:my |the )?(?:very )?first (?:${WEIGHING}(?: (?:in|on) (?:the |my )?(?:record|log|data|file|book)s?)? )?(?:and|to) (?:my |the )?(?:very )?(?:last|latest|most recent|newest)(?: (?:${WEIGHING}|one|1))?$`,
    ),
    '$1$2',
  ],
  // "The average of all my March weights".
  [
    new RegExp(
      `\\b((?:average|mean|median|highest|lowest|sd|standard deviation|range|max|min)(?: of)?(?: all)?(?: of)?(?: my)? (?:${PERIOD} )?)weights\\b(?! (?:workout|session|training))`,
    ),
    '$1weight',
  ],
  [new RegExp(`\\b(?:of )?all (?:of )?my ((?:${MONTH}) )(?=[a-z])`), 'of my $1'],
  // "After bad nights, say under 6 hours of sleep".
  [
    new RegExp(
      `\\b(on|after|following) (?:the |my )?(?:days? after )?(?:a |an )?${BAD} nights?(?: of sleep)? ,? ?(?:(?:meaning|so|that is|i mean|ie|i e|say|like|e g|eg|with) ,? ?)*(?=${OP} [\\d.]+)`,
    ),
    '$1 nights with ',
  ],
  [
    new RegExp(
      `\\b(on|the) (?:the )?(days?) after i slept (?:badly|poorly|well|little|too little|terribly) ,? ?(?:(?:meaning|so|that is|i mean|ie|say|like|with) ,? ?)*(?=${OP} [\\d.]+)`,
    ),
    '$1 $2 after nights with ',
  ],
  // "Were there any weeks this year without a run".
  [
    /^(?:were|are|was|is|have|did) (?:there|i)(?: been| have)? (?:any|a) (weeks?|months?)((?: (?:this|last|in|since) .+?)?) (?:without|with no|when i did not|where i did not)(?: (?:a|any|doing|do))*(?: single)? (.+)$/,
    'how many $1$2 did i not do any $3',
  ],
  [/^how many (week|month) /, 'how many $1s '],
  [/^of (?:the )?days when i (.+?) ,? ?on how many did i also /, 'on days when i $1 , on how many did i '],
  // "Runs this year vs swims this year, how many more runs have I done".
  [
    /^(?:my )?(\w+s) ((?:this|last) (?:week|month|year)|in \w+) (?:vs|versus|against) (?:my )?(\w+s) \2 ,? how many more \1(?: (?:have i done|did i do|are there|were there|is that))?$/,
    'how many more $1 than $3 did i do $2',
  ],
  // "My doctor asked when my pulse was at its lowest. Which day was that?"
  [
    /^.*\b(?:asked|asks|asking|wonder|wondering|know|curious|forgot|remember|tell) when (my .+?) (?:was|were|hit|reached) (?:at )?(?:its |their |the |my |an? )?(?:all time )?(lowest|highest|longest|shortest|best|worst|slowest|fastest)(?: point| ever| value)?(?: ,? ?(?:and )?(?:which|what) (?:day|date|night) (?:was|is) (?:that|it))?$/,
    'which day was $1 $2',
  ],
  // "The date of my bike ride with the most kilometers", "in which day I have burned the most".
  [
    /^(?:(?:say|tell) me )?(?:what (?:is|was) )?(?:the )?date of (?:my |the )?(.+?) with (?:the )?(?=(?:most|least|fewest|highest|lowest|longest|shortest)\b)/,
    'which $1 had the ',
  ],
  [/\b(?:bicycle|bike|cycling) (?:tour|trip|outing)(?=s?\b)/, 'bike ride'],
  [/^(?:in|on|at) (which|what) (day|date|night|week|month) i (?:have |had )?(?=[a-z]+)/, 'on $1 $2 did i '],
  [/\bin (?:1|a|one)(?: single)? training\b/, 'in a single workout'],
  [
    /\b(?:do|did) i wake(?: up)? (?:with|after|having) (?:the |slept the )?(fewest|least|most)(?: hours| minutes)?(?: slept| of sleep| sleep)?\b/,
    'do i sleep the $1',
  ],
  [/\bsleep the fewest\b/, 'sleep the least'],
  // "The difference between my average sleep on Fridays and Mondays".
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:the )?(?:diff|difference|gap) (?:between|in) (?:my |the )?(.+?) (?:on|at) ((?:${DAYS.join('|')})s|weekdays|weekends) (?:and|vs|versus) (?:on |at )?((?:${DAYS.join('|')})s|weekdays|weekends)$`,
    ),
    'difference in $1 on $2 than on $3',
  ],
  // "The workouts I did in February".
  [
    /\bof (?:the |all the |all )?(workouts|sessions|runs|rides|walks|swims|hikes|fasts) (?:that )?i (?:did|had|logged|recorded|went on|took|completed)(?= (?:in|this|last|since|during)\b)/,
    'of my $1',
  ],
  [
    /\b((?:percentage|percent|share|proportion|fraction|part) of my (?:workouts|sessions|runs|rides|walks|swims|hikes)(?: (?:in|this|last|since|during) [a-z]+(?: \d{4})?)?) (?:happened|took place|fell|occurred|(?:did|do) i do) (?=(?:on|in|during)\b)/,
    '$1 were ',
  ],
  // "How many zone minutes did I earn in my best week": the largest total of a week.
  [
    /^how (?:many|much) (.+?) did i (?:get|earn|take|do|have|log|burn|walk|make|collect|reach|hit) in my (?:single )?(?:best|biggest|top|record|most active|highest|busiest|strongest)(?: (?!week|month)[a-z]+){0,2} (week|month)\b/,
    'highest $2ly total of $1',
  ],
  [
    /^how (?:many|much) (.+?) did i (?:get|earn|take|do|have|log|burn|walk|make|collect|reach|hit) in my (?:single )?(?:worst|lowest|least active|laziest|smallest|quietest)(?: (?!week|month)[a-z]+){0,2} (week|month)\b/,
    'lowest $2ly total of $1',
  ],
  ...Object.entries({
    run: 'running',
    walk: 'walking',
    'ride|cycle|bike': 'cycling',
    swim: 'swimming',
    hike: 'hiking',
  }).map(
    ([verb, noun]) =>
      [
        new RegExp(
          `^how (?:far|many (?:km|kilometers|miles|meters)) did i (?:${verb}) in my (?:single )?(?:best|biggest|top|record|longest|highest)(?: (?!week|month)[a-z]+)? (week|month)\\b`,
        ),
        `highest $1ly ${noun} distance`,
      ] as const,
  ),
  [
    /^(?:the )?(?:most|longest|max) weeks in a row (?:with|of|when i (?:had|did)|i (?:had|did)) /,
    'longest streak byweeks with ',
  ],
  // "The least active month by steps".
  [
    /^(?:what (?:is|was) )?(?:my |the )?(most|least) active (day|week|month|weekday) (?:by|in terms of|for|in|measured by)(?: my)? /,
    'which $2 had the $1 ',
  ],
  [/^on which weekdays (do|did) /, 'on which day of the week $1 '],
  [
    /^(?:on )?which days of the week (do|did) i (.+?) (?:the )?(most|least)(?: often)?$/,
    'on which day of the week $1 i $2 the $3',
  ],
  [
    /^(?:what (?:is|was) )?(?:my |the )?(?:most (?:common|frequent|popular|often)|favorite|usual) (?:day|weekday|day of the week) (?:for|of) (?:my |a |an )?(?=[a-z])/,
    'which day of the week had the most ',
  ],
  // "What part of my zone minutes were cardio".
  [
    /^(?:what )?(?:part|share|percentage|percent|proportion|fraction) of (?:my |the )?(?:active )?zone minutes (?:that )?(?:was|were|is|are|came from|come from|in|spent in)(?: the)? (cardio|peak|fat ?burn)(?: zone)?\b/,
    'percentage of active zone minutes that were $1 minutes',
  ],
  [
    /^(?:my |the )?(cardio|peak|fat ?burn) (?:zone )?(?:share|percentage|proportion) (?:of|in) (?:my |the )?(?:active )?zone minutes\b/,
    'percentage of active zone minutes that were $1 minutes',
  ],
  // "Did I average 7 hours a night last week".
  [
    /^did i average (?:at least )?([\d.]+ (?:hours|minutes))(?: of sleep)? (?:a|per|each|every) night\b/,
    'did i average at least $1 of sleep',
  ],
  [/^did i average (?=[\d.]+ )/, 'did i average at least '],
  // "Was February my best month for steps".
  [
    new RegExp(
      `^(?:was|is) (?:${MONTH}|(?:this|last) (?:week|month)) my (best|worst|highest|lowest|most|least) (week|month) (?:for|of|by|in terms of) (?:my )?(.+?)(?: so far| ever)?$`,
    ),
    'which $2 had the $1 $3',
  ],
  // Elevation isn't rock climbing.
  [
    /\b(elevation|ascent|altitude|meters|metres|feet) (?:that )?i (?:have )?(?:climbed|climb|ascended)\b/,
    '$1 gain',
  ],
];

/** A figure in everyday words, in the grammar's. */
export const withFiguresAsked = (text: string): string => turned(text, TURNS);
