import { MONTH } from '#domain/questions/times/calendar-dates.ts';
import { AMOUNT_REWORDINGS } from '#domain/questions/spoken/bare-amounts.ts';

const COMPARATIVE =
  'more|less|fewer|higher|lower|longer|shorter|better|worse|faster|slower|heavier|lighter|earlier|later';
const VERSUS = 'than|versus|vs|against|compared (?:to|with)';
const PICKED =
  'highest|lowest|heaviest|lightest|longest|shortest|most|least|best|worst|biggest|largest|smallest|fastest|slowest|maximum|minimum|max|min|peak|top|record|last|latest|first|most recent';
const RECORD = 'run|walk|ride|bike ride|swim|hike|workout|session|fast';
const TEST = '(?:blood )?(?:test|panel|draw|labs?|result|one|1)';
const DATE = `(?:(?:${MONTH}) \\d{1,2}|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH}))(?: 20\\d\\d)?|20\\d\\d-\\d\\d-\\d\\d|(?:new year|christmas)(?: s)?(?: day| eve)?`;

/** Drops what a question asks besides its figure, where the answer says it anyway, and asides about how to compute it. Runs first. */
export const TAIL_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // "How much did my LDL come down from the January test?"
  [
    new RegExp(
      `^how much (?:did|has) (my .+?) (?:come|go|gone|went) (?:down|up) (?:from|since) (?:the |my )?(${MONTH}) ${TEST}$`,
    ),
    'change in $1 since $2',
  ],
  [
    new RegExp(
      `^how much (?:did|has) (my .+?) (?:come|go|gone|went) (?:down|up) (?:from|since) (?:the |my )?(last|first) ${TEST}$`,
    ),
    'change in $1 since the $2 test',
  ],
  [
    /^(?:is|are|has|have) (my .+?) (?:going|gone|getting|got|gotten) (?:up|down|better|worse|higher|lower)(?: ,)? (?:what is|how much is) (?:the |my )?(?:total )?change (?:from|since) /,
    'change in $1 since ',
  ],
  // "When was my last run and how long was it?": the answer names the day.
  [
    new RegExp(
      `^when (?:was|did i do|did i have) (my|the) (${PICKED}) (${RECORD})((?: this| last| in| since| of) [\\w ]+?)? ?,? and how (long|far) (?:was it|did it (?:last|take)|did i (?:go|run|walk|ride|swim))$`,
    ),
    'how $5 was $1 $2 $3$4',
  ],
  // "What was my heaviest weight, and on what date was it measured?"
  [
    new RegExp(
      `^(.*\\b(?:${PICKED})\\b.*?) ?,? (?:and )?(?:on |in )?(?:(?:what|which) (?:date|day|night|weekday)|when)(?: (?:was|is|did|were) (?:it|that|this)(?: (?:on|measured|recorded|logged|reached|taken|set|happen|occur))?)?$`,
    ),
    '$1',
  ],
  // "Did I walk more today than yesterday? How many steps difference?"
  [
    new RegExp(
      `^((?:did|do|does|is|was|were|are|am|has|have) .*\\b(?:${COMPARATIVE})\\b.*?) ?,? (?:and )?(?:how (?:big|large|great|wide) (?:is|was) (?:the |that )?(?:difference|gap)|how (?:many|much)(?: \\w+)? (?:of a |is the |was the )?difference|(?:and )?what (?:is|was) (?:the )?(?:difference|gap))$`,
    ),
    '$1',
  ],
  [
    new RegExp(
      `^(.*\\b(?:${VERSUS}|compare)\\b.*?) ?,? (?:and )?how (?:big|large|great) (?:is|was) the (?:difference|gap)$`,
    ),
    '$1 , what is the difference',
  ],
  [
    / ?,? (?:in total |overall )?(?:until|till|up to|up until) (?:now|the present|this day|this moment)(?= ,|$)/,
    '',
  ],
  // Each night counts once anyway.
  [
    /^((?:did|do|have) i sle(?:ep|pt) (?:more|less|longer|better|worse) .*?) ?,? (?:i mean )?(?:per|a|each) night(?: i mean)?( on average)?$/,
    '$1$2',
  ],
  [
    / ?,? (?:averaged|calculated|computed|counted|taken) (?:only )?(?:over|across|on|from|for) (?:the |only |those |all )*(?:days|nights) (?:with|that have|where i have|when i have|having) (?:an? |any |some )?(?:entry|entries|data|records?|values?|measurements?|readings?)(?= ,|$)/,
    '',
  ],
  [/\baverage (?=(?:\w+ ){1,3}(?:change|loss|gain) (?:per|a|each|every) (?:week|month|day|year)\b)/, ''],
  [new RegExp(`\\b(${MONTH}) the (?=\\d{1,2}(?:st|nd|rd|th)\\b)`), '$1 '],
  // "Between 23 December and today".
  [new RegExp(`\\b(?:between|from) (${DATE}) (?:and|to|until|till) (?:today|now)\\b`), 'since $1'],
  [/^(when (?:did|have|had|was) i .+?) for the (last|first|latest|most recent) time\b/, '$2 time $1'],
  [/^(last|first|latest|most recent) time when (did|have|had|was) i /, 'when $2 i $1 '],
  [
    /^(?:since|for) how many days (?:did|have|had) i not (?=(?:eat|eaten|have|had|drink|drunk|do|done|run|walk|log|weigh|take|taken)\b)/,
    'how many days since i last ',
  ],
  // "On how many days did I log food": not the number of foods.
  [
    /\b((?:days|nights)(?: in a row)?) (?:(?:that |where |when |on which )?(?:did |have |do )?i (?:have )?|of )?(?:log|logged|logging|track|tracked|tracking|record|recorded|recording|enter|entered) (?:any |a |my |some |at least 1 )?(?:food|foods|meals?|food diary)(?=$| ,| (?:in|this|last|since|over|during)\b)/,
    '$1 with a meal',
  ],
  [/\b((?:days|nights|weeks) in a row) (?:up to|up until|until|through|as of|ending) (?:today|now)\b/, '$1'],
  [/\b(streaks? of (?:days|nights)) in a row\b/, '$1'],
  [
    /\b(days|nights)((?: since| in| of| over| this| last) [\w ]+?)? (?:have|had|with) (?:at least (?:1|one) |an? |any )(?:meal|food)(?: (?:logged|recorded|tracked|entered|in it))?$/,
    '$1 with a meal$2',
  ],
  // "How many kilos am I lighter than a month ago?"
  [
    /^(?:by )?how (?:much|many (?:kilos|kilograms|kg|pounds|lbs?))(?: (?:lighter|heavier|less|more))? (?:am i|do i weigh)(?: now| today)?(?: (?:lighter|heavier|less|more))? (?:than|compared (?:to|with)) (?:an? |1 )?(?:(\d+) )?(week|month|year)s? ago$/,
    'how much did my weight change in the last $1 $2',
  ],
  // "Weekday with the highest average steps".
  [
    /^(?:the |my )?(?:weekday|day of the week) with (?:the |my )?(?=(?:highest|lowest|most|least|best|worst|fewest|longest|shortest)\b)/,
    'which day of the week has the ',
  ],
  [
    /^(?:what (?:is|was) )?(?:my |the )?(?:most (?:common|frequent|popular|often|usual|regular)|usual|favou?rite) (snack|breakfast|lunch|dinner)(?: food| item)?((?: this| last| in| since) .+)?$/,
    'which food did i eat most often as a $1$2',
  ],
  // "Most nights in a row with 7 hours or more".
  [
    /^((?!.*\b(?:sleep|slept|asleep|rem|deep|light|awake|fast|fasted|fasting)\b).*\bnights in a row\b.*\b[\d.]+ (?:hours|hrs|h)(?: or (?:more|less|longer|better))?)$/,
    '$1 of sleep',
  ],
  // "Longer on Saturday or Sunday": not weekends against weekdays.
  [
    new RegExp(
      `^((?:did|do|am|was|is|were) .*\\b(?:${COMPARATIVE})\\b.*?) (?:on |for )?(mon|tues|wednes|thurs|fri|satur|sun)days? or (?:on |for )?(mon|tues|wednes|thurs|fri|satur|sun)days?\\b(?! (?:and|or)\\b)`,
    ),
    '$1 on $2days than on $3days',
  ],
  [
    /\b(average|mean|median|highest|lowest|max|maximum|typical) peak (glucose|blood sugar|sugar)\b/,
    '$1 $2 peak',
  ],
  [/\bsugar (?=peaks?\b)/, 'glucose '],
  [
    /^((?:what is |what was )?(?:the )?correlation between .+?) and (?:my )?(?:average|mean|daily) (.+?)(?: (?:of|on) the same (?:day|days))?$/,
    '$1 and $2',
  ],
  [/\b(breakfast|lunch|dinner|snack)\b(.*?) this (?:morning|evening|afternoon)\b/, '$1$2 today'],
  [
    /^(?:has|have|did) my (.+?) (?:come|gone|went|go|came) (?:down|up) since\b(?!.*\b(?:compared|versus|vs|than)\b)/,
    'how much did my $1 change since',
  ],
  // A meal's peak already is the one within two hours after it starts.
  [
    / ?,? ?(?:with)?in (?:the |a )?(?:first |next |following )?(?:2 hours?|120 minutes|2 hour window) (?:after|of|following|from) (?:the )?(?:start of|starting|beginning|having|eating|finishing|i (?:start|eat|have|had|started|ate)) (?=(?:my |a |the )?[a-z]+)/,
    ' after ',
  ],
  [
    / ?,? ?(?:counting |looking at |considering )?(?:with)?in (?:the )?(?:first |next |following )?2 hours(?: (?:after|of|following) (?:the (?:start|beginning) of )?(?:each|every|the|a) meal)?(?=$| ,| for\b)/,
    '',
  ],
  [/ ?,? counting the 2 hours after (?:the start of )?(?:each|every|the) meal$/, ''],
  [
    /\b(?:post meal|after meal|postprandial) (glucose|blood sugar|sugar) (peaks?|spikes?) (?:for|of|at|after|following) (?=[a-z])/,
    '$1 $2 after ',
  ],
  [
    /^(?:when(?:ever)?|if) i (?:have|eat|had|ate) (.+?) ,? ?where does my (glucose|blood sugar|sugar) (?:peak|go|end up|top out)(?: at)?( on average)?$/,
    'average glucose peak after $1',
  ],
  [
    /^(?:does|do|did) (.+?) (?:spike|spikes|raise) (?:me|my (?:glucose|blood sugar|sugar)) ,? ?(?:i mean )?what is (?:the )?(highest|average|max|maximum) my (glucose|blood sugar|sugar) (?:got|gets|went|goes|reached|was)(?: to)?(?: after (?:having )?it)?$/,
    '$2 glucose peak after $1',
  ],
  // "Am I getting enough protein? What's my average over the past 7 days?"
  [
    /^(?:am|do|did|was|is) (?:i|my) (?:(?:getting|get|eating|eat|having|have|drinking|drink|consuming|doing|do) )?(?:enough |too much |too little )(\w+(?: fat)?)(?: .*?)? ,? ?(?:what is|tell me|give me|show me) my (average|total|median|daily average)(?: (?:intake|amount))? ((?:over|in|for|during|this|last|since) .+)$/,
    '$2 $1 $3',
  ],
  [
    /^did i (drink|eat) enough (today|yesterday|(?:this|last) \w+|on \w+) ,? (how (?:many|much)(?: \w+)?(?: of \w+)?) (?:was (?:it|that)|did i (?:have|get|drink|eat))$/,
    '$3 did i $1 $2',
  ],
  [
    /^(did i (?:manage|get|do|hit|reach|make|take|walk|have|drink|eat|burn|sleep) .*\d.*?) ,? (?:and )?(?:what (?:is|was) (?:the |my )?(?:number|count|figure|value|total|amount)|how (?:many|much)(?: \w+)? (?:was it|did i (?:get|do|have|take|manage)))$/,
    '$1',
  ],
  [/\bhow many k (?=(?:did|have|do) i (?:run|ran|walk|cycle|ride|swim|hike|cover)\b)/, 'how many km '],
  [/\bhow many metres (?=(?:did|have) i (?:climb|climbed|ascend|ascended))/, 'how many meters '],
  [/\b(elevation|ascent) (?:that )?i (?:have )?(?:climbed|gained) (?=on\b|during\b|in\b)/, '$1 gain '],
  [/\b(did|have) i climbed? on (?:all )?my\b/, '$1 i climb on my'],
  // "Mondays are always rough. What's my average stress score on them?"
  [
    /^((?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends|weekdays) (?:are|feel|seem|were) .*?\b((?:what|how|which) .*?) (?:on them|on those(?: days)?|then)$/,
    '$2 on $1',
  ],
  // "I started a new job on Feb 12. How long have I been sleeping since then?"
  [
    new RegExp(`^.*?\\b(?:on|in|since|from) (${DATE}) ,? ?((?:what|how|which) .*) since (?:then|that day)$`),
    '$2 since $1',
  ],
  [
    /\blongest (?:time |period |stretch )?(?:that )?i (?:have )?(?:ever )?(?:went|gone|go) without (?:eating|food)(?: (?:on|in|during) a fast)?\b/,
    'longest fast',
  ],
  [
    /^(?:what is |what was )?(?:my |an? )?(?:normal|typical|usual|average|regular) (breakfast|lunch|dinner|snack)(?: (?:of mine|for me))? (?:in|by) (calories|kcal|protein|carbs|fat|fiber|sodium|sugar)$/,
    'average $2 at $1',
  ],
  // "Carbs in Sunday's dinner": of the last one.
  [
    /^(?!.*\b(?:average|mean|median|typical|usual|usually|normally|per)\b)(.*\b(?:in|at|for|of|was|were|from)) (?:my |the )?((?:mon|tues|wednes|thurs|fri|satur|sun)day) (breakfast|lunch|dinner|run|walk|ride|swim|workout)$/,
    '$1 $3 on $2',
  ],
  // "Average time of my first meal": of all days.
  [/^(?:my )?(first|last) meal time$/, 'average $1 meal time'],
  // "Percent of sleep that's deep".
  [
    /\b(?:percent|percentage|share|fraction) of (?:my )?sleep (?:that is|which is|spent in|in) (deep|rem|light)(?: sleep)?\b/,
    '$1 sleep percentage',
  ],
  [
    /^(?:is|are|has|have) my (.+?) (?:been )?(?:getting|going|gotten|trending) (?:longer|shorter|better|worse|higher|lower|up|down)\b(?! or\b)/,
    'trend in my $1',
  ],
  [
    /^(workouts|runs|walks|rides|swims|hikes|fasts|meals|snacks) (?=(?:this|last|in|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b.* (?:vs|versus|compared)\b)/,
    'how many $1 ',
  ],
  // "First meal today, time".
  [/^(?:my )?(first|last) (meal|breakfast|lunch|dinner|snack) (\w.*?) ,? ?time$/, 'time of my $1 $2 $3'],
  // "Is my HRV higher than last week?": this week's.
  [
    /^((?:is|are|am|do|does|have|has) (?:my|i) (?!.*\b(?:this|today|yesterday|in|since|on|during|now|tonight|last)\b.*\b(?:than|vs|versus|compared)\b)[^,]*?) (than|vs|versus|compared (?:to|with)) (?:in |it was |they were |i did )?(last|the previous) (week|month|year)$/,
    '$1 this $4 $2 $3 $4',
  ],
  // "Carbs on days I ran vs didn't".
  [
    /\b((?:days|nights) (?:when |that |on which )?i )(\w+)( .*?)? (vs|versus|than|compared (?:to|with)) (?:(?:the )?(?:days|nights|when) )?(?:i )?(?:did not|didnt|not)$/,
    '$1$2$3 $4 days i did not $2$3',
  ],
  [
    /^(?:my )?([a-z][\w ]*?) ,? how (?:much|many) (lower|higher|less|more) (?:are (?:they|those)|is (?:it|that)) /,
    'how much $2 is my $1 ',
  ],
  [
    /^(?:i am )?(?:trying|aiming|meant|supposed|hoping) to (stay .+?|get .+?|eat .+?|drink .+?|sleep .+?|walk .+?|keep .+?) ,? ?(?:on )?how many (days|nights) did i (?:manage|do|achieve|hit|make|reach) (?:that|it)\b/,
    'how many $2 did i $1',
  ],
  ...AMOUNT_REWORDINGS,
];
