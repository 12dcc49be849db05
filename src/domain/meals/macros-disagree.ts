import { atwaterKcal } from '#domain/foods/formulas/atwater.ts';
import type { Nutrients } from '#domain/foods/nutrients.ts';

/** How far stated energy may lie from that of the macros, relative to what is stated: what labels are allowed (21 CFR 101.9(g)(5)). */
const TOLERANCE = 0.2;
/** Below this difference, kcal, the rounding of a label explains it: energy to 5 or 10, macros to whole grams (21 CFR 101.9(c)). */
const ROUNDING_KCAL = 10;

type Entered = Pick<Nutrients, 'proteinG' | 'carbsG' | 'fatG' | 'fiberG'> & { readonly energyKcal: number };

/**
 * Energy of the typed macros, if it is more than 20% away from the typed energy; undefined if the two agree or nothing can
 * be said. American labels count fiber as carbohydrate, European ones beside it (Regulation (EU) 1169/2011, Annex I): agreeing with
 * either is agreeing. While a macro is missing, only macros that give too much contradict the energy.
 * Not for drinks with alcohol, whose energy is in no macro.
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
