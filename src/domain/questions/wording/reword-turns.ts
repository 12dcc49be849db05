import { MONTH } from '#domain/questions/times/calendar-dates.ts';

const OP =
  'over|under|above|below|more than|less than|fewer than|at least|at most|no more than|no less than|exceeding|longer than|shorter than|beyond|up to|north of|south of';
const RECENT = 'newest|latest|last|most recent|current|final';
const OLDEST = 'first|earliest|initial|oldest';
const READING =
  '(?:1|one|readings?|values?|results?|entry|measurements?|weigh ins?|numbers?|figures?|nights?|days?)';
const VERSUS = 'versus|vs|compared to|compared with|against|and|to|with';
const PANEL = '(?:blood |lab )?(?:panel|test|draw|work|labs?|results?|report|sample)|bloodwork|bloods';

/** A period that can be compared with another. */
export const PERIOD = `(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekdays|weekends|(?:${MONTH})(?: \\d{4})?|(?:this|last) (?:week|month|year)|yesterday|today`;

/** Rewrites turns of phrase into words that the grammar knows. Applied first, in order, to a normalized question. */
export const TURN_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // "Where does my pulse stand": what is it?
  [/^where (?:is|are|was|were) (?=my |the )/, 'what is '],
  // "Week of March 4 to March 10".
  [
    new RegExp(
      `\\b(?:(?:in|for|over|during|of|on) )?(?:the )?week (?:of|from|starting|beginning) (?=(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)? (?:to|through|thru|until) )`,
    ),
    'from ',
  ],
  // "Is my weight down since New Year?": has it gone down.
  [/^(?:is|are) my weight (?:up|down|higher|lower) since\b/, 'has my weight changed since'],
  // "First reading of January versus the latest": the change since.
  [
    new RegExp(
      `^(?:compare )?(?:my |the )?(.+?)(?: trend)? ?,? (?:the |my )?(?:${OLDEST}) ${READING} (?:of|in|from) (${MONTH}) (?:${VERSUS}) (?:the |my )?(?:${RECENT})(?: ${READING})?$`,
    ),
    'change in $1 since $2',
  ],
  [
    new RegExp(
      `^(?:compare )?(?:my |the )?(.+?)(?: trend)? ?,? (?:the |my )?(?:${OLDEST}) ${READING}((?: of| in| from| this| since) .+?)? (?:${VERSUS}) (?:the |my )?(?:${RECENT})(?: ${READING})?$`,
    ),
    'change in $1$2',
  ],
  [
    new RegExp(
      `^(?:compare |difference between )?(?:my |the )?(?:${OLDEST}) (?:(.+?)(?: ${READING})? )?(?:${VERSUS}) (?:the |my )?(?:${RECENT})(?: (?:\\1(?: ${READING})?|${READING}))?$`,
    ),
    'change in $1',
  ],
  [
    new RegExp(
      `^how (?:does|do|did) (?:my |the )?(?:${RECENT}) (.+?) compare (?:to|with|against) (?:my |the )?(?:${OLDEST})(?: (?:\\1|${READING}))?$`,
    ),
    'change in $1',
  ],
  [
    new RegExp(
      `^(?:what (?:is|was) the )?(?:(.+?)(?: trend)? ?,? (?:difference|change)|(?:difference|change) in (?:my )?(.+?)) (?:between|from) (?:my |the )?(?:${OLDEST})(?: ${READING}| ${PANEL})? (?:and|to) (?:my |the )?(?:${RECENT})(?: ${READING}| ${PANEL})?\\b`,
    ),
    'change in $1$2',
  ],
  // "What did my last blood draw say for ferritin".
  [
    new RegExp(
      `^what did (?:my |the )?(${RECENT}|first|previous) (${PANEL}) (?:say|show|give|tell me|have|read|report|reveal|find)(?: (?:about|for|as|on))?(?: my| the)? (.+)$`,
    ),
    'what was $3 in my $1 $2',
  ],
  [/(?<=\b(?:did|has|have|was)\b.*) (?:read|come back|came back)(?: (?:as|at))?\b/, ''],
  [/\bback (?=(?:in|on|at) )/, ''],
  // "Did I sleep over 8 hours on any night last week? How many?"
  [
    /^(?:did|do|have|has|was|were) (.+?) (?:on|in|for|during) any (?:single |1 )?(day|night|morning)s?\b(.*?) ?,? (?:and )?(?:if so )?,? ?(?:on )?how many(?: (?:times|of them|days|nights|in total|were there))?$/,
    'how many $2s did $1$3',
  ],
  [
    /^(?:did|do|have|has) i (.+?) (?:on|in|during) any (weekend|weekday|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b(.*?) ?,? (?:and )?how many(?: (?:times|runs|walks|workouts|swims|rides|sessions))?$/,
    'how many times did i $1 on $2s$3',
  ],
  // "On weekends do I sleep more than on weekdays".
  // "When I walk over 10,000 steps, how do I sleep the following night": the days after.
  [
    /^(?:when(?:ever)?|if|on days when|on days that|on days) (.+?) , (.+?) (?:on )?(?:the )?(?:following|next|subsequent) (?:night|day|morning)(?: (on average))?$/,
    '$3 $2 on days after days when $1',
  ],
  [
    /\b(days|nights) (with|when|where) (?!.*\b(?:sleep|slept|asleep)\b)(.+?) (?:on )?the (?:day|night) before$/,
    '$1 after days $2 $3',
  ],
  [
    /^(.*\bthan\b.*?) (?:, )?(?:and )?by how (?:much|many)(?: (?!this|last|in|since)\w+)? (?:, )?((?:this|last|in|since|over|during) .+)$/,
    '$1 $2',
  ],
  [/\b(?:my|the|a) record (?:high )?((?:\w+ ){1,2})(day|night|week|month)\b/, 'my highest $1$2'],
  [
    /^(?:what (?:is|was) )?(?:my |the )?step (?:tally|haul)\b(?!.*\b(?:per|average|avg|mean|daily|each|days?|highest|lowest|most|least)\b)/,
    'total steps',
  ],
  [/\b(?:in|within) (?:the )?range (?:of )?([\d.]+) to ([\d.]+)/, 'between $1 and $2'],
  // "By how much does my sleep drop after runs": compared with the other days.
  [
    /^(?:by )?how (?:much|far|many \w+) (?:does|do) my (.+?) (?:drop|fall|decrease|decline|dip|go down|sink)s? (?=(?:on|when|after|if|with)\b)/,
    'how much lower is my $1 ',
  ],
  // "My 30-day average": of the last 30 days.
  [
    /^(?!.*\b(?:rolling|moving|last|past|since|highest|lowest|best|worst|max|min)\b)(.*?)\b(\d+) (day|night|week) (average|avg|mean|median|total)\b/,
    '$4 in the last $2 $3s $1',
  ],
  // "My first swim of 2024 was when?"
  [
    /\b([\d.]+ (?:hours|hrs|h|minutes|min|steps|km|g|ms|bpm)) plus(?=$| ,| (?:of|on|in|last|this|since|during|over)\b)/g,
    '$1 or more',
  ],
  [
    /\b(?:percentage|percent|share|proportion|fraction) of (?:my |the )?(?:glucose |blood sugar |sugar )?readings (?:that )?(?:were |are |was |fell |stayed )?in (?:the |my )?(?:target )?range\b(?! (?:of )?\d)/,
    'time in range',
  ],
  [
    /^how heavy (?:am|was|were) i(?=$| (?:right|now|currently|on|in|at|last|this|yesterday|today|back|when|during|before|\d))/,
    'what is my weight',
  ],
  // A change goes from the first to the second.
  [
    new RegExp(
      `\\bchange between (?:the |my )?(${MONTH}) and (?:the |my )?(${MONTH}) (?!\\d)([a-z].*?)(?: (?:results?|readings?|values?|averages?))?$`,
    ),
    'difference in $3 in $2 than in $1',
  ],
  [
    new RegExp(
      `\\b(?:difference|gap) between (?:the |my )?(${MONTH}) and (?:the |my )?(${MONTH}) (?!\\d)([a-z].*?)(?: (?:results?|readings?|values?|averages?))?$`,
    ),
    'difference in $3 in $1 than in $2',
  ],
  [/\b(is|was|are|were|has|have) (my|the) (.+?) (?:been )?looking(?: like)?\b/, '$1 $2 $3'],
  [/^(when .+?) (?:, )?(?:the |what )?date(?: please)?$/, '$1'],
  [
    /^(?:(?:what|which) (?:part|portion|slice|share|fraction|proportion)|how many percent) of /,
    'what percentage of ',
  ],
  // The bound says how short: "a short night of under 6 hours".
  [
    new RegExp(
      `(?<!\\bmorning after (?:an? )?)\\b(?:an? |my )?(?:short|long|bad|poor|rough|good|great|terrible|decent|lazy|active|inactive|sedentary|busy|big|slow|quiet) (day|night)s?(?: of)?(?: sleep)? ?,? (?:(?:of|with|at|where i (?:had|got|slept)) )?(?=(?:(?:${OP}) [\\d.]+|[\\d.]+ \\w+ or (?:more|less|fewer))\\b)`,
    ),
    '$1s with ',
  ],
  // Lifted weights are sessions; averaged ones were weighed.
  [
    /\b(average|mean|median|highest|lowest|maximum|minimum|max|min|range|spread|standard deviation|sd)( of)?((?: all| of| my| the| recorded| logged)*) weights(?=$| ,| (?:in|since|over|this|last|for|during|between|from|so far)\b)/,
    '$1$2$3 weight',
  ],
  [
    /\bmost (?:frequent|common|popular|regular) (?:(?:kind|type|form) of )?(?:activity|workout|exercise|sport)s?\b(?! type)/,
    'most frequent workout type',
  ],
  // "Less REM than 90 minutes".
  [
    /\b(more|less|fewer) ((?!than)\w+(?: (?!than)\w+){0,2}) than (\d+(?:\.\d+)?(?: (?:minutes|min|mins|hours?|hrs?|h|g|grams|mg|ml|l|liters?|kcal|calories))?)(?=$| (?:on|in|since|over|this|last|for|during)\b)/,
    '$1 than $3 $2',
  ],
  [
    /^(?:my )?(weekday|weekend) (average|mean|median) minus (?:my )?(weekday|weekend) (?:average |mean |median )?(?:for|of|in) (.+)$/,
    'difference in $2 $4 between $1s and $3s',
  ],
  // "Climbed past 60", "slipped under 45".
  [
    /\b(?:climb(?:ed|s)?|rises?|rose|creeps?|crept|jump(?:ed|s)?|shoots?|shot|edg(?:ed?|es)|push(?:ed|es)?|soar(?:ed|s)?|gets?|got|tick(?:ed|s)?|inch(?:ed|es)?|sits?|sat|hover(?:ed|s)?|land(?:ed|s)?|drop(?:ped|s)?|falls?|fell|dip(?:ped|s)?|sinks?|sank|slip(?:ped|s)?|plung(?:ed?|es)|slides?|slid|moved?|stretch(?:ed)?|exten(?:d|ded)) (over|above|below|under|beneath|past|beyond) (?=(?:my |the )?(?:\d|average|usual|goal|target))/g,
    'was $1 ',
  ],
  [/\b(was|were|is|been|being) past (?=\d)/g, '$1 over '],
  [
    /\blength (?=(?:of (?:(?:my|the|all) )*\w+ )?(?:in|by) (?:km|kilometers|miles|mi|meters|m)\b)/,
    'distance ',
  ],
  [
    /\b(?:stacks?|measures?|lines?|holds?|shapes?|fares?)(?: up)? (?:against|to|with|next to) (?=(?:my |the |that |this |last |on |in )?)/,
    'compare to ',
  ],
  [
    new RegExp(
      `\\b(first|second|last) half of (${MONTH})(?! \\d)(.*?\\b(?:${VERSUS}) (?:the |its )?)(first|second|last) half(?! (?:of|\\d))`,
    ),
    '$1 half of $2$3$4 half of $2',
  ],
  [/\b(\d+) (workouts|sessions|runs|walks|rides|swims|meals|snacks|drinks) or more\b/, 'at least $1 $2'],
  [/\ball in(?=$| ,)/, 'in total'],
  [/^time (?:spent |i spent )?(?=(?:exercising|working out|training)\b)/, 'how much time '],
  [/\b(?:just |only )?(?:the )?difference (?:only|alone|please)$/, 'the difference'],
  // "How much of my sleep is deep, as a percentage".
  [
    /^how much of (.*?) ?,? (?:in|as an?|in terms of) (?:percent|percentage|share|proportion|fraction)(?: terms)?(?=$| ,| (?:in|since|over|this|last|for|during)\b)/,
    'what percentage of $1',
  ],
  [/^(?:as an?|in) (?:percent|percentage|share|proportion|fraction) ?,? how much of /, 'what percentage of '],
  // A share of daily amounts is one of all.
  [
    /\b(percentage|percent|share|proportion|fraction) of (my |the )?(?:daily|total|overall) (?!(?:\w+ )?(?:goal|target|limit)\b)/,
    '$1 of $2',
  ],
  [
    new RegExp(
      `^how (?:does|do|did) (${PERIOD}) compare (?:to|with|against) (${PERIOD}) (?:for|in terms of|on|by|in) (?:my )?(.+)$`,
    ),
    'compare $3 in $1 than in $2',
  ],
  // "The day with my top score".
  [
    /^(?:the |my )?(day|night|date|morning) (?:with|of) (?:the |my )?(?:top|peak|record|record high|all time high) (?!(?:zone|active|minutes|heart)\b)/,
    'which $1 had the highest ',
  ],
  [
    /\b(?:difference|range|gap|spread|swing|distance) (?:between|from) (?:the |my )?(?:most active|busiest|most) (?:and|to) (?:the |my )?(?:least active|laziest|quietest|least)(?: active)?(?: (?:days?|nights?|values?))?\b/,
    'range',
  ],
];
