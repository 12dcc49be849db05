import type { FoodFigures } from '#domain/foods/checks/check-food.ts';
import type { Food } from '#domain/foods/food.ts';
import type { RefusalReason, RefusedRow } from './refusals.ts';

/** A product as read from a file, before validation. */
export interface ProductDraft
  extends
    FoodFigures,
    Pick<Food, 'name' | 'brand' | 'group' | 'nova' | 'fdcId' | 'portions' | 'defaultPortion'> {
  readonly source: 'fdc' | 'off';
  /** The barcode as in the file. */
  readonly code?: string | undefined;
  /** When the source last changed the entry. */
  readonly revisedAt?: Date | undefined;
}

/** A product to store in `products`. */
export interface CheckedProduct extends Omit<ProductDraft, 'code' | 'polyolsG'> {
  readonly id: string;
  readonly gtin?: string | undefined;
  readonly nameKey: string;
  readonly terms: readonly string[];
}

/** Why a row isn't a product; its reader knows the line. */
export type Unusable = Pick<RefusedRow, 'reason' | 'message'>;

/** One row of a source, with the line on which it starts. */
export type SourceRow = { readonly line: number } & (
  | { readonly draft: ProductDraft }
  /** A row validated in another process. */
  | { readonly product: CheckedProduct }
  | { readonly reason: RefusalReason; readonly message: string }
);

export const rowOf = (line: number, made: ProductDraft | Unusable): SourceRow =>
  'reason' in made ? { line, ...made } : { line, draft: made };

/** Rows per batch. Small, because requests on the embedded database wait for one batch. */
export const UNATTENDED_ROWS = 200;

/** The whole file can't be imported; the message says why, and what to do. */
export class ImportRefused extends Error {}

/** Another process is importing the same file. */
export class ImportBusy extends ImportRefused {}
