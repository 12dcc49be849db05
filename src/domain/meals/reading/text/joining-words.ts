import { FILLED } from './split-clauses.ts';
import { COMPANY, MAKERS, NAMED_PLACES, PLACES } from './people.ts';
import { EATERY, OCCASIONS } from './eateries.ts';
import { GLUCOSE_READINGS } from './not-eaten.ts';

const AT_PLACE = `at (?:(?:the|a|an|my|our|his|her|their|some|this|that|new|local|nearby) )*(?:${PLACES})s?(?:'s)?(?: (?:place|house|party|restaurant))? `;

const NAMED_PLACE = `(?:[a-z]+ ){0,2}?(?:${NAMED_PLACES})s? `;

/** Phrases that connect like a single word: "along with" starts a new item, "made with" describes the previous one. */
export const JOINING: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:i've|ive|i|we've|we|have|just) )got /, ''],
  [new RegExp(`^with (?:(?:my|our|the|his|her|their|some|a few) )?(?:${COMPANY}) `), ''],
  [/^with (?:my|our|his|her|their) /, 'plus'],
  // "Mom made", "the baby had": who made or ate it.
  [
    new RegExp(
      `^(?:(?:my|our|the|his|her) )?(?:${MAKERS}) (?:made|cooked|baked|bought|brought|had|ate|drank|got|ordered|gave)(?: (?:me|us))? `,
    ),
    '',
  ],
  // "Dinner we made stir fry": not what the previous food is made of, as in "the batch I made with bananas".
  [
    /^(?:i|we|she|he|they) (?:baked|made|cooked|prepared) (?!with|from|for|of|it|them|myself|ourselves|today|yesterday|[.,;:(\n])(?=\S)/,
    ',',
  ],
  // "At the orange tree pub", "to the apple store": names of places aren't food. Food from schools and restaurants has its own figures.
  [
    new RegExp(
      `^(?!from (?:(?:the|a|an|my|our) )?(?:school|fast food|restaurant) )(?:at|to|in|into|from|past|near|outside) (?:(?:the|a|an|my|our|this|that) )?${NAMED_PLACE}`,
    ),
    ',',
  ],
  ...EATERY.map((pattern) => [pattern, ','] as const),
  ...OCCASIONS,
  [
    /^(?:(?:while|when|as) )?(?:i|we|he|she|they) (?:was|were|am|are) (?=(?:eating|having|drinking|finishing|making|cooking) )/,
    ',',
  ],
  // "Lasagna 1 kg, my share was 200 g": the amount is what counts.
  [
    /^(?:my|our) (?:share|portion|part|bit) (?:was|is|=|:) (?:about |around |roughly )?(?=\d|a |half|one )/,
    ',',
  ],
  ...GLUCOSE_READINGS.map((pattern) => [pattern, ','] as const),
  // "Fries off my husband's plate".
  [new RegExp(`^off (?:of )?(?:(?:my|our|his|her|their) )?(?:${MAKERS})(?:'s|s'|s)? plates? `), ''],
  [/^on top(?: of (?:it|that|everything))? (?=[.,;!)\n]|$)/, ''],
  // "Licked the bowl": nothing was in it but what is named.
  [/^(?:i )?licked (?:the|my) (?:bowl|plate|spoon|pan|pot|beaters?) (?:clean )?/, ','],
  // "Korean bbq with 3 friends": an evening out, and what was eaten follows.
  [
    /^(?:at )?(?:a |an |the )?(?:korean )?(?:bbq|barbecue|hotpot|hot pot|buffet|potluck|cookout) with (?:(?:\d|two|three|four|five|six|some|the|my|a few|a couple of|our) )+(?:friends|mates|family|colleagues|coworkers|girls|boys|guys|others|kids)(?: ,)? /,
    ',',
  ],
  // "My bridge club served lemon squares".
  [
    /^(?:my|our|the|a) (?:\S+ ){0,2}(?:club|group|class|team|choir|church|office|school|company) (?:served|had|brought|ordered|provided|made|hosted|put out|gave us) /,
    '',
  ],
  [/^saved my (?:life|day|night|morning) /, ','],
  [/^(?:and )?(?:right |straight )?after that(?: i had| i ate)? /, ','],
  // Sayings: nobody ate the cake.
  [/^(?:was|is|were|be|being|been) (?:an? )?(?:absolute |total )?piece of cake /, ','],
  [/^(?:such |being )?(?:an? |total |big )*couch potato(?:es)?(?: (?:day|mode|weekend))? /, ','],
  // "Felt like a potato": a comparison with a person.
  [
    /^(?:feel|feels|feeling|felt|look|looks|looked|looking|smell|smells|smelled|smelt|sounded) like (?:a|an) \S+ (?=after|today|so|and|but|then|at|[,.;!])/,
    ',',
  ],
  // "The only thing I fancied was": what follows was eaten.
  [/^(?:(?:the|only|one|first|last|best) )*things? (?:i|we) (?:\S+ ){1,3}(?:was|were) /, ','],
  [
    /^(?:had |ate )?nothing (?:solid|else|more|much|proper)(?: (?:all day|today|at all|after that))? (?=[.,;!)]|$|and |but |so |then )/,
    ',',
  ],
  // "Smoothie I made - banana, oats": the list belongs to it.
  [
    /^(?:i|we|he|she|they) (?:baked|made|cooked|prepared|blended) (?:(?:myself|today|earlier|tonight) )?(?=[:(] )/,
    '',
  ],
  // "Cos the fridge is empty": because.
  [/^(?:cos|coz|cuz|cause) (?=(?:the|i|it|we|my|there|he|she|they|that|i'm|im|its|it's|of) )/, ','],
  // "A thing of M&M's": whatever it is sold in.
  [/^(?:a|an|one) (?:little |small |big |whole )?things? of (?=[a-z])/, ''],
  [/^\S+ the (?:dog|cat|puppy|kitten|hamster|rabbit|parrot|horse) /, ','],
  // "Nan's apple crumble": an owner.
  [
    /^(?:(?:my|our|the) )?(?:nan|gran|mum|mom|dad|grandma|granny|aunty?|auntie|sister|neighbou?r)'?s (?=(?!and|with|for|on|in|at|to)[a-z])/,
    '',
  ],
  // "My daughter's mac and cheese": whose it was. Kid's meals are sold by that name.
  [
    new RegExp(
      `^(?:(?:my|our|the|his|her) )?(?:${MAKERS})'s (?!meals? |menu |(?:bowl|plate|portion|cup|size|sized|serving|scoop|combo) |and |with |for |on |in |at |to )(?=[a-z])`,
    ),
    '',
  ],
  // "3 of my kids fries", without the apostrophe.
  [new RegExp(`^of (?:my|our|his|her|their) (?:${MAKERS})s'? (?!meals? |menu )(?=[a-z])`), 'of'],
  // "A quarter of the pot that serves 4": how much there was of it.
  [
    /^(?:that|which) (?:serves|feeds|makes) (?:about |around )?(?:\d+|two|three|four|five|six|eight) (?:(?:people|of us|servings|portions) |(?=[.,;!)]|$|and |but |so |i ))/,
    '',
  ],
  // "Pan fried cod": a cooking method.
  [/^pan (?=fried|seared|roasted)/, ''],
  // "First date went well", "on a date with": not the fruit.
  [
    /^(?:(?:our|my|a|the|on) )*(?:first|second|third|blind|hot|double|dinner|lunch|play|movie) dates? (?=went|was|with|night|at|and|so|tonight|yesterday|[,.!:])/,
    ',',
  ],
  [/^(?:on )?(?:a|my|our) date (?=with|night|tonight|at|and i)/, ','],
  // "Round my nan's", "at grandma's": a home, not naan.
  [
    new RegExp(
      `^(?:(?:over|round|back|popped|went|down|up) )*(?:round|at|to|from|by|via) (?:(?:my|our|his|her|their|the) )?(?:${MAKERS})(?:'s|s) (?:(?:place|house|flat) )?(?=and|for|with|so|in|on|today|yesterday|i|we|[,.;!])`,
    ),
    ',',
  ],
  [new RegExp(`^${AT_PLACE}(?=:)`), ''],
  [new RegExp(`^${AT_PLACE}`), ','],
  [
    /^(?:i|we|she|he|they) (?:baked|made|cooked|bought|ordered|prepared)(?: (?:myself|ourselves|today|yesterday))? (?:[.,;\n] )?$/,
    '',
  ],
  [
    /^to (?:round|top|finish|start|kick|end) (?:it|things|that|this|everything|the day|the meal|dinner|lunch) (?:all )?(?:off|up|out) /,
    '',
  ],
  // "Gave up on the porridge after a few spoonfuls": the eaten amount.
  [/^(?:gave|given|giving) up on (?=(?:the |my )?[a-z])/, ''],
  [
    /^after (?=(?:only |just |about )*(?:a|one|two|three|four|five|\d+)(?: few| couple(?: of)?)? (?:bites?|spoons?|spoonfuls?|mouthfuls?|sips?|forkfuls?) )/,
    ',',
  ],
  [/^washed (?:it|them|this|that|everything|all) down (?:with|by) /, 'plus'],
  [
    /^(?:(?:along|together|paired|accompanied|combined|complemented|followed|coupled|joined|finished|washed down|served alongside|rounded off) (?:with|by)|as well as|in addition to|on the side of|(?:and )?alongside|along side|besides) /,
    'plus',
  ],
  // "Ate like half a sleeve": about that much.
  [
    /^like (?=(?:\d|half|one|two|three|four|five|six|ten|a (?:third|quarter|few|couple|handful|cup|bite|spoonful)) )/,
    '',
  ],
  // "Tuna salad on lettuce": leaves below it.
  [
    /^(?:on|over) (?:a |some )?(?:bed of )?(?=(?:\S+ )?(?:lettuce|romaine|greens|arugula|rocket|spinach|leaves|kale) )/,
    'plus',
  ],
  [/^wrapped (?:in|with) (?=(?:\S+ ){0,2}(?:bacon|ham|prosciutto|pancetta) )/, 'with'],
  // "Egg whites wrapped in a whole wheat tortilla": bread around it, unlike bacon.
  [
    /^wrapped (?:in|with) (?=(?:\S+ ){0,4}(?:tortillas?|wraps?|lavash|pitas?|pittas?|flatbreads?|naans?) )/,
    'on',
  ],
  [
    /^(?:(?:made|prepared|cooked|wrapped) (?:with|w \/|w|in|from|of)|containing|including|includes|such as|like|consisting of|featuring|features|made|(?:that|which) (?:has|have|had|contains|includes|incorporates|comes with)|it (?:has|had|contains|includes|comes with)|has|got|it's got) /,
    'made',
  ],
  [/^(?:filled|stuffed) (?:with|w \/|w) /, FILLED],
  [
    /^(?:coated|rolled|covered) (?:in|with) (?:bread ?crumbs|panko|a (?:light |thin )?(?:crust|coating|breading)) /,
    'breaded',
  ],
  [
    /^(?:topped|covered|coated|drizzled|sprinkled|spread|dressed|seasoned|served|smothered|slathered|loaded|piled|heaped|dripping|swimming|drowning|drowned|drenched|doused|oozing|dipped|dunked|mixed) (?:with|in|into|off with) /,
    'with',
  ],
  // "Bolognese from 400 g of mince", "frittata using 6 eggs".
  [/^(?:from|using) (?=\d\S* \S)/, 'made'],
  [/^(?:that's|thats|that is|which is|which are|that are|that was|which was|it's|they're) /, 'is'],
  [
    /^(?:for|to) (?:serving|serve|garnish|garnishing|decorate|taste|frying|greasing|dusting|dipping|dunking|mopping|spreading|nibbling) /,
    '',
  ],
  [/^(?:in diameter|across|(?:before|after) (?:my|the|a) (?:meal|workout|run|walk)) /, ''],
  [/^(?:(?:about|roughly) )?the size of (?:a |an )?/, 'made'],
  [/^(?:using|with) (?:an )?equal (?:amounts?|quantity|quantities|volumes?|parts) of /, 'made'],
  [
    /^(?:pre|post|before|after) (?:my |the |a )?(?:run|gym|workout|ride|swim|match|game|training|lift|bed|bedtime|class|shift|yoga|hike) (?!shake|drink|smoothie)/,
    '',
  ],
  [/^(?:date|wine|movie|game|girls|boys|poker|pizza|quiz) night(?: [-–—:,])? /, ','],
  [/^(?:at night|in the (?:morning|afternoon|evening)) (?=(?:a|an|some|\d+|half|i|we) )/, ','],
  // "Hot chocolate made from a no sugar added dry mix": the cup was drunk, not the powder.
  [
    /^(?:(?:made|prepared|mixed) (?:from|with|using)|from(?= (?:an? )?dry mix )) (?:a |an )?(?:dry |instant |powdered |powder )?(?:mix|powder)(?: and (?:water|milk))? /,
    '',
  ],
  [/^(?:made|prepared) (?:from|with) (?:a |an )?(?=(?:no sugar added|sugar free|diet) )/, ''],
  [/^dry mix(?: and (?:water|milk))? (?=[.,]|for |and |along |plus |with |that |which |weighing )/, ''],
  // "Lasagna, a corner piece", "coffee x2 earlier".
  [/^(?:an? |the )?(?:corner|end|middle|edge|center|centre) (?=(?:piece|slice)\b)/, 'a'],
  [/^(?:earlier|later)(?: on)? (?=[.,;!?)]|$)/, ''],
  // "Bits of ham stirred in".
  [/^(?:some |a few |little |small |tiny )*(?:bits|scraps|shreds|slivers|shavings) of (?=\S)/, ''],
  [
    /^(?:stirred|mixed|thrown|chopped|tossed|folded|crumbled) (?:in|through|over|on top)(?: it)? (?=[.,;!)]|$|and |with )/,
    '',
  ],
  // "Chowder in a bread bowl": the bowl is eaten.
  [/^in (?:a |the )?(?:sourdough )?(?=bread bowl )/, 'plus'],
  // "Three teas, one sugar in each".
  [/^in each(?: (?:one|cup|mug|of them))? (?=[.,;!)]|and |$)/, 'each'],
  // How animals were kept names no food: "grass-fed" is no lemongrass.
  [
    /^(?:grass|corn|grain|pasture) (?:- )?(?:fed|finished|raised) |^(?:free range|cage free|wild caught|farm raised|line caught) /,
    '',
  ],
  // "For my salad, I am using a tablespoon of oil": what it is for.
  [
    /^for (?:my|the|a) (?:salad|sandwich|cooking|baking|recipe|soup|stew|sauce|coffee|tea|toast)(?: dressing)?(?: and (?:salad|cooking|baking))? , (?=(?:i|i'm|we) (?:am |are |was |were )?(?:using|adding|incorporating|applying|used|added))/,
    '',
  ],
  // Untrimmed meat, in tables: the fat is no second food.
  [/^(?:a mix of |both )?(?:separable )?lean (?:meat )?and fat (?!free)/, ''],
  [
    /^(?:and )?(?:sweeten|season|drizzl|topp|sprinkl|garnish|dress)(?:ed|ing) (?:it|them|this|that|everything) with /,
    'plus',
  ],
  // Where tables cut a rib roast: "ribs 10 to 12".
  [/^\(? ?ribs? (?:6|10) ?(?:to|through|-|–) ?(?:9|12) (?:\) )?/, ''],
  [/^, (?:and )?ready to (?:be )?(?:bake|baked|heat|use) /, ','],
  [/^from the (?:children's|kids?'?s?|kid's) menu /, ''],
  // What tables call poultry.
  [/^chicken or turkey /, 'chicken'],
  [/^(?:raw|uncooked) weight /, 'raw'],
  [/^dry weight /, 'dry'],
  [/^(?:cooked|boiled) weight /, 'cooked'],
  [
    /^(?:everything|all of it|all) (?:but|except|apart from) (?:for )?(?:the )?(?:crusts?|skin|bones?|core|edges?|rind|peel) (?:of|on|off|from) /,
    '',
  ],
  // "Everything but the rice": the rice was left.
  [/^(?:everything|all of it|all) (?:but|except|apart from) (?:for )?(?:the )?/, 'without'],
  // "On a regular crust": the kind that is meant anyway.
  [/^(?:with|on) an? (?:regular|standard|normal) crust (?=[.,;!)]|$|weighing )/, ''],
  [/^(?:the )?peel (?:was |is )?not eaten /, ''],
  [/^(?:with )?(?:the )?(?:skin|rind|bones?) (?:removed|taken off|trimmed off) /, ''],
  [/^(?:with )?(?:the )?(?:skin|bone) (?:still )?on (?=[.,;!?)]|with |and |$)/, ''],
  [/^(?:see|recipe) (?:notes?|below|above|follows?) /, ''],
  [
    /^(?:on|at|from|to|for|into|in) (?:the |my |a )?(?:top|meal|recipe|side|plate|table|mind|go|home|drink|eat|munch|enjoy|boot|it|them|inside|out|bit) /,
    '',
  ],
];
