import type { Nutrients } from '#domain/foods/nutrients.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import type { PartKind } from './equivalents.ts';
import type { PatternShare } from './parse-food-patterns.ts';

const STARCHES: ReadonlySet<PartKind> = new Set(['whole-grain', 'refined-grain', 'starchy', 'legume']);
const PROTEINS: ReadonlySet<PartKind> = new Set(['egg', 'meat', 'poultry', 'processed-meat', 'fish', 'soy']);

/** A food outside these factors has a problem other than its amounts. */
const MIN_FACTOR = 0.1;
const MAX_FACTOR = 2;
/** Cooked meat or fish counts by weight, lean or not, so plain protein foods are only adjusted slightly. */
const PLAIN_SHARE_G = 90;
const PLAIN_PROTEIN_G = 12;
const PLAIN_FACTORS = { low: 0.9, high: 1.2 } as const;
/** Parts with a smaller share of the carbohydrate or protein aren't adjusted to it. */
const MIN_SHARE = 0.3;

type LikeOf = (foodId: string) => Nutrients | undefined;
type Role = 'starch' | 'protein' | 'rest';

const roleOf = ({ part }: PatternShare): Role =>
  STARCHES.has(part.kind) || part.name === 'sugar' ? 'starch' : PROTEINS.has(part.kind) ? 'protein' : 'rest';

/** Carbohydrate and protein of the shares by role, g. */
function sumByRole(shares: readonly PatternShare[], likeOf: LikeOf) {
  const none = { carbsG: 0, proteinG: 0 };
  const sums = { starch: { ...none }, protein: { ...none }, rest: { ...none } };
  for (const share of shares) {
    const { carbsG = 0, proteinG = 0 } = (share.part.like && likeOf(share.part.like)) || {};
    const sum = sums[roleOf(share)];
    sum.carbsG += (carbsG * share.grams) / 100;
    sum.proteinG += (proteinG * share.grams) / 100;
  }
  return sums;
}

/** Ratio of a role's nutrient in the food to the amount in its parts. */
function factorOf(inParts: number, others: number, known: number | undefined): number {
  if (known === undefined || inParts === 0 || inParts < MIN_SHARE * (inParts + others)) return 1;
  return clamp((known - others) / inParts, MIN_FACTOR, MAX_FACTOR);
}

/** Factor for a food, limited if it's plain meat, fish, egg or soy. */
function ofPlain(shares: readonly PatternShare[], proteinG: number | undefined, factor: number): number {
  const isPlain = shares.some((share) => roleOf(share) === 'protein' && share.grams >= PLAIN_SHARE_G);
  if (!isPlain || proteinG === undefined || proteinG < PLAIN_PROTEIN_G) return factor;
  return clamp(factor, PLAIN_FACTORS.low, PLAIN_FACTORS.high);
}

/**
 * Fits the typical parts of a food to its own nutrients: grain, potato and legume to its carbohydrate, then egg, meat, fish and soy to
 * the rest of its protein. One rule then works for thin and thick soups, and for raw, dry and cooked foods. Fruit, vegetables, dairy and
 * nuts stay as the rule says. This product's own design, checked against named foods.
 * @returns shares that add up to at most 100 g, unless they were more before
 */
export function fitShares(
  shares: readonly PatternShare[],
  per100g: Nutrients,
  likeOf: LikeOf,
): readonly PatternShare[] {
  const { starch, protein, rest } = sumByRole(shares, likeOf);
  const ofStarch = factorOf(starch.carbsG, rest.carbsG + protein.carbsG, per100g.carbsG);
  const ofProtein = ofPlain(
    shares,
    per100g.proteinG,
    factorOf(protein.proteinG, rest.proteinG + starch.proteinG * ofStarch, per100g.proteinG),
  );
  const factors: Record<Role, number> = { starch: ofStarch, protein: ofProtein, rest: 1 };
  const fitted = shares.map((share) => ({ ...share, grams: share.grams * factors[roleOf(share)] }));
  const massOf = (all: readonly PatternShare[]) =>
    all.reduce((sum, { part, grams }) => sum + (part.kind === 'none' ? 0 : grams), 0);
  const maxG = Math.max(100, massOf(shares));
  const shrink = Math.min(1, maxG / Math.max(massOf(fitted), 1));
  return fitted.map((share) => ({ ...share, grams: share.grams * shrink }));
}
