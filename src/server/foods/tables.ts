import { sql, type SQL } from 'drizzle-orm';
import {
  bigint,
  customType,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { IMPORT_STATES } from '#domain/admin/import-states.ts';
import { FOOD_GROUPS, type Portion } from '#domain/foods/food.ts';
import type { Nutrients } from '#domain/foods/nutrients.ts';
import type { Recipe } from '#domain/foods/recipe.ts';
import type { Refusals } from './import/refusals.ts';
import { instant } from '#server/db/entry-columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Foods and recipes that a member created. A deleted one stays, hidden, because meals and saved meals refer to it. */
export const ownFoods = pgTable(
  'own_foods',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    brand: text('brand'),
    /** Barcode as GTIN-14, if it has one. */
    gtin: text('gtin'),
    group: text('food_group', { enum: FOOD_GROUPS }).notNull().default('other'),
    per100g: json('per_100g').$type<Nutrients>().notNull(),
    portions: json('portions').$type<Portion[]>().notNull(),
    defaultPortion: json('default_portion').$type<Portion>().notNull(),
    /** Ingredients; null for a food from a label. */
    recipe: json('recipe').$type<Recipe>(),
    deletedAt: instant('deleted_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('own_foods_user_id_gtin').on(table.userId, table.gtin),
  ],
);

/**
 * Lengths of `nameKey` with partial indexes. Most products have long names, but short ones rank first, so these indexes keep a search for a
 * common word from reading thousands of rows. About 2, 7, 15 and 35% of products are this short.
 */
export const SHORT_NAMES = [6, 9, 13, 20] as const;

/** Imported products and foods: the same for all members. */
export const products = pgTable(
  'products',
  {
    /** `product:<GTIN-14>`, or `fdc:<id>` for a food without a barcode. */
    id: text('id').primaryKey(),
    gtin: text('gtin'),
    fdcId: integer('fdc_id'),
    name: text('name').notNull(),
    brand: text('brand'),
    group: text('food_group', { enum: FOOD_GROUPS }).notNull().default('other'),
    nova: smallint('nova').$type<1 | 2 | 3 | 4>(),
    per100g: json('per_100g').$type<Nutrients>().notNull(),
    portions: json('portions').$type<Portion[]>().notNull(),
    defaultPortion: json('default_portion').$type<Portion>().notNull(),
    source: text('source', { enum: ['fdc', 'off'] }).notNull(),
    /** When the source last changed it; the newer of two entries with one barcode wins. */
    revisedAt: instant('revised_at'),
    /** The name's words, normalized for spelling, number and accents, for ranking. */
    nameKey: text('name_key').notNull(),
    /** Words of name and brand in all forms that searches compare, separated by spaces. */
    terms: text('terms').notNull(),
    /** Split at spaces, because PostgreSQL's own parser handles only ASCII letters in the C locale. */
    search: tsvector('search')
      .generatedAlwaysAs((): SQL => sql`array_to_tsvector(string_to_array(${products.terms}, ' '))`)
      .notNull(),
    importedAt: instant('imported_at').notNull().defaultNow(),
  },
  (table) => [
    index('products_gtin').on(table.gtin),
    index('products_name_key').on(sql`octet_length(${table.nameKey})`, sql`${table.nameKey} collate "C"`),
    index('products_search').using('gin', table.search),
    ...SHORT_NAMES.map((length) =>
      index(`products_search_${length}`)
        .using('gin', table.search)
        .where(sql`char_length(${table.nameKey}) <= ${sql.raw(String(length))}`),
    ),
  ],
);

/** Every word of a product, for spelling suggestions: few words cover many products. */
export const productWords = pgTable('product_words', { word: text('word').primaryKey() }, (table) => [
  index('product_words_trigram').using('gin', sql`${table.word} gin_trgm_ops`),
]);

/** Runs of imports, with their result or where to continue. */
export const foodImports = pgTable('food_imports', {
  id: uuid('id').primaryKey(),
  fileName: text('file_name').notNull(),
  /** Size and digest of the file's start, which identify the same file. */
  fingerprint: text('fingerprint').notNull(),
  format: text('format').notNull(),
  state: text('state', { enum: IMPORT_STATES }).notNull(),
  /** Why it failed, for people. */
  fault: text('fault'),
  /** How much of the file was read, in bytes on disk. */
  bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
  totalBytes: bigint('total_bytes', { mode: 'number' }).notNull().default(0),
  /** Rows done, counted from the beginning. */
  rowsDone: bigint('rows_done', { mode: 'number' }).notNull().default(0),
  taken: integer('taken').notNull().default(0),
  updated: integer('updated').notNull().default(0),
  refused: integer('refused').notNull().default(0),
  /** Why rows were rejected, with the first of each reason. */
  refusals: json('refusals').$type<Refusals>().notNull().default({}),
  secondsSpent: doublePrecision('seconds_spent').notNull().default(0),
  startedAt: instant('started_at').notNull().defaultNow(),
  endedAt: instant('ended_at'),
});
