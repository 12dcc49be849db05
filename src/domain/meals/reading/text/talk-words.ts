import { wordSet } from '#domain/foods/search/text.ts';

/** Words that say that someone ate, or when, but never what. */
export const TALK = wordSet(
  "i i'm im i've ive i'll i'd me we we're we've he she they you it that this these those there there's here here's who which " +
    'having have had has ate eat eating eaten enjoying enjoy enjoyed drinking drank drunk consuming consume consumed consumption munching munch munched snacking snacked ' +
    'grabbed grab grabbing get getting gotten going went start started starting began finish finished tried try trying made make making prepared prepare preparing ' +
    'ordered picked chose choosing choice choose opted treating treated myself savoring savored devoured sipping sipped sip indulging indulged indulge ' +
    'today tonight yesterday now currently right also too really simply am been being will would plan planning delicious tasty yummy lovely nice simple quick hearty satisfying refreshing refreshingly wonderful ' +
    'delightful please log add track record day morning afternoon evening noon midday night usual followed finally lastly next first started well ' +
    "my our your his her their today's possessing possess featuring features feature along can't couldn't own applied apply accompanied served straight paired complete completed completely washed seasoned tossed finishing off adding using used decided opened treating resist all drizzled sprinkled came comes yes hydrating hydrated stayed sprinkle leftover leftovers optional preferably heat reheat scant primarily mainly mostly chosen hi hello hey so um okay ok again",
);

/** Names of meals, and words used like them. */
export const MEALS = wordSet(
  'breakfast lunch dinner snack brunch supper dessert meal starter appetizer side treat bite lunchtime dinnertime breakfasttime drink beverage refreshment topping course dish party midnight appetiser elevenses flavor flavour crunch taste sweetness boost fun kick balance',
);
/** Words that may precede the name of a meal. */
export const MEAL_WORDS = wordSet(
  "my a an the our today's this that quick light little small big late early mid morning afternoon evening midday night noon sweet simple tasty healthy hearty delicious easy nice main first second side pre post workout school family own main some airplane plane inflight hospital canteen cafeteria office hotel morning's afternoon's evening's tonight's tonight hot cold lovely midnight yesterday's satisfying refreshing savory bit of touch boost extra add just little hint more",
);
/** Words that may come between the name of a meal and its foods. */
export const AFTER_MEAL = wordSet(
  "consisting comprised comprising is was are were includes included include consists consisted consist contains contained features featured today tonight i i'm i've we it's choice this menu plan had has have for me us made up",
);
