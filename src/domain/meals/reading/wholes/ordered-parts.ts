import { ANIMAL_GROUPS, type Food, type FoodGroup } from '#domain/foods/food.ts';
import { isNegated } from '#domain/meals/reading/items/negated.ts';
import { isOpen } from '#domain/meals/reading/items/part-of-dish.ts';
import { SANDWICHES } from '#domain/meals/reading/items/toppings.ts';
import type { PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { Phrase } from '#domain/meals/reading/items/read-clause.ts';
import { ANY_KIND } from './whole-kinds.ts';

/** Dishes that are ordered with what is in them: "burrito bowl, no cheese, chicken, brown rice, black beans". */
const FILLED = new RegExp(`^(${SANDWICHES}|omelet|footlong|sub|hoagy|baguette)$`);
const BOWL = /^(bowl|burrito)$/;
/** Kinds of bowls and sandwiches whose names don't reveal what is in them. */
const KIND =
  /^(italian|club|burrito|poke|chipotle|subway|sub|deli|footlong|cold|hot|toasted|grilled|egg|cheese)$/;

const INSIDE: ReadonlySet<FoodGroup> = new Set([
  ...ANIMAL_GROUPS,
  'cheese',
  'egg',
  'vegetable',
  'greens',
  'sauce',
  'oil',
]);
const INSIDE_BOWL: ReadonlySet<FoodGroup> = new Set([
  ...INSIDE,
  'legume',
  'soy',
  'refined-grain',
  'whole-grain',
  'starchy-vegetable',
]);
/** Dishes that go into others. */
const SPOONED = /\b(tofu|guacamole|salsa|hummus|peppers)\b/i;
const IN_BOWLS = /\b(beans|rice|quinoa)\b/i;
const PART_SCORE = 0.8;
const MIN_PARTS = 2;
const MIN_LISTED = 3;
const OWN_KIND = /^(italian|club)$/;
/** Sandwiches that are named after what is in them. */
const NAMED = /^(sub|hoagy|footlong|sandwich|baguette|panini|wrap)$/;
const MEATS: ReadonlySet<FoodGroup> = new Set([...ANIMAL_GROUPS, 'cheese']);

const headOf = ({ terms }: Phrase): string => terms.findLast(({ text }) => !text.startsWith('-'))?.text ?? '';

const isOwnKind = ({ terms }: Phrase): boolean => terms.some(({ text }) => OWN_KIND.test(text));

function isOrdered(whole: Phrase): boolean {
  const head = headOf(whole);
  return (
    /^(start|sentence)$/.test(whole.joiner) &&
    whole.quantity.measure === undefined &&
    (FILLED.test(head) || BOWL.test(head)) &&
    whole.terms.every(
      ({ text }) => text === head || text.startsWith('-') || ANY_KIND.test(text) || KIND.test(text),
    )
  );
}

/** Phrases after the dish that say what is in it, and what isn't; none if one of them can't be. */
function partsAfter(phrases: readonly Phrase[], at: number, matches: PhraseMatches): readonly Phrase[] {
  const whole = phrases[at];
  const joiner = phrases[at + 1]?.joiner ?? 'start';
  if (whole === undefined || !isOrdered(whole) || !/^(comma|with)$/.test(joiner)) return [];
  const isWith = joiner === 'with';
  // "A burger with bacon and cheese" has more than a burger.
  if (isWith && !(NAMED.test(headOf(whole)) && isOwnKind(whole))) return [];
  const isBowl = BOWL.test(headOf(whole));
  const inside = isBowl ? INSIDE_BOWL : INSIDE;
  const isInside = ({ group, name }: Food): boolean =>
    inside.has(group) || SPOONED.test(name) || (isBowl && IN_BOWLS.test(name));
  const rest = phrases.slice(at + 1);
  const end = rest.findIndex(
    ({ joiner: next, terms }, place) =>
      terms.length === 0 || (!/^(comma|and|plus)$/.test(next) && !(isWith && place === 0)),
  );
  const parts = end < 0 ? rest : rest.slice(0, end);
  const isPart = (phrase: Phrase): boolean => {
    const best = matches.best(phrase.terms);
    const isKnown = isOpen(phrase) && best !== undefined && best.score >= PART_SCORE;
    // "Lettuce tomato onion", without commas.
    const areEach = phrase.terms.every((term) => {
      const own = matches.best([term]);
      return own !== undefined && own.score >= PART_SCORE && isInside(own.food);
    });
    return isOpen(phrase) && (areEach || (isKnown && isInside(best.food)));
  };
  const named = parts.filter((part) => !isNegated(part));
  const meats = named.filter(({ terms }) => MEATS.has(matches.best(terms)?.food.group ?? 'other'));
  const isListed = isWith ? named.length >= MIN_LISTED && meats.length > 1 : named.length >= MIN_PARTS;
  return isListed && named.every(isPart) ? parts : [];
}

/** Reads the commas after such a dish as a colon. */
export function withOrderedParts(phrases: readonly Phrase[], matches: PhraseMatches): Phrase[] {
  const read: Phrase[] = [];
  for (let at = 0; at < phrases.length; at += 1) {
    const whole = phrases[at];
    if (whole === undefined) break;
    const parts = partsAfter(phrases, at, matches);
    if (parts.length === 0) {
      read.push(whole);
      continue;
    }
    const absent = parts.filter(isNegated);
    const named = parts.filter((part) => !isNegated(part));
    const joiner = headOf(whole) === 'omelet' ? 'made' : 'list';
    at += parts.length;
    // "Italian sub with ham, salami, provolone": what it is named after.
    if (parts[0]?.joiner === 'with') {
      read.push({ ...whole, end: parts.at(-1)?.end ?? whole.end });
      continue;
    }
    read.push(
      { ...whole, terms: [...whole.terms, ...absent.flatMap(({ terms }) => terms)] },
      ...named.map((part, place): Phrase => (place === 0 ? { ...part, joiner } : part)),
    );
  }
  return read;
}
