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

/** Where food was served or how it was sold, with what it is replaced by. */
export const OCCASIONS: readonly (readonly [RegExp, string])[] = [
  // "Dad's bbq: burger, corn": where it was eaten.
  [
    /^(?:(?:the|a|our|my|summer|family|garden|work|office|birthday) )*(?:bbq|barbecue|cookout|picnic|party|potluck|buffet|wedding|braai) (?=: )/,
    '',
  ],
  // "A ready meal chicken tikka": how it was sold.
  [
    /^(?:ready|microwave|microwaveable|supermarket) (?:ready )?meals? (?:of )?(?!and |with |or |for |from |at |on |in |was |today |tonight )(?=[a-z]{3,} )/,
    '',
  ],
];
