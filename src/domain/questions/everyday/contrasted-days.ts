import { turned, type Turns } from '#domain/questions/spoken/turns.ts';

const OTHERS =
  '(?:on |when |the )*(?:(?:other|all other|the other|remaining) (?:days|nights)|rest days|(?:normal|regular|ordinary|usual) (?:days|nights)|(?:days|nights|mornings) (?:without|with no|with none)(?: it| them| any| one| 1| that)?|(?:days|nights|mornings)?(?: ?(?:when|that|where|on which))? ?i (?:do|did|have|had|was|am) ?not(?: do| have| had| go)?(?: it| them| any| one| 1| that)?|not|without|when not|otherwise|any other (?:day|night)|usual|normal(?:ly)?|no)';
const THAN = '(?:than|from|compared (?:to|with)|versus|vs|as opposed to|against|to)';
const GAP_TAIL =
  / ?,? (?:please )?(?:and )?(?:just )?(?:give|tell|show) me(?: (?:just |only )?(?:the |that )?(?:gap|difference|change|number|diff)(?: (?:in|as) [a-z]+)?)?$/;

/** Days of one kind compared with all others. */
const TURNS: Turns = [
  [GAP_TAIL, ''],
  [
    /\b(vs|versus|than|than on|against|compared (?:to|with|to on|with on)|and) (?:on )?(?:the |all |all the )?(?:other|remaining) (?:nights|mornings|days)$/,
    '$1 other days',
  ],
  [
    /\b(?:on|in) (?:the )?(?:mornings?|nights) after (?=(?:a |an |any |my )?[a-z ]+? (?:than on|vs|versus|and|compared (?:to|with)) other days$)/,
    'on days after ',
  ],
  // "The difference in REM sleep between nights after a run and other nights".
  [
    /^(?:what (?:is|was) )?(?:the )?(?:difference|gap) in (?:my |the )?(.+?) between (?:the )?((?:nights|days|mornings) (?:after|with|when|on which|i|that i) .+?) and other days$/,
    'difference in $1 on $2 than on other days',
  ],
  [/^(difference in .+ on) nights (?=after .+ than on other days$)/, '$1 days '],
  // "Is my stress score any different on the days I do yoga than on days without".
  [
    new RegExp(
      `^(?:is|was|are|were) (?:my |the )?(?:average )?(.+?) (?:any |at all |really |much |noticeably )*different (?:at all )?((?:on|after|when|in|if|during) .+?) ${THAN} ${OTHERS}$`,
    ),
    'difference in average $1 $2 than on other days',
  ],
  [
    /^(?:is|was|are|were) (?:my |the )?(?:average )?(.+?) (?:any |at all |really |much |noticeably )*different (?:at all )?((?:on (?:the )?(?:days|nights)|after|when|if) .+)$/,
    'difference in average $1 $2 than on other days',
  ],
  // "How does my sleep on hike days differ from other days", "on days I swim, is my pulse different from normal days".
  [
    new RegExp(
      `^(?:how|by how much) (?:does|do|did) my (?:average )?(.+?) ((?:on|after) .+?) differ ${THAN} ${OTHERS}$`,
    ),
    'difference in average $1 $2 than on other days',
  ],
  [
    new RegExp(
      `^((?:on|after) (?:the )?(?:days|nights) .+?) ,? (?:is|was|are|were) my (?:average )?(.+?) (?:any |at all |really )*different ${THAN} ${OTHERS}$`,
    ),
    'difference in average $2 $1 than on other days',
  ],
  // "Is my sleep any longer on days I swim than on days without".
  [
    new RegExp(
      `^((?:is|was|are|were|do|does|did) (?:my|i) .*?\\b(?:longer|shorter|higher|lower|more|less|better|worse|deeper|fewer|greater)\\b.*?(?: on| after| when| if) .+?) than ${OTHERS}$`,
    ),
    '$1 than on other days',
  ],
  [
    /\b(?:any|at all|noticeably|significantly) (?=(?:longer|shorter|higher|lower|more|less|better|worse|greater)\b)/,
    '',
  ],
];

/** A figure on days with something and on days without it, in the grammar's words. */
export const withContrastedDays = (text: string): string => turned(text, TURNS);
