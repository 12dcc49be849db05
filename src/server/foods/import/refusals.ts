import type { FoodRule } from '#domain/foods/checks/breach.ts';

/**
 * Why a row is refused: a rule that its figures break (see `#domain/foods/checks/check-food.ts`), or `unreadable` not a row of the format,
 * or not UTF-8 · `cut-off` the file ends inside it · `barcode` no valid code or other identifier · `name` missing · `figures` none for
 * energy, protein, fat and carbohydrate · `units` kilojoules and kilocalories disagree · `kind` not a food in its own right, such as a
 * laboratory sample · `older` the stored entry of the same product is newer.
 */
export type RefusalReason =
  | FoodRule
  | 'unreadable'
  | 'cut-off'
  | 'barcode'
  | 'name'
  | 'figures'
  | 'units'
  | 'kind'
  | 'older';

/** A rejected row, with its place in the file. */
export interface RefusedRow {
  readonly reason: RefusalReason;
  /** Line on which the row starts, from 1, in the file with its name (`food.csv` in a folder of tables). */
  readonly line: number;
  /** A sentence about the problem. */
  readonly message: string;
}

/** Number of rejected rows by reason, with the first few. */
export type Refusals = {
  readonly [R in RefusalReason]?: {
    readonly count: number;
    readonly first: readonly Omit<RefusedRow, 'reason'>[];
  };
};

const EXAMPLES = 5;

/** `refusals` with one row more. */
export function addRefusal(refusals: Refusals, { reason, line, message }: RefusedRow): Refusals {
  const { count, first } = refusals[reason] ?? { count: 0, first: [] };
  const examples = first.length < EXAMPLES ? [...first, { line, message }] : first;
  return { ...refusals, [reason]: { count: count + 1, first: examples } };
}
