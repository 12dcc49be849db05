const GLUCOSE = '(?:blood )?(?:sugar|glucose)(?: levels?)?';
const RISES =
  '(?:go|goes|get|gets|climb|climbs|rise|rises|spike|spikes|peak|peaks|jump|jumps|shoot|shoots|top out|max out)(?: up)?';

const KINDS = '(?:the |my |any |all |all my )?(?:breakfasts?|lunch(?:es)?|dinners?|snacks?|snacking)';
const SEVERAL = `${KINDS}(?: (?:and|or|,) ${KINDS})*`;

/** Rewrites meals, servings and their glucose in other words. Runs before most other rewrites. */
export const MEAL_REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // "Calories, snacks excluded", "without breakfast"; "days without breakfast" are days.
  [
    new RegExp(
      `(?<= |^)(?:with )?(${SEVERAL}) (?:being )?(?:excluded|not (?:included|counted)|left out|aside|not counting)(?= |$)`,
    ),
    'excluding $1',
  ],
  [new RegExp(`\\bleaving (${SEVERAL}) (?:out|aside)\\b`), 'excluding $1'],
  [
    new RegExp(
      `\\b(?:(?:if|when) (?:i|you|we) )?(?:(?:do not|not|without) (?:count|counting|include|including|consider|considering)|leave out|take out|exclude|ignore)(?: what i (?:eat|ate|had|have))? (?:for |at )?(?=${SEVERAL})`,
    ),
    'excluding ',
  ],
  [
    new RegExp(
      `(?<!\\b(?:days?|nights?|dates?|mornings?|occasions?|when|where|go|goes|going|went|gone|often|times)\\b.*)\\b(?:without|minus|but no|but not|besides|all but|everything but|anything but|save for|except for|except at|except|apart from|aside from|outside of|outside) (?=${SEVERAL})`,
    ),
    'excluding ',
  ],
  [new RegExp(` , with (${SEVERAL})$`), ' including $1'],
  [
    /(?<!\b(?:days?|nights?|dates?|when|where|meals?|eating occasions?)\b.*) with (?:the |my |all )?snacks(?=$| )/,
    ' including snacks',
  ],
  [
    /\b(?:in|at|with|during|as part of) (?:the same (?:meal|sitting)|(?<=\b(?:and|with|plus)\b.*)1 sitting)\b|\bat the same time$/,
    'together',
  ],
  // "What are my main sources of fiber? Which one's first?"
  [
    /^((?:what|which) .*\b(?:sources?|foods?)\b.*?) ?,? (?:and )?(?:which|what) (?:(?:1|one|food) )?(?:(?:is|comes|ranks) )?(?:the )?(?:first|1st|number 1|top|on top|biggest|main)(?: (?:1|one))?$/,
    '$1',
  ],
  [
    /^what (gives?|gave|provides?|provided|brings?|brought|supplies|supplied|contributes?|contributed)(?: me)? (?:with )?(?=(?:the )?(?:most|least) )/,
    'which food $1 me ',
  ],
  [
    /^(?:what|where|which foods?) (do|did|was|am|have) i (?:been )?(?:get|getting|got|eat|eating|have|had) (?:most|the most|the majority|the bulk) of my (.+?) from\b/,
    'which food gives me the most $2',
  ],
  // "What did most of my sugar come from?"
  [
    /^(?:what|where|which foods?) (?:do|does|did) (?:the )?(?:most|majority|bulk|main part|largest (?:part|share)) of (?:my |the )?(\w+(?: fat)?) come from\b/,
    'which food gave me the most $1',
  ],
  // A cup or a bowl is what was logged once; a slice may be one of several.
  [
    /(?:^|\b(?:how many|number of|count of) )(?:servings|portions|helpings|cups|mugs|glasses|pints|bottles|cans|bowls|plates|tubs|tins|jars|cartons) of (?!(?:\w+ )?water\b)/,
    'how many times ',
  ],
  [
    /\b(?:how many|number of|count of) (?!(?:grams|g|mg|kcal|calories|of)\b)((?:[a-z]+ ){1,3}?)(?:servings|portions|helpings)\b(?! of)/,
    'how many times $1',
  ],
  [
    /\b(?:how many|number of|count of) (?:entries|items|rows|records) (?:named|called|labell?ed|titled) (.+?) (?:are there|do i have|exist)\b/,
    'how many times did i have $1',
  ],
  // "Breakfasts that had banana in them".
  [
    /^((?:how many|number of) (?:of )?(?:my |the )?(?:breakfasts|lunches|dinners|snacks|meals)) (?:had|have|contained?|included?|featured?) (.+?) in (?:it|them)\b/,
    '$1 with $2',
  ],
  [
    /\b(average|mean|highest|typical|usual|max|maximum) (peaks?|spikes?) after (?=(?:a |my |the )?(?:breakfasts?|lunch(?:es)?|dinners?|snacks?|meals?)\b)/,
    '$1 glucose $2 after ',
  ],
  [
    /\bsize of (?:(?:a|an|my|the|1) )?(?=(?:(?:average|typical|usual|normal) )?(?:serving|portion|helping)\b)/,
    '',
  ],
  [
    /\b(?:in|per|for|of|at) (?:1|1 single|each|every|any 1|any single|any 1 single|an? (?:single|average|typical|usual)) (breakfast|lunch|dinner|snack)(?: of mine)?\b/,
    'at $1 per meal',
  ],
  // "The dinner with the most protein, how many grams": of that.
  [
    /^(?:the |my )?(breakfast|lunch|dinner|snack|meal) (?:with|that had) (?:the )?(most|highest|least|lowest|fewest) ([a-z]+(?: fat)?)((?: (?:in|on|since|this|last|of|over|during) [^,]+?)?)(?: ,)?(?: (?:and )?how (?:much|many)(?: (?:grams|g|mg|kcal))?(?: (?:(?:was|is) (?:it|that)|did it have))?)?$/,
    'which $1 had the $2 $3$4',
  ],
  // "Lunches that include rice": with it.
  [
    /\b(meals?|breakfasts?|lunch(?:es)?|dinners?|snacks?) (?:(?:that|which) (?:i (?:ate|had) )?(?:contain(?:s|ed)?|include[sd]?|feature[sd]?|ha[sd]|have)|containing|including|featuring|made (?:of|with)) (?=[a-z])/g,
    '$1 with ',
  ],
  // "How high does my sugar go after dinner on average": glucose.
  [
    new RegExp(
      `\\b(?:on average ,? ?)?how high (?:do|does|did) my ${GLUCOSE} ${RISES} (after|following) (.*?) ?,? (?:on average|typically|usually|normally)(?= |$)`,
    ),
    'average glucose peak after $2',
  ],
  [
    new RegExp(
      `\\b(?:on average|typically|usually|normally) ,? ?how high (?:do|does|did) my ${GLUCOSE} ${RISES} after (?=.)`,
    ),
    'average glucose peak after ',
  ],
  [new RegExp(`\\bhow high (do|does|did) my sugar ${RISES}(?= |$)`), 'how high $1 my glucose go'],
  // "Which food spikes my glucose the most".
  [
    new RegExp(
      `\\b((?:which|what)(?: of)?(?: my| the)? foods?) (?:that i eat )?(?:spikes?|spiked|raises?|raised|sends?|sent|drives?|drove|pushes|push|pushed|gets?|lifts?|makes?|affects?|affected|hits?|bumps?)(?: up)? (?:my )?${GLUCOSE}(?: up)?(?: (?:spike|rise|go|climb|jump)s?(?: up)?)? (?:the )?(most|highest|least|lowest)\\b`,
    ),
    '$1 has the $2 glucose after meals',
  ],
  [
    new RegExp(
      `\\b((?:which|what)(?: of)?(?: my| the)? foods?) (?:gives?|gave|causes?|caused|brings?|leads? to|led to|has|have|had)(?: me)? (?:the |my )?(biggest|highest|largest|lowest|smallest)(?: average)? ${GLUCOSE} (?:spikes?|peaks?|rises?|responses?)\\b`,
    ),
    '$1 has the $2 glucose after meals',
  ],
  // "Which meal has the most protein: breakfast, lunch or dinner": usually, not on the day with the largest.
  [
    /\b(?:which|what) ((?:of my )?meals?\b(?!.*\bon average\b).*?) ?,? ?(?:out of )?(?:breakfast|lunch|dinner|snacks?)(?: ?,? ?(?:or |and )?(?:my )?(?:breakfasts?|lunch|dinners?|snacks?))+$/,
    'which $1 on average',
  ],
  [
    /\b(?:which|what) ((?:of my )?meals?\b.*?) ?,? ?(?:out of )?(?:breakfast|lunch|dinner|snacks?)(?: ?,? ?(?:or |and )?(?:my )?(?:breakfasts?|lunch|dinners?|snacks?))+$/,
    'which $1',
  ],
  [
    /^((?:at|in|on|from|with) )?(?:which|what) (?=(?:of my )?meals? (?:has|have|is|are|gives?|contains?|contributes?|provides?|brings?|packs?|supplies|(?:do|am) i)\b)(?!.*\b(?:on average|average|mean|glucose|sugar (?:spikes?|levels?)|blood|after)\b)(.*\b(?:most|least|highest|lowest|biggest|largest|smallest|richest)\b.*)$/,
    '$1which $2 on average',
  ],
  // "Which meals were over 800 kcal last week": they are listed with their number.
  [
    /^(?:(?:which|what|list|show)(?: me)?(?: all)?(?: of)? (?:my |the )?|(?:my )?(?=.* (?:in|on|this|last|since|yesterday|today)\b))(meals|breakfasts|lunches|dinners|snacks) (?:(?:that )?(?:were|was|are|had|have|with) )?(?=(?:over|under|above|below|more than|less than|at least|at most|no more than|between) \d)/,
    'how many $1 ',
  ],
  // "My biggest meal of the day, on average".
  [
    /^(?:(?:what|which) (?:is|are) )?(?:my |the )?(?:biggest|largest|heaviest) meal of (?:the|my|a) day(?: ,)?(?: on average| usually| typically)?(?= |$)/,
    'which meal has the most calories on average',
  ],
  [
    /^(?:(?:what|which) (?:is|are) )?(?:my |the )?(?:smallest|lightest) meal of (?:the|my|a) day(?: ,)?(?: on average| usually| typically)?(?= |$)/,
    'which meal has the least calories on average',
  ],
  [
    new RegExp(
      `^(?:which|what) meal (?:spikes?|spiked|raises?|raised|sends?|drives?|pushes)(?: up)? (?:my )?${GLUCOSE}(?: up)? (?:the )?(most|highest|least)\\b`,
    ),
    'after which meal is my glucose $1',
  ],
  // "How high does my HRV go on average": an average of the highest values of what?
  [
    /^(?=.*\b(?:on average|typically|usually|normally)\b)(?=(?:on average ,? ?|typically |usually |normally )?how (?:high|low) (?:do|does|did) )(?!.*\bafter\b)/,
    'unread ',
  ],
];
