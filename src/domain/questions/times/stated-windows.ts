import { ORDINALS } from '#domain/questions/phrases/number-words.ts';
import { DAYS, MONTH } from './calendar-dates.ts';

const ORDINAL_DAY = new RegExp(
  `\\b(?:(20|30) (${ORDINALS.slice(0, 9).join('|')})|(${ORDINALS.join('|')})|(thirtieth))(?: day)? (?:of )?(?=(?:the (?:same|said) month|(?:${MONTH}))\\b)`,
  'g',
);
const RECORDS =
  '(?:records?|recordings?|data|log|logs|logging|tracking|diary|history|journal|measurements|readings)';
const OVER =
  '(?:\\b(?:over|across|from|using|in|with|on|for|throughout|through|by|taking|given|considering|counting|going by|based on|out of) )?\\b';
const HELD = 'have|hold|got|know|keep|store|stored|recorded|logged|tracked|entered|saved|collected|see';
/** "That you have on me", "I've ever logged". */
const THAT_IS_HELD = `(?: of it)?(?: that| which)?(?: (?:you|i|we)(?: (?:have|did|ever|already|got))*(?: (?:${HELD})|(?<=have))| (?:there is|on record|available))(?: (?:on|about|from|of|for) me)?(?: so far)?(?= ,|$| (?:what|how|which|when|whats|my|did|on average)\\b)`;
const NOT_DAYS = '(?! (?:days?|nights?|time|lows?|highs?))';

/** Rewrites windows in telegraphic or formal wording into the words of calendar rules. Applied in order. */
const WINDOWS: readonly (readonly [RegExp, string])[] = [
  // "The period commencing on 1 May and concluding on 14 May, both days inclusive".
  [
    /\b(?:(?:for|in|over|during) )?(?:the )?(?:(?:period|interval|span|window|time) )?(?:commencing|beginning|starting|extending)(?: on| from| with)? (?:the )?((?:\S+ ){1,5}?),? ?and (?:concluding|ending|finishing|closing|terminating|expiring)(?: on| with| at)? /,
    'from $1to ',
  ],
  [/ ?,? (?:both|each)(?: of them| (?:days?|dates?|ends?))?(?: being)? (?:inclusive|included)\b/, ''],
  [/\b(?:up )?to and including\b/, 'to'],
  [/(?<=\b(?:to|until|till|through|up to) )(?:the )?present(?: day| date| time| moment)?\b/, 'today'],
  [
    new RegExp(
      `(?<=\\b(?:\\d{1,2}(?:st|nd|rd|th)? (?:${MONTH})|(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?|\\d{4}-\\d{2}-\\d{2})) to date\\b`,
    ),
    ' to today',
  ],
  // "The year 2024 thus far", "2024 to date", "March so far": a window never reaches beyond today.
  [
    new RegExp(
      `(?<!\\b(?:${MONTH})(?: \\d{1,2})?(?: ,)? )\\b(?:(?:in|for|during|over|of) )?(?:the )?(?:year )?(20[12]\\d) (?:to date|so far|thus far|until now|till now|to now|up to now|up to today)(?=$| )`,
    ),
    'in $1',
  ],
  [
    new RegExp(
      `\\b(?:from|starting)(?: in)? (${MONTH})(?: (20[12]\\d))? (?:to date|until now|till now|to now|to today|up to now|up to today|onwards?)(?=$| )`,
    ),
    'since $1 $2',
  ],
  [
    new RegExp(
      `(?<!\\d(?:st|nd|rd|th)?(?: of)? )\\b(${MONTH})(?: (20[12]\\d))? (?:to date|so far|thus far|until now|up to now|up to today)(?=$| )`,
    ),
    '$1 $2',
  ],
  [/ (?:so far|to date|thus far)(?= in (?:20[12]\d|the new year)\b)/, ''],
  [/\b(?:until|till|up to|up until) (?:now|today) (?:in |during )?(?=(?:this|the current) )/, ''],
  // "Monday to now".
  [
    new RegExp(`\\b(?:(?:from|since) )?(${DAYS.join('|')}) (?:to|until|till|through|up to) (?:now|today)\\b`),
    'since $1',
  ],
  // The last days end today.
  [
    /\b((?:last|past|previous|trailing|preceding) \d+ (?:days|nights|weeks|months)) ?,? (?:(?:including|counting|inclusive of|incl|ending|up to|until) (?:with )?today|today (?:included|inclusive|counted))\b/,
    '$1',
  ],
  [/\bthe (?:present|running|ongoing) (?:calendar )?(?=(?:week|month|year)\b)/, 'this '],
  [/\bthe current calendar (?=(?:week|month|year)\b)/, 'this '],
  [
    /\bsince the (?:first|1st|start|turn|beginning)(?: day)? of (?:the|this) (?:new )?(?:calendar )?year\b/,
    'since the beginning of the year',
  ],
  [
    /\b(?:in|during|over|so far in|(?<!\b(?:start|turn|beginning|dawn|first|day|eve) )of) (?:the )?new year\b(?! (?:day|eve))(?: so far| to date)?/,
    'in this year',
  ],
  [
    /\b(?:the )?(first|second|third|fourth|1st|2nd|3rd|4th|last|final) quarter (?:of |in )?(?:(20[12]\d)|(?:this|the) (?:calendar )?year)(?= |$)/,
    'quarter-$1 $2',
  ],
  [/\bquarter-(?:first|1st) ?/, 'q1 '],
  [/\bquarter-(?:second|2nd) ?/, 'q2 '],
  [/\bquarter-(?:third|3rd) ?/, 'q3 '],
  [/\bquarter-(?:fourth|4th|last|final) ?/, 'q4 '],
  [new RegExp(`\\bthe month (?=(?:${MONTH})\\b)`), ''],
  [new RegExp(`\\b(${MONTH}) n (${MONTH})\\b`), '$1 and $2'],
  [/\b(the )?week commencing\b/, '$1week starting'],
  // All records.
  [
    new RegExp(
      `\\b(?:from|since) the (?:very )?(?:start|beginning|outset|first day) of (?:my |your |the |our )?(?:own )?${RECORDS}\\b`,
    ),
    'all time',
  ],
  [
    new RegExp(
      `\\b(?:ever )?since (?:my |the |your |our )?${RECORDS} (?:began|begin|begins|started|start|starts)\\b`,
    ),
    'all time',
  ],
  [
    new RegExp(
      `(?:(?<=^|, )|\\b(?:in|over|across|from|for|during|throughout|of) )(?:(?:my|the|your|our) )?(?:everything|anything|all)(?: that)?(?: (?:is|was|has been|have been|i have|we have|you have))? (?:recorded|logged|tracked|on record|on file|in the ${RECORDS})(?=$| ,)`,
    ),
    'all time',
  ],
  [
    new RegExp(
      `(?<=^|, |\\b(?:in|over|across|from|for|during|throughout) |\\b(?:in|over|across|from|for|during|throughout) (?:my|the|your|our) )(?:whole|entire|full|complete|all)(?: of)?(?: my| the| available| existing)? ${RECORDS}${NOT_DAYS}\\b`,
    ),
    'all time',
  ],
  // "Since you started tracking me", "since I began wearing the watch".
  [
    /\b(?:ever )?since (?:you|i|we) (?:first )?(?:started|began|have been|(?:started|began) to) (?:track|log|record|monitor|measur|collect|wear|us)(?:ing|e)?(?: (?:me|it|this|them|my|the|a|an|everything|data|stuff|things|app|watch|band|ring|tracker|device|steps|sleep|fitbit|garmin)){0,3}(?=$| ,)/,
    ' all time ',
  ],
  [new RegExp(`${OVER}(?:everything|anything|all|whatever)${THAT_IS_HELD}`), ' all time '],
  [
    /\b(?:from )?(?:the )?(?:very )?(?:start|beginning) (?:to|until) (?:the )?(?:finish|end|now|today)(?: of (?:all )?(?:my|the) (?:data|records|diary))?(?= ,|$)/,
    'all time',
  ],
  [
    /\b(?:(?:if|when) (?:you|i) (?:take|use|count|include|look at) )?(?:every|each|all the|all my|all) (?:nights?|days?|readings?|entr(?:y|ies)|values?)(?: that)? (?:you|i) have(?: got)?(?= ,|$)/,
    'all time',
  ],
  [
    /\b(?:ever )?(?:since|from) (?:(?:the )?(?:very )?(?:beginning|start|outset|word go)(?! of| to)|day (?:1|one)|the first day(?! of| to))(?= ,|$| (?:on|onwards?|until now|to now|to today|how|what|which)\b)/,
    'all time',
  ],
  [
    /\bsince (?:my|the) (?:very )?first (?:weigh ?in|weighing|entry|record|reading|measurement|logged day|day of (?:tracking|logging|data))(?= ,|$)/,
    'all time',
  ],
];

/** The same text with windows in the words of calendar rules. */
export function withStatedWindows(text: string): string {
  const dated = text.replace(ORDINAL_DAY, (_, tens?: string, unit?: string, word?: string) => {
    const day = tens
      ? Number(tens) + ORDINALS.indexOf(unit ?? '') + 1
      : word
        ? ORDINALS.indexOf(word) + 1
        : 30;
    return `${day}th of `;
  });
  const month = new RegExp(`\\b(?:${MONTH})\\b(?: 20\\d\\d)?`).exec(dated)?.[0];
  const named = month === undefined ? dated : dated.replace(/\bof the (?:same|said) month\b/, `of ${month}`);
  return WINDOWS.reduce((said, [pattern, replacement]) => said.replace(pattern, replacement), named)
    .replace(/\s+/g, ' ')
    .trim();
}
