import { plural } from '#domain/words/plural.ts';

/** An amount for an editable field: at most two decimals, no trailing zeros. */
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

/** An amount with its unit, for display: "2 slices", "8 g", "1.5 cups". */
export const amountWithUnit = (amount: number, unit: string): string =>
  `${amountText(amount)} ${amount > 1 && !UNCOUNTED.has(unit) ? plural(amount, unit) : unit}`;
