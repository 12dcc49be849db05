import { MONTH } from '#domain/questions/times/calendar-dates.ts';

const SUPERLATIVE =
  'highest|lowest|most|least|longest|shortest|fewest|greatest|fastest|biggest|maximum|minimum|max|min|largest|smallest';

const WHEN_I =
  '(?:when|(?:at )?what time) (?:do|did) i (?:usually |typically |normally |generally |mostly |tend to )?';

const WITHIN = '(?:over|during|in|through|throughout|for|across|within)';

/** Rewrites times, exceptions and asides into words that the grammar knows. Applied in order to a normalized question. */
export const TIME_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // "In the night between 0 and 6 hours": times of day, not lengths of nights.
  [
    new RegExp(
      `\\b(?:in|at|during) (?:the )?night (?:between|from) ([0-5]) (?:and|to) ([1-9])(?: (?:hours?|h|o clock))?(?= |$)(?! (?:of )?(?:${MONTH})\\b)`,
    ),
    'between $1 am and $2 am',
  ],
  // "Did I eat more fiber than the week before?": no other time is named.
  [
    /^((?:did|have|has|do|am|is|was|were) (?!.*\b(?:this|last|in|since|on|today|yesterday|past)\b).*\b(?:more|less|fewer|better|worse|longer|shorter|higher|lower)\b.*?) (?:than|compared (?:to|with)) (?:in |the )*(week|month|year) before$/,
    '$1 this $2 than last $2',
  ],
  [
    /\bhow many calories (?:do|am) i (?:usually |typically )?burn(?:ing)?(?: (?:a|per|each|every) day| daily)$/,
    'my energy expenditure',
  ],
  [/^how (?:healthy|good) is (?:my diet|what i eat|my eating)$/, 'my healthy eating index'],
  // "When do I usually go to bed?"
  [new RegExp(`^${WHEN_I}(?:go|get|head|went|got) to (?:bed|sleep)\\b`), 'average bedtime'],
  [new RegExp(`^${WHEN_I}(?:(?:wake|woke)(?: up)?|(?:get|got) up|rise|rose)\\b`), 'average wake time'],
  // "Between run days and non-run days".
  [
    /\b(?:between |on |comparing )?(?:my )?(?:on days with )?(\w+?)(?: days)? (?:and|vs|versus|than|against|compared (?:to|with)) (?:on )?days with no \1\b/,
    'on days with $1 than on days with no $1',
  ],
  [/\bhow far apart (?:are|were|is|was) (?=my|the)/, 'difference in '],
  [/\bawake (?:(?:while|when|as) )?(?:i was )?(?:lying |still |laying )?in (?:my )?bed\b/, 'awake'],
  // "If I leave out weekends".
  [
    /\b(?:if|when|after|once|by) (?:(?:i|you|we) )?(?:leave|leaving|take|taking|exclud|ignor|skip|omit|disregard|drop|remov|filter|throw|toss|set)(?:e|es|ing|ping|ting)?(?: (?:out|aside|away|off))? (?=(?:the |my |all |any )*(?:days|nights|weekends?|weekdays?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b)/,
    'excluding ',
  ],
  [
    /\b(how long (?:do|does|did|have|has) (?:.*? )?)last(?=$| ,| @| (?:in|on|over|during|for|across|when|usually|typically|if)\b)/,
    '$1take',
  ],
  // "My biggest day in May, and how many steps was it?"
  [
    new RegExp(
      `^(.*\\b(?:${SUPERLATIVE}|top|best|worst|lowest|max(?:imum)?|min(?:imum)?)\\b.*?) ?,? (?:and )(?:how (?:many|much|long|far|high|low)|what)(?: \\w+){0,3}? (?:was|were|is|did) (?:it|that|they|there|i get|i have|i do)$`,
    ),
    '$1',
  ],
  // "Over the course of January", "for the whole of last week"; "the duration of the last five runs" is a figure.
  [
    new RegExp(
      `\\b(?:${WITHIN} (?:the )?(?:duration|length)|(?:${WITHIN} )?(?:the )?(?:course|span|whole|entirety|extent|full|entire|period|timeframe|time frame|stretch|window|space|range|body)(?: month| period)?) of (?:the )?(?=(?:(?:${MONTH})|last|past|this|these|previous|week|month|year|prior|current|day|night|\\d)\\b)`,
      'g',
    ),
    'in ',
  ],
  [/(?<!\bin )\b(?:all|right|straight) (?:through|throughout|across|over|during) /g, 'in '],
  [/\bfor the (?:month|year) of (?=[a-z])/g, 'in '],
  [
    /\b(?:the )?(week|month|year) (?:right |just )?(?:before|prior to|preceding) this (?:1|one)\b/g,
    'last $1',
  ],
  // The part of the day says whether the hours are a.m. or p.m.
  [
    /\bin the (morning|afternoon|evening) ((?:between|from) \w+ (?:and|to) \d{1,2})(?! ?(?:am|pm|:|\d))/,
    '$2 in the $1',
  ],
  // "What did I bank in peak zone minutes": an amount.
  [
    /^what (?:did|have) i (?:bank(?:ed)?|rack(?:ed)? up|clock(?:ed)? up|notch(?:ed)? up|accumulated?|put in|get in|pile[d]? up) (?:in|of) (.+?)(?= (?:over|in|during|for|last|this|since)\b|$)/,
    'how many $1 did i get',
  ],
  // "How many lengths I swam": of a pool, which no record has.
  [/\bhow many lengths\b/, 'how many laps'],
  // With a statistic, "lately" is a period; without one, it asks for the latest value.
  [
    new RegExp(
      `^(?=.*\\b(?:average|avg|mean|median|usual(?:ly)?|typical(?:ly)?|total|${SUPERLATIVE}|how (?:many|often)|(?:per|a|each) (?:day|night|week|month))\\b)(?!(?:(?!\\bthan\\b).)*\\b(?:last|past|since|this|most recently|in|from)\\b)(.*?)(?: ,)? ?\\b(?:lately|recently|these days|of late)\\b`,
    ),
    '$1 in the last 30 days ',
  ],
  [/\bmon(?:day)?s?(?: (?:to|through|thru))? fri(?:day)?s?\b/, 'weekdays'],
  [/\b(yesterday|today)s\b/, '$1'],
  [
    /\b(?:the )?first half (or|and|than|vs|versus) (?:in )?(?:the )?second half( of (?:[a-z]+ )?[a-z0-9]+)/,
    'the first half$2 $1 the second half$2',
  ],
];
