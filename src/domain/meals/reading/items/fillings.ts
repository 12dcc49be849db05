import { isMeasured } from '#domain/meals/reading/amounts/quantity.ts';
import { asPost, type FoodPhrase } from './food-phrase.ts';
import { isListed, named as inPlaceOf, partsAt } from '#domain/meals/reading/wholes/listed-parts.ts';
import { comesInBread, COMPOSED, isKnownWith, isOpen } from './part-of-dish.ts';
import { OWN_FOOD } from './toppings.ts';
import { BREADS } from './unknown-fillings.ts';
import { partOf } from '#domain/meals/reading/amounts/part-of-amount.ts';
import { ANY_KIND } from '#domain/meals/reading/wholes/whole-kinds.ts';
import type { FoodGroup } from '#domain/foods/food.ts';
import { termsOfText } from '#domain/foods/search/food-terms.ts';
import { speaksOf, type PhraseMatches } from '#domain/meals/reading/names/phrase-matches.ts';
import type { Phrase } from './read-clause.ts';

/** Foods whose figures include no filling, unlike those of dishes, pastries and candy. */
const PLAIN: ReadonlySet<FoodGroup> = new Set([
  'fruit',
  'vegetable',
  'greens',
  'starchy-vegetable',
  'meat',
  'poultry',
  'seafood',
  'refined-grain',
  'whole-grain',
]);
const STUFFED = termsOfText('stuffed');

const BREAD = /^(pita|flatbread|wrap|tortilla|bread|roll|bun|baguette)$/;

const MEAT = termsOfText('meat');
const isListedFilling = ({ joiner, terms, quantity }: Phrase): boolean =>
  /^(comma|and)$/.test(joiner) && terms.length > 0 && quantity.said === 'nothing';

const isPlain = ({ terms }: Phrase, matches: PhraseMatches): boolean =>
  PLAIN.has(matches.best(terms)?.food.group ?? 'other');

/** "Peppers stuffed with rice and beef": a dish with a name of its own. */
function asStuffed(host: Phrase, matches: PhraseMatches): Phrase {
  if (!isPlain(host, matches)) return host;
  const terms = [...STUFFED, ...host.terms];
  const best = matches.best(terms);
  return best !== undefined && terms.every(({ text }) => best.matchedTerms.has(text))
    ? { ...host, terms }
    : host;
}

/**
 * Reads "filled with" as "made with" or "with": a burrito contains its beans, but dates stuffed with almond butter are two foods, since a
 * plain food's figures include no filling.
 */
export function readFillings(phrases: readonly Phrase[], matches: PhraseMatches): Phrase[] {
  const parts: Phrase[] = [];
  for (const [at, phrase] of phrases.entries()) {
    const last = parts.at(-1);
    // "A pita filled with shawarma": its own bread. With more fillings listed, they are in the pita.
    const isList = phrases.slice(at + 1, at + 3).filter(isListedFilling).length > 1;
    const isMeat = phrase.terms.some(({ text }) => text === 'shawarma');
    if (isList && isMeat && /^(filled|with)$/.test(phrase.joiner) && BREAD.test(last?.heads.at(-1) ?? '')) {
      parts.push({ ...phrase, joiner: 'with', terms: [...phrase.terms, ...MEAT] });
      continue;
    }
    if (
      last !== undefined &&
      /^(filled|with)$/.test(phrase.joiner) &&
      BREAD.test(last.heads.at(-1) ?? '') &&
      comesInBread(phrase, matches)
    ) {
      parts[parts.length - 1] = { ...phrase, joiner: last.joiner };
      continue;
    }
    if (phrase.joiner !== 'filled' || last === undefined) {
      parts.push(phrase);
      continue;
    }
    const host = asStuffed(last, matches);
    parts[parts.length - 1] = host;
    parts.push({ ...phrase, joiner: isPlain(host, matches) ? 'with' : 'made' });
  }
  return parts;
}

const PART_SCORE = 0.6;
/** Fewer fillings are in the burritos of the table. */
const MIN_LISTED = 3;
const MIN_NAMED = 4;
const TORTILLA = termsOfText('flour tortilla');
/** Dishes of a bread and what is listed in it. */
const FILLED_BREAD = /^(wrap|sandwich|toasty|panini|roll|bagel|baguette|ciabatta|pita|bun)$/;
const GRAINS: ReadonlySet<FoodGroup> = new Set(['refined-grain', 'whole-grain']);
const MIN_FILLINGS = 2;

/** "Wrap: halloumi, peppers, rocket": its bread, and the food it is named after; undefined if a bread is listed or one dish has all of it. */
function breadOf(
  whole: Phrase,
  parts: readonly Phrase[],
  matches: PhraseMatches,
): readonly Phrase[] | undefined {
  const [first] = parts;
  const [bread, pieces] = BREADS.get(whole.terms.at(-1)?.text ?? '') ?? [];
  const isList = first !== undefined && (first.joiner === 'list' || first.isAside === true);
  if (!isList || bread === undefined || pieces === undefined) return undefined;
  if (!FILLED_BREAD.test(whole.terms.at(-1)?.text ?? '') || whole.quantity.measure !== undefined)
    return undefined;
  const foods = parts.filter(({ terms }) => (matches.best(terms)?.score ?? 0) >= PART_SCORE);
  const groups = foods.map(({ terms }) => matches.best(terms)?.food.group ?? 'other');
  if (foods.length < Math.max(MIN_FILLINGS, parts.length - 1) || groups.some((group) => GRAINS.has(group)))
    return undefined;
  const best = matches.best([...whole.terms, ...asPost(parts.flatMap(({ terms }) => terms))]);
  if (parts.every(({ terms }) => terms.every(({ text }) => best?.matchedTerms.has(text)))) return undefined;
  // "Sandwich: ham, lettuce": there are figures for a ham sandwich.
  const known = matches.best([...whole.terms, ...asPost(first.terms)]);
  if (known !== undefined && known.score >= PART_SCORE && speaksOf(known, first.terms)) return undefined;
  const named = whole.terms.slice(0, -1).filter(({ text }) => !ANY_KIND.test(text));
  const own = named.length > 0 ? matches.best(named) : undefined;
  if (named.length > 0 && (own?.score ?? 0) < OWN_FOOD) return undefined;
  const { amount, low, high } = partOf(whole.quantity, { amount: pieces, low: pieces, high: pieces });
  const quantity = { ...whole.quantity, said: 'number' as const, amount, low, high };
  const isBread = own !== undefined && GRAINS.has(own.food.group);
  const base = { ...inPlaceOf(isBread ? named : termsOfText(bread), whole), quantity };
  return own === undefined || isBread ? [base] : [base, { ...inPlaceOf(named, whole), joiner: 'comma' }];
}

/** The tortilla and the filling that a burrito is named after; undefined if its fillings aren't all listed. */
function tortillaOf(
  whole: Phrase,
  parts: readonly Phrase[],
  matches: PhraseMatches,
): readonly Phrase[] | undefined {
  const [first] = parts;
  if (whole.terms.at(-1)?.text !== 'burrito' || isMeasured(whole.quantity) || first === undefined)
    return undefined;
  const named = whole.terms.slice(0, -1).filter(({ text }) => !ANY_KIND.test(text));
  const own = (matches.best(named)?.score ?? 0) >= OWN_FOOD ? named : [];
  const fillings = parts.filter(
    ({ terms }) => terms.length > 0 && (matches.best(terms)?.score ?? 0) >= PART_SCORE,
  );
  const count = fillings.length + (own.length > 0 ? 1 : 0);
  const isNamed = parts.some(({ terms }) => terms.some(({ text }) => text === 'tortilla'));
  const said = [...whole.terms, ...asPost(fillings.flatMap(({ terms }) => terms))];
  const best = matches.best(said);
  if (said.every(({ text }) => best?.matchedTerms.has(text))) return undefined;
  if (isNamed || count < (first.joiner === 'list' || first.isAside === true ? MIN_LISTED : MIN_NAMED))
    return undefined;
  // Burritos take a large one.
  const tortilla = { ...inPlaceOf(TORTILLA, whole), quantity: { ...whole.quantity, sizes: ['large'] } };
  return own.length > 0 ? [tortilla, { ...inPlaceOf(own, whole), joiner: 'comma' }] : [tortilla];
}

/** "Burrito: chicken, rice, beans and guac", "wrap: halloumi, rocket": only its bread isn't listed, unless one in the table has all of it. */
export function openBurritos(phrases: readonly Phrase[], matches: PhraseMatches): readonly Phrase[] {
  const opened: Phrase[] = [];
  for (let at = 0; at < phrases.length; at += 1) {
    const whole = phrases[at];
    const next = phrases[at + 1];
    if (whole === undefined) break;
    const isDirect = next !== undefined && (isListed(next) || next.joiner === 'with');
    const after = isDirect ? partsAt(phrases, at + 1) : [];
    const closed = after.findIndex((part) => !isOpen(part));
    const parts = closed < 0 ? after : after.slice(0, closed);
    const tortilla = tortillaOf(whole, parts, matches) ?? breadOf(whole, parts, matches);
    opened.push(...(tortilla ?? [whole]));
    if (tortilla === undefined) continue;
    opened.push(
      ...parts.map((part) => ({
        ...part,
        isAside: false,
        joiner: 'comma' as const,
        isIngredient: true as const,
      })),
    );
    at += parts.length;
  }
  return opened;
}

const MEATS: ReadonlySet<FoodGroup> = new Set(['meat', 'poultry', 'seafood']);

/** "Three tamales, pork": a filling after the dish; "burrito from the truck, carne asada" if nothing else follows. */
export function isFilling(
  items: readonly FoodPhrase[],
  phrase: Phrase,
  next: Phrase | undefined,
  matches: PhraseMatches,
): boolean {
  const item = items.at(-1);
  if (item === undefined || phrase.joiner !== 'comma' || next?.joiner === 'comma') return false;
  const isAll = items.length === 1 && next === undefined;
  const group = matches.best(item.terms)?.food.group;
  const own = matches.best(phrase.terms)?.food.group;
  return (
    phrase.quantity.said === 'nothing' &&
    (isAll || (phrase.terms.length === 1 && /^(number|article)$/.test(item.quantity.said))) &&
    group !== undefined &&
    COMPOSED.has(group) &&
    own !== undefined &&
    MEATS.has(own) &&
    isKnownWith(item, phrase, matches)
  );
}
