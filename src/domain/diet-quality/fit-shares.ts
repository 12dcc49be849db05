import type { Nutrients } from '#domain/foods/nutrients.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import type { PartKind } from './equivalents.ts';
import type { PatternShare } from './parse-food-patterns.ts';

const STARCHES: ReadonlySet<PartKind> = new Set(['whole-grain', 'refined-grain', 'starchy', 'legume']);
const PROTEINS: ReadonlySet<PartKind> = new Set(['egg', 'meat', 'poultry', 'processed-meat', 'fish', 'soy']);

/** A food that would need more or less than this has another fault than its amounts. */
const MIN_FACTOR = 0.1;
const MAX_FACTOR = 2;
/** Cooked meat or fish is an ounce an ounce, lean or not: only what is hardly any protein is told from it. */
const PLAIN_SHARE_G = 90;
const PLAIN_PROTEIN_G = 12;
const PLAIN_FACTORS = { least: 0.9, most: 1.2 } as const;
/** Parts that bring less of the carbohydrate or protein than this are not told from it. */
const MIN_SHARE = 0.3;

type LikeOf = (foodId: string) => Nutrients | undefined;
type Role = 'starch' | 'protein' | 'rest';

const roleOf = ({ part }: PatternShare): Role =>
  STARCHES.has(part.kind) || part.name === 'sugar' ? 'starch' : PROTEINS.has(part.kind) ? 'protein' : 'rest';

/** Carbohydrate and protein of the shares by the role of their part, g. */
function broughtBy(shares: readonly PatternShare[], likeOf: LikeOf) {
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

/** What is needed of a role's nutrient, over what its parts bring of it. */
function factorOf(brought: number, others: number, known: number | undefined): number {
  if (known === undefined || brought === 0 || brought < MIN_SHARE * (brought + others)) return 1;
  return clamp((known - others) / brought, MIN_FACTOR, MAX_FACTOR);
}

/** The factor of a food that is nothing but meat, fish, egg or soy. */
function ofPlain(shares: readonly PatternShare[], proteinG: number | undefined, factor: number): number {
  const isPlain = shares.some((share) => roleOf(share) === 'protein' && share.grams >= PLAIN_SHARE_G);
  if (!isPlain || proteinG === undefined || proteinG < PLAIN_PROTEIN_G) return factor;
  return clamp(factor, PLAIN_FACTORS.least, PLAIN_FACTORS.most);
}

/**
 * Fits what a food is usually made of to its own figures: as much grain, potato and legume as its carbohydrate asks for, then as much
 * egg, meat, fish and soy as the rest of its protein does. A thin soup and a thick one get their due from one rule, and so do raw, dry
 * and cooked foods. Fruit, vegetables, dairy and nuts stay as the rule says. Design of this product, checked against named foods.
 * @returns shares of at most 100 g together where there were no more before
 */
export function fitShares(
  shares: readonly PatternShare[],
  per100g: Nutrients,
  likeOf: LikeOf,
): readonly PatternShare[] {
  const { starch, protein, rest } = broughtBy(shares, likeOf);
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
  const most = Math.max(100, massOf(shares));
  const shrink = Math.min(1, most / Math.max(massOf(fitted), 1));
  return fitted.map((share) => ({ ...share, grams: share.grams * shrink }));
}
