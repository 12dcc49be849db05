/** Places called by what they sell: "the sushi bar", "that new ramen place", "kebab shop: a doner". None of it was eaten. */

/** Food from schools and fast food has its own figures. */
const WORD = String.raw`(?!(?:and|with|for|of|on|at|to|from|in|by|or|then|plus|half|some|a|an|the|my|our|fast|food|school|frozen|fruit) )[a-z][a-z'-]*`;
const SOLD = `(?:${WORD} ){1,2}?`;

/** A "beef joint" is a roast, a "protein bar" and a "full house" are no places. */
const PLACE = [
  'place|restaurant|truck|stand|stall|shop|parlou?r|counter|cafe|diner|spot|buffet',
  '(?<!(?:beef|lamb|pork|gammon|ham|roast|roasting|turkey|meat) )joint',
  '(?<=(?:sushi|noodle|ramen|pho|poke|pasta|tapas|pizza|burger|burrito|taco|oyster|juice|smoothie|coffee|espresso|tea|wine|cocktail|tiki|beer|sports|dessert) )bar',
  '(?<=(?:steak|curry|pancake|waffle|noodle|pasta|pizza|coffee|tea|chop|ale) )house',
].join('|');

const DETERMINER =
  '(?:the|that|this|a|an|our|my|their|some|new|local|nearby|favou?rite|usual|fancy|little|good|nice|great)';
const WAY = '(?:at|to|from|in|into|by|near|past|outside|tried|visited|hit|found|checked out)';

/** What follows a place, but not its name: "chip shop curry sauce" is food. */
const AFTER =
  '(?=[,.;:!?)(–—-]|$|(?:near|by|on|in|for|with|w|round|around|down|next|after|before|and|then|so|but|we|i|had|ate|got|yesterday|today|tonight|earlier|that|where|which|was|is|at|called|again|last|this) )';

export const EATERY: readonly RegExp[] = [
  new RegExp(`^(?:${WAY} )?(?:${DETERMINER} )+${SOLD}(?:${PLACE}|takeaway|takeout) ${AFTER}`),
  new RegExp(`^${WAY} ${SOLD}(?:${PLACE}) ${AFTER}`),
  // A juice bar may also be a frozen one.
  new RegExp(`^(?!\\S* ?(?:juice|smoothie|dessert) bar )${SOLD}(?:${PLACE}) (?=[:,–—-])`),
];

/** Kinds of meals, and how their food is named behind them: "curry night, chicken korma". */
const MEAL_KINDS: Readonly<Record<string, string>> = {
  '(?:(?:the|our|local) )?(?:chippy|chip shop|fish and chip)(?: (?:tea|dinner|lunch|supper|run|night|friday))?':
    'cod|haddock|plaice|fish|battered|sausage|saveloy|scampi|chips|rock|fishcake|pie|mushy',
  '(?:curry|indian|balti|ruby) (?:night|house|club)':
    'curry|masala|korma|madras|vindaloo|bhuna|jalfrezi|balti|tikka|naan|biryani|rogan|dhansak|dopiaza|saag|dal|dhal|daal|pasanda|rice|paneer|tandoori|poppadoms?|samosas?|butter chicken|\\S+ (?:curry|masala|korma|madras|vindaloo|bhuna|jalfrezi|balti|tikka|biryani|josh|paneer)',
  'burger night': '(?:\\S+ ){0,3}(?:burgers?|cheeseburgers?|hamburgers?)',
  'pizza night': '(?:\\S+ ){0,3}(?:pizzas?|calzone|margherita|pepperoni)',
  '(?:sushi|japanese) night': '(?:\\S+ ){0,3}(?:sushi|nigiri|maki|sashimi|rolls?|temaki)',
  '(?:taco|mexican|fajita) (?:night|tuesday)':
    '(?:\\S+ ){0,3}(?:tacos?|burritos?|quesadillas?|fajitas?|nachos|enchiladas?)',
  '(?:kebab|kebabs|doner|donner) (?:night|shop|van|house|run|on the way home|after the pub|on the way back)':
    '(?:\\S+ ){0,2}(?:doner|donner|shish|kofta|kofte|kebabs?|shawarma|gyros?)',
  '(?:fish|fry) friday': '(?:\\S+ ){0,3}(?:fish|cod|haddock|plaice|salmon|scampi)',
  '(?:pasta|italian) night':
    '(?:\\S+ ){0,3}(?:pasta|spaghetti|lasagn[ae]|penne|linguine|carbonara|bolognese|tagliatelle|gnocchi|risotto)',
};
const KIND_BEFORE =
  '(?:(?:had|got|ordered|our|my|a|an|the|usual|another|cheeky|big|little|proper|weekly|friday|saturday|sunday) )*';
const FOOD_BEFORE =
  '(?:a |an |the |large |small |half |one |two |\\d |chicken |lamb |beef |prawn |veg |my |i |had )*';
const KIND_WHERE = '(?:(?:by|at|on|in|from|near|down) (?:the |my |our )?\\S+ (?:tonight )?|tonight |again )?';

const CUISINE =
  "(?:chinese|indian|thai|mexican|italian|turkish|japanese|korean|greek|mcdonald'?s|maccies|maccas|kfc|nandos|nando's|subway)";
const OUT = '(?:takeaway|takeout|tea|night|meal)';

/** A kind of meal that its food follows by name, so that it isn't counted twice. */
const NAMED_BEHIND: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^${KIND_BEFORE}(?:${Object.entries(MEAL_KINDS)
        .map(([kind, food]) => `${kind} ${KIND_WHERE}[:,–—-] (?=${FOOD_BEFORE}(?:${food}) )`)
        .join('|')})`,
    ),
    '',
  ],
  // "An Indian: lamb bhuna": a cuisine isn't a food, but "pad thai" is.
  [
    new RegExp(
      `^(?:(?:(?:had|got|ordered) )?(?:an? |cheeky |big |little |our |the )+${CUISINE}(?: ${OUT})?|${CUISINE} ${OUT})(?: tonight)? [:,–—-] (?=\\S)`,
    ),
    '',
  ],
];

/** Where food was served or how it was sold, with what it is replaced by. */
export const OCCASIONS: readonly (readonly [RegExp, string])[] = [
  ...NAMED_BEHIND,
  // "Dad's bbq: burger, corn": where it was eaten.
  [
    /^(?:(?:the|a|our|my|summer|family|garden|work|office|birthday) )*(?:bbq|barbecue|cookout|picnic|party|potluck|buffet|wedding|braai) (?=: )/,
    '',
  ],
  // "A burger in Arizona": places that foods are named after.
  [
    /^(?:in|from|to|at|around|near|visiting|outside) (?:jamaica|philadelphia|arizona|manhattan|bordeaux|colombo|yorkshire|bologna|parma|worcestershire) (?=[.,;:!?)]|$|and |with |for |on |we |i |today |tonight |yesterday |last |this |while |during )/,
    ',',
  ],
  // "Celebrated with a burger", "pigged out on nachos".
  [
    /^(?:(?:celebrated|refuell?ed|fuell?ed up|recovered|topped up|rewarded|treated|binged|feasted|gorged|noshed|pigged out|splurged) )(?:(?:myself|ourselves|us|it|that) )?(?:with|on) (?=\S)/,
    '',
  ],
  // "Half of a takeaway curry": how it was sold. A whole lasagna is for more than one.
  [
    /^(?:takeaway|takeout) (?!(?:\S+ ){0,2}(?:lasagna|lasagne|pie|cake) |(?:and|with|or|for|from|of|at|on|in|was|is|were|today|tonight|last|this|yesterday|then|so|but|plus|i|we|that|which|place|shop|menu|night|food|meals?|orders?|box|boxes|containers?|trays?|bags?|dinner|lunch|tea) )(?=[a-z]{3,} )/,
    '',
  ],
  // "A noodle soup following my aunt's recipe".
  [
    /^(?:following|according to|based on) (?:an?|the|my|our|her|his|their) (?:\S+ ){0,2}recipe (?=[.,;!)]|$|and |with |for )/,
    '',
  ],
  // "A ready meal chicken tikka": how it was sold.
  [
    /^(?:ready|microwave|microwaveable|supermarket) (?:ready )?meals? (?:of )?(?!and |with |or |for |from |at |on |in |was |today |tonight )(?=[a-z]{3,} )/,
    '',
  ],
];
