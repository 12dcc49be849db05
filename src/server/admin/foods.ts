import { count, desc, inArray } from 'drizzle-orm';
import type { AdminProduct, FoodImport } from '#contract/admin/foods.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/auth/audit.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { searchProducts } from '#server/foods/product-queries.ts';
import { foodImports, products } from '#server/foods/tables.ts';

const MAX_IMPORTS = 50;
const MAX_FOUND = 30;
/** Counting hundreds of thousands of rows takes a moment, and only imports change them. */
const COUNTED_FOR_MS = 30_000;

export interface FoodDeps extends Deps {
  /** Deletes a product in the caller's transaction. @returns its name */
  readonly removeProduct: (tx: Db, id: string) => Promise<string>;
  /** Cancels an import, with an audit entry. @throws Refusal NOT_FOUND, CONFLICT */
  readonly cancelImport: (actor: Actor, id: string) => Promise<void>;
  /** Maximum upload size, MB. */
  readonly maxUploadMb: number;
}

type ImportRow = typeof foodImports.$inferSelect;

/** Why rows were rejected, most frequent reason first. */
export const refusalsOf = ({ refusals }: Pick<ImportRow, 'refusals'>): FoodImport['refusals'] =>
  Object.entries(refusals)
    .map(([reason, { count: rows, first }]) => ({
      reason,
      count: rows,
      first: first.map(({ line, message }) => ({ line, message })),
    }))
    .toSorted((one, other) => other.count - one.count);

/** The last imports, newest first. */
export async function lastImports(db: Db): Promise<FoodImport[]> {
  const rows = await db.select().from(foodImports).orderBy(desc(foodImports.startedAt)).limit(MAX_IMPORTS);
  return rows.map(({ fingerprint: _fingerprint, startedAt, endedAt, ...run }) => ({
    ...run,
    refusals: refusalsOf(run),
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }));
}

/** Counts products by source, cached for 30 s or until an import ends. @returns a function of the last import's end, ms */
export function productCounts({ db, now }: Deps) {
  let known: { readonly atMs: number; readonly counts: Promise<{ fdc: number; off: number }> } | undefined;
  const counted = async () => {
    const rows = await db
      .select({ source: products.source, products: count() })
      .from(products)
      .groupBy(products.source);
    const of = (wanted: 'fdc' | 'off') => rows.find(({ source }) => source === wanted)?.products ?? 0;
    return { fdc: of('fdc'), off: of('off') };
  };
  return (importedAtMs: number): Promise<{ fdc: number; off: number }> => {
    if (known === undefined || known.atMs <= importedAtMs || now() - known.atMs > COUNTED_FOR_MS) {
      const counts = counted();
      known = { atMs: now(), counts };
      counts.catch(() => (known = undefined));
    }
    return known.counts;
  };
}

/** Imported products, found the same way as members do. */
export async function findProducts(db: Db, search: string): Promise<AdminProduct[]> {
  const found = await searchProducts(db, search, MAX_FOUND);
  const ids = found.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await db.select().from(products).where(inArray(products.id, ids));
  return rows
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ id, name, brand, source, importedAt }) => ({
      id,
      name,
      brand,
      source,
      importedAt: importedAt.toISOString(),
    }));
}

/** Deletes a product, with an audit entry. @throws Refusal NOT_FOUND */
export const removeOne = ({ db, now, removeProduct }: FoodDeps, actor: Actor, id: string) =>
  db.transaction(async (tx) => {
    const name = await removeProduct(tx, id);
    const done = { action: 'product.delete', targetKind: 'product', target: id, details: { name } };
    await audit(tx, actor, done, now());
  });
