import { MONTH } from '#domain/questions/times/calendar-dates.ts';

const PERIOD = `(?:in |on |over |during )?(?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?|(?:${MONTH})(?: \\d{4})?|(?:this|last) (?:week|month|year)|(?:week|month|year) before last|yesterday|today)`;
const LATEST =
  '(?:the |my )?(?:most recent|latest|last)(?: available)?(?: (?:determination|test|measurement|value|reading|panel|result|weighing|weigh in|entry|1))?';
const WEIGHING = '(?:weighing|weigh in|reading|measurement|value|entry|result|record)s?';

/** Rewrites differences between two periods, kinds or ends in other words. Runs before the other rewrites. */
export const DIFFERENCE_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:diff|delta)\b/, 'difference'],
  // Ratios.
  [
    /^how many times (?:as|more) (?:many|much|long|far|often)? ?(.+?) (?:as|than) (.+)$/,
    'how many $1 divided by $2',
  ],
  [
    /^(?:as an? (?:single |simple )?(?:quotient|ratio|multiple|factor) ,? ?)?(?:my |the )?(average|mean|median|total) (.+?) over (?:my |the )?\1 (?=\w)/,
    '$1 $2 divided by $1 ',
  ],
  [/\b(?:more or (?:fewer|less)|(?:fewer|less) or more)\b/, 'more'],
  // "February average weight minus January average weight".
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:my )?(${PERIOD}) (.+?) (?:minus|less|subtract) (?:my )?(${PERIOD}) \\2\\b`,
    ),
    '$2 differ in $1 than in $3',
  ],
  [
    new RegExp(`^(?:my )?(.+?) (${PERIOD}) (?:minus|less|subtract) (?:my )?\\1 (${PERIOD})(?= |$)`),
    '$1 differ in $2 than in $3',
  ],
  // "Protein per day, this month minus last month, on average".
  [
    new RegExp(`^(.+?) ?,? (?:for |of )?(${PERIOD}) (?:minus|less) (${PERIOD})(?= ,|$)(?: ,)?(.*)$`),
    '$4 $1 differ in $2 than in $3',
  ],
  // "Do I eat more at weekends than on weekdays? What is the difference in the daily average this year?"
  [
    /^((?:do|did|is|was|are|were|does|has|have) .* than .*?) ?,? what is (?:the )?difference (?:in|for|of) (?:the |my )?((?:daily |nightly )?(?:average|mean|total|median)s?)(?= |$)(.*)$/,
    '$2 $1$3',
  ],
  // "Has my sleep gone up since March 1 compared to February": by average, because the periods aren't equally long.
  [
    /^(?:has|have|did|is|are) my (.+?) (?:gone|go|going|went|come|been going) (?:up|down) ((?:since|in|this|last|during) .+?) (?:compared (?:to|with)|versus|vs|than) (?:in )?(.+)$/,
    'difference in average $1 $2 than in $3',
  ],
  // From one end to the other.
  [
    new RegExp(
      `^(.*\\bchange.*?) ?,? (?:from )?(?:the |my )?(?:first|earliest|initial) ${WEIGHING} (?:to|and|through|until|till) (?:the |my )?(?:last|latest|most recent|final)(?: ${WEIGHING})?(?=$| )`,
    ),
    '$1',
  ],
  [
    new RegExp(
      `\\b(?:between|from) (?:the |my )?(?:first|earliest) ${WEIGHING} (?:on or after|since|from|after) (.+?) (?:and|to) ${LATEST}(?=$| )`,
    ),
    'since $1',
  ],
  [
    new RegExp(
      `\\b(?:between|from) ((?:\\d{1,2}(?:st|nd|rd|th)? )?(?:${MONTH})(?: \\d{1,2})?(?: \\d{4})?) (?:and|to) ${LATEST}(?=$| (?!\\d|week|month|year|night|day))`,
    ),
    'since $1',
  ],
  // The next day.
  [
    /\bcorrelation (between|of) (?:my )?(.+?) (?:in 1 day|(?:on|of|in) (?:a|any|the 1) day) (?:and|with) (?:my )?(.+?) (?:on|of|in) the (?:next|following)(?: day| 1)?\b/,
    'correlation $1 $2 and $3 the next day',
  ],
  [
    /\bcorrelation (between|of) (?:my )?(?:daily|nightly) (.+?) (and|with) (?:my )?(?:daily|nightly) /,
    'correlation $1 $2 $3 ',
  ],
  // Pace and speed.
  [
    /\bhow (?:fast|quick|slow) (was|were|is|are|did|do) (.*) in ((?:min|minutes)(?:\/| per )(?:km|kilometers?|mi|miles?))\b/,
    'what $1 the pace of $2 in $3',
  ],
  [/\bby (?:average |mean )?(?:pace|speed)(?= |$)/, ''],
  // On one's plate.
];
