import { DATE, MONTH } from '#domain/questions/times/calendar-dates.ts';
import type { Turns } from './turns.ts';

const OP = '(?:over|under|above|below|more than|less than|fewer than|at least|at most)';
const PERIOD = '(week|month|year)';
const WEIGHT = '(?:kg|kilos?|lbs?|pounds)';

/** Which day, week or month; the last and first time; and days counted by what they had or lacked. */
export const DAY_TURNS: Turns = [
  // "Since I started bulking on October 1", "since the birth on June 3", "since school started August 28".
  [
    new RegExp(
      `\\bsince (?!(?:${DATE}|${MONTH})\\b)(?:[a-z]+ ){1,7}?(?:on |in |back in |at )?(?:the )?(?=(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?\\b|\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH})\\b|\\d{4}-\\d\\d-\\d\\d)`,
    ),
    'since ',
  ],
  [new RegExp(`\\bsince (?:i|we|my) (?:[a-z]+ ){1,5}?(?:in|back in) (?=(?:${MONTH})\\b)`), 'since '],
  // "Since I began using the app", "since I joined": everything.
  [
    /(?:^| ,? ?)since i (?:first )?(?:began|started|joined|signed up|got|downloaded|installed)(?: (?:using|with|logging|tracking|on|to use|to log))?(?: (?:the|this) app| here| this| it| perennial| tracking| logging)?(?=$| ,)(?: ,)?/,
    ' ',
  ],
  // "The three days around Thanksgiving, Thursday through Saturday".
  [
    new RegExp(
      `\\b(?:during|for|in|over) (?:the )?(?:week|weekend|days?|time) (?:of|around|before|after) (?:my |our |the )?[a-z ]+? , (?=(?:${MONTH}) \\d)`,
    ),
    'from ',
  ],
  [
    new RegExp(
      `\\bon (?:vacation|holiday|a trip|the trip|my trip|our trip)(?: (?:in|to) [a-z]+)? ,? ?(?=from |between )`,
    ),
    '',
  ],
  // "Weekends or weekdays, which is higher for my steps", "when do I eat more sugar, weekdays or weekends".
  [
    /^(?:on )?(weekends?|weekdays?|weeknights?) (?:or|vs|versus) (?:on )?(weekends?|weekdays?|weeknights?) ,? ?(?:(?:which|what|when) (?:is|are|was|were|has|have|had|do i have|did i have)|where (?:is|are)) (?:the |my )?(higher|lower|more|less|fewer|longer|shorter|greater|bigger|better)(?: (?:for|in|of|on))?(?: my)? (.+)$/,
    'is my average $4 $3 on $1 or $2',
  ],
  [
    /^(?:which|when) (?:is|are|was|were|has|had|have) (?:the |my )?(higher|lower|more|less|fewer|longer|shorter|greater|bigger)(?: (?:for|in|of|on))?(?: my)? (.+?) ,? ?(?:on )?(weekends?|weekdays?) or (?:on )?(weekends?|weekdays?)$/,
    'is my average $2 $1 on $3 or $4',
  ],
  [
    /^(?:when|on which days|on what days) (do|did|am|is|are|was|were) (.+?) ,? ?(?:on )?(weekends?|weekdays?) or (?:on )?(weekends?|weekdays?)$/,
    '$1 $2 on $3 or $4',
  ],
  // Weeks and months at an end: "worst month for added sugar", "driest week by water".
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:my |the )?driest ${PERIOD}\\b(.*?)(?: ,)?(?: (?:by|for|in terms of) (?:water|drinking|hydration))?$`,
    ),
    'which $1$2 had the lowest water',
  ],
  [
    new RegExp(
      `^(?:what|which) (?:is|was) (?:my |the )?(best|worst|highest|lowest) (day|night|week|month) (?:for|by|in terms of|of) (.+)$`,
    ),
    '$1 $2 for $3',
  ],
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:my |the )?(best|worst|highest|lowest) (day|week|month)((?: (?:this|last) (?:week|month|year))?) (?:for|by|in terms of) ((?:[a-z]+ ){0,2}?[a-z]+?)((?: (?:this|last|in|since|so far|over|during)\\b.*)?)$`,
    ),
    'which $2 had the $1 $4$3$5',
  ],
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:my |the )?(?:single )?(?:heaviest|biggest|highest|largest) (calorie|protein|carb|fat|sugar|sodium|fiber|caffeine|alcohol|water) (day|week|month)\\b(.*)$`,
    ),
    'which $2 had the highest $1$3',
  ],
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:my |the )?(?:single )?(?:lightest|smallest|lowest) (calorie|protein|carb|fat|sugar|sodium|fiber|caffeine|alcohol|water) (day|week|month)\\b(.*)$`,
    ),
    'which $2 had the lowest $1$3',
  ],
  // "What was the day with most cholesterol eaten".
  [
    /^(?:what|which) (?:is|was) (?:my |the )?(day|week|month) (?:with|of) (?:the |my )?(most|least|highest|lowest|fewest) (.+?)(?: eaten| consumed| drunk)?$/,
    'which $1 had the $2 $3',
  ],
  // The last and first time.
  [
    /\bon (?:short|bad|long|good|rough) nights ,? ?(?:(?:meaning|so|that is|i mean|ie|say|like) )+(?=under|over|less than|more than|below|above)/,
    'on nights with ',
  ],
  [/^(?:am|was) i (lighter|heavier) (?:now )?than (?:i was )?(.+)$/, 'is my weight $1 now than $2'],
  [
    /^is my (?:average )?(weekend|weekday) (breakfast|lunch|dinner) (later|earlier) than (?:my |the )?(weekend|weekday) (?:one|1|\2)$/,
    'is my $2 time $3 on $1s than on $4s',
  ],
  [
    /^(what (?:is|was) (?:my |the )?(?:current|longest) streak|how many days in a row (?:have|did) i) (?:of |for )?(hitting|hit|reaching|reached|meeting|met) (?:my )?(protein|fiber|water|calories|steps?)$/,
    '$1 $2 my $3 target',
  ],
  [
    /^(?:(?:please|can you|could you|would you) )*(?:(?:tell|say|show|know)(?: me)? )?when i (last|first) (?=[a-z])/,
    'when did i $1 ',
  ],
  [
    new RegExp(`^when (?:was|were) (?:i|my weight) last (${OP}) ([\\d.]+ ?${WEIGHT})\\b`),
    'when did i last weigh $1 $2',
  ],
  [
    /^when did i last (?:have|see|get|manage) (?:a|1) (day|night) (?:with|of|where i had) (.+)$/,
    'when did i last have $2',
  ],
  [
    /^when (?:was|is) (?:my |the )?(last|first|latest|most recent) (?:day|night|time) (?:i had |with |of )(.+)$/,
    'when did i $1 have $2',
  ],
  [
    /^when did i (last|first|latest|most recent) have (?:no|zero|0) ([a-z]+)(?: at all)?\b/,
    'when did i $1 have exactly 0 $2',
  ],
  [
    /^(when did i (?:last|first)) (?:drink|drank|drunk) (?=(?:over|under|more than|less than|at least|at most) [\d.]+ ?(?:l|liters?|litres?|ml|oz|ounces|glasses|cups)\b(?! of))/,
    '$1 have water ',
  ],
  [
    new RegExp(
      `^(?:(?:what|which) )?(?:is |was )?(?:the )?last (?:day|night|time) (?:that |when |where |on which )?i (?:had|ate|got|drank|slept|walked|took) (?=${OP} )`,
    ),
    'when did i last have ',
  ],
  [
    /\b(when (?:did )?i (?:last|first) (?:eat|ate|had|drank|got|have|drink|get) (?:over|under|more than|less than|at least|at most) [\d.]+ .+?) in (?:a|1) (?:single )?day\b/,
    '$1',
  ],
  // Days without: "alcohol-free days", "dry days", "longest dry spell from alcohol".
  [
    /\b(?:alcohol free|alcoholfree|dry|sober|booze free) (days?|nights?|weekdays?|evenings?)\b/,
    '$1 with no alcohol',
  ],
  [
    /\b(caffeine|coffee|sugar|meat|fish|dairy|snack|chocolate|pizza|beer|wine|workout|exercise) ?free (days?)\b/,
    '$2 with no $1',
  ],
  [
    /^(?:what (?:is|was) )?(?:my |the )?(current|longest|best|record) (?:dry|sober|alcohol free) (?:spell|streak|run|stretch|period)(?: (?:from|without|off|of) (?:alcohol|drinking|booze))?/,
    '$1 streak of days with no alcohol',
  ],
  [
    /^(?:(?:what|how long) (?:is|was) )?(?:my |the )?(current|longest|best|record) (?:streak|run|stretch|spell|period) (?:without|off|free of|with no|away from) (?:any )?([a-z]+)\b/,
    '$1 streak of days with no $2',
  ],
  [/^(.+?) streak ,? (current|longest)$/, '$2 $1 streak'],
  [
    /^(?:what (?:is|was) )?(?:my |the )?longest (?:period|stretch|time|run) (?:that |where |when )?i (?:have )?(?:logged|tracked|recorded) (?:food|meals|anything)?(?: every (?:single )?day)?/,
    'longest streak of days with meals',
  ],
  [
    /\bhow many days((?: [^,]+?)?) (?:did|have) i (?:go|went|gone|spend|spent) without (?:logging|tracking|recording)(?: (?:anything|any food|food|a meal|meals|any meals))?/,
    'how many days$1 have no meals',
  ],
  [
    /\bhow many days((?: [^,]+?)?) (?:did|have) i (?:log(?:ged)?|track|record) (?:nothing|no food|no meals)\b/,
    'how many days$1 have no meals',
  ],
  // "All three meals".
  [
    /(?<!\b(?:which|what) of .*)\b(?:all (?:3|of my|my 3|my|the 3)? ?(?:main )?meals|all 3 meals|3 (?:main )?meals)\b(?: ,? ?breakfast ,? ?lunch ,? ?(?:and )?dinner)?/,
    'breakfast and lunch and dinner',
  ],
  // "How many of the last 100 days had a sodium total higher than …".
  [
    /^how many of (?:the |my )?((?:last|past) \d+ (?:days|nights)) (?:had|have|was|were|did|saw)\b/,
    'how many days in the $1 had',
  ],
  [
    /^(?:of|out of) (?:the |my )?((?:last|past) \d+ (?:days|nights)) ,? ?(?:on )?how many\b/,
    'in the $1 how many days',
  ],
  // "Two days in a row or more".
  [
    /^(?:am|are) i (eating|drinking|getting|having|sleeping|walking|doing) (more|less|fewer) (.+?) than (?:at )?(?:this time|the same time|a year ago|this time of year) ?(?:last year)?$/,
    'is my $3 $2 in the last 30 days than in the same 30 days last year',
  ],
];
