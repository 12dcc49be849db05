import { isUnitWord } from '#domain/meals/portions/units.ts';
import type { TextToken } from '#domain/foods/search/text.ts';

/** A stated number, with bounds if it was a range or vague. */
export interface StatedNumber {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** First token after the number. */
  readonly next: number;
}

const FRACTIONS: Readonly<Record<string, number>> = {
  '¼': 1 / 4,
  '½': 1 / 2,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅕': 0.2,
  '⅖': 0.4,
  '⅗': 0.6,
  '⅘': 0.8,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
};

const SMALL_NUMBERS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, value] as const),
);
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10] as const),
);
const PARTS = new Map([
  ['half', 1 / 2],
  ['halves', 1 / 2],
  ['third', 1 / 3],
  ['thirds', 1 / 3],
  ['quarter', 1 / 4],
  ['quarters', 1 / 4],
  ['eighth', 1 / 8],
  ['fifth', 1 / 5],
  ['fourth', 1 / 4],
  ['fourths', 1 / 4],
  ['fifths', 1 / 5],
  ['sixth', 1 / 6],
  ['sixths', 1 / 6],
  ['eighths', 1 / 8],
  ['tenth', 1 / 10],
  ['tenths', 1 / 10],
]);

/** Vague counts, each with value, low and high. */
const VAGUE = new Map<string, readonly [number, number, number]>([
  ['couple', [2, 2, 3]],
  ['pair', [2, 2, 2]],
  ['duo', [2, 2, 2]],
  ['trio', [3, 3, 3]],
  ['few', [3, 2, 4]],
  ['several', [4, 3, 6]],
  ['dozen', [12, 12, 12]],
  ['bunch', [5, 3, 8]],
]);

/** "Most of it", "didn't finish". */
const MOST = { value: 0.75, low: 0.55, high: 0.95 };

const exactly = (value: number, next: number): StatedNumber => ({ value, low: value, high: value, next });

/** More than anyone eats: larger numbers count as this and are rejected like it. */
export const ABSURD_NUMBER = 1e12;

/** Value of a number token: "1,000" is a thousand, "1,5" one and a half. */
function digitsOf(text: string): number {
  if (/^\d{1,3}(,\d{3})+$/.test(text)) return Math.min(ABSURD_NUMBER, Number(text.replaceAll(',', '')));
  return FRACTIONS[text] ?? Math.min(ABSURD_NUMBER, Number(text.replace(',', '.')));
}

const isNumber = (token: TextToken | undefined): token is TextToken => token?.kind === 'number';
const isFraction = (token: TextToken | undefined): boolean => token !== undefined && token.text in FRACTIONS;

/** U+2044 is the slash in fractions typed on phones. */
const isSlash = (token: TextToken | undefined): boolean => token?.text === '/' || token?.text === '\u2044';

/** "3/4", "1 1/2", "1½", "1 ½", "12". */
function readDigits(tokens: readonly TextToken[], at: number): StatedNumber | undefined {
  const first = tokens[at];
  if (!isNumber(first)) return undefined;
  const value = digitsOf(first.text);
  const [slash, below, second] = [tokens[at + 1], tokens[at + 2], tokens[at + 1]];
  // "Garlic bread x2 / 2 biscuits": a slash between spaces separates foods.
  const isList = slash !== undefined && slash.start > first.end && value >= digitsOf(below?.text ?? '');
  if (isSlash(slash) && isNumber(below) && !isList) {
    const parts = digitsOf(below.text);
    return exactly(parts > 0 ? value / parts : ABSURD_NUMBER, at + 3);
  }
  if (isFraction(second) && second !== undefined && value < 100)
    return exactly(value + digitsOf(second.text), at + 2);
  if (isNumber(second) && isSlash(tokens[at + 2]) && isNumber(tokens[at + 3]) && Number.isInteger(value)) {
    const fraction = readDigits(tokens, at + 1);
    if (fraction !== undefined && fraction.value < 1) return exactly(value + fraction.value, fraction.next);
  }
  return exactly(value, at + 1);
}

/** "Sprite Zero" is a name; nobody counts foods with a zero behind them. */
const isZeroOfName = (tokens: readonly TextToken[], at: number): boolean =>
  tokens[at]?.text === 'zero' &&
  tokens[at - 1]?.kind === 'word' &&
  !/^(had|ate|drank|have|with|and|was|were|is)$/.test(tokens[at - 1]?.text ?? '');

/** "An ounce of half and half": its name, without the "and". */
const isHalfAndHalf = (tokens: readonly TextToken[], at: number): boolean =>
  tokens[at]?.text === 'half' && [tokens[at - 1], tokens[at + 1]].some((beside) => beside?.text === 'half');

/** "twenty five", "two", "half", "three quarters", "one and a half", "couple of". */
function readWords(tokens: readonly TextToken[], at: number): StatedNumber | undefined {
  const text = tokens[at]?.text ?? '';
  const next = tokens[at + 1]?.text ?? '';
  const ten = TENS.get(text);
  if (ten !== undefined) {
    const after = next === '-' ? 2 : 1;
    const ones = SMALL_NUMBERS.get(tokens[at + after]?.text ?? '');
    return ones !== undefined && ones < 10 && ones > 0
      ? exactly(ten + ones, at + after + 1)
      : exactly(ten, at + 1);
  }
  const part = PARTS.get(text);
  if (part !== undefined) {
    if (
      next === 'pounder' ||
      next === 'pound' ||
      (text === 'half' && /^(and|&|n)$/.test(next) && tokens[at + 2]?.text === 'half') ||
      isHalfAndHalf(tokens, at)
    )
      return next === 'pound' ? exactly(part, at + 1) : undefined;
    const vague = VAGUE.get(next === 'a' ? (tokens[at + 2]?.text ?? '') : next);
    return vague === undefined
      ? exactly(part, at + 1)
      : exactly(part * vague[0], at + (next === 'a' ? 3 : 2));
  }
  if (text === 'most' && next === 'of') return { ...MOST, next: at + 1 };
  const vague = VAGUE.get(text);
  if (vague !== undefined && (text !== 'bunch' || next === 'of'))
    return { value: vague[0], low: vague[1], high: vague[2], next: at + 1 };
  const value = SMALL_NUMBERS.get(text);
  if (value === undefined || isZeroOfName(tokens, at)) return undefined;
  const parts = PARTS.get(next === '-' ? (tokens[at + 2]?.text ?? '') : next);
  if (parts !== undefined && value > 0) return exactly(value * parts, at + (next === '-' ? 3 : 2));
  if (next === 'dozen') return exactly(value * 12, at + 2);
  if (next === 'hundred') return exactly(value * 100, at + 2);
  return exactly(value, at + 1);
}

/** "and a half", "& 1/2", "+1/2" after a whole number. */
function readAndPart(tokens: readonly TextToken[], said: StatedNumber): StatedNumber {
  const joiner = tokens[said.next];
  const isTight = joiner?.text === '+' && tokens[said.next - 1]?.end === joiner.start;
  if (joiner === undefined || !(isTight || /^(and|&)$/.test(joiner.text))) return said;
  const article = /^(a|an|one)$/.test(tokens[said.next + 1]?.text ?? '') ? 1 : 0;
  const from = said.next + 1 + article;
  const part = PARTS.get(tokens[from]?.text ?? '') ?? readDigits(tokens, from)?.value ?? 1;
  // "One and half cups", though "one and half an apple" are two foods.
  const isBare = article === 0 && tokens[from]?.kind === 'word' && !isUnitWord(tokens[from + 1]?.text ?? '');
  if (part >= 1 || isBare) return said;
  const next = readDigits(tokens, from)?.next ?? from + 1;
  return exactly(said.value + part, next);
}

function readOne(tokens: readonly TextToken[], at: number): StatedNumber | undefined {
  const digits = readDigits(tokens, at);
  if (digits !== undefined && tokens[digits.next]?.text === 'dozen')
    return exactly(digits.value * 12, digits.next + 1);
  const said = digits ?? readWords(tokens, at);
  return said === undefined ? undefined : readAndPart(tokens, said);
}

/**
 * Reads the number that starts at token `at`: digits, decimals, fractions, words and ranges ("2-3", "two or three", "2 to 3").
 * Articles aren't numbers here. Undefined if no number starts there.
 */
export function readNumber(tokens: readonly TextToken[], at: number): StatedNumber | undefined {
  const first = readOne(tokens, at);
  if (first === undefined) return undefined;
  if (!/^(-|–|—|to|or)$/.test(tokens[first.next]?.text ?? '')) return first;
  const second = readOne(tokens, first.next + 1);
  if (second === undefined || second.value <= first.value || second.value > first.value * 10) return first;
  return { value: (first.value + second.value) / 2, low: first.value, high: second.value, next: second.next };
}

export function isBelowZero([first, second, ...rest]: readonly TextToken[]): boolean {
  if (first === undefined || second === undefined) return false;
  if (/^[-−–]$/.test(first.text)) return second.kind === 'number' && second.start === first.end;
  return /^(minus|negative)$/.test(first.text) && readNumber([second, ...rest], 0) !== undefined;
}

/** Value of these words among the tokens; 1 for an article. */
export const valueOf = (tokens: readonly TextToken[], text: string): number => {
  if (/^an?$/.test(text)) return 1;
  if (/^(a )?dozen$/.test(text)) return 12;
  const words = text.replace(/^a /, '').split(' ');
  const from = tokens.findIndex((_, at) => words.every((word, ahead) => tokens[at + ahead]?.text === word));
  return readNumber(tokens.slice(from, from + words.length), 0)?.value ?? 1;
};
