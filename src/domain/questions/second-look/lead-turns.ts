import { MONTH } from '#domain/questions/times/calendar-dates.ts';

const STATISTIC =
  '(?:average|avg|mean|median|typical|standard deviation|sd|std|cv|coefficient of variation|variance|iqr|range|total|highest|lowest)';
const SPREAD =
  '(?:standard deviation|sd|std|stdev|cv|coefficient of variation|variance|iqr|interquartile range|range)';
const VERB = '(?:fast|run|walk|swim|ride|cycle|sleep|eat|drink|exercise|work out)';
const NUTRIENT = '(?:calories|kcal|energy|protein|carbs|sugar|fat|saturated fat|fiber|sodium|salt|water)';

/** Questions that open with a vaguer one, in words that the grammar knows. */
export const LEAD_TURNS: readonly (readonly [RegExp, string])[] = [
  // "Which day last week did I eat the most?"
  [
    /^((?:(?:on|in) )?(?:which|what) (?:day|weekday|week|weekend|month)\b.*? (?:did|do) i eat the (?:most|least))$/,
    '$1 calories',
  ],
  // "Average fiber on weekends versus weekdays, how many grams apart?"
  [
    /^(.*\b(?:than|versus|vs|against|compared (?:to|with))\b.*?) ,? (?:how many \w+ (?:apart|(?:of )?difference)|(?:the )?difference in (?:grams|g|kcal|calories|minutes|hours|steps|kg|kilos|pounds|points|bpm|ms))$/,
    '$1',
  ],
  [
    /^when did (?:the|my) scales? (first |last )?(?:show|say|read|hit) (under|below|less than|over|above|more than) /,
    'when did my weight $1go $2 ',
  ],
  // "When I sleep less than 6 hours how stressed am I, average stress score?"
  [
    new RegExp(
      `(?:^|(?<=\\b(?:when|on|if|after) .*) )how [a-z]+ (?:am|was|were) i(?: at night| overall| then| usually)*(?: ,)? (?=(?:the |my )?${STATISTIC}\\b)`,
    ),
    ' , ',
  ],
  // "Did my ALT improve, what is the latest number", "is my fat bad? average per day".
  [
    /^(?:is|are|was|were|has|have|did|does) my ([\w ]+?) (?:bad|good|ok|okay|fine|high|low|normal|healthy|improved?|better|worse|gone (?:up|down)) , (?:and )?(?:what (?:is|was) )?(?:the |my |its )?(average|mean|median|latest|last|highest|lowest)(?: (?:number|value|figure|result|1))?(.*)$/,
    'my $2 $1$3',
  ],
  // "How variable is my glucose, CV".
  [
    new RegExp(`^how [a-z]+ (?:is|are|was|were) (my [\\w ]+?)(?: ,)? (?:the )?(${SPREAD})\\b(.*)$`),
    '$2 of $1$3',
  ],
  // "Did I fast more than 16 hours in May? How many times?"
  [
    new RegExp(
      `^(?:did|have|do) i (?:ever )?(${VERB} .+?)(?: ,)? (?:and )?how (?:many times|often)(?: was (?:it|that))?$`,
    ),
    'how many times did i $1',
  ],
  // "Did I hit my fiber goal yesterday? How many grams did I have?"
  [
    /^did i (?:hit|reach|meet|make|get to) my (\w+(?: fat)?) (?:goal|target)((?: (?:on|this|last|yesterday|today).*?)?)(?: ,)? (?:and )?how (?:many|much)(?: (?:grams|g|mg|ml|calories|kcal|liters|minutes))? (?:did i (?:have|eat|drink|get)|was (?:it|that))$/,
    'how much $1 did i have$2',
  ],
  [
    /^((?:.*\b)?first (?:vs|versus|to|and) (?:the )?last\b.*?)(?: ,)? how (?:much|many) (?:higher|lower|more|less)$/,
    '$1',
  ],
  [
    /^(.*\b(?:longest|shortest|best|worst)\b.*?)(?: ,)?(?: like| as in)? how (?:long did i (?:actually |really )?sleep|bad|good|long)(?: (?:hours|hrs|minutes))?$/,
    '$1',
  ],
  [
    /^(?:what|which) (?:is|was) (?:the|my) (day|night|week|month|date) (?:with|of) (?:the |my )?(?=most|least|fewest|highest|lowest|longest|shortest)/,
    'which $1 had the ',
  ],
  [
    /^((?:did|do|was|were|is|are) (?:i|my) .*\b(?:more|less|fewer|higher|lower|longer|shorter)\b.*?)(?: ,)? (?:avg|average|on average)(?: (?:a|per) (day|night))?(?: ,)? (?:gap|difference|diff)$/,
    'on average $1',
  ],
  // "Weight now versus at the start", "weight, first entry to last entry, change".
  [
    /^(?:my )?(\w+(?: \w+)?)(?: ,)? (?:now|today) (?:vs|versus|compared (?:to|with)|against) (?:at )?(?:the )?(?:very )?(?:start|beginning)$/,
    'change in $1 all time',
  ],
  [
    /^(?:my )?(\w+(?: \w+)?) , (?:the )?first(?: (?:entry|reading|value|weigh in))? to (?:the )?last(?: (?:entry|reading|value|weigh in))?(?: ,)? (?:change|difference)$/,
    'change in $1 all time',
  ],
  // "By what amount is my September HRV average above June's".
  [
    new RegExp(
      `^by (?:what amount|how much|how many \\w+) (?:is|was|are|were) my (${MONTH}) (.+?)(?: (?:average|mean))? (?:above|below|over|under|higher than|lower than|ahead of) (?:my |the )?(${MONTH})(?: (?:average|mean|one|1))?$`,
    ),
    'difference in average $2 in $1 than in $3',
  ],
  // "My steps yesterday compared to my average", "how many steps above my average was yesterday".
  [
    /^(?:how (?:do|did|does|were|was|is) )?(?:difference between )?(?:my |the )?(?:number of )?((?!how\b)[a-z]+(?: [a-z]+){0,2}?) (yesterday|today|last night|this week|last week|this month|last month) (?:vs|versus|and|against|minus|(?:compare |compared )(?:to|with)|relative to) (?:my |the )?(?:usual |overall |normal |long term )?average(?: \1| overall)?$/,
    'difference in average $1 $2 than in all time',
  ],
  [
    /^(?:how (?:do|did|does|were|was|is) )?(yesterday|today|last night|this week|last week) ([a-z]+(?: [a-z]+){0,2}?) (?:vs|versus|and|against|(?:compare |compared )(?:to|with)|relative to) (?:my |the )?(?:usual |overall |normal )?average(?: \2| overall)?$/,
    'difference in average $2 $1 than in all time',
  ],
  [
    /^how (?:many|much) ([a-z]+(?: [a-z]+)?) (?:above|over|below|under) (?:my |the )?(?:usual |overall )?average (?:was|were|is|am) (?:i )?(yesterday|today|last night|this week|last week)$/,
    'difference in average $1 $2 than in all time',
  ],
  [
    /^(?:did|do|does) (?:my )?(.+? days) have (?:a )?(higher|lower|more|less|better|longer|shorter) (.+)$/,
    'is my $3 $2 on $1',
  ],
  // "Last panel vs the first".
  [
    /^(?:change in |difference in )?(?:my )?(\w+(?: (?!(?:delta|change|difference|over|in|since|from|of)\b)\w+){0,3}?)(?:(?: ,)? (?:delta|change|difference))?(?: ,)? (?:the )?(?:last|latest)(?: (?:panel|test|result|reading))? (?:vs|versus|minus|against) (?:the )?(?:first|earliest)(?: (?:panel|test|result|reading|1|one))?$/,
    'change in $1',
  ],
  // "Did I skip breakfast often? How many days …"
  [/^(?:did|do|have) i (?:\w+ ){1,4}often(?: ,)? (?=(?:on )?how (?:many|much|often)\b)/, ''],
  // "What was it at the last test it was measured?"
  [
    /\b(?:at|in|on) (?:my |the )?(?:last|latest|most recent) (?:blood |lab )?(?:test|panel) (?:it was (?:measured|tested|checked|included)|(?:that|which) (?:measured|had|included|tested) it|(?:where|when) it was (?:measured|tested|checked))(?= |$)/,
    'latest',
  ],
  // "When do I usually have dinner? The average for this year would do."
  [
    /^(.+?) (?:the |an? )(average|median|mean) (?:(?:for|over|in|of|across|from) )?(.+?) (?:would|will) (?:do|be (?:fine|enough|good|great|ok|okay))$/,
    '$1 $3',
  ],
  // What foods gave.
  [
    new RegExp(
      `^(?:what|how much) (?:did|do|does) (?:the |my )?(.+?) (?:contribute|give|add|bring|provide|supply)(?: me)? in (${NUTRIENT})\\b`,
    ),
    'total $2 from $1',
  ],
  [
    new RegExp(`\\b(${NUTRIENT}) (?:coming|which came|that came|stemming|deriving|originating) from\\b`),
    '$1 from',
  ],
  [
    /^how (?:big|large|heavy|small) (?:is|was|are|were) (?:a |an |my |the )?(?:(?:typical|average|usual|normal|regular) )?(?:portion|serving|helping)s? of (.+?)(?: (?:for|of) me)?$/,
    'average portion of $1 in grams',
  ],
  [new RegExp(`\\b(calorie|${NUTRIENT}) (?:limit|budget|allowance|cap|ceiling)\\b`), '$1 target'],
  // Days and figures.
  [/\b(?:when|if|whenever) it is (?:a |the )?(weekend|weekday)s?\b/, 'on $1s'],
  [/^sleep ,? (deep|rem|light)\b/, '$1 sleep'],
];
