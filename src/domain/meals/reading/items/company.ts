import { termsOfText, type Term } from '#domain/foods/search/food-terms.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { FoodPhrase } from './food-phrase.ts';

/**
 * Words that mean a different food next to certain foods, mostly in British English: "word | next to one of these | next to none of these |
 * meaning". Stems, as the engine compares words.
 */
const TABLE = `
chip | fish sausage banger egg gammon pie curry gravy steak hamburger burger cheeseburger scampi haddock cod kebab ham bean chicken nugget finger omelet pasty vinegar lasagne lasagna | sandwich wrap sub hoagy salsa guacamole dip queso hummus pickle tuna | french fries
bean | toast chip jacket banger | rice tortilla burrito taco salsa quesadilla | baked beans
pie | chip mash | ice cream custard | meat pie
breadstick | hummus dip tzatziki salsa guacamole cheese olive | pasta spaghetti lasagna soup salad ravioli | crunchy breadstick
balsamic | salad rocket arugula spinach leaf green | strawberry mozzarella | balsamic vinaigrette
miso | sushi sashimi nigiri roll maki bento edamame tempura teriyaki | salmon cod eggplant glazed | miso soup
nacho | chili guacamole salsa dip hummus | | tortilla chip
soldier | egg | | toast
jacket | bean cheese tuna chili coleslaw | | jacket potato
tostada | ceviche aguachile | | tostada shell
dumpling | ackee saltfish callaloo festival | soy stew | fried dumpling jamaican
sprout | turkey gravy roast stuffing parsnip carrot lamb beef mash | sandwich salad wrap bagel avocado hummus tofu | brussels sprouts
pap | akara moi | boerewor chakalaka | ogi
biscuit | tea coffee latte cappuccino cuppa | gravy butter egg sausage bacon chicken honey jam jelly | cookie
syrup | pancake waffle toast crepe | coffee latte tea yogurt | pancake syrup
flapjack | syrup bacon egg butter sausage | | pancakes
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

/** "A bag of chips" is one of crisps wherever it is eaten. */
const BAGGED = /^(bag|packet|pack|package|can|tube|handful)$/;

/** Another sentence, hour or meal begins. */
const MEAL_BOUNDARY = /[.!?;\n]|\d ?[ap]m\b|\b(?:breakfast|brekkie|brunch|lunch|dinner|supper|later|then)\b/i;

/** Whether the food is named by one of the words, as typed or by its own name: "quesa" is a quesadilla. */
const holdsAny = ({ terms }: FoodPhrase, words: ReadonlySet<string>, matches: PhraseMatches): boolean =>
  terms.some(({ text }) => words.has(text)) ||
  termsOfText(matches.best(terms)?.food.name ?? '').some(({ text, post }) => !post && words.has(text));

/** What the words mean beside others: the beans of beans on toast are baked. */
export function meantBeside(terms: readonly Term[], others: readonly Term[]): readonly Term[] {
  const meaning = terms.length === 1 ? MEANINGS.get(terms[0]?.text ?? '') : undefined;
  return meaning && others.some(({ text }) => meaning.beside.has(text)) ? meaning.terms : terms;
}

/** Gives words the meaning that the foods of the same sentence give them: chips beside fish are fries. */
export function readInCompany(
  items: readonly FoodPhrase[],
  text: string,
  matches: PhraseMatches,
): FoodPhrase[] {
  const inSentence = (one: FoodPhrase, other: FoodPhrase): boolean => {
    const [first, second] = one.start < other.start ? [one, other] : [other, one];
    return !MEAL_BOUNDARY.test(text.slice(first.end, second.start));
  };
  return items.map((item) => {
    const [word, more] = item.terms;
    const meaning = word === undefined || more !== undefined ? undefined : MEANINGS.get(word.text);
    if (meaning === undefined || BAGGED.test(item.quantity.holder ?? '')) return item;
    const company = items.filter((other) => other !== item && inSentence(item, other));
    const isMeant =
      company.some(({ terms }) => terms.some(({ text }) => meaning.beside.has(text))) &&
      !company.some((other) => holdsAny(other, meaning.notBeside, matches));
    return isMeant ? { ...item, terms: meaning.terms, heads: meaning.terms.map((term) => term.text) } : item;
  });
}
