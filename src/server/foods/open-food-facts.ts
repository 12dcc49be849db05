import type { Logger } from 'pino';
import type { Db } from '#server/db/database.ts';
import type { LookUpProduct } from './barcode.ts';
import { judgeDraft } from './import/judge-draft.ts';
import { offAnswer } from './import/off-json.ts';
import { writeProducts, writeWords } from './import/write-products.ts';
import { productByGtin } from './product-queries.ts';

/** A member waits with the pack in their hand: after this long, creating the food is quicker. */
const PATIENCE_MS = 2500;
/** Pause after a failure, so that other requests don't wait for nothing. */
const REST_MS = 60_000;
const MAX_BYTES = 1_000_000;

const FIELDS =
  'code,product_name,product_name_en,generic_name,brands,categories_tags,countries_tags,nova_group,serving_quantity,serving_quantity_unit,last_modified_t,nutriments,nutrition';

export interface OpenFoodFactsOptions {
  readonly db: Db;
  /** The service's URL, without a path. */
  readonly baseUrl: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly now: () => number;
}

async function ask(baseUrl: string, gtin: string): Promise<unknown> {
  // The service uses printed codes: 13 digits, or 14 on cases.
  const code = gtin.replace(/^0/, '');
  const response = await fetch(`${baseUrl}/api/v2/product/${code}.json?fields=${FIELDS}`, {
    headers: { 'User-Agent': 'Perennial (self-hosted nutrition diary)', Accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`Status ${response.status}`);
  const text = await response.text();
  if (text.length > MAX_BYTES) throw new Error('The response is too long.');
  return JSON.parse(text);
}

/**
 * Looks up unknown products at Open Food Facts and stores the results. Sends only the code, never who asks. Never fails: if the service is
 * down or its answer can't be a food, the product is unknown.
 */
export function openFoodFacts({ db, baseUrl, log, now }: OpenFoodFactsOptions): LookUpProduct {
  let restsUntilMs = 0;
  return async (gtin) => {
    if (now() < restsUntilMs) return undefined;
    try {
      const answer = await ask(baseUrl, gtin);
      const draft = answer === undefined ? undefined : offAnswer(answer);
      const product = draft === undefined || 'reason' in draft ? undefined : judgeDraft(draft);
      if (product === undefined || 'reason' in product || product.gtin !== gtin) return undefined;
      await db.transaction(async (tx) => {
        await writeProducts(tx, [product]);
        await writeWords(tx, [product], new Set());
      });
    } catch (error) {
      restsUntilMs = now() + REST_MS;
      log.warn({ reason: error instanceof Error ? error.message : '' }, 'Open Food Facts lookup failed');
      return undefined;
    }
    return productByGtin(db, gtin);
  };
}
