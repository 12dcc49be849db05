import { DRINK_GROUPS } from '#domain/foods/food.ts';
import { STATE_TERMS, termsOfText, WEAK_TERMS, type Term } from '#domain/foods/search/food-terms.ts';
import type { FoodMatch } from '#domain/foods/search/match-foods.ts';
import { stemWord } from '#domain/foods/search/text.ts';
import { WHOLE } from '#domain/meals/portions/piece-grams.ts';
import { asPost, type FoodPhrase } from './food-phrase.ts';
import { isCookedIn } from '#domain/meals/reading/names/cooked-in.ts';
import { isGarnish } from './merge-part.ts';
import { OWN_FOOD } from './toppings.ts';
import { BARE, COMPOSED, isBase, isOpen } from './part-of-dish.ts';
import { speaksOf, type PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import { withoutOddEnds } from '#domain/meals/reading/names/odd-ends.ts';
import type { Phrase } from './read-clause.ts';

const MAX_JOINED_PHRASES = 5;
const JOINT_SCORE: Readonly<Record<string, number>> = {
  and: 0.86,
  comma: 0.9,
  with: 0.66,
  made: 0.5,
  on: 0.66,
};

const joined = (phrases: readonly Phrase[]): Term[] =>
  phrases.flatMap(({ joiner, terms }, at) =>
    at > 0 && /with|on|made|amount/.test(joiner) ? asPost(terms) : [...terms],
  );

/**
 * "A slice of bread with peanut butter" isn't a sandwich: a food counted in slices must be served in slices, unless its full name was
 * given.
 */
const servedIn = ({ food }: FoodMatch, portionUnit: string | undefined, score: number): boolean =>
  portionUnit === undefined ||
  score >= 0.86 ||
  food.portions.some(({ label }) => label.split(' ').some((word) => stemWord(word) === portionUnit));

/** "2 oz dry pasta with marinara" isn't the weight of the cooked dish. */
const isOtherState = ({ matchedTerms }: FoodMatch, [first]: readonly Phrase[]): boolean =>
  first?.quantity.measure?.kind === 'mass' &&
  first.terms.some(({ text }) => /^(dry|raw)$/.test(text) && !matchedTerms.has(text));

/** "3 scrambled eggs and bacon" isn't three plates of eggs with bacon; "2 sausages and egg muffins" are muffins. */
const comesInPieces = ({ food }: FoodMatch): boolean =>
  food.portions.some(({ label }) => WHOLE.includes(label));

/** Whether the food contains the head word of the phrase: "a chicken sandwich and waffle fries" isn't waffle fries. */
function namesIn({ matchedTerms }: FoodMatch, terms: readonly Term[]): boolean {
  const head = terms.findLast(({ post }) => !post)?.text ?? '';
  return WEAK_TERMS.has(head) || STATE_TERMS.has(head) || matchedTerms.has(head);
}

/** "Pancakes with syrup" and "pancakes and syrup" aren't pancake syrup. */
function isNamedByAddition(
  { food }: FoodMatch,
  [first, ...more]: readonly Phrase[],
  matches: PhraseMatches,
): boolean {
  const name = termsOfText(food.name);
  const head = name.findLast(({ post }) => !post)?.text ?? '';
  const holds = (phrase: Phrase | undefined): boolean =>
    phrase?.terms.some(({ text }) => text === head) === true;
  const areSeveral = first?.quantity.isPlural === true && !isListName(food);
  return (
    !holds(first) &&
    !isCookedIn(food, first, more, matches) &&
    more.some(
      (phrase) =>
        // "Sausage on a biscuit" is a single food, though; half an avocado on toast isn't half an avocado toast.
        ((/with|on|made/.test(phrase.joiner) && !(isBase(phrase) && first?.quantity.amount === 1)) ||
          (phrase.joiner === 'and' && areSeveral)) &&
        holds(phrase),
    )
  );
}

/** "Macaroni and cheese" names both; "cheese crackers" is neither cheese nor crackers. */
const isListName = ({ name }: FoodMatch['food']): boolean => /\b(and|with)\b|[&,]/.test(name);

/**
 * "Oatmeal with blueberries", "coffee with milk", "fruit and nuts": names of one food that contains both. If only an alias contains both,
 * it is another product ("coffee with creamer"). An amount for the whole means it's one food.
 */
function areOwnFoods({ food }: FoodMatch, span: readonly Phrase[], matches: PhraseMatches): boolean {
  const name = new Set(termsOfText(food.name).map(({ text }) => text));
  const isOwn = ({ terms }: Phrase): boolean => {
    const own = matches.best(terms);
    return own !== undefined && own.food !== food && own.score >= OWN_FOOD && !COMPOSED.has(own.food.group);
  };
  const [host, ...others] = span;
  return (
    host !== undefined &&
    host.quantity.measure?.kind !== 'mass' &&
    isOwn(host) &&
    others.some(
      (phrase) =>
        (phrase.joiner === 'with' ||
          (phrase.joiner === 'and' && span.length === 2 && phrase.terms.length === 1)) &&
        isOwn(phrase) &&
        ((phrase.joiner === 'and' && !isListName(food)) || !phrase.terms.some(({ text }) => name.has(text))),
    )
  );
}

/** "A burger and onion rings": if the dish before them adds nothing to the food, it was eaten too. */
function isDishApart(
  { food }: FoodMatch,
  [first, ...more]: readonly Phrase[],
  matches: PhraseMatches,
): boolean {
  const own = first && matches.best(first.terms);
  const other = matches.best(joined(more));
  return (
    own !== undefined &&
    own.food !== food &&
    own.score >= OWN_FOOD &&
    COMPOSED.has(own.food.group) &&
    more.every(({ joiner }) => /^(and|with)$/.test(joiner)) &&
    other?.food === food &&
    other.score >= OWN_FOOD
  );
}

/** "Mac and cheese 1 cup": the amount behind the words for one food. */
const isSizedBehind = ({ joiner, isTrailing, removes }: Phrase, first: Phrase | undefined): boolean =>
  joiner === 'and' && isTrailing === true && !removes && first !== undefined && isOpen(first);

const MIN_WORD = 3;
/** "Rich tea with tea", "steak and steak sauce": what is called after a food isn't the food itself. */
const isSaidTwice = ([first, ...more]: readonly Phrase[], best: FoodMatch, matches: PhraseMatches): boolean =>
  more.some(({ joiner, terms }) => {
    const own = matches.best(terms);
    if (own === undefined || first === undefined) return false;
    const holds = (all: readonly Term[], some: readonly Term[]): boolean =>
      some.length > 0 && some.every(({ text }) => all.some((term) => term.text === text));
    if (joiner === 'with' && DRINK_GROUPS.has(own.food.group) && holds(first.terms, terms)) return true;
    // The first M of M&M's is no food of its own.
    if (first.terms.every(({ text }) => text.length < MIN_WORD)) return false;
    const before = matches.best(first.terms);
    const isOwn = before !== undefined && before.food !== best.food && before.score >= OWN_FOOD;
    return isOwn && own.food === best.food && own.score >= OWN_FOOD && holds(terms, first.terms);
  });

const ANY_DISH =
  /^(soup|sandwich|salad|hamburger|burger|pizza|pancake|smoothy|wrap|burrito|taco|omelet|cake|pie|cooky|bagel|cream|sub|muffin)$/;

/** "Corn and soup", "granola, corn, and soup": unlike corn soup, a dish behind "and" is a dish of its own. */
const isDishBehind = (span: readonly Phrase[]): boolean =>
  span.slice(1).some(({ joiner, terms }) => {
    const name = terms.filter(({ post }) => post !== true);
    return joiner === 'and' && name.length === 1 && ANY_DISH.test(name[0]?.text ?? '');
  });

/** Whether phrases name one food together. */
function namesOne(span: readonly Phrase[], matches: PhraseMatches): boolean {
  const [first, ...more] = span;
  // "Fish and chips, no peas" is fish and chips.
  const best = matches.best(joined(span).filter(({ text }) => !text.startsWith('-')));
  if (first === undefined || best === undefined) return false;
  // "Pancakes with eggs and bacon": someone who had an egg and bacon sandwich would say so.
  const head = termsOfText(best.food.name).findLast(({ post }) => !post)?.text;
  const inList =
    span.some(({ joiner }) => joiner === 'with' || joiner === 'made') &&
    span.some(({ terms }) => terms.some(({ text }) => text === head));
  const needed = Math.max(
    ...more.map(
      ({ joiner }) => (inList && joiner === 'and' ? JOINT_SCORE['with'] : JOINT_SCORE[joiner]) ?? 1,
    ),
  );
  return (
    best.score >= needed &&
    servedIn(best, first.quantity.portionUnit, best.score) &&
    (first.isCountedPlural !== true || comesInPieces(best)) &&
    span.every(({ terms }) => speaksOf(best, terms) && namesIn(best, terms)) &&
    !isOtherState(best, span) &&
    !isNamedByAddition(best, span, matches) &&
    !isSaidTwice(span, best, matches) &&
    !areOwnFoods(best, span, matches) &&
    !isDishApart(best, span, matches) &&
    !isDishBehind(span) &&
    !more.some(({ terms }) => isGarnish(first, terms, best, matches))
  );
}

/** How many phrases from `at` on name one food together ("macaroni and cheese", "bacon, egg and cheese biscuit"). */
export function jointLength(phrases: readonly Phrase[], at: number, matches: PhraseMatches): number {
  let longest = 1;
  while (longest < MAX_JOINED_PHRASES) {
    const next = phrases[at + longest];
    const isFilling =
      next?.joiner === 'with' &&
      next.quantity.said === 'article' &&
      next.quantity.measure === undefined &&
      BARE.test(phrases[at]?.terms.at(-1)?.text ?? '') &&
      phrases[at]?.terms.length === 1;
    if (
      next === undefined ||
      !(
        isOpen(next) ||
        isBase(next) ||
        isFilling ||
        next.quantity.isTimes === true ||
        isSizedBehind(next, phrases[at])
      ) ||
      next.removes ||
      next.isNegative ||
      phrases[at + longest - 1]?.terms.at(-1)?.text.startsWith('-') === true ||
      JOINT_SCORE[next.joiner] === undefined ||
      next.terms.length === 0
    )
      break;
    longest += 1;
  }
  for (let length = longest; length > 1; length -= 1) {
    const span = phrases.slice(at, at + length);
    if (span.at(-1)?.joiner === 'comma') continue;
    if (namesOne(span, matches) || namesOne(withoutOddEnds(span, matches), matches)) return length;
  }
  return 1;
}

/** Merges phrases that name one food into an item, with the first one's amount. */
export function mergeSpan(span: readonly Phrase[]): FoodPhrase {
  const [first] = span;
  const last = span.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('a joint has phrases');
  const parts = span.findIndex(({ joiner }, place) => place > 0 && /with|on|made/.test(joiner));
  return {
    terms: joined(span),
    quantity:
      span.find(({ quantity, isTrailing }, place) => quantity.isTimes ?? (place > 0 && isTrailing))
        ?.quantity ?? first.quantity,
    heads: (span[parts - 1] ?? last).heads,
    start: first.start,
    end: last.end,
    isNegative: first.isNegative,
    ...(first.isIngredient && { isIngredient: true as const }),
  };
}
