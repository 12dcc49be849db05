import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';
import { products } from './tables.ts';

/**
 * Deletes an imported product; meals with it keep their figures. A later import may add it again.
 * @returns its name
 * @throws Refusal NOT_FOUND
 */
export async function removeProduct(tx: Db, id: string): Promise<string> {
  const [removed] = await tx.delete(products).where(eq(products.id, id)).returning({ name: products.name });
  if (!removed) throw new Refusal('NOT_FOUND');
  return removed.name;
}
