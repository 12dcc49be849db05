import { addDays } from '#domain/time/local-date.ts';
import type { DietDay } from './diet-quality-index.ts';
import type { EatenItem } from './eaten-item.ts';
import { fishMeals, sumByKind } from './food-servings.ts';
import { meanIntake } from './mean-intake.ts';
import { novaShare } from './nova-share.ts';
import { fruitServings, legumeServings, nutHandfuls, vegetableServings } from './servings.ts';

const WEEK = 7;
/** Minimum counted days for judging a week's fish. */
const MIN_WEEK_DAYS = 4;
/** Maximum percentage of a day's energy with unknown food groups or NOVA class. */
const MAX_UNKNOWN_PERCENT = 20;

/** Percentage of energy from items with known food groups. */
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

/** Amounts of each counted day, for the simple index. @param byDate items of the counted days */
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
