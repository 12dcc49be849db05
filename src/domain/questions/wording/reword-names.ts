import { DATE as NAMED_DATE, MONTH } from '#domain/questions/times/calendar-dates.ts';
import { PERIOD } from './reword-turns.ts';

/** Records that are days apart. */
export const EVENTS =
  'fasts|blood tests|blood panels|panels|lab tests|tests|blood draws|weigh ?ins|weighings|workouts|runs|walks|rides|swims|hikes|bike rides|yoga sessions|training sessions|sessions|exercise sessions';
const TIME = `(?:in|during|over|for|since|on) (?:the )?(?:(?:last|past) \\d+ (?:days|weeks|months)|${PERIOD})`;

const LONG = '(?:how long|how much time|how many minutes)';
const OFTEN = '(?:usually |typically |normally )?';
const ASLEEP =
  '(?:to (?:fall asleep|get to sleep|go to sleep|drift off|nod off)|(?:before|until|till) (?:i (?:fall|fell) asleep|falling asleep|i (?:drift|drifted|nod|nodded) off))\\b';

/** Everyday names of figures, tests and days, in the words of the catalog. Runs before the other rewrites. */
export const NAME_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // "My last 5 weights" are weigh-ins, "my weights sessions" are workouts.
  [
    /^(?!.*\b(?:how (?:many|much|long|often|far)|minutes|sessions?|workouts?|training|calories|burn\w*|heart|lift\w*|hours?|time)\b)(.*\b(?:my|the|all|list|show|recent|latest|past|last) (?:\d+ )?)(?:body ?)?weights(?=$| ,| (?:this|last|in|since|over|from|for|during|on|of|today|yesterday)\b)/,
    '$1weight readings',
  ],
  // "How many carbs was dinner?"
  [
    /^(how (?:many|much) .*\b(?:was|were|is|are|did|in)) (?=(?:breakfast|lunch|dinner|supper)(?:$| (?:have|contain)))/,
    '$1 my ',
  ],
  // A high stress score is calm.
  [/\b(?:am|was) i more stressed(?: out)?\b/, 'is my stress score lower'],
  [/\b(?:am|was) i less stressed(?: out)?\b/, 'is my stress score higher'],
  [/\bdo i (?:exercise|work out|train) (more|less)\b(?! often)/, 'do i get $1 workout minutes'],
  [/\bsensor readings?\b/g, 'glucose readings'],
  [
    /\b(?:hypoglycemic|hypoglycaemic|hypo|low) (?:glucose )?readings (?=(?:below|under) 70\b)/,
    'glucose readings ',
  ],
  [/\b(?:in|during|over|for) the (?:first |next )?2 hours (?:after|following)\b/, 'after'],
  [/\b(after|following) (?:a |any |my |the )?meals? (?:with|of|containing) (?:a |an )?(?=[a-z])/, '$1 '],
  [
    /\b(?:total cholesterol|total) (?:cholesterol )?(?:to|\/) hdl(?: cholesterol)? ratio\b/,
    'ratio of total cholesterol to hdl',
  ],
  [
    /\b(?:average |mean )?(?:blood )?(?:sugar|glucose) average (?:of |over |for )?(?:the )?(?:last |past )?3 months?(?: (?:test|result))?\b/,
    'a1c',
  ],
  [/\b3 months? (?:average )?(?:blood )?(?:sugar|glucose)(?: average)?(?: test| result)?\b/, 'a1c'],
  [/\bgood cholesterol\b/g, 'hdl'],
  [/\bbad cholesterol\b/g, 'ldl'],
  // "What A1c would my sensor average correspond to".
  [
    /\b(?:estimated|predicted|projected|expected) (?:hb ?)?a1c (?:from|by|based on) (?:my |the )?(?:sensor|cgm|glucose|readings)(?: readings| data| average)?\b/,
    'gmi',
  ],
  [
    /^(?:what|which) (?:hb ?)?a1c (?:would|does|do) (?:my |the )?(?:sensor|cgm|average glucose|mean glucose|glucose)(?: (?:average|mean|readings|data|glucose))? (?:correspond|equal|translate|amount|point|come)(?: out)?(?: to)?\b/,
    'what is my gmi',
  ],
  // "Time in range between 1 and 5 May": no range of dates.
  [
    new RegExp(
      `\\b(in (?:the |my )?(?:target )?range) (?=(?:between|from) (?:the )?(?:${NAMED_DATE}|\\d{1,2}(?:st|nd|rd|th)? (?:and|to) (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTH}))(?= |$))`,
    ),
    '$1 , ',
  ],
  [
    /\btime in (?:the )?(?:tight )?range (?:of |between |from )?(\d+(?:\.\d+)?) (?:to|and) (\d+(?:\.\d+)?)(?: mg\/dl| mmol\/l)?\b/,
    'percentage of glucose readings between $1 and $2',
  ],
  [
    / ?\bsince (?:(?:the|my) (?:sensor|cgm) (?:started|began|went on|was put on)|i (?:started|began|got|put on) (?:wearing |using )?(?:the|my|a) (?:sensor|cgm))\b/,
    '',
  ],
  [
    /\b(average|mean|median) of all (?:of )?my (.+?) (?:lab|blood|test) (?:results|values|readings|tests)$/,
    '$1 $2',
  ],
  [/\b(last|latest|most recent|first|previous|recent) (?:blood |lab )?(?:analysis|exam)\b/g, '$1 blood test'],
  [/^since how many days (?:was|is|are) (?:my )?(?=last|latest|most recent)/, 'how many days since my '],
  [/\b(?:ended|completed|broke|concluded) (?=(?:a|an|my) fast\b)/, 'finished '],
  [/\b(most|least|fewest) of (?=(?:fiber|protein|carbs|fat|sugar|sodium|calories|water|energy)\b)/, '$1 '],
  [
    /^(?:what is )?the part of (breakfast|lunch|dinner|snacks?) in my (\w+)\b/,
    'what share of my $2 came from $1',
  ],
  [
    / (?:across|over|on|for|of) (?:all )?(?:the )?days with (?:any )?(?:food |diary |meal )?(?:records?|entries|data|logs)\b/,
    '',
  ],
  [/(?<=\brange\b.*) max (?:, |to |minus )min\b/, ''],
  [
    /^(?:okay |so )?(?:on |in )?how many evenings (did i (?:have|drink|eat)) (.+)$/,
    'how many days $1 $2 after 5 pm',
  ],
  [
    /^(?:okay |so )?(?:on |in )?how many mornings (did i (?:have|drink|eat)) (.+)$/,
    'how many days $1 $2 before noon',
  ],
  [
    /^((?:on |in )?how many (?:days|nights|times) .*\b)(?:a|1) (?:glass|mug|pint|bottle|can|cup|bowl|plate|slice|piece) of (?=[a-z])/,
    '$1',
  ],
  [/(?<=\bcorrelation\b.*?)\b(?:daily )?(?:mean|average) (?=[a-z])/g, ''],
  [/\blinear (?=(?:\w+ )?(?:slope|trend|fit))/, ''],
  [/\bhow many days (?:have |had )?(?:passed|gone by|elapsed|been) since\b/, 'how many days since'],
  // "How many of my blood tests include B12".
  [
    /^how many (?:of (?:my |the )?)?(?:blood |lab )?(?:tests|panels|labs|results|draws) (?:include|included|contain|contained|have|had|measured|show|showed|with|cover|covered|list) (?:an? |my )?(?!(?:over|under|above|below|more|less|at|i|there|been|we)\b)(.+)$/,
    'how many $1 results do i have',
  ],
  [
    /^(?:how many times|how often) (?:was|were|has|have) (?:my )?(.+?) (?:been )?(?:measured|tested)$/,
    'how many $1 results do i have',
  ],
  // A time in between: "what share of my calories in February came from fat".
  [
    new RegExp(`\\b(of my \\w+(?: \\w+)?) (${TIME}) (came|come|comes|was|were|is|are) (from .+)$`),
    '$1 $3 $4 $2',
  ],
  // "My weekend and weekday calories".
  [
    /\b(difference|ratio) (?:between|of|in) (?:my |the )?(weekends?|weekdays?) (?:and|to|vs|versus) (?:my |the )?(weekends?|weekdays?) (.+?)( on average)?$/,
    '$1 of average $4 on $2 to on $3',
  ],
  [/^difference of (.+) to on (weekends?|weekdays?)$/, 'difference in $1 than on $2'],
  [
    /^(.*\b)ratio of (average (?:average |mean )?)(.+) on (\w+) to on (\w+)$/,
    '$1ratio of average $3 on $4 to average $3 on $5',
  ],
  [/\baverage (?:average|mean) (?=\w)/g, 'average '],
  [/\bon (weekend|weekday)\b(?! (?:day|night|morning|evening))/g, 'on $1s'],
  [/\bminus (?:the )?(?=(?:first|second|last|other) half\b)/, 'versus the '],
  [/\bversus the other half\b/, 'versus the second half'],
  // "The latest day under 1500 kcal".
  [
    /^(?:the |my )?(latest|last|most recent|first|earliest) (day|night|date) (?=(?:under|over|below|above|with|at|that|when|i|my)\b)/,
    'when was the $1 $2 ',
  ],
  [/\bwhen was the (?:latest|most recent) (?=day|night|date)/, 'when was the last '],
  [/\bwhen was the earliest (?=day|night|date)/, 'when was the first '],
  [
    /\bdays (?:with no|without(?: any)?|i (?:did )?not (?:log|track|record)(?: any)?) (?:food|eating|diary|meal)s?(?: (?:entries|entry|records?|log))?(?: (?:logged|recorded|tracked))?\b/,
    'days with no meals',
  ],
  [
    /\bdays did i not (?:log|track|record)(?: any)? (?:food|meals|anything to eat)\b/,
    'days did i have no meals',
  ],
  // "How many days in a row have I been logging food up to now".
  [
    /^(?:how many days in a row|for how many days in a row|how long) (?:have|did) i (?:been )?(?:log|logg?ed|logging|track|tracked|tracking|record|recorded|recording) (?:my )?(?:food|meals|what i eat)\b(?: (?:up to now|up to today|so far|now|until now|without a break))?$/,
    'my current streak of days with a meal',
  ],
  [/\bdo i (?:complete|finish|do|end) the (most|fewest|least) fasts\b/, 'do i have the $1 fasts'],
  [
    /\bhow many (?=(?:water|protein|fiber|sugar|fat|sodium|salt|energy)(?: (?:do|did|have|has|i|is|was|am|in|on|per|a)\b|$))/,
    'how much ',
  ],
  [new RegExp(`\\bin the days of (?=${MONTH})`), 'in '],
  // "The longest gap between two fasts".
  [
    new RegExp(
      `\\b(?:gap|interval|break|pause|stretch|time|wait|number of days|days)(?: in days)? between (?:(?:any|2|two|my|consecutive|successive|the|all) )*(${EVENTS})\\b(?! and\\b)`,
    ),
    'gapdays $1',
  ],
  [
    new RegExp(
      `^(?:on average ,? ?)?how many days (?:apart|between) (?:are|were|is|do i have|lie|pass) (?:my |the )?(${EVENTS})(?: on average| usually| apart)?$`,
    ),
    'average gapdays $1',
  ],
  [
    new RegExp(
      `\\b(?:how many days|days|how long)(?: are| were| was there| is there| passed)? between (?:my |the )?last (?:2|two) (${EVENTS})\\b`,
    ),
    'last 2 gapdays $1',
  ],
  [/\b(?:how many|number of|count of) gapdays\b/, 'average gapdays'],
  [
    /\b(biggest|largest|greatest|steepest|sharpest) (?:single )?(drop|fall|loss|decrease|decline|rise|gain|increase|jump) (?:in|of) (?:my )?(\w+(?: \w+)?) (?:between|from) (?:(?:any|2|two|consecutive|successive|1|one|the|my) )*(?:weigh ?ins?|weighings|measurements|readings|days|tests?|panels|blood tests)(?: (?:to the next|in a row))?\b/,
    '$2 gapvalues $3',
  ],
  // "Fiber density (g per 1,000 kcal)".
  [
    /\b(fiber|protein|carbs?|fat|sugars?|sodium|saturated fat) density(?: (?:in )?(?:g|grams|mg))?(?: (?:per|for every) 1000 (?:kcal|calories))?\b/,
    '$1 per 1000 kcal',
  ],
  [
    /\b(?:g|grams|mg) (?:of )?(fiber|protein|carbs?|fat|sugars?|sodium|saturated fat) per 1000 (?:kcal|calories)\b/,
    '$1 per 1000 kcal',
  ],
  [/\bper 1000 calories\b/, 'per 1000 kcal'],
  // A pool is no idle word here, as it is in "pool of data".
  [/\bin the (?:swimming )?pool\b/, 'swimming'],
  // "How many runs were longer than 8k?", whose "k" counts meters by now.
  [
    /(?<=\b(?:runs?|walks?|rides?|hikes?|swims?)\b.*\b(?:longer|further|farther|shorter) than )([1-9]\d?)000(?=$| (?:in|on|this|last|were|did)\b)/,
    '$1 km',
  ],
  [
    /^(average|mean|median|total|longest|shortest) minutes (?=(?:per|of a|of my) workouts?\b)/,
    '$1 workout minutes ',
  ],
  [/\b(?:wakeup|wake up)(?= (?:this|last|in|on|time)\b|$)/, 'wake time'],
  [/\b(?:glucose |sugar )?(?:lows|highs) (?=(?:under|below|over|above) \d)/, 'glucose readings '],
  // "Longest stretch without drinking": alcohol, because nobody goes a day without any drink.
  [
    /\b(streak|stretch|spell|run|row|period|days?) (?:without|with no) (?:drinking|an? drink|any drinks?)$/,
    '$1 with no alcohol',
  ],
  // "How many days did I drink alcohol": those with more than none.
  [
    /\b(days|nights|how often|how many times) (?:(?:did|do|have) )?i (?:drink|drank|drunk|have|had|consume|consumed) (?:any |some )?(?=(?:alcohol|caffeine)\b)/,
    '$1 did i have over 0 ',
  ],
  [/\b(days|nights) with (?:any |some )?(?=(?:alcohol|caffeine)\b)/, '$1 with over 0 '],
  // "Sum of active zone min": no minimum.
  [
    /\b(zone|active|rem|deep|light|awake|cardio|peak|fat ?burn|workout|moderate|vigorous) min\b/g,
    '$1 minutes',
  ],
  // "How much sugar do I eat in all on days with chocolate": a habit, so an average of those days.
  [
    /^(?=.*\bon days (?:with|when|where|that)\b)(?=.*\bhow (?:much|many) .*\bdo i\b)(.*\S) ?,? (?:in (?:all|total)|altogether|all told|overall)\b(.*)$/,
    '$1 on average$2',
  ],
  [/\bin average(?=$| ,| (?:in|on|per|a|each|for|during|over|of|since|this|last)\b)/, 'on average'],
  // "How many flights of stairs did I climb", "climbed more than 10 floors".
  [
    /\b(?:flights of stairs|flights|floors|stairs|stories) (did|do|have|had) i (?:climb(?:ed)?|go(?:ne)? up|walk(?:ed)? up|take|taken)\b/,
    'floors $1 i do',
  ],
  [
    /\b(?:climb|climbed|climbing) (?=(?:(?:over|under|above|below|more than|less than|fewer than|at least|at most|exactly) )?\d+ (?:flights|floors)\b)/,
    'do ',
  ],
  // "How long does it take me to fall asleep".
  [
    new RegExp(`\\b${LONG} (?:does it ${OFTEN}take me|do i ${OFTEN}(?:need|take)) ${ASLEEP}`),
    'average minutes to fall asleep',
  ],
  [
    new RegExp(
      `\\b${LONG} (?:did it take me|has it taken me|did i (?:need|take|lie awake|lie in bed)) ${ASLEEP}`,
    ),
    'how many minutes to fall asleep',
  ],
];
