import { termsOfWords, type Term } from '#domain/foods/search/food-terms.ts';
import { PLAIN_WORDS } from '#domain/foods/search/plain-words.ts';
import { canonicalWords, stemWord, type TextToken } from '#domain/foods/search/text.ts';
import { takeInnerAmount } from '#domain/meals/reading/amounts/inner-amounts.ts';
import { partOf } from '#domain/meals/reading/amounts/part-of-amount.ts';
import { readNumber } from '#domain/meals/reading/amounts/numbers.ts';
import { NO_QUANTITY, readQuantity, type Quantity } from '#domain/meals/reading/amounts/quantity.ts';
import { readHolder, readMeasure } from '#domain/meals/reading/amounts/read-units.ts';
import { trailingHolder } from '#domain/meals/reading/amounts/trailing-holder.ts';
import { PRONOUN } from '#domain/meals/reading/text/tokens.ts';
import type { Clause, Joiner } from '#domain/meals/reading/text/split-clauses.ts';

/** A clause read: how much, and of what. */
export interface Phrase {
  readonly joiner: Joiner;
  readonly quantity: Quantity;
  readonly terms: readonly Term[];
  /** Canonical words before "in", "from" and the like; the last one names the food. */
  readonly heads: readonly string[];
  readonly start: number;
  readonly end: number;
  /** "scrap the toast": takes an earlier item away. */
  readonly removes: boolean;
  /** A minus, as a sign or a word, stood before the amount. */
  readonly isNegative: boolean;
  /** Whether its amount stood behind its food. */
  readonly isTrailing?: true;
  /** "3 eggs", "two sausages": the number counts these, not what comes after them. */
  readonly isCountedPlural?: true;
  /** "Two glazed ones": a kind of the food named before. */
  readonly isPronoun?: true;
  /** Whether it stood in brackets. */
  readonly isAside?: boolean;
}

const REMOVE = /^(scrap|forget|cancel|remove|delete|drop|skip|skipped|ignore|undo|nix|scratch)$/;

interface Trailing {
  readonly quantity: Quantity;
  readonly from: number;
  readonly to: number;
}

/** An amount after the food: "chicken breast 200g", "eggs x2", "1 cup 77 g lentils", "thighs 110g each". */
function readTrailing(tokens: readonly TextToken[], from: number, leading: Quantity): Trailing | undefined {
  for (let place = from; place < tokens.length; place += 1) {
    const number = readNumber(tokens, place);
    if (number === undefined) continue;
    const cursor = { tokens, at: number.next };
    const measure = readMeasure(cursor, true);
    const isEach = tokens[cursor.at]?.text === 'each';
    if (measure !== undefined && leading.measure === undefined) {
      const count = isEach ? leading.amount : 1;
      const quantity: Quantity = {
        ...number,
        amount: number.value * count,
        low: number.low * count,
        high: number.high * count,
        said: 'number',
        measure,
        measureEach: 1,
        sizes: [],
        ...(isEach && leading.said === 'nothing' ? { isEach } : {}),
      };
      return { quantity, from: place, to: cursor.at + (isEach ? 1 : 0) };
    }
    const isTimes = /^[x×]$/.test(tokens[place - 1]?.text ?? '');
    // "12 fl oz beer x 2"
    if (isTimes && number.next >= tokens.length && leading.measure !== undefined)
      return {
        quantity: partOf(leading, { ...number, amount: number.value }),
        from: place - 1,
        to: number.next,
      };
    const counted = { tokens, at: number.next };
    const holder = readHolder(counted, true);
    if (counted.at >= tokens.length && leading.said !== 'number' && place > from) {
      const quantity: Quantity = {
        ...leading,
        ...(holder === undefined ? {} : { holder }),
        amount: number.value,
        low: number.low,
        high: number.high,
        said: 'number',
        ...(isTimes ? { isTimes } : {}),
      };
      return { quantity, from: isTimes ? place - 1 : place, to: counted.at };
    }
    place = number.next - 1;
  }
  return undefined;
}

/** What reading needs to know of the foods. */
export interface Lexicon {
  /** Names that begin with a number ("7 up", "3 musketeers", "100 grand") are no amounts. */
  readonly isNumberName: (words: readonly string[]) => boolean;
  /** Names that begin with a size ("big mac", "mini wheats") keep it. */
  readonly isSizeName: (words: readonly string[]) => boolean;
  /** Whether a word occurs in any name. */
  readonly isFoodWord: (word: string) => boolean;
  /** Whether a word occurs in a name or is a typo of one that does. */
  readonly mayBeFood: (word: string) => boolean;
}

/** Drops words before an article or a number that name no food: "poured a cup", "I was given two". */
function withoutLead(tokens: readonly TextToken[], { mayBeFood }: Lexicon): readonly TextToken[] {
  const start = tokens.findIndex(
    ({ kind, text }) => kind === 'number' || /^(a|an|one|two|three|some|half)$/.test(text),
  );
  if (start < 1 || start > 3) return tokens;
  const isTalk = tokens
    .slice(0, start)
    .every(
      ({ kind, text }) =>
        kind === 'word' &&
        (!mayBeFood(text) || /(ing|ed)$/.test(text) || /^(drink|up|down|out|off)$/.test(text)) &&
        !/^(no|not|without)$/.test(text),
    );
  // "Ban 1": before an amount of nothing else, a word may be food that isn't known.
  const isBare = !tokens.slice(readQuantity(tokens, start).next).some(({ kind }) => kind === 'word');
  const isPlain = tokens.slice(0, start).every(({ text }) => PLAIN_WORDS.has(text) || /(ing|ed)$/.test(text));
  return isTalk && (!isBare || isPlain) ? tokens.slice(start) : tokens;
}

const SIZE_IN_NAME = /^(big|full|mini|little|king|fun|super|jumbo|giant|regular|footlong|long)$/;

function readFood(
  tokens: readonly TextToken[],
  { isNumberName, isSizeName }: Lexicon,
): { quantity: Quantity; food: readonly TextToken[]; isTrailing?: true } {
  for (let from = 0; from < Math.min(3, tokens.length); from += 1) {
    const words = tokens.slice(from).map(({ text }) => text);
    const isName = SIZE_IN_NAME.test(words[0] ?? '') && isSizeName(words);
    if (!isName && tokens[from]?.kind !== 'number' && readNumber(tokens, from) === undefined) continue;
    if (isName || isNumberName(words))
      return {
        quantity: from > 0 ? readQuantity(tokens.slice(0, from), 0).quantity : NO_QUANTITY,
        food: tokens.slice(from),
      };
    break;
  }
  const { quantity, next } = readQuantity(tokens, 0);
  const trailing = readTrailing(tokens, next, quantity);
  // "A packet of mini cheddars": the size is part of the name.
  const named = tokens.slice(next - 1).map(({ text }) => text);
  if (
    trailing === undefined &&
    quantity.sizes.length > 0 &&
    SIZE_IN_NAME.test(named[0] ?? '') &&
    isSizeName(named)
  )
    return { quantity: { ...quantity, sizes: quantity.sizes.slice(0, -1) }, food: tokens.slice(next - 1) };
  if (trailing === undefined) return { quantity, food: tokens.slice(next) };
  return {
    isTrailing: true,
    quantity: trailing.quantity,
    food: [...tokens.slice(next, trailing.from), ...tokens.slice(trailing.to)],
  };
}

function withInnerAmount({
  quantity,
  food,
  ...read
}: ReturnType<typeof readFood>): ReturnType<typeof readFood> {
  const inner = takeInnerAmount(food, quantity);
  return { ...read, quantity: { ...quantity, ...inner.said }, food: inner.food };
}

const HEAD_END = /^(in|from|for|without|no|using|containing|including)$/;

/** What a line of a list begins with: "- 2 eggs" are two eggs, "-2 eggs" none. */
const LIST_MARK = /^[-−–—*]$/;

export function isBelowZero([first, second, ...rest]: readonly TextToken[]): boolean {
  if (first === undefined || second === undefined) return false;
  if (/^[-−–]$/.test(first.text)) return second.kind === 'number' && second.start === first.end;
  return /^(minus|negative)$/.test(first.text) && readNumber([second, ...rest], 0) !== undefined;
}

const isPlural = (word: string): boolean => word.endsWith('s') && !stemWord(word).endsWith('s');

const isUncountedPlural = ({ said, measure, holder, sizes }: Quantity, word: string): boolean =>
  said !== 'number' && (measure ?? holder) === undefined && sizes.length === 0 && isPlural(word);

const isCountedPlural = ({ said, amount, measure, holder }: Quantity, word: string): boolean =>
  said === 'number' && amount > 1 && (measure ?? holder) === undefined && isPlural(word);

export function readClause(clause: Clause, lexicon: Lexicon): Phrase {
  const [first] = clause.tokens;
  const removes = REMOVE.test(first?.text ?? '');
  const isNegative = isBelowZero(clause.tokens);
  const isSkipped = removes || isNegative || LIST_MARK.test(first?.text ?? '');
  const { quantity, food, isTrailing } = withInnerAmount(
    readFood(withoutLead(isSkipped ? clause.tokens.slice(1) : clause.tokens, lexicon), lexicon),
  );
  const isEach = quantity !== NO_QUANTITY && /^(each|apiece)$/.test(food.at(-1)?.text ?? '');
  const cut = isEach
    ? { quantity: { ...quantity, isEach }, food: food.slice(0, -1) }
    : trailingHolder(food, quantity, clause.joiner === 'comma');
  const end = food.findIndex(({ text }, place) => place > 0 && HEAD_END.test(text));
  const named = cut.food.slice(0, end < 0 ? food.length : end).findLast(({ kind }) => kind === 'word');
  return {
    joiner: clause.joiner,
    ...(clause.isAside === true ? { isAside: true } : {}),
    ...(isTrailing ? { isTrailing } : {}),
    ...(cut.food.some(({ text }) => text === PRONOUN) ? { isPronoun: true as const } : {}),
    ...(isCountedPlural(cut.quantity, named?.text ?? '') ? { isCountedPlural: true as const } : {}),
    quantity:
      !/with|on|made/.test(clause.joiner) && isUncountedPlural(cut.quantity, named?.text ?? '')
        ? { ...cut.quantity, isPlural: true }
        : cut.quantity,
    terms: termsOfWords(cut.food.map(({ text }) => text)),
    heads: food
      .slice(0, end < 0 ? food.length : end)
      .filter(({ kind, text }) => kind === 'word' && text !== PRONOUN)
      .flatMap(({ text }) => canonicalWords(text)),
    start: first?.start ?? 0,
    end: clause.tokens.at(-1)?.end ?? 0,
    removes,
    isNegative,
  };
}
