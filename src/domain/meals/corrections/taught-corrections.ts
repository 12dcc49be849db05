import type { Food } from '#domain/foods/food.ts';
import type { AnalyzedItem, MealAnalysis } from '#domain/meals/analysis/analysis.ts';
import { applyCorrections, statesAmount, type Correction } from './apply-corrections.ts';
import { normalizedWords, readItemWords } from '#domain/meals/reading/text/normalized-words.ts';

/** One food of a meal as the member confirmed it. */
export interface ConfirmedItem {
  /** The words of the description that it came from. */
  readonly words: string;
  readonly foodId: string;
  readonly amount: number;
  readonly unit: string;
}

/** A third comes back from a form as 0.33. */
const ROUNDING = 0.02;

const isSame = (read: AnalyzedItem | undefined, { foodId, amount, unit }: ConfirmedItem): boolean =>
  read !== undefined &&
  read.foodId === foodId &&
  read.unit === unit &&
  Math.abs(read.amount - amount) <= ROUNDING * amount;

const readAs = ({ items }: MealAnalysis, words: string): AnalyzedItem | undefined =>
  items.find((item) => item.words === words);

/**
 * Derives corrections from a meal that was confirmed differently than it was analyzed. An unchanged item adds none, and neither does
 * another amount in the stated unit. The amount is part of a
 * correction only if it doesn't follow from the food: a corrected food still takes its amount from the words.
 * @param analysis of the whole description, without corrections; words that it doesn't contain are ignored
 * @param known earlier corrections, oldest first
 * @param foodOf as for `applyCorrections`
 * @returns in the order of `confirmed`, with normalized `words` and without duplicates
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
    const [read, meant] = [readAs(analysis, item.words), readAs(expected, item.words)];
    const isSaid = read !== undefined || analysis.notUnderstood.includes(item.words);
    if (words === '' || !isSaid || isSame(meant, item)) continue;
    const isThisTime = statesAmount(readItemWords(item.words), read, item) && meant?.unit === read?.unit;
    if (isThisTime) continue;
    const foodOnly: Correction = { words, foodId: item.foodId, amount: null, unit: null };
    const byFoodAlone = readAs(applyCorrections(analysis, [foodOnly], foodOf), item.words);
    taught.set(
      words,
      isSame(byFoodAlone, item) ? foodOnly : { ...foodOnly, amount: item.amount, unit: item.unit },
    );
  }
  return [...taught.values()];
}
