import { EVENTS } from './reword-names.ts';

const USUAL = '(?:on average|usually|typically|normally|generally)';
const OP =
  'under|below|over|above|at least|at most|less than|more than|lower than|higher than|no more than|no less than';
const GLUCOSE = 'glucose|blood sugar|sugar|cgm|readings?';
const IN_FAST = '(?:during|in|throughout|over|on|while in)';
const WEEKS = '(weeks|months)';
const ASKED = '(how many|number of|count of|(?:what )?(?:percentage|percent|share|proportion|fraction) of)';
const AFTER =
  '(?=(?: (?:this|last|since|in|during|of) [\\w ]+?)?? (?:did|have|had|has|with|where|when|in which|that|was|were|i|contained|included)\\b(?! (?:it|i track|i log|passed|gone|been|since)))';

const GAP_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // "How many days are there between my runs on average?"
  [
    new RegExp(
      `\\bhow (?:many days|long|much time)(?: ${USUAL})?(?: (?:are|is|lie|lies|pass|passes|do i have|do i (?:let pass|wait|leave|take))(?: there| it)?)?(?: ${USUAL})? (?:in )?between (?:my |the |2 |each of my |consecutive )*(${EVENTS})(?! and)\\b`,
    ),
    'average gapdays $1',
  ],
  [
    new RegExp(`\\bhow far apart (?:are|were) (?:my |the )?(${EVENTS})(?: ${USUAL})?(?: spaced| apart)?\\b`),
    'average gapdays $1',
  ],
  [
    new RegExp(
      `\\b(longest|shortest) (?:time|times|period|spell|stretch|time off|rest|dry spell|interval) (?:(?:that )?i (?:have )?(?:ever )?(?:went|gone|had|left|let pass) )?(?:in )?between (?:my |the |2 |any 2 |consecutive )*(${EVENTS})(?! and)\\b`,
    ),
    '$1 gapdays $2',
  ],
  [
    new RegExp(
      `\\b(?:the )?(?:most|longest|greatest number of) days (?:that )?(?:i (?:ever )?(?:went|have gone|had|let pass)|passed|there were)? ?between (?:my |the |2 |any 2 )*(${EVENTS})(?! and)\\b`,
    ),
    'longest gapdays $1',
  ],
  [
    /\blongest (?:time|period|stretch|spell|run|gap)(?: of time)? (?:without|with no) (?:an? |any )?(?!.*\b(?:streak|days|nights)\b)(?=[a-z])/,
    'longest streak of days with no ',
  ],
  [/\b(without|no) (?:weighing (?:in|myself)|stepping on the scale|being weighed)\b/, '$1 weigh ins'],
  [/\b(without|no) (?:getting |having )?(?:my )?(?:blood drawn|a blood test)\b/, '$1 blood tests'],
  // "Since when have I been under 80 kg?"
  [
    new RegExp(
      `\\b(?:since|from) (?:when|(?:what|which) (?:day|date)) (?:on )?(?:have|has|had|am|is|do|did) (?=(?:i|my) )((?:i|my [\\w ]+?)) (?:been (?:consistently |continuously )?(?:weighing |staying )?|weigh(?:ed)? |stay(?:ed)? )?(?:at )?(?=(?:${OP}) \\d)`,
    ),
    'heldsince $1 was ',
  ],
  [
    new RegExp(
      `^(?:for )?how long (?:have|has) (i|my [\\w ]+?) (?:now |already |consistently |continuously )?(?:been|stayed) (?:now |already |consistently |continuously |weighing )?(?=(?:${OP}) [\\d.]+ (?:kg|lbs?|pounds|kilos?|kilograms)(?: now)?$)`,
    ),
    'heldsince $1 was ',
  ],
  [
    /^(?:how much |what (?:is the )?)?time (?:has passed |passed |gone by |has gone by )?since (?=(?:my|i) (?:last|most recent))/,
    'how long since ',
  ],
  // "How many weeks had at least three runs?"
  [
    new RegExp(`\\b(?:in|on|during) how many of (?:the|my) (?:last|past|previous) (\\d+) ${WEEKS} `),
    'in how many by$2 days in the last $1 $2 ',
  ],
  [new RegExp(`\\b${ASKED} (?:my |the |all |all my )?${WEEKS}${AFTER}`), '$1 by$2 days'],
  [
    new RegExp(
      `(?=.*\\b(?:${GLUCOSE})\\b)(.*)\\b${IN_FAST} (?:my |the )(?:last|latest|most recent|previous) fast(?= |$)`,
    ),
    '$1duringlastfast',
  ],
  [
    new RegExp(`(?=.*\\b(?:${GLUCOSE})\\b)(.*)\\b${IN_FAST} (?:my |the )longest fast(?= |$)`),
    '$1duringlongestfast',
  ],
  // "My glucose while fasting": the readings during fasts, not of days with one.
  [
    new RegExp(
      `(?=.*\\b(?:${GLUCOSE})\\b)(.*)\\b(?:(?:during|in|throughout|over) (?:(?:my|a|all|the|each|any|all my|my completed) )?(?:fasts?|fasting(?: periods?| windows?| hours)?|a fasted state)|(?:while|whilst|when|whenever) (?:(?:i|i am|i was|am|was) )?(?:fasting|fasted|fast|in a fast|in a fasted state))(?! (?:over|under|longer|more|less|for)\\b)(?= |$)`,
    ),
    '$1duringfasts',
  ],
];

/** Each pattern needs one of these words, so questions without them are skipped. */
const OF_GAPS =
  /\b(?:between|apart|since|from|longest|most|without|no|for|how long|weeks|months|fast|fasts|fasted|fasting)\b/;

/** Rewrites gaps, how long something has held, weeks that are counted, and fasting, into words of their own. */
export const withGaps = (text: string): string =>
  OF_GAPS.test(text)
    ? GAP_REWORDINGS.reduce((said, [pattern, replacement]) => said.replace(pattern, replacement), text)
    : text;
