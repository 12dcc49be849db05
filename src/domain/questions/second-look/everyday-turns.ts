import { DATE as NAMED_DATE, DAYS } from '#domain/questions/times/calendar-dates.ts';
import { NUTRIENT } from './ranking-turns.ts';

const DATE = `(?:${NAMED_DATE})`;
const WEEKDAY = `(?:${DAYS.join('|')})`;
const TIME = '((?: (?:today|yesterday|on|in|this|last|since|over|during)\\b.*)?)';
const GLUCOSE = '(?:glucose|blood sugar|sugar)';

/** How people ask for targets, stretches of a night and single figures in everyday speech. */
export const EVERYDAY_TURNS: readonly (readonly [RegExp, string])[] = [
  // Targets: "did I drink enough this week", "did I go over my calories yesterday".
  [
    new RegExp(`^(?:did|have) i (?:drink|drunk) enough(?: water)?(?=.)${TIME}$`),
    'how far was i from my water target on average$1',
  ],
  [
    new RegExp(`^(?:did|have) i (?:get|eat|have|had|eaten|gotten) enough (${NUTRIENT}|water)(?=.)${TIME}$`),
    'how far was i from my $1 target on average$2',
  ],
  [
    new RegExp(
      `^(?:did i go|was i|am i|have i gone) (?:over|under|above|below) my (?:daily )?(${NUTRIENT})(?: (?:limit|target|goal|budget|allowance))?(?=.)${TIME}$`,
    ),
    'how far was i from my $1 target on average$2',
  ],
  [
    /^how far (?:over or under|under or over|above or below|below or above) (?:my |the )?(.+? (?:target|goal)) (?:was|am|were) i\b/,
    'how far was i from my $1',
  ],
  [/^how far from (?:my |the )?(.+? (?:target|goal)) (?:was|am|were) i\b/, 'how far was i from my $1'],
  [
    /^(?:(?:i am|im) )?(?:supposed|meant|trying|told|aiming) to (?:stay|keep|be) (?:under|below) ([\d.]+ ?\w*) (?:of )?(\w+) ,? ?(?:so )?how many days was i (?:over|above)(?: (?:it|that))?\b/,
    'how many days was my $2 over $1',
  ],
  [
    /^(?:my |the )?(?:trainer|doctor|dr|doc|coach|nutritionist|dietitian|nurse) (?:says?|said|wants|told me|recommends?)(?: (?:me )?to (?:get|eat|hit|have|do))? (?:at least )?([\d.]+ ?[a-z]*(?: of)? [a-z]+) ?,? ?(what percent(?:age)? of days|how many days)(.*?) did i (?:hit|make|reach|get)(?: to)? (?:it|that|there)\b/,
    '$2$3 did i have at least $1',
  ],
  // Glucose: "how often did I go low this month, like under 70".
  [
    new RegExp(
      `^(how (?:many times|often)) (?:did|has|have) (?:my |the )?${GLUCOSE} (?:go|gone|get|gotten|drop|dropped|fall|fallen|dip|dipped|run|climb|climbed) (?:too |really )?(?:low|high|down|up)\\b(.*?)(?: ,)? (?:like |that is |meaning |so |i mean )?(under|below|over|above) (\\d+)$`,
    ),
    '$1 was my glucose $3 $4$2',
  ],
  [
    /^(?:what )?(?:percentage|percent|share|proportion) of (?:my )?(?:glucose|blood sugar|sugar|cgm) (?:readings|values)(.*?) (?:was|were|are|is) in (?:my |the )?(?:target )?range$/,
    'time in range$1',
  ],
  [/^how much time in (?:target )?range\b(.*?) ,? ?(?:in )?percent$/, 'time in range$1'],
  [
    new RegExp(
      `^how much (?:of (?:the|my) )?time (?:was|am|did|is) (?:i|my ${GLUCOSE}) (?:spend |be )?in (?:my |the )?(?:target )?range`,
    ),
    'time in range',
  ],
  [
    new RegExp(
      `^what (?:is|are) (my (?:[a-z]+ )?(?:[a-z]+)) like (?:[\\w ]+ )?, (average|mean|median|highest|lowest) `,
    ),
    '$2 of $1 ',
  ],
  // Parts of the night.
  [/ ,? ?(?:while|when) i am (?:sleeping|asleep)(?: ,)? (?=midnight|between|from)/, ' '],
  [/\bmidnight (?:to|until|and|till) (\d)(?! ?(?:am|pm|:|\d))/, 'midnight and $1 am'],
  [/\bovernight last night\b/, 'last night between midnight and 6 am'],
  [
    new RegExp(`(?<=\\b${GLUCOSE}\\b.*)\\bovernight(?=$| (?:in|on|since|this|last|over)\\b)`),
    'between midnight and 6 am',
  ],
  // Days: "how much fat did I eat Friday", "January 9th, the day before my blood draw".
  [
    new RegExp(
      `^(?!.*\\bfast.*\\bnight$)((?:how|what) .*\\b(?:did|was|were) (?:i|my) (?:\\w+ )*?)(?<!\\b(?:on|last|this|every|each|next|past|since|until|from|to|and|or|than) )(${WEEKDAY}(?: night)?)$`,
    ),
    '$1on $2',
  ],
  [
    new RegExp(
      `\\b(${DATE}) , (?:which was )?(?:the )?(?:day|night|morning) (?:before|after|of) (?:my|the) [a-z ]+$`,
    ),
    '$1',
  ],
  [
    /^did i skip (breakfast|lunch|dinner) (?:on )?(?:any|some|many) days(.*?) ,? ?how many(?: days)?$/,
    'how many days$2 have no $1',
  ],
  [
    /\b(days in a row) (?:have|did) i (?:logged|log|tracked|track|recorded|record|drink|drank|drunk|had|have) (?:any |some )?water\b/,
    '$1 have i had over 0 ml of water',
  ],
  // "In the evening, say after 7 pm": the hours say which part of the day is meant.
  [
    /\bin the (?:early |late )?(?:morning|afternoon|evening) ?,? (?:(?:so|say|like|meaning|i mean|that is|ie) ,? ?)?(?=(?:after|before|between|from|past) (?:\d|noon|midnight))/,
    '',
  ],
  // "Change between April and the newest panel".
  [
    /\b(?:between|from) (.+?) (?:and|to) (?:the |my )?(?:newest|latest|last|most recent|current) (?:1|one|blood test|blood panel|panel|test|draw|result|reading|value|weigh in|weighing|entry)$/,
    'since $1',
  ],
  // "Lowest weight, and when did I first hit it".
  [
    /^((?:what (?:is|was) )?(?:my |the )?(?:\w+est|most|least|fewest|maximum|minimum|max|min) .+?) ?,? (?:and |plus |\+ ?|with )?when (?:did i (?:first |last )?(?:hit|reach|get|see|have|do) (?:it|that)|(?:was|is) (?:it|that))$/,
    '$1',
  ],
  [
    /\bfastest (\w+) (?:by )?(?:best|highest|quickest|lowest) (?:average |avg |mean )?(?:pace|speed)\b/,
    'fastest $1',
  ],
  // "Did I get my 150 active zone minutes this week?"
  [
    /^did i (get|reach|hit|make|do|have|take|drink|eat) (?:my|the|all(?: my)?) ([\d.]+) (?!(?:meals|runs|workouts|days|nights)\b)((?:\w+ ){0,2}?\w+) ((?:this|last|yesterday|today|on|in)\b.*)$/,
    'how many $3 did i $1 $4',
  ],
  [/^when (was|were|did) (.*\d.*) last$/, 'when $1 $2 the last time'],
  [
    /^(average|mean|median|total) (\w+) (?:if (?:i|you) |when (?:i|you) )?(?:ignore|ignoring|exclude|excluding|leave out|leaving out|skip|skipping|without|drop|dropping) (?:the |all )?(days|nights) (?:under|below|with (?:less|fewer) than) ([\d.]+)$/,
    '$1 $2 on $3 with at least $4 $2',
  ],
  [
    /\bspikes? (?:me|my (?:glucose|blood sugar|sugar)) (?:the )?(?:most|highest)\b/,
    'has my highest glucose after meals',
  ],
  [/\bstreak of (?:logging|tracking|recording|drinking) water\b/, 'streak of days i had over 0 ml of water'],
  // Extremes.
  [
    /^(?:what (?:is|was) )?the (most|least) (?:that )?i (?:have )?(?:ever )?(?:ate|eaten|eat|consumed) (?:in|on) (?:a|1) (?:single )?day\b/,
    '$1 calories in a day',
  ],
  [
    /^(.*\b(?:latest|earliest) (?:breakfast|lunch|dinner|snack|meal)\b.*?)(?: ,)? (?:at )?what time(?: (?:was|is) (?:it|that))?$/,
    '$1',
  ],
  [
    /\btime (?:that )?i (?:have|eat|take|get) my (first|last) (?:bite|meal|food)(?: of the day)?/,
    'time of my $1 meal',
  ],
  [
    /^which day of the week (?:am i|is my|do i have my) (?:the )?(?:\w+est|(?:least|most) \w+)(?: ,)? (?:like|as in|by|so|meaning|going by) (?:the )?(fewest|least|most|lowest|highest) /,
    'which day of the week has the $1 ',
  ],
  [
    /^(?:what|which) (?:night|day) of the week do i (?:sleep|get) (?:the )?(?:best|most|longest)(?: sleep)?(?: on average)?/,
    'which day of the week has the highest average sleep',
  ],
  [
    /^(?:what|which) (?:night|day) of the week do i (?:sleep|get) (?:the )?(?:worst|least|shortest)(?: sleep)?(?: on average)?/,
    'which day of the week has the lowest average sleep',
  ],
  [
    /^(?:on )?(?:what|which) day of the week do i average (?:the )?(most|fewest|least) /,
    'which day of the week has the $1 average ',
  ],
  [
    /^(lowest|highest|most|fewest) (\w+) (day|night)( (?:in|this|last|since) .+?)? which (?:one|1|day|night) (?:was|is) (?:it|that)$/,
    'which $3$4 had the $1 $2',
  ],
  // Changes.
  [/^how many (pounds|lbs?|kilos?|kg) (?:am i|have i gone) (?:down|lighter)\b/, 'how many $1 did i lose'],
  [/^how many (pounds|lbs?|kilos?|kg) (?:am i|have i gone) (?:up|heavier)\b/, 'how many $1 did i gain'],
  [/\b((?:lose|gain) (?:per|a|each|every) (?:week|month)) on average\b/, '$1'],
  [
    /(?: ,)? which (?:is|was|are|were|1 is) (?:the )?(?:higher|lower|more|less|bigger|better|longer)(?: (?:one|1))?(?: ,)?(?: (?:and )?by how (?:much|many))?$/,
    '',
  ],
  // "Swim distance Jan vs Feb, which month was bigger and by how many meters?"
  [
    /^(?:my )?(\w+ (?:distance|time|minutes)) (.+?)(?: ,)? which (?:month|week|year) (?:is|was) (?:the )?(?:higher|bigger|longer|larger|greater)(?: ,)? (?:and )?by how many (\w+)$/,
    'total $1 $2 , by how many $3',
  ],
  // "Which month had the better average sleep, January or February?"
  [
    /^which (?:month|week|year|1|one|period|of them) (?:had|has|was|were|is|saw|gave) (?:the |my )?(better|worse|higher|lower|longer|shorter|more|fewer|less) (average |mean |median |total )?(.+?) ?,? (?:of |between )?((?:this|last|the last|in|january|february|march|april|may|june|july|august|september|october|november|december)\b.*?) (?:or|and|vs|versus) (.+)$/,
    'was my $2$3 $1 in $4 than in $5',
  ],
  [
    /(?: ,)? which (?:month|week|day|year|side|1|one) (?:is|was) (?:the )?(?:higher|lower|more|less|bigger|better|longer|larger|greater)(?: one| 1)?(?: ,)? (?:and )?by how many (\w+)$/,
    ' , by how many $1',
  ],
  // "If you rank the weekdays by average steps, which one comes out on top?"
  [
    /^(?:(?:if|when) (?:you|i) )?(?:rank|sort|order)(?:ing|ed)? (?:all )?(?:the |my )?(weekday|day of the week|days of the week|month|week|day)s? by (?:the |my )?(.+?) ,? ?(?:which|what)(?: (?:1|one|day|month|week|weekday))? (?:comes? (?:out )?(?:on top|first|top)|(?:is|was) (?:on top|(?:the )?(?:first|highest|top|best))|wins|ranks (?:first|highest))$/,
    'which $1 has the highest $2',
  ],
  [
    /^(?:(?:if|when) (?:you|i) )?(?:rank|sort|order)(?:ing|ed)? (?:all )?(?:the |my )?(weekday|day of the week|days of the week|month|week|day)s? by (?:the |my )?(.+?) ,? ?(?:which|what)(?: (?:1|one|day|month|week|weekday))? (?:comes? (?:out )?(?:last|at the bottom)|(?:is|was) (?:last|(?:the )?(?:lowest|worst))|loses|ranks (?:last|lowest))$/,
    'which $1 has the lowest $2',
  ],
  // "My best running day, I mean the one with the most meters".
  [
    /^(?:which|what) (?:is|was) my (?:best|worst|biggest|smallest|top|record) (\w+ing) (day|week|month) ,? ?(?:(?:i mean|meaning|as in|that is|so) )?(?:the )?(?:1|one|day|week|month) with (?:the )?(most|least|fewest|highest|lowest|longest|shortest) (.+)$/,
    'which $2 had the $3 $1 $4',
  ],
  [
    /\b((?:did|do|have|had|can|could) i) (?:even|actually|really|honestly|ever manage to|manage to) (?=[a-z])/,
    '$1 ',
  ],
  // "My very first walk that you have written down".
  [
    /(?<=\b(?:first|last|latest|earliest|oldest|newest|most recent|longest|shortest|highest|lowest|biggest)\b.*) (?:that |which )?(?:you|i)(?: have)?(?: ever)? (?:hold|got|have(?= ,|$)|written down|noted(?: down)?|put down|on (?:record|file)|in (?:your|my|the) (?:log|books|records?|notes))(?= |$)/,
    '',
  ],
  // "When did I last drink red wine?", "my last glass of red wine".
  [
    /\b(last|first|latest|previous|most recent|(?:have|had|drink|drank|eat|ate)(?= an? )) (?:an? )?(?:glass|cup|mug|bottle|can|pint|shot|slice|piece|bowl|plate|portion|serving|helping|handful|bit) of (?=[a-z])/,
    '$1 ',
  ],
  [/^(when did i (?:last|first)) drink (?!(?:water|alcohol|anything)\b)/, '$1 have '],
  [/\b((?:did|do) i) drink (?!(?:water|alcohol)\b)(?=.*\bmost (?:often|frequently|commonly)\b)/, '$1 have '],
  [/^on (?:evenings|nights) with (?=.*\bdinners?\b)/, 'on days with '],
  // Averages against a target: "average daily calories minus my 2,000 kcal target".
  [
    /^(?:my )?average (?:daily )?(calories|protein|carbs|fat|fiber|water|kcal) (?:minus|less|vs|versus|against) (?:the|my) (?:[\d.]+ (?:kcal|g|grams|ml|calories) )?(?:target|goal|budget)(?: of [\d.]+ \w+)?(.*)$/,
    'how far was i from my $1 target on average$2',
  ],
  [
    /^(?:what (?:is|was) )?(?:the )?difference between (.+?) ?,? in (bpm|ms|kg|kilos|pounds|minutes|hours|grams|mg|kcal|calories|ml|liters|km|miles|meters|steps)$/,
    'difference in $2 between $1',
  ],
  // Servings.
  [
    /^(?:on average )?how (?:big|large|heavy|small) (?:is|was|are|were) (?:my |a )?(?:(?:typical|average|usual|normal) )?(.+?) (?:pours?|servings?|portions?|helpings?)(?: in grams)?$/,
    'average serving of $1 in grams',
  ],
  [
    new RegExp(
      `^how (?:many|much) (${NUTRIENT}) (?:comes?|do i get|did i get) from (.+?) (?:each|every|per) time(?: (?:that )?i (?:eat|have|ate|had) (?:it|them|some))?$`,
    ),
    'average $1 per serving of $2',
  ],
  // Links, and units of pace and climbing.
  [
    /\b(?:is there )?(?:a |any )?(?:relationship|link|connection|association) between (.+?)(?: ,)? correlation(?: please)?$/,
    'correlation between $1',
  ],
  [/(?<=\bcorrelation\b.*)\bhow much i eat\b/, 'calories'],
  [/(?<=\bcorrelation\b.*)\bhow (?:long|much) i sleep\b/, 'sleep'],
  [/(?<=\bcorrelation between\b.*\bsleep )(?:the (?:following|next)|that) night$/, 'the next day'],
  [/\bpace per (mile|km|kilometer)\b/, 'pace in minutes per $1'],
  [
    /^(?:(?:how many|total|the) )?(feet|ft|meters) (?:climbed|of climbing|of elevation(?: gain)?)\b/,
    'total elevation gain in $1',
  ],
  [/\band (?:still|also|yet) (?=(?:sleep|slept|get|got|had|have|walk|eat|ate|drink)\b)/, 'and '],
];
