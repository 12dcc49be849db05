import { DATE as NAMED_DATE, MONTH } from '#domain/questions/times/calendar-dates.ts';

const DATE = `(?:${NAMED_DATE})`;
const STATISTIC =
  'average|averaged|avg|mean|median|max|maximum|min|minimum|sd|std|stdev|standard deviation|highest|lowest|most|least|best|worst|longest|shortest';
const PERIOD = '(?:days|nights|weeks|months)';
const AVERAGED =
  '(?:(?:average|averaged|averaging|average out|averaged out)(?: (?:it|this|them|everything))?(?: (?:over|across|out|for))?|(?:take|took|taking|use|calculate|compute)(?: the| an?)? (?:average|mean) (?:of|over|across|for))';

/** Times in fewer words than the grammar needs, and averages asked for by an instruction. */
export const WINDOW_TURNS: readonly (readonly [RegExp, string])[] = [
  // "Nights over 8 hours out of the last 60".
  [
    /^(.*\b(?:days?|nights?)\b.*?)(?: (?:in|of|out of|over|from|within|during|across|for)| ,) (?:the |my )?(last|past) (\d+)(?= ,|$)/,
    '$1 in the $2 $3 days',
  ],
  [new RegExp(`(?<=\\b(?:${MONTH})(?: \\d{1,2})?|\\d(?:st|nd|rd|th)) or (?:so|thereabouts)\\b`, 'g'), ''],
  // "Since glucose monitoring started", "since I started tracking".
  [
    /\bsince (?:my |the )?(?:\w+ )?(?:monitoring|tracking|logging|recording|sensor|cgm|diary)(?: data)? (?:started|began|starts|begins)\b/,
    'all time',
  ],
  [
    / ?,? (?:when |if )?(?:counting|using|including|considering|on|over|for|from) (?:only |just )?complete (?:food |diary |logged |tracked )*days(?: only)?(?= ,|$)/,
    '',
  ],
  [
    / ?,? based on (?:every|all(?: of)?(?: the| my)?) (?:\w+ )?(?:readings?|data|records?|entry|entries|values?|measurements?)(?: so far)?(?= ,|$)/,
    ' all time',
  ],
  [/\bsince i have (?:any )?(?:data|records|readings)\b/, 'all time'],
  // "Across the summer months June to August".
  // "Between school starting on 1 September and 12 October", "since Easter Monday, the 21st of April".
  [
    new RegExp(
      `\\b(between|from|since|until) (?:[a-z]+ ){1,3}(?:(?:starting|beginning|ending|started|began) )?on (?:the )?(?=${DATE} (?:and|to|until)\\b)`,
    ),
    '$1 ',
  ],
  [
    new RegExp(
      `\\b(since|until|from|after|before) (?:(?!last\\b|this\\b)[a-z]+ ){1,4}, (?:so |say |about |that is )?(?:(?:since|from) )?(?:the )?(?=${DATE}(?:$| ))`,
    ),
    '$1 ',
  ],
  [
    /(?: ,)? (?:all|full|whole) (?:of )?(?:the )?(?:cgm|sensor|glucose)(?: (?:data|readings|days|period|time))?$/,
    ' all time',
  ],
  [/\b(?:m to f|m f|mon fri|mon to fri)\b/, 'weekdays'],
  [/\b(?:sat ?\/ ?sun|sat sun|sat and sun)\b/, 'weekends'],
  // "Median sleep 30 days", "mean pulse, 90d".
  [/\b(\d+) ?d$/, '$1 days'],
  [
    new RegExp(
      `^(?!.*\\b(?:last|past|row|streak|consecutive|ago|every|after|before|next|first|previous|over|under|more|fewer|less|at least|at most|than|since)\\b)(.*\\b(?:${STATISTIC})\\b.*?) ?,? (?:of |for )?(\\d+) (${PERIOD})$`,
    ),
    '$1 in the last $2 $3',
  ],
  [new RegExp(`^(?:my )?(\\d+) (${PERIOD}) (?=(?:${STATISTIC})\\b)(.+)$`), '$3 in the last $1 $2'],
  [
    /\b(?:for|in|during|over|between) (?:the )?hours (?:of |from |between )?(\d{1,2}) (?:to|and) (\d{1,2})(?= |$)/,
    'between $1:00 and $2:00',
  ],
  [/\bduring the week (?=.*\bweekends?\b)/, 'on weekdays '],
  [/\b(?:total|overall|net) (?=change\b)/, ''],
  // "If you average the last 30 days", "what do my steps average out to".
  [
    new RegExp(`,? ?\\b(?:if|when|should) (?:you|i|we|one) ${AVERAGED} (?:(?:all )?(?:of )?)?(?=[a-z\\d])`),
    ' on average over ',
  ],
];
