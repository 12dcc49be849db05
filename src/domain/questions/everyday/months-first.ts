import { MONTH, MONTHS } from '#domain/questions/times/calendar-dates.ts';
import { turned, type Turns } from '#domain/questions/spoken/turns.ts';

const END =
  'best|worst|highest|lowest|longest|shortest|most|least|fewest|biggest|largest|greatest|fastest|slowest|top|strongest|busiest';
const SO_FAR = '(?: (?:so far|up to now|until now|to date|to now))?';
const OF_MONTHS = new RegExp(
  `^(?:in |on |during )?(?:which|what)(?: (?:month|one|1))?(?: (?:of|out of) (?:these|those|the) (?:\\d )?months)?(?= )(?!.*\\b(?:week|day|night|date|weekday)\\b)(.*\\b(?:${END})\\b.*?)(?: ,)?(?: (?:this|last) year)?(?: ,| of| between| among| from| in| out of)* ((?:${MONTH})(?:(?: ,| or| and)* (?:${MONTH}))+)${SO_FAR}(?: (this|last) year)?$`,
);
/** "Of January, February and March, which had the most runs". */
const MONTHS_FIRST = new RegExp(
  `^(?:of|among|between|out of|in|comparing|looking at)(?: the months(?: of)?)? ((?:${MONTH})(?:(?: ,| or| and)* (?:${MONTH}))+)${SO_FAR} ,? ?(?:in |on )?(?:which|what)(?: (?:one|1|month|of them|of those))?(?= )(.*\\b(?:${END})\\b.*)$`,
);

/** "Which of the months January, February and March had the fewest workouts". */
const MONTHS_BETWEEN = new RegExp(
  `^(?:which|what) (?:of|out of|among) (?:the |these )?(?:months )?((?:${MONTH})(?:(?: ,| or| and)* (?:${MONTH}))+) ((?:had|has|was|were|saw|did) .*\\b(?:${END})\\b.*)$`,
);
const place = (month: string): number => MONTHS.findIndex((each) => each.startsWith(month.slice(0, 3)));

/** "From January to March", if these months follow each other. */
function monthSpanOf(list: string): string | undefined {
  const months = list.split(/(?: ,| or| and)* /).filter((word) => word !== '');
  const isInRow = months.every(
    (month, at) => at === 0 || place(month) === (place(months[at - 1] ?? '') + 1) % 12,
  );
  return months.length > 1 && isInRow ? `from ${months[0]} to ${months.at(-1)}` : undefined;
}

/** "Which month was best for my HRV, January, February or March": of these months. */
function withMonthsLast(text: string): string {
  const [, rest = '', list = '', year] = OF_MONTHS.exec(text) ?? [];
  const span = monthSpanOf(list);
  return span === undefined ? text : `which month${rest} ${span}${year === undefined ? '' : ` ${year} year`}`;
}

/** "Of January, February and March, which had the most runs": one of these months. */
export function withMonthsFirst(text: string): string {
  const [, list = '', rest = ''] = MONTHS_FIRST.exec(text) ?? MONTHS_BETWEEN.exec(text) ?? [];
  const span = monthSpanOf(list);
  return span === undefined ? text : `which month ${rest.trim()} ${span}`;
}

const PERIOD = '(day|night|week|month|weekday|day of the week)';
const TIME = '((?: (?:this|last|in|since|over|during|from|between|so far|of all|ever)\\b(?! terms).*)?)';

/** Which of several periods has the most of something, in the words "which week had the most". */
const TURNS: Turns = [
  // "Which month was best for my average HRV", "which week was the worst in terms of sleep".
  [
    new RegExp(
      `^(?:in |on |during )?(?:which|what) ${PERIOD} (?:was|is|were|has been)(?: my| the)* (${END})(?: 1| one| \\1)? (?:for|in terms of|by|when it comes to|regarding|in)(?: my| the)* `,
    ),
    'which $1 had the $2 ',
  ],
  // "Best week for running distance", "my worst month of sleep".
  [
    new RegExp(
      `^(?:(?:what|which) (?:is|was) )?(?:my |the )?(?:single )?(${END}) (day|night|week|month) (?:for|of|by|in terms of)(?: my| the)* (.+?)${TIME}$`,
    ),
    'which $2 had the $1 $3$4',
  ],
  // "Speaking of steps, what was my best month?", "steps. best week. when?"
  [
    new RegExp(
      `^(?:speaking of|about|regarding|as for|talking about|when it comes to|for) (?:my |the )?([a-z]+(?: [a-z]+){0,2}?) ,? ?(?:what|which|when) (?:was|is) my (best|worst|highest|lowest) (week|month)${TIME}$`,
    ),
    'which $3 had the $2 $1$4',
  ],
  [
    /^(?:my )?(steps|sleep|deep sleep|rem sleep|hrv|zone minutes|active zone minutes|stress score|resting heart rate) ,? ?(best|worst|highest|lowest) (week|month)(?: ,? ?when)?$/,
    'which $3 had the $2 $1',
  ],
  // "What if I only look at weekends: what's my average sleep?"
  [
    /^(?:and )?what if (?:i|we|you) (?:only |just )?(?:look at|consider|count|take|use) (?:only |just )?(weekends|weekdays|[a-z]+days) ,? ?(?:what|how) (?:is|was|are|were) ((?:my |the )?(?:average|mean|median|total|highest|lowest) .+)$/,
    '$2 on $1',
  ],
  // "Have I been more active this month, in zone minutes, than in February?"
  [
    /^(?:have i been|am i|was i) (more|less) active ((?:this|last) (?:week|month|year)|in [a-z]+) ,? ?(?:in|by|measured by|measured in|in terms of|going by) (?:my )?([a-z]+(?: [a-z]+){0,2}?) ,? ?than (?:in )?((?:this|last) (?:week|month|year)|[a-z]+)$/,
    'was my average $3 $1 $2 than in $4',
  ],
  // "Of the weeks this year, which one had the most workouts".
  [
    new RegExp(
      `^(?:of|among|across|out of|looking at|considering|taking) (?:all )?(?:the |my )?(days|nights|weeks|months)((?: (?:this|last|in|since|of|over) [^,]+?)?) ,? ?(?:which|what)(?: (?:one|1|of them|of those))?(?: \\1)? (had|has|was|were|did|have|is|saw|do)\\b(.*)$`,
    ),
    'which $1-one$2 $3$4',
  ],
  [/\bdays-one\b/, 'day'],
  [/\bnights-one\b/, 'night'],
  [/\bweeks-one\b/, 'week'],
  [/\bmonths-one\b/, 'month'],
  [/\b(had|has) (?:my|the) (most|least|fewest) (?:total )?/, '$1 the $2 '],
];

/** A period among others: the week with the most, the best of three months. */
export const withNamedPeriods = (text: string): string =>
  turned(withMonthsLast(withMonthsFirst(text)), TURNS);
