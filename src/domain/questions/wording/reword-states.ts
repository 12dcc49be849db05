const STATISTIC = 'average|avg|mean|median|total|max|maximum|min|minimum|highest|lowest';
const WEEKS =
  'weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:this|last) (?:week|month|year)';
const VERSUS = 'minus|less|vs|versus|against|compared (?:to|with)';
const COMPARATIVE =
  'higher or lower|lower or higher|more or less|more or fewer|less or more|fewer or more|longer or shorter|shorter or longer|above or below|below or above';
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
  // "How much higher or lower is it", "above or below that in January".
  [/\bhow many percent\b/, 'by what percentage'],
  [/\b(?:above or below|below or above) (?=(?:that|those|the one|it|my|in|on|for)\b)/, 'higher than '],
  [/\b(higher|lower) than (?:that|those|the one|it) (?:of )?(?=(?:in|on|for|during|over|at)\b)/, '$1 than '],
  [new RegExp(`\\b(?:${COMPARATIVE})\\b`), 'higher'],
  [
    /^(?:is|are|was|were) (?:my |the )?(.+?) (?:any |much )?different (.+? (?:vs|versus|than|from|compared (?:to|with)|and) .+?)(?: ,? (?:and )?by how (?:much|many)(?: on average)?)?$/,
    'difference in average $1 $2',
  ],
  // "Days with a run against days without one".
  [
    /\b(on )?days with (an? (?!compare)\w+(?: (?!compare)\w+)?) ((?:,? ?(?:vs|versus|than|and|against|with|from|compared (?:to|with))) (?:on )?(?:the )?days )(?:with no (?:1|one)|without(?: (?:any|1|one|it))?)(?=$| ,| (?:in|over|during|this|last|since|by)\b)/,
    '$1days with $2 $3with no $2',
  ],
  [
    /^compare (?:my )?(.+?) (on days .+?) (?:with|to|and|against) (?:on )?(days .+?)(?: ,? (?:what is )?(?:the )?(?:difference|gap)(?: in (?:the )?averages?)?)?$/,
    'difference in $1 $2 than on $3',
  ],
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:my |the )?(${STATISTIC}) (${WEEKS}) (.+?) (?:${VERSUS}) (?:my |the )?\\1 (${WEEKS}) \\3\\b`,
    ),
    '$1 $3 differ $2 than $4',
  ],
  [
    new RegExp(
      `^(?:my |the )?(${WEEKS}) (?:${VERSUS}) (${WEEKS}) (${STATISTIC}) (.+?) (?:difference|gap)\\b`,
    ),
    '$3 $4 differ $1 than $2',
  ],
  // "The range between my lowest and highest HRV".
  [
    /\b(?:range|spread|difference|gap) (?:between|from) (?:my |the )?(?:lowest|min|minimum|smallest|least) (?:and|to) (?:my |the )?(?:highest|max|maximum|largest|most) /,
    'range of ',
  ],
  [/\b(?:best ever|all time|ever) highs?\b/, 'highest'],
  [/\b(?:worst ever|all time|ever) lows?\b/, 'lowest'],
  // "Take my steps in May and average them".
  [
    /^(?:(?:take|grab|get|use) )?(?:all )?(?:my |the )(.+?) and (average|sum|total|add up) (?:it|them)(?: up| together)?$/,
    '$2 $1',
  ],
  [/^what (?:do|does|did) (?:my |the )?(.+?) (?:add up|sum|come|amount|total)(?: up)?(?: to)?$/, 'sum of $1'],
  [/\b(generally|broadly|roughly) speaking\b/, ''],
  [/\b(?:but|and|yet) also\b/, 'and'],
  [
    /\b(days|nights)\b(.*?) (?:satisfy|satisfied|satisfying|that satisfy) (?:both |both of )?(?:, )?/,
    '$1$2 when ',
  ],
  [
    /^((?:(?:in |on )?what )?(?:proportion|share|fraction|percentage) of (?:the |my |all )?(?:days|nights)\b.*[a-z])(?<!\b(?:sleep|rem|deep|light|awake)) (?:in )?percent$/,
    '$1',
  ],
  // "When in March was my pulse highest?"
  [
    /^when ((?:in|during|over|across|since|between|from|after|before|this|last) .+?) ((?:was|were|did|is|has|have) (?:my|the|i) .+)$/,
    'when $2 $1',
  ],
  [
    /\bon the (day|night|date) of (?:my|the) (?=(?:highest|lowest|most|least|maximum|minimum|max|min)\b)/,
    'on the $1 with my ',
  ],
  [
    /^from (?:the )?(?:start|beginning|first day) to (?:the )?(?:end|finish|last day) ,? ?(?=(?:how|what|by)\b)/,
    '',
  ],
  // "When I ran the day before, what is my HRV?"
  [
    /^(?:when(?:ever)?|if|on days (?:when|that|where)) (.+?) (?:on )?the (day|night) (?:before|prior) ?,? (?=(?:what|how)\b)(.+)$/,
    '$3 on days after $2s when $1',
  ],
  [
    /\b(in|on|during) (?:1|a single|any single|any 1) (?=(?:\w+ ){1,2}(?:ride|session|workout|class)\b)/g,
    '$1 a ',
  ],
  [
    /\b(?:on )?(which|what) (type|kind) of (workout|exercise|activity|sport) (?:did|do|have) i (?:spend|spent) (?:the )?most (?:of my )?(?:minutes|time|hours)\b(?: on| doing| in)?/,
    'which workout type had the most workout minutes',
  ],
  [
    /\b(?:on )?(which|what) (?:workout|exercise|activity|sport)(?: type| kind)? (?:did|do|have) i (?:spend|spent) (?:the )?most (?:of my )?(?:minutes|time|hours)\b(?: on| doing| in)?/,
    'which workout type had the most workout minutes',
  ],
  // "The total of my daily steps": a sum, not an amount per day.
  [/\b(?:total|totals) (?:of|for|across|over) (?:(?:all|of|my|the) )*(?:daily|nightly) /, 'sum of '],
];
