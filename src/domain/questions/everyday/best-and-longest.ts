import { MONTH } from '#domain/questions/times/calendar-dates.ts';
import { turned, type Turns } from '#domain/questions/spoken/turns.ts';

const PAST =
  'top|topped|crack|cracked|break|broke|broken|pass|passed|clear|cleared|beat|beaten|surpass|surpassed|exceed|exceeded|smash|smashed|go past|gone past|get past|gotten past';
const MORNING =
  /\b(?:hrv|heart rate variability|resting heart rate|rhr|pulse|weight|weigh|weighed|sleep|slept|wake|woke|stress|steps)\b/;

/** Records and bounds that a wearable's members ask about, in the grammar's words. */
const TURNS: Turns = [
  [/\b(?:hottest|biggest|greatest) streak\b/, 'longest streak'],
  [/\b(?:absolute|outright|very|single|all time) (?=(?:[a-z]+est|best|worst|most|least)\b)/g, ''],
  // "Did I ever top 15,000 steps".
  [
    new RegExp(
      `\\b((?:did|have|has|had|do) (?:i|my [a-z ]+?) (?:ever )?)(?:${PAST}) (?:(?:the )?(?:mark|threshold|barrier) of |the )?(?=[\\d.]+)`,
    ),
    '$1go over ',
  ],
  [/\b(?<=[\d.]+ [a-z]+) (?:mark|barrier|threshold)(?= |$)/, ''],
  // "Faster than 6 minutes per kilometer": a pace.
  [
    /\b(?:(?:were|was|are|is|run|ran|done|did) )?(?:at (?:a |an )?)?(?:faster|quicker) than ([\d.]+) ?(?:min|minutes)? ?(?:per |\/ ?|a )(km|kilometer|mile|mi)\b/,
    'had a pace under $1 min per $2',
  ],
  [
    /\b(?:(?:were|was|are|is|run|ran|done|did) )?(?:at (?:a |an )?)?slower than ([\d.]+) ?(?:min|minutes)? ?(?:per |\/ ?|a )(km|kilometer|mile|mi)\b/,
    'had a pace over $1 min per $2',
  ],
  [
    /\bdid i (?:do|run|have|log|finish) (?:at|with|in) (?:a |an )?(?:average )?pace (?:of )?(?=(?:under|over|below|above|faster|slower|at least|at most|less|more)\b)/,
    'had a pace ',
  ],
  [
    /\b((?<!\bhad a )pace\b.*?) ?,? (?:in )?(?:(?:min|minutes) )?per (km|kilometer|mile)$/,
    '$1 in min per $2',
  ],
  // "Out of all my swims, which one was the longest".
  [
    /^(?:out of|of|among|across) (?:all )?(?:of )?my (runs|walks|swims|rides|bike rides|hikes|workouts|sessions|yoga sessions|strength sessions)((?: (?:this|last|in|since) [^,]+?)?) ,? ?which (?:one|1|of them)? ?(was|is|had|lasted|burned|took)\b(.*)$/,
    'which $1-one $3$4$2',
  ],
  [/\b(runs|walks|swims|rides|hikes|workouts|sessions)-one\b/, '$1~'],
  [/s~/, ''],
  // "How much longer was my longest ride than my shortest".
  [
    /^how much (?:longer|farther|further|higher|bigger|larger|more) (?:is|was|were|are) (?:my |the )?(longest|highest|biggest|best|furthest|farthest|heaviest) (.+?) than (?:my |the )?(shortest|lowest|smallest|worst|lightest)(?: (?:\2|one|1))?((?: (?:this|last|in|since) .+)?)$/,
    'range of my $2-size$4',
  ],
  [/\b(run|walk|ride|swim|hike|workout|session)-size\b/, '$1 duration'],
  [/-size\b/, ''],
  // "The longest streak without missing 5,000 steps".
  [
    /\b(streak|run|stretch|days in a row)(?: of days)? without (?:missing|failing to (?:hit|reach|get)|falling (?:short of|below|under)|dropping (?:below|under)|going (?:below|under)) (?:my )?(?=[\d.]+ )/,
    '$1 of days with at least ',
  ],
  [/^(runs|walks|rides|hikes|swims|workouts) had (?=a pace\b)/, 'how many $1 had '],
  [/^(runs|walks|rides|hikes|swims|workouts) (?=had a pace\b)/, 'how many $1 '],
  [/ = (?=\d)/, ' exactly '],
  [/\b(\w+) \+ (?=\w+ )/, '$1 plus '],
  [/\bupon which\b/, 'on which'],
  // "Whether my step count on March 2 was greater than 10,000".
  [
    /^(?:.* )?whether (my .+?) (was|were|is|has been|went|got|stayed) (?=(?:over|under|above|below|at least|at most|more|less|greater|higher|lower|longer|fewer|exactly)\b)/,
    'was $1 ',
  ],
  [
    /^(?:.* )?whether i (?=(?:ever )?(?:slept|ran|walked|hit|reached|did|got|had|took|swam|cycled|worked|weighed)\b)/,
    'did i ',
  ],
  // "Has there been a single week this year where I did no workout".
  [
    /^(?:has|have|was|were|is|are) there (?:been )?(?:an?|any|even 1)(?: single)? (week|month)s?((?: (?:this|last|in|since) .+?)?) (?:where|when|in which|that|with) (?:i )?(?:did|had|have) (?:no|0|not a single|not any) (.+)$/,
    'how many $1s$2 did i not do any $3',
  ],
  // "Was January or February the better month for deep sleep".
  [
    new RegExp(
      `^(?:was|is) (${MONTH}) or (${MONTH}) (?:the |a |my )?(better|worse|higher|lower|longer)(?: month| one| 1)? (?:for|in|in terms of) (?:my )?(.+)$`,
    ),
    'was my average $4 $3 in $1 than in $2',
  ],
  [/^(?:in )?which of (?:the|these|those) \d months (did|had|was|were|do)\b/, 'which month $1'],
  [
    /^(?:my )?(weight|hrv|resting heart rate|steps|sleep|stress score) ,? (?:first|earliest) (?:reading |value |weigh in )?(?:vs|versus|to|against|and) (?:last|latest|final) (?:reading|value|weigh in|one)? ?(?:of|in|for) /,
    'change in $1 in ',
  ],
  [
    /\b(nights\b.*?) did i (?:fall short of|miss|fail to (?:get|reach)|not (?:get|reach|make)) (?=[\d.]+ (?:hours|minutes)\b)/,
    '$1 did i sleep less than ',
  ],
  [
    /^(?:on )?(?:which|what)(?: day| weekday| day of the week)? do i (?:usually|normally|typically|mostly|most often) (?:do|go) (yoga|swim|swimming|run|running|rid(?:e|ing)|hik(?:e|ing)|lift|weights)$/,
    'on which day of the week do i do $1 the most',
  ],
  [
    /^when do i (?:usually|normally|typically|mostly|most often) (?:do |go )?(yoga|swim|swimming|run|running|ride|riding|hike|hiking|lift) ,? (?:which|what) (?:weekday|day of the week|day)$/,
    'on which day of the week do i do $1 the most',
  ],
  [
    /^(?:have|did) i (?:lost|lose|gained|gain) or (?:gained|gain|lost|lose) (?:any )?weight\b/,
    'how much did my weight change',
  ],
  [
    /\bbetween (?:2|any 2) (?:consecutive|successive|neighboring|subsequent) (weigh ?in|weighing|reading)s?\b/,
    'from 1 $1 to the next',
  ],
  // "Have I touched the elliptical at all in March".
  [
    /\b(?:touch|touched|been on|gotten on|got on|hopped on|hop on|set foot on) the (elliptical|treadmill|bike|rowing machine|rower)(?: at all)?\b/,
    'did any $1',
  ],
  [/^(?:have|did) i did any /, 'did i do any '],
];

/** Mornings on which a night's or a morning's figure was measured are days. */
const withMorningsAsDays = (text: string): string =>
  MORNING.test(text)
    ? text.replace(
        /\b(how many|what (?:percentage|percent|share|fraction|proportion) of|which|what) mornings?\b/,
        '$1 days',
      )
    : text;

const CLOCK_PACE = /\b(\d{1,2}):([0-5]\d) ?(?:min(?:utes)? ?)?(?:per |\/ ?|a )(km|kilometer|mile|mi)\b/g;

/** "5:30 per km" in minutes. */
const withPaces = (text: string): string =>
  text.replace(
    CLOCK_PACE,
    (_, minutes: string, seconds: string, unit: string) =>
      `${Math.round((Number(minutes) + Number(seconds) / 60) * 1000) / 1000} min/${unit}`,
  );

/** "Record" means the best value; the grammar would skip the word. */
const RECORDS: Turns = [
  // "What is my record number of steps", "record for steps", "step record": the best.
  [
    /^(?:(?:what|when) (?:is|was) )?(?:my |the )?(?:all time |personal |lifetime )?(?:record|pb|pr|personal best|lifetime best|career best)(?: (?:number|amount|total|count))?(?: (?:of|for|in))? (?=[a-z])/,
    'best ',
  ],
  [/^([a-z]+(?: [a-z]+){0,2})(?<!\b(?:on|i|to|of|for|did|do)) (?:record|pb|pr|personal best)$/, 'best $1'],
];

/** "My step record" in the grammar's words, which would otherwise read it as any steps. */
export const withRecords = (text: string): string => turned(text, RECORDS);

/** Words that name no figure. */
const UNNAMED = new RegExp(
  `^(?:(?:how|many|much|often|what|which|percentage|percent|share|of|on|in|at|the|a|my|i|am|was|were|did|do|have|has|had|been|is|days?|nights?|weeks?|months?|row|longest|current|streak|hit|hitting|reach|reached|reaching|get|got|make|made|manage|managed|top|topped|clear|cleared|over|under|above|below|least|most|more|less|than|this|last|past|year|yesterday|today|so|far|since|during|per|each|every|times?|weekdays?|weekends?|[a-z]+days?|${MONTH}|with|for|ever|to|and|consecutive|number|any|best|first|half|,|[\\d.]+)(?: |$))+$`,
);
/** Numbers so large that, without a unit, they can only be steps. */
const BARE_STEPS =
  /\b(hit|hitting|reach|reached|reaching|get|got|do|did|make|made|manage|managed|top|topped|clear|cleared|over|under|above|below|at least|more than|less than) ([5-9]\d{3}|[1-9]\d{4})(?= ?,| ?$| (?:in|on|this|last|yesterday|today|at|a|per|so|since|during|days?|each|every)\b)/;

/** "How many days did I hit 10k": steps, which nothing else is counted in by thousands. */
const withBareSteps = (text: string): string =>
  UNNAMED.test(text) ? text.replace(BARE_STEPS, '$1 $2 steps') : text;

const BEST =
  '(?:longest|shortest|highest|lowest|biggest|largest|smallest|heaviest) (?:[a-z0-9-]+ ?){1,6}?(?: (?:last|this|in) [a-z]+)?';
const BEYOND =
  '(?:(?:more|less|fewer|longer|shorter|higher|lower|greater|bigger|further|farther|heavier) than|over|under|above|below|at least|at most)';
const MEASURE =
  'km|kilometers?|kilometres?|mi|miles?|m|meters?|metres?|min|mins|minutes?|h|hrs?|hours?|steps?|kcal|calories|cal|kg|lbs?|pounds?|g|grams?|ml|bpm';
const IS_BEST_BEYOND = new RegExp(
  `^(?:was|is) (?:my|the) (${BEST}) ${BEYOND} (?:an?|one|two|three|[\\d.,:]+k?) ?(${MEASURE})?((?: (?:last|this|in|on|since|during|between|from) .*)?)\\?*$`,
  'i',
);

/** "Was my longest run over 8 km?" is about the longest of all runs, not of those over 8 km: what it was decides. */
export const withBestOfAll = (question: string): string =>
  question.replace(
    IS_BEST_BEYOND,
    (_, best: string, unit: string | undefined, when: string) =>
      `What was my ${best}${unit === undefined ? '' : ` in ${unit}`}${when}?`,
  );

export const withOwnRecords = (text: string): string =>
  turned(withBareSteps(withPaces(withMorningsAsDays(text))), TURNS);
