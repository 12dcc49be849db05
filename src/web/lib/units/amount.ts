import { typedNumber } from '#domain/numbers/typed-number.ts';

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
const MAX_AMOUNT = 10_000;

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
  return second === undefined ? fraction(first) : (typedNumber(first) ?? Number.NaN) + fraction(second);
}

/**
 * Parses a typed amount: "2", "1.5", "1,5", "1,500", "1/2", "1 1/2", "1½".
 * @returns undefined if it isn't a number above 0 and up to 10,000
 */
export function parseAmount(typed: string): number | undefined {
  const amount = typedNumber(typed) ?? mixedNumber(typed);
  return Number.isFinite(amount) && amount > 0 && amount <= MAX_AMOUNT ? amount : undefined;
}
