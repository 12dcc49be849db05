import { MAX_AMOUNT } from '#domain/meals/limits.ts';
import { signedNumber } from '#domain/numbers/typed-number.ts';

const FRACTIONS: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

function fraction(text: string): number {
  const [, numerator, denominator] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  return Number(numerator) / Number(denominator);
}

/** "1/2", "1 1/2", "1½". */
function mixedNumber(typed: string): number {
  const text = typed
    .replace(/\s*[/\u2044]\s*/, '/')
    .replace(/[¼½¾⅓⅔⅛⅜⅝⅞]/u, (glyph) => ` ${FRACTIONS[glyph] ?? ''}`)
    .trim();
  const [first = '', second, ...more] = text.split(/\s+/);
  if (more.length > 0) return Number.NaN;
  return second === undefined ? fraction(first) : (signedNumber(first) ?? Number.NaN) + fraction(second);
}

/** A number or a fraction; NaN for anything else. */
const numberIn = (typed: string): number => signedNumber(typed) ?? mixedNumber(typed);

/** What is wrong with a typed amount; undefined if it is a number above 0 and within the limit. */
export function typedAmountFault(typed: string, limit: number = MAX_AMOUNT): string | undefined {
  const amount = numberIn(typed);
  if (!Number.isFinite(amount)) return 'Enter a number.';
  if (amount <= 0) return 'Enter a number greater than 0.';
  return amount > limit ? `Enter ${limit.toLocaleString('en-US')} or less.` : undefined;
}

/** Parses a typed amount: "2", "1.5", "1,5", "1,500", "1/2", "1 1/2", "1½". Undefined if there is a {@link typedAmountFault}. */
export const parseAmount = (typed: string, limit?: number): number | undefined =>
  typedAmountFault(typed, limit) === undefined ? numberIn(typed) : undefined;
