import { checkFood } from '#domain/foods/checks/check-food.ts';
import { parseGtin } from '#domain/foods/gtin.ts';
import { nameKeyOf, productTerms } from '#domain/foods/search/product-terms.ts';
import type { CheckedProduct, ProductDraft, Unusable } from './source-row.ts';

const MAX_NAME_LENGTH = 300;

/** Normalizes to one line: removes double spaces and control characters (NUL can't even be stored). */
const tidy = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH);

const MAIN = ['energyKcal', 'proteinG', 'carbsG', 'fatG'] as const;

/**
 * Validates one product: it needs a name, and figures that 100 g of food can have. A product without another identifier is refused for a
 * wrong barcode; a FoodData Central food has its own number and is stored without the code, so that scanning another product never returns
 * it.
 */
export function judgeDraft({ code, polyolsG, ...draft }: ProductDraft): CheckedProduct | Unusable {
  const name = tidy(draft.name);
  const nameKey = nameKeyOf(name);
  if (nameKey === '') return { reason: 'name', message: 'This row has no name.' };
  const gtin = code === undefined ? undefined : parseGtin(code);
  if (gtin === undefined && draft.fdcId === undefined)
    return {
      reason: 'barcode',
      message: `“${tidy(code ?? '').slice(0, 40)}” isn’t a barcode with a valid check digit.`,
    };
  if (!MAIN.some((key) => draft.per100g[key] !== undefined))
    return { reason: 'figures', message: `“${name}” lists no energy, protein, carbohydrate or fat.` };
  const breach = checkFood({ per100g: draft.per100g, ...(polyolsG === undefined ? {} : { polyolsG }) }).find(
    ({ severity }) => severity === 'impossible',
  );
  if (breach) return { reason: breach.rule, message: `“${name}”: ${breach.message}` };
  const brand = draft.brand === undefined ? undefined : tidy(draft.brand) || undefined;
  return {
    ...draft,
    id: gtin === undefined ? `fdc:${draft.fdcId}` : `product:${gtin}`,
    gtin,
    name,
    brand,
    nameKey,
    terms: productTerms(name, brand),
  };
}
