const STATISTIC = 'average|avg|mean|median|total|max|maximum|min|minimum|highest|lowest';
const WEEKS =
  'weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:this|last) (?:week|month|year)';
const VERSUS = 'minus|less|vs|versus|against|compared (?:to|with)';
const EXERCISE =
  'exercise|exercising|workouts?|working out|training|the gym|gym|running|runs?|swimming|swims?|yoga|cycling|walking|walks?|lifting|weights|strength training';

/** Rewrites conditions stated as facts ("it was true that"), and workouts left out, into words that the grammar knows. Runs early. */
export const STATE_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // "On how many days was it true that my HRV was over 50", "was it the case that".
  [
    /\b(?:(?:was|is|were|would) it(?: be)?|it (?:was|is)|(?:did|does) it|it|it has been|has it been)(?: (?:really|actually|ever|also))? (?:true|the case|so|a fact|happens?|happened|turn(?:s|ed)? out|hold|held|holds)(?: true)? that\b/g,
    'when',
  ],
  // "Tally the days I ran": their number.
  [
    /^(?:please )?(?:tally|tot|add|sum|count|total)(?: up)? (?:(?:up|all|the|all of the|my|those) )*(days|nights|mornings) /,
    'how many $1 ',
  ],
  // "The change, first reading to last".
  [
    /^(.*\bchang(?:e|ed|es)\b.*?) ?,? (?:(?:from|between) )?(?:the |my )?(?:first|earliest|initial)(?: \w+)? (?:to|and|until|till|versus|vs) (?:the |my )?(?:last|latest|most recent|final)(?: (?:1|one|readings?|values?|results?|entry|measurements?|weigh ins?|days?|nights?))?$/,
    '$1',
  ],
  [/\bpeak (?=(?:time|minutes|hours) (?:in|of) (?:light|deep|rem)\b)/, 'highest '],
  // "Time spent in cardio": in that zone.
  [
    /\b((?:spend|spent|spending|time|minutes|hours|was|were|am) (?:i )?in (?:the |my )?(?:cardio|peak|fat burn|fatburn|fat burning))(?! (?:zones?|range|heart|active|minutes|time|hr))(?=$| |,)/g,
    '$1 zone',
  ],
  [/\b(best|worst) (?=(?:highest|lowest|most|least|longest|shortest|fewest|largest|smallest)\b)/, ''],
  // "How many minutes did my longest run last?"
  [
    /\b((?:how long|how (?:many|much) \w+|what length of time) (?:did|does|do|has|have) (?:my|the|a) .*?)(?: last(?:ed)?)(?=$| for$| ,)/,
    '$1',
  ],
  // "Days when I skipped exercise", "went without a workout".
  [
    new RegExp(
      `\\bi (?:skip|skipped|missed|miss|passed on|avoided|left out|went without|did without|go without) (?:on )?(?:(?:my|the|a|any|all|doing|going) )*(?=(?:${EXERCISE})\\b)`,
      'g',
    ),
    'i had no ',
  ],
  [
    /\bi (?:rested|took it easy|took (?:a|the) (?:day|rest day) off|had (?:a|my) rest day|was resting)\b/g,
    'i had no workout',
  ],
  // "HRV: weekend average minus weekday average in March".
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:my |the )?(.+?) ?,? (?:(?:on|for|in) )?(?:my |the )?(${WEEKS}) (${STATISTIC}) (?:${VERSUS}) (?:(?:on|for|in) )?(?:my |the )?(${WEEKS}) \\3\\b`,
    ),
    '$3 $1 differ $2 than $4',
  ],
  // "The kind of workout that took up most of my time".
  [
    /\b(?:took up|takes? up|taken up|ate up|accounts? for|accounted for|used up) (?:the )?(?:most|largest (?:part|share))(?: of)?(?: (?:my|the))?(?: workout| exercise| training)? (?:time|minutes|hours)\b/,
    'had the most workout minutes',
  ],
  // "The total of my daily steps": a sum, not an amount per day.
  [/\b(?:total|totals) (?:of|for|across|over) (?:(?:all|of|my|the) )*(?:daily|nightly) /, 'sum of '],
];
