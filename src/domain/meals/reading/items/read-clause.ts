import { termsOfWords, type Term } from '#domain/foods/search/food-terms.ts';
import { PLAIN_WORDS } from '#domain/foods/search/plain-words.ts';
import { canonicalWords, type TextToken } from '#domain/foods/search/text.ts';
import { takeEmbeddedAmount } from '#domain/meals/reading/amounts/embedded-amounts.ts';
import { isBelowZero, readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import {
  eachOf,
  isCountedPlural,
  isUncountedPlural,
  NO_QUANTITY,
  readQuantity,
  type Quantity,
} from '#domain/meals/reading/amounts/quantity.ts';
import type { Lexicon } from '#domain/meals/reading/names/lexicon.ts';
import { trailingPortionUnit } from '#domain/meals/reading/amounts/trailing-portion-unit.ts';
import { PRONOUN } from '#domain/meals/reading/text/tokens.ts';
import type { Clause, Joiner } from '#domain/meals/reading/text/split-clauses.ts';
import { readTrailing, type Trailing } from './read-trailing.ts';

/** A parsed clause: an amount and a food. */
export interface Phrase {
  readonly joiner: Joiner;
  readonly quantity: Quantity;
  readonly terms: readonly Term[];
  /** Canonical words before "in", "from" and the like; the last one names the food. */
  readonly heads: readonly string[];
  readonly start: number;
  readonly end: number;
  /** "scrap the toast": removes an earlier item. */
  readonly removes: boolean;
  /** The amount has a minus, as a sign or a word. */
  readonly isNegative: boolean;
  /** Whether its amount followed its food. */
  readonly isTrailing?: true;
  /** "3 eggs", "two sausages": the number counts these, not what follows. */
  readonly isCountedPlural?: true;
  /** "Two glazed ones": a kind of the food named before. */
  readonly isPronoun?: true;
  /** Whether it stood in brackets. */
  readonly isAside?: boolean;
  /** Listed as one of several foods in a dish. */
  readonly isIngredient?: true;
}

const REMOVE = /^(scrap|forget|cancel|remove|delete|drop|skip|skipped|ignore|undo|nix|scratch)$/;

/** Drops words before an article or a number that don't name a food: "poured a cup", "I was given two". */
function withoutLead(tokens: readonly TextToken[], { mayBeFood }: Lexicon): readonly TextToken[] {
  const start = tokens.findIndex(
    ({ kind, text }) => kind === 'number' || /^(a|an|one|two|three|some|half)$/.test(text),
  );
  if (start < 1 || start > 3 || readNumber(tokens, 0)) return tokens;
  const isTalk = tokens
    .slice(0, start)
    .every(
      ({ kind, text }) =>
        kind === 'word' &&
        (!mayBeFood(text) || /(ing|ed)$/.test(text) || /^(drink|up|down|out|off)$/.test(text)) &&
        !/^(no|not|without)$/.test(text),
    );
  // "Ban 1": before an amount of nothing else, a word may be an unknown food.
  const isBare = !tokens.slice(readQuantity(tokens, start).next).some(({ kind }) => kind === 'word');
  const isPlain = tokens.slice(0, start).every(({ text }) => PLAIN_WORDS.has(text) || /(ing|ed)$/.test(text));
  return isTalk && (!isBare || isPlain) ? tokens.slice(start) : tokens;
}

const SIZE_IN_NAME = /^(big|full|mini|little|king|fun|super|jumbo|giant|regular|footlong|long|short|thin)$/;

interface ReadFood {
  readonly quantity: Quantity;
  readonly food: readonly TextToken[];
  readonly isTrailing?: true;
}

/** The food from a place on, without the amount behind it. */
function withTrailing(
  tokens: readonly TextToken[],
  from: number,
  quantity: Quantity,
  trailing: Trailing | undefined,
): ReadFood {
  if (trailing === undefined) return { quantity, food: tokens.slice(from) };
  return {
    isTrailing: true,
    quantity: trailing.quantity,
    food: [...tokens.slice(from, trailing.from), ...tokens.slice(trailing.to)],
  };
}

function readFood(tokens: readonly TextToken[], lexicon: Lexicon): ReadFood {
  const { isNumberName, isSizeName } = lexicon;
  for (let from = 0; from < Math.min(3, tokens.length); from += 1) {
    const words = tokens.slice(from).map(({ text }) => text);
    const isName = SIZE_IN_NAME.test(words[0] ?? '') && isSizeName(words);
    if (!isName && tokens[from]?.kind !== 'number' && readNumber(tokens, from) === undefined) continue;
    if (isName || isNumberName(words)) {
      const quantity = from > 0 ? readQuantity(tokens.slice(0, from), 0).quantity : NO_QUANTITY;
      return withTrailing(tokens, from, quantity, readTrailing(tokens, from + 1, quantity, lexicon));
    }
    break;
  }
  const { quantity, next } = readQuantity(tokens, 0);
  const trailing = readTrailing(tokens, next, quantity, lexicon);
  // "A packet of mini cheddars": the size is part of the name.
  const named = tokens.slice(next - 1).map(({ text }) => text);
  if (
    trailing === undefined &&
    quantity.sizes.length > 0 &&
    SIZE_IN_NAME.test(named[0] ?? '') &&
    isSizeName(named)
  )
    return { quantity: { ...quantity, sizes: quantity.sizes.slice(0, -1) }, food: tokens.slice(next - 1) };
  return withTrailing(tokens, next, quantity, trailing);
}

function withEmbeddedAmount({ quantity, food, ...read }: ReadFood): ReadFood {
  const embedded = takeEmbeddedAmount(food, quantity);
  return { ...read, quantity: { ...quantity, ...embedded.said }, food: embedded.food };
}

const HEAD_END = /^(in|from|for|without|no|hold|minus|using|containing|including)$/;

/** Bullets of a list: "- 2 eggs" means two eggs, "-2 eggs" none. */
const LIST_MARK = /^[-−–—*]$/;

export function readClause(clause: Clause, lexicon: Lexicon): Phrase {
  const [first] = clause.tokens;
  const removes = REMOVE.test(first?.text ?? '');
  const isNegative = isBelowZero(clause.tokens);
  const isSkipped = removes || isNegative || LIST_MARK.test(first?.text ?? '');
  const { quantity, food, isTrailing } = withEmbeddedAmount(
    readFood(withoutLead(isSkipped ? clause.tokens.slice(1) : clause.tokens, lexicon), lexicon),
  );
  const isEach =
    (food.length > 1 || quantity.said !== 'nothing') && /^(each|apiece)$/.test(food.at(-1)?.text ?? '');
  // "Rice, big bowl", "rice (a bowl)"; a burrito (bowl) is a dish.
  const isLater =
    clause.joiner === 'comma' ||
    (quantity.said === 'article' && /^(aside|list|sentence|amount)$/.test(clause.joiner));
  const cut = isEach
    ? { quantity: eachOf(quantity), food: food.slice(0, -1) }
    : trailingPortionUnit(food, quantity, isLater, lexicon);
  const end = food.findIndex(({ text }, place) => place > 0 && HEAD_END.test(text));
  const name = cut.food.slice(0, end < 0 ? food.length : end).filter(({ kind }) => kind === 'word');
  // "Enchiladas reheated": what was eaten is the last word that names food.
  const named = name.findLast(({ text }) => lexicon.isFoodWord(text)) ?? name.at(-1);
  return {
    joiner: clause.joiner,
    ...(clause.isAside === true ? { isAside: true } : {}),
    ...(isTrailing ? { isTrailing } : {}),
    ...(cut.food.some(({ text }) => text === PRONOUN) ? { isPronoun: true as const } : {}),
    ...(isCountedPlural(cut.quantity, named?.text ?? '') ? { isCountedPlural: true as const } : {}),
    quantity:
      first?.text === 'x' && cut.food.length === 0
        ? { ...cut.quantity, isTimes: true }
        : !/with|on|made/.test(clause.joiner) && isUncountedPlural(cut.quantity, named?.text ?? '')
          ? { ...cut.quantity, isPlural: true }
          : cut.quantity,
    terms: termsOfWords(cut.food.map(({ text }) => text)),
    heads: food
      .slice(0, end < 0 ? food.length : end)
      .filter(({ kind, text }) => kind === 'word' && text !== PRONOUN && !(isEach && text === 'each'))
      .flatMap(({ text }) => canonicalWords(text)),
    start: first?.start ?? 0,
    end: clause.tokens.at(-1)?.end ?? 0,
    removes,
    isNegative,
  };
}
