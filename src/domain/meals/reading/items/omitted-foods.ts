import type { Food } from '#domain/foods/food.ts';
import { termsOfText, type Term } from '#domain/foods/search/food-terms.ts';
import type { FoodMatch } from '#domain/foods/search/match-foods.ts';
import { SIDE } from './fast-food-meals.ts';
import { meaningNextTo } from './words-in-context.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';

const MIN_SCORE = 0.8;
/** Two words name one part only if they are its full name: "sour cream", but not "mayo cheese". */
const MIN_SCORE_JOINED = 0.9;
const MAX_WORDS = 3;
/** Too vague for a part of a certain size, or not a part: "meatless" chooses another dish. */
const VAGUE = /^-(meat|fat|salt|skin|bone|spread|topping|sauce|filling|added|extra)$/;

const STAPLE = /^-(rice|naan|roti|chapati|paratha)$/;
const HOLDS_STAPLE =
  /\b(rice|naan|roti|bowl|burrito|sushi|roll|paella|jambalaya|biryani|risotto|poke|bibimbap|don|donburi|plate|box|platter|thali)\b/i;

/** "Tikka masala, no rice": curries come without it, unlike burritos. */
const isServedBeside = (term: string, { name, aliases }: Food): boolean =>
  STAPLE.test(term) && ![name, ...aliases].some((known) => HOLDS_STAPLE.test(known));

const PIE_CRUST = termsOfText('pie crust');
const PIZZA_CRUST = termsOfText('pizza dough');
const hasEdge = ({ name }: Food): boolean => /\b(pizza|calzone)\b/i.test(name);
const BAKED_IN_CRUST = /\b(pie|quiche|tart|pasty|wellington|en croute)\b/i;
/** The crust of a pie or the edge of a pizza; a shepherd's pie has mash on top. */
function crustOf(words: readonly Pick<Term, 'text'>[], dish: Food): typeof PIE_CRUST | undefined {
  const [word, more] = words;
  if (word === undefined || more !== undefined) return undefined;
  if (/^(crust|edge)$/.test(word.text) && hasEdge(dish)) return PIZZA_CRUST;
  return /^(crust|pastry|shell|case|lid)$/.test(word.text) && BAKED_IN_CRUST.test(dish.name)
    ? PIE_CRUST
    : undefined;
}

/** Foods after "no bun", "without sour cream or cheese"; none if the dish's own name already says so. */
export function omittedFoods(
  terms: readonly Term[],
  dish: FoodMatch,
  matches: PhraseMatches,
): readonly Food[] {
  // "Ham and cheese sandwich, no cheese" matched the ham sandwich, which has no cheese to leave out.
  const isLacking = (word: string): boolean =>
    terms.some(({ text }) => text === word) && !dish.matchedTerms.has(word);
  // "Fish and chips" names its parts, and mushy peas aren't among them.
  const { name } = dish.food;
  const listed = /\b(and|with)\b/i.test(name) ? termsOfText(name).map(({ text }) => text) : undefined;
  const absent = terms.filter(
    ({ text }) =>
      text.startsWith('-') &&
      !VAGUE.test(text) &&
      !isServedBeside(text, dish.food) &&
      !dish.matchedTerms.has(text) &&
      !isLacking(text.slice(1)) &&
      // "A burger, no fries" is a whole burger.
      (listed !== undefined || !SIDE.test(text.slice(1))) &&
      listed?.includes(text.slice(1)) !== false,
  );
  const foods: Food[] = [];
  for (let at = 0; at < absent.length;) {
    let length = Math.min(MAX_WORDS, absent.length - at);
    for (; length > 0; length -= 1) {
      const words = absent.slice(at, at + length).map(({ text }) => ({ text: text.slice(1), post: false }));
      // The chips of fish and chips are fries.
      const part = meaningNextTo(words, termsOfText(name));
      const best = matches.best(crustOf(words, dish.food) ?? part);
      if (best === undefined || best.score < (length > 1 ? MIN_SCORE_JOINED : MIN_SCORE)) continue;
      foods.push(best.food);
      break;
    }
    at += Math.max(1, length);
  }
  return foods;
}
