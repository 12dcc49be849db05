import { STATE_TERMS, termsOfText, WEAK_TERMS, type Term } from '#domain/foods/search/food-terms.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { FoodPhrase } from './food-phrase.ts';

/**
 * Words with a different meaning next to certain foods, mostly in British English: "words | next to one of these | next to none of these |
 * meaning". All are stems.
 */
const TABLE = `
chip | fish salmon trout plaice mackerel calamari prawn shrimp chop rib roast sausage banger egg gammon pie curry gravy steak hamburger burger cheeseburger suya scampi haddock cod kebab ham bean chicken nugget finger omelet pasty vinegar lasagne lasagna | sandwich wrap sub hoagy salsa guacamole dip queso hummus pickle tuna | french fries
bean | toast chip jacket banger sausage finger | rice tortilla burrito taco salsa quesadilla | baked beans
pie | chip mash | ice cream custard | meat pie
bread stick | hummus dip tzatziki salsa guacamole cheese olive | pasta spaghetti lasagna soup salad ravioli | crunchy breadstick
balsamic | salad rocket arugula spinach leaf green | strawberry mozzarella | balsamic vinaigrette
soy | sushi sashimi nigiri roll maki gyoza dumpling noodle stir wok ginger wasabi sesame edamame | coffee latte cappuccino tea cereal | soy sauce
miso | sushi sashimi nigiri roll maki bento edamame tempura teriyaki | glazed | miso soup
nacho | chili guacamole salsa dip hummus | | tortilla chip
tomato sauce | sausage banger chip fry wedge hamburger burger egg nugget bacon pasty | pasta spaghetti penne ravioli lasagna meatball gnocchi noodle macaroni rice pizza | ketchup
white | egg omelet scramble yolk | wine | egg white
soldier | egg | | toast
jacket | bean cheese tuna chili coleslaw | | jacket potato
spaghetti | clam butter oil garlic anchovy pesto shrimp prawn mussel tuna salmon cutlet veal marsala parm schnitzel bolognese | bread meatball | pasta
tostada | ceviche aguachile pozole soup menudo birria bean chicken beef shrimp | | tostada shell
dumpling | ackee saltfish callaloo festival | soy stew | fried dumpling jamaican
sprout | turkey gravy roast stuffing parsnip carrot lamb beef mash | sandwich salad wrap bagel avocado hummus tofu | brussels sprouts
pap | akara moi | boerewor chakalaka | ogi
biscuit | tea coffee latte cappuccino cuppa | gravy butter egg sausage bacon chicken honey jam jelly | cookie
syrup | pancake waffle toast crepe | coffee latte tea yogurt | pancake syrup
vanilla | latte coffee cappuccino macchiato americano mocha | | vanilla syrup
hazelnut | latte coffee cappuccino macchiato americano mocha | | hazelnut syrup
caramel | latte coffee cappuccino macchiato americano mocha | | caramel syrup
goulash | dumpling spaetzle sauerkraut knedliky paprika | macaroni | hungarian goulash
flapjack | syrup bacon egg butter sausage | | pancakes
matcha | milk | | matcha latte
sausage | mash chip gravy bean yorkshire pudding | rice pancake waffle biscuit pizza pasta maple | banger
red cabbage | roast gravy yorkshire goose duck schnitzel dumpling sausage bratwurst | taco salad slaw wrap burrito | cooked red cabbage
salmon | sashimi | | salmon sashimi
tuna | sashimi | | tuna sashimi
red sauce | tamale enchilada taco burrito | pasta spaghetti lasagna ravioli penne meatball | red salsa
soda | vodka gin whiskey bourbon tequila scotch campari aperol whisky | cream cracker bread | club soda
jelly | custard cream trifle | peanut toast bread biscuit bagel sandwich | gelatin dessert
`;

interface Meaning {
  readonly beside: ReadonlySet<string>;
  readonly notBeside: ReadonlySet<string>;
  readonly terms: readonly Term[];
}

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [word = '', beside = '', notBeside = '', meant = ''] = line.split('|').map((part) => part.trim());
      return [
        word,
        {
          beside: new Set(beside.split(' ')),
          notBeside: new Set(notBeside.split(' ')),
          terms: termsOfText(meant),
        },
      ];
    }),
);

/** "A bag of chips" means crisps everywhere. */
const BAGGED = /^(bag|packet|pack|package|can|tube|handful)$/;

/** Nuts and spreads beside a coffee are eaten; only the singular is a flavor of it. */
const EATEN_NUTS = /\bhazelnut(?:s| spread)\b/i;

/** A new sentence, time or meal starts here. */
const MEAL_BOUNDARY = /[.!?;\n]|\d ?[ap]m\b|\b(?:breakfast|brekkie|brunch|lunch|dinner|supper|later|then)\b/i;

/** Whether any of the words names the food, as typed or by its own name: "quesa" is a quesadilla. */
const holdsAny = ({ terms }: FoodPhrase, words: ReadonlySet<string>, matches: PhraseMatches): boolean =>
  terms.some(({ text }) => words.has(text)) ||
  termsOfText(matches.best(terms)?.food.name ?? '').some(({ text, post }) => !post && words.has(text));

/** Meaning of the words next to others: the beans in beans on toast are baked. */
export function meaningNextTo(terms: readonly Term[], others: readonly Term[]): readonly Term[] {
  const meaning = terms.length === 1 ? MEANINGS.get(terms[0]?.text ?? '') : undefined;
  return meaning && others.some(({ text }) => meaning.beside.has(text)) ? meaning.terms : terms;
}

/** Adjusts the meaning of words to the other foods in the sentence: chips next to fish are fries. */
export function readInContext(
  items: readonly FoodPhrase[],
  text: string,
  matches: PhraseMatches,
): FoodPhrase[] {
  const inSentence = (one: FoodPhrase, other: FoodPhrase): boolean => {
    const [first, second] = one.start < other.start ? [one, other] : [other, one];
    return !MEAL_BOUNDARY.test(text.slice(first.end, second.start));
  };
  return items.map((item) => {
    // "Fried dumplings" and "large chips" are dumplings and chips.
    const words = item.terms.filter(
      ({ text }) => !STATE_TERMS.has(text) && !WEAK_TERMS.has(text) && !text.startsWith('-'),
    );
    const meaning = MEANINGS.get(words.map(({ text }) => text).join(' '));
    if (meaning === undefined || BAGGED.test(item.quantity.portionUnit ?? '')) return item;
    if (EATEN_NUTS.test(text.slice(item.start, item.end))) return item;
    const company = items.filter((other) => other !== item && inSentence(item, other));
    const isMeant =
      company.some(({ terms }) => terms.some(({ text }) => meaning.beside.has(text))) &&
      !company.some((other) => holdsAny(other, meaning.notBeside, matches));
    // "75 g dry spaghetti, olive oil" was weighed dry.
    const states = item.terms.filter(({ text: word }) => /^(dry|uncooked|raw)$/.test(word));
    const terms = [...states, ...meaning.terms];
    return isMeant ? { ...item, terms, heads: meaning.terms.map((term) => term.text) } : item;
  });
}
