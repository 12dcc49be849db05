import type { Food } from '#domain/foods/food.ts';
import { parseGtin } from '#domain/foods/gtin.ts';
import type { OtherFood } from '#domain/foods/search/rank-foods.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { ownFoodByGtin } from './queries.ts';
import { productByGtin } from './search-products.ts';

/** Asks outside for a product that no table here holds; undefined where nobody knows it, or nobody may be asked. */
export type LookUpProduct = (gtin: string) => Promise<Food | undefined>;

/**
 * The food of a barcode: the member's own first, then imported products, then whoever may be asked.
 * @throws Refusal BAD_REQUEST for what is no barcode, NOT_FOUND where nobody knows it
 */
export async function foodByBarcode(
  db: Db,
  lookUp: LookUpProduct,
  userId: string,
  code: string,
): Promise<OtherFood> {
  const gtin = parseGtin(code);
  if (gtin === undefined) throw refuseField('BAD_REQUEST', 'code', 'This is not a barcode.');
  const own = await ownFoodByGtin(db, userId, gtin);
  if (own) return { food: own, origin: 'own' };
  const product = (await productByGtin(db, gtin)) ?? (await lookUp(gtin));
  if (product) return { food: product, origin: 'product' };
  throw new Refusal('NOT_FOUND', {
    said: 'Nobody here knows this barcode yet. Create this food from its label, and the code is yours from then on.',
  });
}
