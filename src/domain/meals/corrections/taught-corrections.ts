import type { Food } from '#domain/foods/food.ts';
import type { AnalyzedItem, MealAnalysis } from '#domain/meals/analysis/analysis.ts';
import { applyCorrections, type Correction } from './apply-corrections.ts';
import { normalizedWords } from '#domain/meals/reading/text/normalized-words.ts';

/** One food of a meal as its eater confirmed it. */
export interface ConfirmedItem {
  /** The words of the description it was read from. */
  readonly words: string;
  readonly foodId: string;
  readonly amount: number;
  readonly unit: string;
}

/** A third that went through a form comes back as 0.33. */
const ROUNDING = 0.02;

const isSame = (read: AnalyzedItem | undefined, { foodId, amount, unit }: ConfirmedItem): boolean =>
  read !== undefined &&
  read.foodId === foodId &&
  read.unit === unit &&
  Math.abs(read.amount - amount) <= ROUNDING * amount;

const readAs = ({ items }: MealAnalysis, words: string): AnalyzedItem | undefined =>
  items.find((item) => item.words === words);

/**
 * Corrections from a meal that was confirmed differently than it was read. An item confirmed as read adds none.
 *
 * The amount is part of a correction only if the food alone doesn't lead to it: a corrected food keeps taking the amount in the words.
 *
 * @param analysis of the whole description, without corrections: words that it does not hold teach nothing
 * @param known what was taught before, oldest first
 * @param foodOf as `applyCorrections` takes it
 * @returns in the order of `confirmed`; `words` are normalized and each comes once
 */
export function taughtCorrections(
  confirmed: readonly ConfirmedItem[],
  analysis: MealAnalysis,
  known: readonly Correction[],
  foodOf: (foodId: string) => Food | undefined,
): readonly Correction[] {
  const expected = applyCorrections(analysis, known, foodOf);
  const taught = new Map<string, Correction>();
  for (const item of confirmed) {
    const words = normalizedWords(item.words);
    const isSaid = readAs(analysis, item.words) !== undefined || analysis.notUnderstood.includes(item.words);
    if (words === '' || !isSaid || isSame(readAs(expected, item.words), item)) continue;
    const foodOnly: Correction = { words, foodId: item.foodId, amount: null, unit: null };
    const byFoodAlone = readAs(applyCorrections(analysis, [foodOnly], foodOf), item.words);
    taught.set(
      words,
      isSame(byFoodAlone, item) ? foodOnly : { ...foodOnly, amount: item.amount, unit: item.unit },
    );
  }
  return [...taught.values()];
}
