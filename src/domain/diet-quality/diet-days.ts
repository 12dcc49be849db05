import { addDays } from '#domain/time/local-date.ts';
import type { DietDay } from './diet-quality-index.ts';
import type { EatenItem } from './eaten-item.ts';
import { fishMeals, sumByKind } from './food-servings.ts';
import { meanIntake } from './mean-intake.ts';
import { novaShare } from './nova-share.ts';
import { fruitServings, legumeServings, nutHandfuls, vegetableServings } from './servings.ts';

const WEEK = 7;
/** Fewer counted days of a week than this say too little of its fish. */
const MIN_WEEK_DAYS = 4;
/** Energy whose food groups or NOVA class are unknown, of a day that is judged by them, percent. */
const MAX_UNKNOWN_PERCENT = 20;

/** Energy of items whose food groups are known, percent. */
export function knownGroupsPercent(items: readonly EatenItem[]): number | undefined {
  let known = 0;
  let total = 0;
  for (const { amounts, food, grams } of items) {
    const kcal = amounts.energyKcal ?? 0;
    total += kcal;
    if (grams !== null) known += kcal * (food?.pattern?.knownShare ?? 0);
  }
  return total === 0 ? undefined : (known / total) * 100;
}

function foodGroupParts(items: readonly EatenItem[]): DietDay {
  const known = knownGroupsPercent(items);
  if (known === undefined || known < 100 - MAX_UNKNOWN_PERCENT) return {};
  const byKind = sumByKind(items);
  const whole = byKind['whole-grain'] ?? 0;
  const grains = whole + (byKind['refined-grain'] ?? 0);
  return {
    fruitServings: fruitServings(byKind),
    vegetableServings: vegetableServings(byKind),
    legumeAndNutServings: legumeServings(byKind) + nutHandfuls(byKind),
    ...(grains > 0 && { wholeGrainShare: whole / grains }),
  };
}

function nutrientParts(items: readonly EatenItem[]): DietDay {
  const { energyKcal, fiberG, sodiumMg, satFatPercent, addedSugarPercent } = meanIntake(items, 1);
  const nova = novaShare(items);
  return {
    ...(fiberG !== null && energyKcal > 0 && { fiberGPer1000Kcal: (fiberG / energyKcal) * 1000 }),
    ...(sodiumMg !== null && { sodiumMg }),
    ...(satFatPercent !== null && { satFatPercent }),
    ...(addedSugarPercent !== null && { addedSugarPercent }),
    ...(nova && nova.unknownPercent <= MAX_UNKNOWN_PERCENT && { ultraProcessedPercent: nova.percents[3] }),
  };
}

/** What each counted day brought, for the simple index. @param byDate items of the counted days */
export function dietDays(
  byDate: ReadonlyMap<string, readonly EatenItem[]>,
): readonly (DietDay & { readonly date: string })[] {
  return [...byDate].map(([date, items]) => {
    const week = Array.from({ length: WEEK }, (_, ago) => byDate.get(addDays(date, -ago))).filter(
      (day) => day !== undefined,
    );
    const fish = week.reduce((sum, day) => sum + fishMeals(day), 0);
    return {
      date,
      ...foodGroupParts(items),
      ...nutrientParts(items),
      ...(week.length >= MIN_WEEK_DAYS && { fishThisWeek: (fish / week.length) * WEEK }),
    };
  });
}
