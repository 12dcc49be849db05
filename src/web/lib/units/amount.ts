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
 * The number a member typed as an amount: "2", "1.5", "1,5", "1,500", "1/2", "1 1/2", "1½".
 * @returns undefined if it isn't a number above 0 and up to 10,000
 */
export function parseAmount(typed: string): number | undefined {
  const amount = typedNumber(typed) ?? mixedNumber(typed);
  return Number.isFinite(amount) && amount > 0 && amount <= MAX_AMOUNT ? amount : undefined;
}

/** An amount as an editable field shows it: at most two decimals, no trailing zeros. */
export const amountText = (amount: number): string => String(Math.round(amount * 100) / 100);

const UNCOUNTED = new Set([
  'g',
  'kg',
  'mg',
  'oz',
  'lb',
  'ml',
  'l',
  'fl oz',
  'tbsp',
  'tsp',
  'mini',
  'small',
  'medium',
  'large',
  'extra large',
]);

function plural(word: string): string {
  if (/(loa|lea|hal)f$/.test(word)) return `${word.slice(0, -1)}ves`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** An amount with its unit as people read it: "2 slices", "8 g", "1.5 cups". */
export const amountWithUnit = (amount: number, unit: string): string =>
  `${amountText(amount)} ${amount > 1 && !UNCOUNTED.has(unit) ? plural(unit) : unit}`;
