const COUNTED =
  '(?=.*\\b(?:days?|nights?|how many|number|count|share|percentage|fasts|runs|walks|rides|swims|workouts|sessions)\\b)';
const UNIT =
  '(?:hours?|h|hrs?|minutes?|min|steps|kcal|calories|g|grams|mg|ml|l|liters?|litres?|km|bpm|ms|kg|percent)';
const AMOUNT = `[\\d.]+(?: ${UNIT})?(?: (?:of )?(?!(?:as|at|an?|in|on)\\b)[a-z]+){0,2}?`;
const DAYS = '(?:days|nights|mornings)';
const HAVING =
  '(?:have|had|has|got|with|is|are|was|were|contain|contained|see|saw|there (?:is|are|was|were))';
const RECORDED =
  '(?:recorded|registered|logged|tracked|measured|entered|noted|stored|saved|written down|captured)';
const READINGS = '(?:data|readings?|values?|measurements?|entr(?:y|ies)|records?|numbers?|results?|tests?)';
const FIGURE = '(?!(?:over|under|above|below|more|less|at|fewer|exactly|between)\\b)([a-z][\\w ]*?)';

const BOUNDS = [
  ['min|minimum', 'at least'],
  ['max|maximum|tops', 'at most'],
] as const;

/** Bounds, and days and records that are counted, in words that the grammar knows. */
export const BOUND_TURNS: readonly (readonly [RegExp, string])[] = [
  [/^amount of (?=(?:days|nights|times)\b)/, 'number of '],
  [/^((?:out )?of (?:all )?(?:the |my )?(?:days|nights)\b.*?) (?=how many )/, '$1 , '],
  [
    /^how many (?:lab |blood |test )*(readings|results|measurements|values) (?:of|for) (?:my )?([\w ]+?)(?: (?:are|is) (?:there )?(?:in (?:the|my) (?:data|records|log))?)?$/,
    'how many $2 $1 do i have',
  ],
  // "Minimum 30 active minutes", "10000 steps minimum".
  ...BOUNDS.flatMap(([bound, comparison]): [RegExp, string][] => [
    [
      new RegExp(`^${COUNTED}(.*?)\\b(?:of |with )?(?:(?:an?|the) )?(?:${bound})(?: of)? (?=${AMOUNT}\\b)`),
      `$1${comparison} `,
    ],
    [
      new RegExp(
        `^${COUNTED}(.*?)(?<!(?:at least|at most|over|under|above|below|than) )(${AMOUNT}) (?:as an? |at )?(?:${bound})(?= ,|$| (?:in|on|of|during|since|over|last|this)\\b)`,
      ),
      `$1${comparison} $2`,
    ],
  ]),
  // "On how many days of May I have registered some water".
  [
    new RegExp(
      `^(?:(?:on|in|for) )?(?:how many|number of|count of) (${DAYS})((?: (?:in|of|during|since|over|out of) .+?)?) (?:(?:did|do|have|had) )?(?:i|you|we) (?:(?:have|had|did|got) )?${RECORDED} (?:(?:at least )?(?:some|any|an?|my|1) )?`,
    ),
    'how many $1 did i log $2 ',
  ],
  [
    new RegExp(
      `^(?:(?:on|in|for) )?(?:(?:how many|number of|count of) )?(${DAYS})((?: (?:in|of|during|since|over) .+?)?) (?:do |did )?(?:i |you |we )?${HAVING} (?:at least )?(?:(?:an?|any|some|my|the|1) )?${FIGURE}(?: ${READINGS})? (?:${RECORDED}|on record|on file)((?: ,? ?(?:in|of|during|since|over|for|the last|last) .+)?)(?: ,? count)?$`,
    ),
    'how many $1 do i have $3 data$2$4',
  ],
  // "How many LDL results do you have".
  [
    new RegExp(
      `^(?:how many|number of|count of) (?:of )?(?:my |the )?(?:weight|body weight) ${READINGS}\\b(?: (?:do|did|have|has|are|were) (?:there|you|i|we)(?: (?:have|got))?(?: (?:from|of|on|for|about) me)?)?`,
    ),
    'how many weigh ins do i have',
  ],
  [
    new RegExp(
      `^(?:how many|number of|count of) (?:of )?(?:my |the )?(.+? ${READINGS}) (?:do|did|have|has|are|were|exist) ?(?:there|you|i|we)?(?: (?:have|got))?(?: (?:from|of|on|for|about) me| in (?:my|the) (?:data|records|log))?$`,
    ),
    'how many $1 do i have',
  ],
  [
    new RegExp(
      `^(?:how many|number of|count of) (${DAYS})((?: (?:in|of|during|since) .+?)?) (?:for which|on which|where|when|that|with) (?:an? |any |some |my )?${FIGURE} (?:${READINGS}) ?(?:exists?|(?:is|was|are|were) (?:available|there|present|recorded))?((?: (?:in|of|during|since) .+)?)$`,
    ),
    'how many $1 do i have $3 data$2$4',
  ],
  // "Days for which there is a weight".
  [
    new RegExp(
      `^(?:(?:how many|number of|count of) )?(${DAYS})((?: (?:in|of|during|since) .+?)?) (?:for which|on which|where|when|that|with) (?:there (?:is|are|was|were)|(?:i|you|we) have) (?:an? |any |some )?${FIGURE}(?: ${READINGS})?$`,
    ),
    'how many $1 do i have $3 data$2',
  ],
  [
    new RegExp(
      `^(?:on |in |for )?how many (${DAYS}) did (?:you|i|we) (?:get|receive|see) (?:an? |any |some |my )?${FIGURE}(?: ${READINGS})?(?: (?:from|of|for|about) me)?((?: (?:in|of|during|since) .+)?)$`,
    ),
    'how many $1 do i have $2 data$3',
  ],
  [
    /^(?:how many|number of|count of) water (?:entries|entry|logs|records|drinks)\b(?: (?:do|did) (?:i|you) have)?/,
    'how many drinks did i log',
  ],
  [
    /\bhow many (?:glucose|blood sugar|sugar|sensor|cgm) (?:values|measurements|numbers|data points|results)\b/,
    'how many glucose readings',
  ],
  [
    /^how many (?!(?:glucose|blood sugar|sugar|sensor|cgm|weight|hrv|resting)\b)(.+?) (?:measurements|readings|values|tests) do i have$/,
    'how many $1 results do i have',
  ],
  // "Fasts of at least 16 hours, how many in total".
  [
    /^(fasts|runs|walks|rides|swims|hikes|workouts|sessions|meals) ((?:of |lasting |that lasted |with )?(?:at least|at most|over|under|above|below|more than|less than|longer than|shorter than) .+?) ,? how many(?: (?:in total|altogether|in all|were there|are there))?$/,
    'how many $1 were $2',
  ],
];
