import { turned } from '#domain/questions/spoken/turns.ts';
import { MONTH } from '#domain/questions/times/calendar-dates.ts';
import { RESULT } from './markers.ts';

const MEAL = '(breakfast|lunch|dinner|supper|snack|meal)';
const PEAKS = '(?:spikes?|peaks?|rise|response|surge)';
const GLUCOSE = '(?:glucose|blood sugar|sugar|cgm)';
const OF_GLUCOSE = '(?=.*\\b(?:glucose|blood sugar|sugar|cgm|spikes?|spiked|hypos?|lows)\\b)';
const SINGLE = '(?:test|panel|result|reading|draw|check|1)';
/** Markers that a group of tests is known by. */
const GROUPS: readonly (readonly [string, string])[] = [
  ['thyroid', 'tsh'],
  ['lipids?|cholesterol panel|lipid panel', 'ldl'],
  ['liver(?: enzymes| function)?', 'alt'],
  ['kidneys?(?: function)?', 'creatinine'],
  ['iron (?:levels?|status|stores?)', 'ferritin'],
];

/** Weights, blood and glucose as people talk about them, in words that the grammar knows. Applied in order to a normalized question. */
export const MEASURED_TURNS: readonly (readonly [RegExp, string])[] = [
  // "How long since my thyroid was tested".
  ...GROUPS.map(([names, marker]): readonly [RegExp, string] => [
    new RegExp(
      `^(?=.*\\b(?:since|when|last time|how often|how many times|ago)\\b)(.*?)\\b(?:my |the )?(?:${names}) (?=(?:was |were |been |got )?(?:last )?(?:tested|checked|measured|done)|tests?\\b|panels?\\b|checks?\\b)`,
    ),
    `$1my ${marker} `,
  ]),
  [
    new RegExp(`\\b(between|from) (?:the |my )?(${MONTH}) (and|to) (?:the |my )?(${MONTH}) (?:${RESULT})\\b`),
    'between $2 and $4',
  ],
  [
    /\bhow (?:many (?:weeks|months|years)|long|far apart) (?:(?:is|are|was|were|lie|passed|went by|did i (?:wait|leave)) )?(?=(?:there )?between (?:my |the )?(?:last|latest|most recent) 2\b)/,
    'how many days ',
  ],
  [
    /\bhow many days apart (?:were|are|was|is) (?=my (?:last|latest|most recent) 2\b)/,
    'how many days between ',
  ],
  [
    new RegExp(
      `^(?=.*\\bgap\\b)(.*\\bgap between (?:my |the )?(?:\\w+ ){1,2}?tests?) ?,? (?:in|as) (?:days|weeks|months)\\b`,
    ),
    '$1',
  ],
  // "At which test did it first come in above 30".
  [
    new RegExp(
      `^((?:at|in|on) (?:which|what) (?:blood |lab )?${SINGLE}) did (.+?) (first|last) (?:come|drop|fall|get|go|rise|climb|dip|measure|read)(?: (?:in|out|up|down|back|at))* (?=(?:above|over|below|under|at least|at most|less than|more than)\\b)`,
    ),
    '$1 was $2 $3 ',
  ],
  // Lows, highs and ketosis.
  [
    /\b(?:hypos|hypoglyc[a-z]+(?: events?| episodes?| readings?)?|glucose lows|low glucose (?:readings|events|episodes))\b/,
    'glucose readings below 70',
  ],
  [
    /\b(?:hypers|hyperglyc[a-z]+(?: events?| episodes?| readings?)?|high glucose (?:readings|events|episodes))\b/,
    'glucose readings above 180',
  ],
  [
    /\b(?:was|were|am|have|did) (?:i |my body )?(?:been |stay |stayed |be )?in (?:nutritional )?ketosis\b|\b(?:i )?(?:was|were) in ketosis\b/,
    'were my ketones at least 0.5',
  ],
  [/\bglucose (?:readings? )?(?:at any (?:time|point)|at least once)\b/, 'glucose'],
  [/^(.*\bglucose\b.*) (?:at any (?:time|point)|at least once|even once)\b/, '$1'],
  [/^how many times (.*\bglucose\b.*) counting each day (?:only )?once$/, 'on how many days $1'],
  // Peaks after meals and foods.
  [
    /\b(?:in|within|over|during) (?:the )?(?:first )?(?:2|1 to 2) hours? (?:after|following|of|from) /,
    'after ',
  ],
  [/\b(?:my )?bedtime snacks\b/, 'snacks'],
  [new RegExp(`^(.*\\bafter\\b.*) within (?:2|two) hours$`), '$1'],
  [
    new RegExp(
      `\\b(?:is|was|are) (?:my )?${MEAL} ${PEAKS} (bigger|higher|larger|smaller|lower|worse) than (?:my |the )?${MEAL}(?: 1| ${PEAKS})?\\b`,
    ),
    'is average glucose peak after $1 $2 than after $3',
  ],
  [
    new RegExp(
      `\\b(average |highest |biggest |max |mean )?(?:post )?${MEAL} (?:${GLUCOSE} )?(?:spikes?|peaks?)\\b`,
    ),
    '$1 glucose peak after $2',
  ],
  [
    new RegExp(`\\b(average |highest |biggest |max |mean )?post ${MEAL} ${GLUCOSE} ${PEAKS}\\b`),
    '$1 glucose peak after $2',
  ],
  [
    new RegExp(
      `^(?:${GLUCOSE} )?(?:spikes?|peaks?) after (?!(?:breakfast|lunch|dinner)\\b)(.+?) (?:vs|versus|compared (?:to|with)|or|against) (?:after )?(.+)$`,
    ),
    'average glucose peak after $1 compared with $2',
  ],
  [
    new RegExp(
      `^(?:my )?${GLUCOSE} (?:after|following) (.+?) ?,? (average|mean|highest|max) (?:peak|spike)$`,
    ),
    '$2 glucose peak after $1',
  ],
  [
    new RegExp(
      `^(?:what (?:is|was) )?(?:my |the )?(average |highest |biggest |max |mean )?(?:spikes?|peaks?) (?:after|following|from) `,
    ),
    '$1 glucose peak after ',
  ],
  [
    new RegExp(
      `^(?:after|when(?:ever)?) (?:i (?:eat|have|had|ate) )?(.+?) ,? ?what (?:does|do|did|is|was) (?:my )?${GLUCOSE} (?:peak|go|get|rise|climb)s?(?: up)? (?:at|to) on average(?: ,.*)?$`,
    ),
    'average glucose peak after $1',
  ],
  [
    new RegExp(
      `\\b(?:which|what) meals? (?:spiked|raised|sent up|hit) (?:me|my ${GLUCOSE}|${GLUCOSE}) (?:up )?(?:the )?(?:most|highest|hardest)\\b`,
    ),
    'which meal gave me the highest glucose peak',
  ],
  [
    new RegExp(
      `^(?:did|does|do) (?:my )?${GLUCOSE} (?:spike|peak|rise|climb|go up|go|get) (more|higher|less|lower) (?:after|from|with) (.+?) (?:or|than) (?:after |from |with )?(.+)$`,
    ),
    'average glucose peak after $2 $1 than after $3',
  ],
  [
    new RegExp(`^(?:my |the |what (?:were|are) my )?${GLUCOSE} (?:spikes|peaks) (?:after|following) `),
    'average glucose peak after ',
  ],
  [
    /^(?:what (?:is|was) )?(?:my |the )?time (below|above|over|under) (?=\d)/,
    'percentage of time my glucose was $1 ',
  ],
  // "The most weight I lost in any single month".
  [
    /^(?:what (?:is|was) )?(?:the )?(?:most|biggest|largest|greatest) ((?:\w+ ){1,2}?)(?:that )?i (?:have |had )?(?:ever )?(lost|gained|dropped|put on) in (?:a|any|1)(?: (?:single|1|calendar|given))* (month|week)\b/,
    'which $3 did i $2 the most $1',
  ],
  [
    /^(?:what (?:is|was) )?(?:my |the )?(?:biggest|largest|greatest) (weight|waist|body fat) (loss|gain|drop|increase|decrease) in (?:a|any|1)(?: (?:single|1|calendar|given))* (month|week)\b/,
    'which $3 the biggest $1 $2',
  ],
  // Hours and parts of the day.
  [
    /^(?:tell me |give me )?(?:the |at what |what |which )?(?:hour|time) of (?:the )?day (?:when |that |at which |is |was |are )?(?:my )?(glucose|blood sugar|sugar) (?:is |was |are )?(?:(?:usually|typically|normally|generally) )?(highest|lowest)(?: ,)?(?: based on)?(?: the)?/,
    'which hour of the day is my $1 $2 in the ',
  ],
  [
    new RegExp(
      `^${OF_GLUCOSE}(?!.*\\b(?:fasting|breakfast|lunch|dinner|snack|meal|today|yesterday|after|woke|this morning|before|am|pm)\\b)(.*?) (?:in the|on) mornings?\\b`,
    ),
    '$1 between 6 am and noon',
  ],
  [
    new RegExp(
      `^${OF_GLUCOSE}(?!.*\\b(?:breakfast|lunch|dinner|snack|meal|after|before|pm)\\b)(.*?) in the afternoons?\\b`,
    ),
    '$1 between noon and 5 pm',
  ],
  [
    new RegExp(
      `^${OF_GLUCOSE}(?!.*\\b(?:breakfast|lunch|dinner|snack|meal|after|before|pm)\\b)(.*?) in the evenings?\\b`,
    ),
    '$1 after 5 pm',
  ],
  // Days with and without.
  [/\bon fasting days\b/, 'on days with a fast'],
  [
    /\b(on days with (?:an? )?)(\w+(?: \w+)?) (vs|versus|compared (?:to|with)|and|or) (?:not|without|days without|non fasting days|when i do not|other days|the other days|all (?:the )?other days)$/,
    '$1$2 $3 on days with no $2',
  ],
  // "Blood vitamin D", "B12 level in blood": of a test.
  [
    new RegExp(
      `\\bhow many (?!glucose|weight|times)([a-z0-9 ]+?) ${SINGLE}s have i (?:taken|had|done|logged|made)\\b`,
    ),
    'how many $1 results do i have',
  ],
];

export const inMeasuredWords = (text: string): string => turned(text, MEASURED_TURNS);
