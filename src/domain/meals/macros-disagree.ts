import { atwaterKcal } from '#domain/foods/formulas/atwater.ts';
import type { Nutrients } from '#domain/foods/nutrients.ts';

/**
 * Maximum difference between stated energy and that of the macros, relative to the stated energy: the tolerance for labels (21 CFR
 * 101.9(g)(5)).
 */
const TOLERANCE = 0.2;
/** Differences below this, kcal, are due to rounding on labels: energy to 5 or 10, macros to whole grams (21 CFR 101.9(c)). */
const ROUNDING_KCAL = 10;

type Entered = Pick<Nutrients, 'proteinG' | 'carbsG' | 'fatG' | 'fiberG'> & { readonly energyKcal: number };

/**
 * Energy of the typed macros, if it is more than 20% away from the typed energy; undefined if the two agree or can't be compared. American
 * labels include fiber in carbohydrate, European ones list it separately (Regulation (EU) 1169/2011, Annex I); either may agree. While a
 * macro is missing, only macros with too much energy contradict. Not for alcoholic drinks, whose energy isn't in any macro.
 */
export function macrosDisagree({
  energyKcal,
  proteinG,
  carbsG,
  fatG,
  fiberG = 0,
}: Entered): number | undefined {
  const isWhole = proteinG !== undefined && carbsG !== undefined && fatG !== undefined;
  const macros = { proteinG: proteinG ?? 0, fatG: fatG ?? 0, fiberG };
  const readings = [carbsG ?? 0, (carbsG ?? 0) + fiberG].flatMap(
    (carbs) => atwaterKcal({ ...macros, carbsG: carbs }) ?? [],
  );
  const allowed = Math.max(TOLERANCE * energyKcal, ROUNDING_KCAL);
  const nearest = readings.toSorted(
    (one, other) => Math.abs(one - energyKcal) - Math.abs(other - energyKcal),
  )[0];
  if (nearest === undefined || Math.abs(nearest - energyKcal) <= allowed) return undefined;
  return isWhole || nearest > energyKcal ? nearest : undefined;
}
