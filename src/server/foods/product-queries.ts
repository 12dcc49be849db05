import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Food } from '#domain/foods/food.ts';
import { nameKeyOf, type QueryWord, queryWords } from '#domain/foods/search/product-terms.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { foodOfProduct } from './by-id-queries.ts';
import { products, productWords, SHORT_NAMES } from './tables.ts';

/** A lexeme of a `tsquery`; an unfinished one matches all words with that prefix. */
const lexeme = (word: string, isUnfinished: boolean): string =>
  `'${word.replaceAll(/['\\]/g, '$&$&')}'${isUnfinished ? ':*' : ''}`;

function choices({ plain, forms }: QueryWord, isUnfinished: boolean): string[] {
  const form = forms.map((word) => lexeme(word, isUnfinished)).join(' & ');
  const [only] = forms;
  const isCovered = forms.length === 1 && (only === plain || (isUnfinished && plain.startsWith(only ?? '')));
  return isCovered || form === ''
    ? [form || lexeme(plain, isUnfinished)]
    : [lexeme(plain, isUnfinished), `(${form})`];
}

/**
 * A `tsquery` for products with all words. A finished word is a lookup, an unfinished one a range of the index; the last word is always
 * unfinished.
 * @param areUnfinished whether all words may be
 * @param others alternatives to a word
 */
function tsQuery(
  words: readonly QueryWord[],
  areUnfinished: boolean,
  others: ReadonlyMap<string, readonly string[]> = new Map(),
): string {
  return words
    .map((word, at) => {
      const isUnfinished = areUnfinished || at === words.length - 1;
      const guesses = (others.get(word.plain) ?? []).map((guess) => lexeme(guess, false));
      return `(${[...choices(word, isUnfinished), ...guesses].join(' | ')})`;
    })
    .join(' & ');
}

type ProductRow = typeof products.$inferSelect;

const MAX_QUERY_LENGTH = 100;
/** Names of more bytes are found by their words only. */
const MAX_PREFIX_BYTES = 300;
/** With fewer results, and none that starts as typed, a word may be unfinished or misspelled. */
const FEW = 3;
/** A word shorter than this has too few letters to guess another from. */
const MIN_GUESSED_LENGTH = 4;
const GUESSES = 5;

// Without imported products, this saves up to six statements per search.
const anyProduct = prepared((db) =>
  db.select({ id: products.id }).from(products).limit(1).prepare('any_product'),
);

const nameLength = sql`char_length(${products.nameKey})`;
const shortestFirst = [nameLength, products.nameKey, products.id];

/**
 * Names that start with the whole query, shortest first, so an exact match is first. One index lookup per name length finds the first
 * matches however many there are: every fourth product may start with "c". Length is in bytes, since an index of the length in characters
 * would draw the planner away from those of the words.
 */
function beginningWith(db: Db, nameKey: string, limit: number): Promise<ProductRow[]> {
  const first = sql`(
    select first.id from generate_series(${Buffer.byteLength(nameKey)}::int, ${MAX_PREFIX_BYTES}::int) as lengths (bytes)
    cross join lateral (
      select id from products
      where octet_length(name_key) = lengths.bytes
        and name_key collate "C" >= ${nameKey} and name_key collate "C" < ${nameKey} || chr(1114111)
      order by name_key collate "C" limit ${limit}
    ) as first limit ${limit})`;
  return db
    .select()
    .from(products)
    .where(inArray(products.id, first))
    .orderBy(...shortestFirst);
}

/** Products with these words in name or brand, shortest names first; short names are queried before the others. */
async function having(db: Db, query: string, limit: number): Promise<ProductRow[]> {
  for (const longest of [...SHORT_NAMES, undefined]) {
    const isShort = longest === undefined ? undefined : sql`${nameLength} <= ${sql.raw(String(longest))}`;
    const found = await db
      .select()
      .from(products)
      .where(and(sql`${products.search} @@ ${query}::tsquery`, isShort))
      .orderBy(...shortestFirst)
      .limit(limit);
    if (found.length === limit || longest === undefined) return found;
  }
  return [];
}

/** Known words with a spelling similar to each word. */
async function nearWords(db: Db, words: readonly QueryWord[]): Promise<Map<string, string[]>> {
  const near = new Map<string, string[]>();
  for (const { plain } of words) {
    if (plain.length < MIN_GUESSED_LENGTH) continue;
    const found = await db
      .select({ word: productWords.word })
      .from(productWords)
      .where(sql`${productWords.word}% ${plain}`)
      .orderBy(sql`similarity(${productWords.word}, ${plain}) desc`, productWords.word)
      .limit(GUESSES);
    if (found.length > 0)
      near.set(
        plain,
        found.map(({ word }) => word),
      );
  }
  return near;
}

/**
 * Imported products by name and brand, as you type: words in any order, plurals, accents, unfinished words; typos if the exact words find
 * too little. Exact names first, then prefixes, then shorter names.
 * @param limit maximum results
 * @returns nothing for a text without letters or digits
 */
export async function searchProducts(db: Db, query: string, limit: number): Promise<readonly Food[]> {
  const words = queryWords(query.slice(0, MAX_QUERY_LENGTH));
  if (words.length === 0 || limit < 1) return [];
  const [known] = await anyProduct(db).execute();
  if (!known) return [];
  const begun = await beginningWith(db, nameKeyOf(query.slice(0, MAX_QUERY_LENGTH)), limit);
  const found = new Map(begun.map((row) => [row.id, row]));
  const add = (rows: readonly ProductRow[]) =>
    rows.forEach((row) => found.set(row.id, found.get(row.id) ?? row));
  if (found.size < limit) add(await having(db, tsQuery(words, false), limit));
  const areFew = () => begun.length === 0 && found.size < Math.min(FEW, limit);
  if (areFew() && words.length > 1) add(await having(db, tsQuery(words, true), limit));
  if (areFew()) {
    const near = await nearWords(db, words);
    if (near.size > 0) add(await having(db, tsQuery(words, true, near), limit));
  }
  return [...found.values()].slice(0, limit).map(foodOfProduct);
}

/** The product under a barcode. @param gtin14 as `parseGtin` returns it */
export async function productByGtin(db: Db, gtin14: string): Promise<Food | undefined> {
  const [row] = await db.select().from(products).where(eq(products.gtin, gtin14)).limit(1);
  return row && foodOfProduct(row);
}
