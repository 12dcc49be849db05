import { MISREAD_TURNS } from '#domain/questions/spoken/misread-turns.ts';
import { DATE, MONTH } from '#domain/questions/times/calendar-dates.ts';

const WORKOUTS = 'runs|walks|rides|swims|hikes|workouts|sessions';
const COUNTED = `${WORKOUTS}|fasts|weigh ins|nights|days|meals|dinners|lunches|breakfasts|snacks|drinks`;
const TIMED = '(?=(?:so far|this|last|since|in|on|over|during|yesterday|today)\\b)';

/** Notes to oneself instead of questions: a noun and a time, a topic before its question, and remarks on the form of the answer. */
export const TERSE_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  ...MISREAD_TURNS,
  // Before "until now" is dropped as a remark.
  [
    new RegExp(
      `\\bfrom ((?:${DATE})|${MONTH}(?: \\d{4})?) (?:until|till|to|through|up to) (?:now|today|the present)\\b`,
    ),
    'since $1',
  ],
  [
    / ?,? (?:(?:just|only) the (?:date|number|figure|name|difference)|the (?:date|number|figure|name) (?:will do|is enough|is fine|only))$/,
    '',
  ],
  [/^(average|mean|median|total) (?:and nothing else|only) ,? ?/, '$1 '],
  // "Average heart rate across all workouts" needs them; "workouts … across all workouts" has them.
  [
    / ?,? (?:across|over|for) (?:everything|all (?:types|activities|sports|(?<=\b(?:workouts?|sessions?|exercis\w+|training|trained)\b.*)workouts))$/,
    '',
  ],
  [
    / ?,? (?:of|on|out of) (?:the )?days i (?:noted|logged|recorded|tracked|wrote)(?: (?:any|anything|some|it))?(?: down)?$/,
    '',
  ],
  [/ ?,? i e (?:the |my )?(?:lowest|highest|most|least|fewest)\b[^,]*$/, ''],
  [/\bin hours and minutes\b/, 'in hours'],
  // "Awake min avg": minutes, not the minimum.
  [
    /\b(avg|average|mean|median|total) ((?:(?:awake|sleep|rem|deep|light|cardio|peak|active|zone|azm|workout|run|walk|ride|swim|exercise) ?)+) min(?= |$)/,
    '$1 $2 minutes',
  ],
  [/\bmin (?=(?:avg|average|mean|median)\b)/, 'minutes '],
  [/\bnight before yesterday\b/, 'day before yesterday'],
  [/\bmetres per second\b/, 'meters per second'],
  // "Fasts so far this week" are counted.
  [
    new RegExp(
      `^(?:my )?(fasts|weigh ins) ${TIMED}(?!.*\\b(?:average|mean|median|total|longest|shortest|over|under|more|less|vs|versus|than|how)\\b)`,
    ),
    'how many $1 ',
  ],
  [/^nights (?:recorded|logged|tracked)\b/, 'how many nights did i record sleep'],
  [/\bhow many meals and snacks\b/, 'how many meals'],
  // "Runs with a pace under 6 min per km: how many?"
  [new RegExp(`^(?!how|what|which|did|do|on )(.*\\b(?:${COUNTED})\\b.*?) ,? how many$`), 'how many $1'],
  // "Wine: how many glasses on Saturdays?"
  [new RegExp(`^(?!how|what|which|in|on|for )(\\w+(?: \\w+)?) , (how many \\w+) ${TIMED}`), '$2 of $1 '],
  [
    new RegExp(`\\b(${WORKOUTS}) (?:where|when|in which|on which) my heart rate averaged `),
    '$1 with average heart rate ',
  ],
  [/^weekday with (?:the )?(?:top|most|highest|best) /, 'which day of the week had the most '],
  [/^weekday with (?:the )?(?:lowest|fewest|least|worst) /, 'which day of the week had the least '],
  [/^how many (hours|minutes) (?:a|per|each) night (?:have|had|did|do) i averaged?\b/, 'average sleep in $1'],
  [/\b(?:in |during |for )?the week of (?=(?:\w+ ){2,3}to (?!the week))/, 'from '],
  // "How many days in August reached 60 zone minutes or more?"
  [
    /^how many (days|nights)( .*?)? (?:reached|hit|got to|had|saw) ([\d.]+ (?:\w+ ){1,4})or (?:more|above|over)$/,
    '$1$2 with at least $3',
  ],
  [
    /^how many \w+ (?:lie|are there|were there|separate) (?:between )?my (?:(?:best|highest) and (?:my )?(?:worst|lowest)|(?:worst|lowest) and (?:my )?(?:best|highest)) /,
    'range of my ',
  ],
  [/\b(eat|ate|eaten) (?:something|anything) (?=(?:after|before|between)\b)/, '$1 '],
  [
    /^(?:what|which) is (?:the |my )?(?:no 1|number 1|top|favou?rite) (snack|breakfast|lunch|dinner)(?: food)?(?: for me)?$/,
    'which food do i eat most often for $1',
  ],
  [
    / (?:among|of|from|across) (?:all )?my (?:lab|blood)(?: test| work)? ?(?:results|tests|panels|values)$/,
    ' in my blood tests',
  ],
  [/\btrigs?(?=\/| to | level|$)/, 'triglycerides'],
  [/\btriglycerides?\/hdl\b/, 'triglycerides to hdl'],
  [
    /^how many (?:of my )?(?:blood |lab )?(?:panels|tests|labs|draws) (?:had|showed|have) (?:an? |my )?(.+?) (over|under|above|below|at least|at most) /,
    'how many times was my $1 $2 ',
  ],
  [/^have i worked out (.*?) ?,? (?:and )?how many times$/, 'how many times have i worked out $1'],
  [
    /^(?:is|are) my (.+?) (?:going|trending) (?:up|down) ?,? how much did the (daily )?average /,
    'how much did my $2average $1 ',
  ],
  // A faster pace takes fewer minutes.
  [/\b(?:faster|quicker) than (?=[\d.:]+ ?(?:min|minutes?) ?(?:\/|per|an?) ?(?:k|mi))/, 'under '],
  [/\bslower than (?=[\d.:]+ ?(?:min|minutes?) ?(?:\/|per|an?) ?(?:k|mi))/, 'over '],
  [
    /\b(?:overall|total|combined) weight of (?:the |all )?(?!my )(.+?) (?:that )?i (?:ate|had|have eaten)\b/,
    'how many grams of $1 did i eat',
  ],
  [/\bdrink the (least|most)(?= ?,|$)/, 'drink the $1 water'],
  [/^how many (pounds|lbs?|kilos|kilograms|kg) (?:down|lighter) am i\b/, 'how many $1 did i lose'],
];
