import { z } from 'zod';
import { IMPORT_STATES } from '#domain/admin/import-states.ts';
import { base } from '#contract/shared/errors.ts';
import { instant } from '#contract/shared/time.ts';
import { text, typedText } from '#contract/shared/text.ts';

/** Query of `POST /api/admin/food-files`; the body is the file. `id` identifies the import: repeating the request starts nothing new. */
export const foodUploadQuery = z.object({
  id: z.uuid('The import needs a valid ID (UUID).'),
  fileName: typedText()
    .max(4000, 'Use 200 characters or fewer.')
    .transform((sent) => sent.split(/[/\\]/).at(-1) ?? '')
    .pipe(text().min(1, 'The file needs a name.').max(200, 'Use 200 characters or fewer.')),
});

/** Source of a product's figures: FoodData Central, or Open Food Facts. */
const SOURCES = ['fdc', 'off'] as const;

const refusals = z.array(
  z.object({
    reason: z.string(),
    count: z.number(),
    first: z.array(z.object({ line: z.number(), message: z.string() })),
  }),
);

const foodImport = z.object({
  id: z.uuid(),
  fileName: z.string(),
  format: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Why it failed, and what to do; null if it didn't. */
  fault: z.string().nullable(),
  /** Bytes of the file on disk; the total is 0 if unknown. */
  bytesRead: z.number(),
  totalBytes: z.number(),
  rowsDone: z.number(),
  taken: z.number(),
  updated: z.number(),
  refused: z.number(),
  secondsSpent: z.number(),
  startedAt: instant,
  endedAt: instant.nullable(),
  /** Most frequent reason first, each with its first rows. */
  refusals,
});

export type FoodImport = z.infer<typeof foodImport>;

const product = z.object({
  id: z.string(),
  name: z.string(),
  brand: z.string().nullable(),
  source: z.enum(SOURCES),
  importedAt: instant,
});

export type AdminProduct = z.infer<typeof product>;

const tags = ['admin'];

export const adminFoods = {
  overview: base
    .route({
      method: 'GET',
      path: '/admin/foods',
      tags,
      summary: 'Get the list of imports and food counts by source',
    })
    .output(
      z.object({
        /** Foods of the reference table. */
        reference: z.number(),
        products: z.record(z.enum(SOURCES), z.number()),
        /** Maximum size of an uploaded file, MB. */
        maxUploadMb: z.number(),
        /** The last fifty, newest first. */
        imports: z.array(foodImport),
      }),
    ),
  cancelImport: base
    .route({
      method: 'POST',
      path: '/admin/food-imports/{id}/cancel',
      tags,
      summary: 'Cancel a queued or running import; imported rows are kept',
    })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ id: z.uuid() })),
  searchProducts: base
    .route({
      method: 'GET',
      path: '/admin/products',
      tags,
      summary: 'Search imported products by name or brand',
    })
    .input(z.object({ search: typedText().min(1, 'Enter a name.').max(100) }))
    .output(z.array(product)),
  removeProduct: base
    .route({
      method: 'POST',
      path: '/admin/products/remove',
      tags,
      summary: 'Delete an imported product; meals already logged keep their original values',
    })
    .input(z.object({ id: typedText().min(1).max(120) }))
    .output(z.object({ id: z.string() })),
};
