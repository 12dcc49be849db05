import { MIN_KNOWN_PERCENT } from './assess-hei.ts';
import { addedSugarsTotal, nutrientTotal, totalKcal, type PartlyKnown } from './diet-totals.ts';
import type { EatenItem } from './eaten-item.ts';

const SODIUM_MG_PER_MMOL = 22.99;
const POTASSIUM_MG_PER_MMOL = 39.1;

/**
 * Molar ratio of sodium to potassium. The World Health Organization's guidelines (2012) amount to 1 or less.
 * @returns undefined without potassium
 */
export const sodiumPotassiumRatio = (sodiumMg: number, potassiumMg: number): number | undefined =>
  potassiumMg > 0 ? sodiumMg / SODIUM_MG_PER_MMOL / (potassiumMg / POTASSIUM_MG_PER_MMOL) : undefined;

/** Average intake per day over complete days; null if known for less than 80% of energy. */
export interface MeanIntake {
  readonly energyKcal: number;
  readonly proteinG: number | null;
  readonly fiberG: number | null;
  readonly sodiumMg: number | null;
  readonly potassiumMg: number | null;
  /** Molar ratio. */
  readonly sodiumPotassium: number | null;
  /** Percentage of energy. */
  readonly satFatPercent: number | null;
  readonly addedSugarPercent: number | null;
  /** From alcoholic drinks and other items with a known value; unknown values count as none. */
  readonly alcoholG: number;
}

/** Average intake per day. Unknown parts are assumed to be like the known ones. @param items of complete days */
export function meanIntake(items: readonly EatenItem[], days: number): MeanIntake {
  const kcal = totalKcal(items);
  const whole = (total: PartlyKnown): number | null => {
    const share = kcal === 0 ? 0 : total.knownKcal / kcal;
    return share * 100 < MIN_KNOWN_PERCENT ? null : total.amount / share / days;
  };
  const percent = (amountG: number | null, kcalPerG: number) =>
    amountG === null ? null : ((amountG * kcalPerG * days) / kcal) * 100;
  const sodiumMg = whole(nutrientTotal(items, 'sodiumMg'));
  const potassiumMg = whole(nutrientTotal(items, 'potassiumMg'));
  return {
    energyKcal: kcal / days,
    proteinG: whole(nutrientTotal(items, 'proteinG')),
    fiberG: whole(nutrientTotal(items, 'fiberG')),
    sodiumMg,
    potassiumMg,
    sodiumPotassium:
      sodiumMg === null || potassiumMg === null
        ? null
        : (sodiumPotassiumRatio(sodiumMg, potassiumMg) ?? null),
    satFatPercent: percent(whole(nutrientTotal(items, 'satFatG')), 9),
    addedSugarPercent: percent(whole(addedSugarsTotal(items)), 4),
    alcoholG: items.reduce((sum, { amounts }) => sum + (amounts.alcoholG ?? 0), 0) / days,
  };
}
