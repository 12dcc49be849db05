import { turned, type Turns } from '#domain/questions/spoken/turns.ts';

const PAST =
  'top|topped|crack|cracked|break|broke|broken|pass|passed|clear|cleared|beat|beaten|surpass|surpassed|exceed|exceeded|smash|smashed|go past|gone past|get past|gotten past';
const MORNING =
  /\b(?:hrv|heart rate variability|resting heart rate|rhr|pulse|weight|weigh|weighed|sleep|slept|wake|woke|stress|steps)\b/;

/** Records and bounds that a wearable's members ask about, in the grammar's words. */
const TURNS: Turns = [
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

/** "Record" isn't a word without meaning: the best value. */
const RECORDS: Turns = [
  // "What is my record number of steps", "record for steps", "step record": the best.
  [
    /^(?:(?:what|when) (?:is|was) )?(?:my |the )?(?:all time |personal )?(?:record|pb|pr|personal best)(?: (?:number|amount|total|count))?(?: (?:of|for|in))? (?=[a-z])/,
    'best ',
  ],
  [/^([a-z]+(?: [a-z]+){0,2}) (?:record|pb|pr|personal best)$/, 'best $1'],
];

/** "My step record" in the grammar's words, which would otherwise read it as any steps. */
export const withRecords = (text: string): string => turned(text, RECORDS);

export const withOwnRecords = (text: string): string => turned(withPaces(withMorningsAsDays(text)), TURNS);
