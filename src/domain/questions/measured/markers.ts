/** Nouns for a single value. Words such as these say nothing by themselves. */
export const RESULT =
  '(?:(?:blood|lab|laboratory|doctor|medical|test|cgm|sensor) )*(?:tests?|results?|readings?|measurements?|values?|numbers?|checks?|checkups?|panels?|draws?|weigh ins?|weighings?|entry|entries|levels?|bloods|labs|bloodwork|blood work|records?|scores?|dates?|1s?)';
const LATEST = '(?:most recent|latest|last|newest|current)';
const EXTREME =
  '(?:highest|lowest|heaviest|lightest|biggest|smallest|largest|worst|best|peak|maximum|minimum|max|min|top)';

/** Phrases that mean one thing, by the words that mark it from then on. */
export const MARKERS: readonly (readonly [RegExp, string])[] = [
  [/^(?:the )?(?:date|day) (?:when|that|on which) /, 'when was '],
  [/\b(?:on )?(?:which|what) (?:test )?dates?\b/, 'when was'],
  [/\b(?:(?:on|at|in) )?(?:which|what) (?:blood |lab )?(?:tests?|panels?)\b/, 'test when was'],
  [new RegExp(`\\b(?:on|in|at|from) (?:my |the )?(20\\d\\d) (?:${RESULT})\\b`), 'in $1'],
  [
    /\bhow (?:many (?:days|weeks|months|years)|long|much time) (?:have |has |had )?(?:gone by|passed|elapsed|been|is it|ago)? ?(?:since|ago)\b/,
    'how long since',
  ],
  // The value two before the latest.
  [
    new RegExp(
      `\\b(?:the |my )?(?:(?:3rd|third) (?:to )?last|(?:3rd|third) most recent|last but 2)(?: (?:${RESULT}|time))?\\b`,
    ),
    ' §third ',
  ],
  [new RegExp(`\\b(?:3|three) (?:${RESULT}) ago\\b`), ' §third '],
  // The value before the latest.
  [new RegExp(`\\b(?:2|two) (?:${RESULT}) ago\\b`), ' §prev '],
  [
    new RegExp(
      `\\b(?:the |my )?(?:(?:${RESULT}|time|1) )?(?:right |just |immediately )?before (?:the |my )?${LATEST}(?: (?:${RESULT}|time))?(?=$| ,| and| or| was| is| did)`,
    ),
    ' §prev ',
  ],
  [
    new RegExp(
      `\\b(?:the |my )?(?:second to last|2nd to last|second last|2nd last|second most recent|2nd most recent|next to last|last but 1|penultimate|previous|prior|preceding) (?:${RESULT}|time)\\b`,
    ),
    ' §prev ',
  ],
  [
    /\b(?:the |my )?(?:(?:second|2nd) (?:to )?last|(?:second|2nd) (?:most recent|latest)|next to last|last but 1)\b(?! (?:night|day|week|month|year|weekend|run|ride|walk|workout|meal|breakfast|lunch|dinner)s?\b)/,
    ' §prev ',
  ],
  [
    new RegExp(
      `\\b(?:the |my )?(?:${RESULT}|time) before(?: (?:that|it|this|then|the last))?(?=$| ,| and\\b)`,
    ),
    ' §prev ',
  ],
  [/\b(?:higher or lower|lower or higher|up or down|down or up|better or worse|more or less)\b/, 'changed'],
  [new RegExp(`\\b(?:the |my )?(?:previous|prior|penultimate)(?: 1)?(?=$| ,)`), ' §prev '],
  [/\b(?:days|weeks|months|time) between\b/, ' §gap '],
  // The latest two.
  [new RegExp(`\\b(${LATEST}) 1s?\\b`), '$1'],
  [
    new RegExp(
      `\\b(?:between |from |in |at |over |across )?(?:my |the |our )?(?:${LATEST} 2|2 ${LATEST})(?: (?:${RESULT}|times))?\\b(?! (?:days?|weeks?|months?|nights?|years?|hours?|weekends?)\\b)`,
    ),
    ' §both ',
  ],
  [new RegExp(`\\b(?:since|from) (?:my |the )?last (?:${RESULT})? ?to (?:the )?next\\b`), ' §both '],
  // The first value.
  [
    /\b(?:since|from|when|before) (?:i|we) (?:first )?(?:started|began|start|begin)(?: (?:with )?(?:tracking|measuring|logging|recording|weighing|testing|using|keeping track)(?: (?:of )?(?:it|this|that|myself|in|my \w+))?)?(?=$| ,| and| to)/,
    ' §start ',
  ],
  [
    /\bsince (?:i|we) (?:first )?(?:started|began) (?:tracking|measuring|logging|recording|weighing|testing|using|keeping track)(?: (?:of )?(?:it|this|that|myself|in|my \w+))?/,
    ' §start ',
  ],
  [
    new RegExp(
      `\\b(?:since|from|at|on|in|with) (?:the |my )?(?:very )?(?:first|earliest|oldest|initial|starting)(?: (?:${RESULT}|time|point))?(?: (?:it|i|that|this) (?:was|got|had it|did it|ever)?(?: (?:was|got|had))? ?(?:measured|tested|checked|taken|recorded|weighed)?)?(?=$| ,| and| to| until)`,
    ),
    ' §start ',
  ],
  [/\b(?:at|from|since) (?:the )?(?:very )?(?:start|beginning|outset)(?=$| ,| and| to)/, ' §start '],
  [
    /\b(?:the )?(?:next |first |1 )?(?:test|result|reading|measurement|panel|draw|check|1) (?:after|following|since) (?=\S)/,
    'first after ',
  ],
  // Every value, any of them.
  [
    new RegExp(
      `\\b(?:at|in|on|for|during) (?:every|each|all)(?: (?:of|single|1))*(?: (?:my|the))?(?: (?:blood|lab))? (?:${RESULT})(?: (?:i have (?:ever )?(?:had|done|taken)|ever|i had|taken))*`,
    ),
    ' §each ',
  ],
  [
    /\b(?:each|every) time(?: (?:it was|i was) (?:measured|tested|checked))?|\balways\b|\bconsistently\b/,
    ' §each ',
  ],
  [
    new RegExp(
      `\\b(?:at|in|on|for|during) (?:any)(?: of)?(?: (?:my|the))?(?: (?:blood|lab))? (?:${RESULT})(?: (?:i have (?:ever )?(?:had|done|taken)|ever|i had))*`,
    ),
    ' §any ',
  ],
  [/\b(down|up) from (?=(?:my|its|the)\b)/, '$1 since '],
  // "Since my heaviest", "since I hit my lowest body fat".
  [
    new RegExp(
      `\\b(?:since|from|after|off) (?:(?:i|it) (?:hit|reached|was at|weighed in at|was|had|recorded|logged|got to|peaked at|bottomed out at|weighed|were at) )?(?:my |its |the |our |an? )*(?:all time )?(?=${EXTREME}\\b)`,
    ),
    ' §since ',
  ],
  [/\bfrom (?:its|my|the) (?=(?:high|low) (?:point|mark)\b)/, ' §since '],
  [/\b(?:lowest|bottom) (?:point|mark)\b|\blow point\b|\bbottom value\b/, ' lowest '],
  [/\b(?:highest|top|peak) (?:point|mark)\b|\bhigh point\b/, ' highest '],
];
