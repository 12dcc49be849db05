const OP =
  'over|under|above|below|more than|less than|fewer than|at least|at most|no more than|no less than|exceeding|within|up to';
const BY =
  '(?:going by|judging by|judged by|based on|measured by|in terms of|when it comes to|by|for|on) (?:my |the )?';
const PASSED =
  '(?:have |has |had |did )?(?:it )?(?:been |gone by |gone |passed |elapsed |went by |go by |is it |was it |are there )?(?:now )?';
const WEEKDAY = '(?:day of the week|weekday)';
const DAY = '(?:day|night|date|morning)';
const WHEN = '((?: (?:this|last|of|in|since|during) [\\w ]+?)?)';

const lastDay = (which: string, order: 'first' | 'last'): readonly (readonly [RegExp, string])[] => [
  [
    new RegExp(
      `^(?:(?:what|when|which) (?:was|is) )?(?:the |my )?(?:${which}) ${DAY}${WHEN} (?:that |when |on which |where )?(i|my) (.+)$`,
    ),
    `when did $2 ${order} $3$1`,
  ],
  [
    new RegExp(
      `^(?:(?:what|when|which) (?:was|is) )?(?:the |my )?(?:${which}) ${DAY}${WHEN} with ((?:an? )?(?:${OP}) .+)$`,
    ),
    `when did i ${order} have $2$1`,
  ],
];

/** Rewrites streaks, the days since an event, first and last days and weekdays in other words. Runs before most other rewrites. */
export const END_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // "Longest streak of staying under 2,200 calories".
  [
    new RegExp(
      `\\b(streak|run|stretch|spell|series) of (?:days )?(?:staying|remaining|keeping|being|going|getting|having|eating|drinking|taking|doing|consuming) (?:to )?(?=(?:${OP}) )`,
    ),
    '$1 of days with ',
  ],
  [
    /\b(?:what is )?the longest (?:time |period |stretch )?(?:that )?i (?:have )?(?:ever )?(?:gone|went|go) (?:without|with no) (?:an? |any )?(.*?)(?: ,? ?in days)?$/,
    'longest streak of days with no $1',
  ],
  // "How many days have gone by since I last drank wine", "how long is it since".
  [
    new RegExp(`\\b(how many|number of) days ${PASSED}since (?=(?:i|my|the) (?:last|most recent|latest)\\b)`),
    '$1 days since ',
  ],
  [/^(how long (?:is|was|has) it (?:been )?since .*?) ?,? (?:in|counted in|measured in) days$/, '$1'],
  [/^how long (?:is|was) it since\b/, 'how long since'],
  ...lastDay('first|earliest', 'first'),
  ...lastDay('last|latest|most recent', 'last'),
  // "My laziest day of the week going by steps".
  [
    new RegExp(
      `^(?:(?:what|which) (?:is|was) )?(?:my |the )?(?:laziest|least active|quietest|lowest) ${WEEKDAY} ${BY}`,
    ),
    'which day of the week has the lowest ',
  ],
  [
    new RegExp(
      `^(?:(?:what|which) (?:is|was) )?(?:my |the )?(?:busiest|most active|highest) ${WEEKDAY} ${BY}`,
    ),
    'which day of the week has the highest ',
  ],
  [
    new RegExp(`^(?:(?:what|which) (?:is|was) )?(?:my |the )?(best|worst) ${WEEKDAY} ${BY}`),
    'which day of the week has the $1 ',
  ],
];
