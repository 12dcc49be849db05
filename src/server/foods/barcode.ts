import type { Food } from '#domain/foods/food.ts';
import { parseGtin } from '#domain/foods/gtin.ts';
import type { OtherFood } from '#domain/foods/search/rank-foods.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { ownFoodByGtin } from './queries.ts';
import { productByGtin } from './product-queries.ts';

/** Looks up an unknown product outside; undefined if it isn't found or lookups are off. */
export type LookUpProduct = (gtin: string) => Promise<Food | undefined>;

/**
 * The food with a barcode: the member's own first, then imported products, then an outside lookup.
 * @throws Refusal BAD_REQUEST for an invalid barcode, NOT_FOUND for an unknown one
 */
export async function foodByBarcode(
  db: Db,
  lookUp: LookUpProduct,
  userId: string,
  code: string,
): Promise<OtherFood> {
  const gtin = parseGtin(code);
  if (gtin === undefined) throw refuseField('BAD_REQUEST', 'code', 'This isn’t a valid barcode.');
  const own = await ownFoodByGtin(db, userId, gtin);
  if (own) return { food: own, origin: 'own' };
  const product = (await productByGtin(db, gtin)) ?? (await lookUp(gtin));
  if (product) return { food: product, origin: 'product' };
  throw new Refusal('NOT_FOUND', {
    said: 'We don’t know this barcode yet. Create the food from its label, and the next scan will find it.',
  });
}
