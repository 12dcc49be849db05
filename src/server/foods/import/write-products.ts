import { sql } from 'drizzle-orm';
import type { Db } from '#server/db/database.ts';
import type { CheckedProduct } from './source-row.ts';

/** Result of writing a product. */
export type Written = 'taken' | 'updated' | 'older';

const columnsOf = ({ terms, ...product }: CheckedProduct): unknown => ({
  ...product,
  terms: terms.join(' '),
});

const isNewer = (one: CheckedProduct, kept: CheckedProduct): boolean =>
  kept.revisedAt === undefined || (one.revisedAt !== undefined && one.revisedAt >= kept.revisedAt);

/** A statement can't update a row twice, so only the newest of equal ids reaches the database. The others are rejected here. */
function decideTwins(given: readonly CheckedProduct[]): { newest: CheckedProduct[]; outcomes: Written[] } {
  const newest = new Map<string, CheckedProduct>();
  const outcomes = given.map((product): Written => {
    const twin = newest.get(product.id);
    if (twin !== undefined && !isNewer(product, twin)) return 'older';
    newest.set(product.id, product);
    return twin === undefined ? 'taken' : 'updated';
  });
  return { newest: [...newest.values()], outcomes };
}

/**
 * Writes products in one statement; of two entries with the same id, the one its source changed last wins.
 * @returns the result for each, in order
 */
export async function writeProducts(tx: Db, given: readonly CheckedProduct[]): Promise<Written[]> {
  if (given.length === 0) return [];
  const { newest, outcomes } = decideTwins(given);
  const { rows } = await tx.execute<{ id: string; is_new: boolean }>(sql`
    insert into products (id, gtin, fdc_id, name, brand, food_group, nova, per_100g, portions, default_portion, source, revised_at, name_key, terms)
    select id, gtin, "fdcId", name, brand, "group", nova, "per100g", portions, "defaultPortion", source, "revisedAt", "nameKey", terms
    from json_to_recordset(${JSON.stringify(newest.map(columnsOf))}::json) as given (
      id text, gtin text, "fdcId" int, name text, brand text, "group" text, nova smallint, "per100g" json, portions json,
      "defaultPortion" json, source text, "revisedAt" timestamptz, "nameKey" text, terms text)
    on conflict (id) do update set
      gtin = excluded.gtin, fdc_id = excluded.fdc_id, name = excluded.name, brand = excluded.brand, food_group = excluded.food_group,
      nova = excluded.nova, per_100g = excluded.per_100g, portions = excluded.portions, default_portion = excluded.default_portion,
      source = excluded.source, revised_at = excluded.revised_at, name_key = excluded.name_key, terms = excluded.terms, imported_at = now()
    where products.revised_at is null or excluded.revised_at >= products.revised_at
    returning id, (xmax::text = '0') as is_new`);
  const stored = new Map(rows.map((row) => [row.id, row.is_new]));
  return outcomes.map((outcome, at) => {
    const isNew = stored.get(given[at]?.id ?? '');
    if (isNew === undefined) return 'older';
    return outcome === 'taken' && !isNew ? 'updated' : outcome;
  });
}

/** Words long enough to suggest in searches. */
const GUESSABLE = /^\p{L}{3,24}$/u;

/** Adds the products' words to those that searches may suggest. @param known existing words, which are skipped */
export async function writeWords(
  tx: Db,
  given: readonly CheckedProduct[],
  known: ReadonlySet<string>,
): Promise<string[]> {
  const fresh = new Set<string>();
  for (const { terms } of given)
    for (const word of terms) if (!known.has(word) && GUESSABLE.test(word)) fresh.add(word);
  // Sorted, so that two concurrent imports lock words in the same order and can't deadlock.
  const words = [...fresh].toSorted();
  if (words.length > 0)
    await tx.execute(
      sql`insert into product_words (word) select value from json_array_elements_text(${JSON.stringify(words)}::json) as value on conflict do nothing`,
    );
  return words;
}
