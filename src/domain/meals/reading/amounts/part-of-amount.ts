import type { Quantity } from './quantity.ts';

/** A part of an amount; `part` is itself an amount: "half", "most of". */
export const partOf = (whole: Quantity, part: Pick<Quantity, 'amount' | 'low' | 'high'>): Quantity => ({
  ...whole,
  amount: whole.amount * part.amount,
  low: whole.low * part.low,
  high: whole.high * part.high,
});
