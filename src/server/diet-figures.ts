import { heiFromDietQualityIndex } from '#domain/diet-quality/diet-quality-index.ts';
import type { DietQuality } from '#domain/diet-quality/diet-quality.ts';
import { MIN_DAYS } from '#domain/diet-quality/assess-hei.ts';
import { dietQualityOf, type DietQualityDeps } from './diet-quality/queries.ts';
import { memberBasisOf } from './goals/member-basis.ts';
import type { DietFigures } from './longevity/facts.ts';
import type { Services } from './services.ts';

/** How the quality of a diet comes by who eats: their weight as the goals slice knows it. */
export const dietQualityDeps = ({ database: { db }, foods, now }: Services): DietQualityDeps => ({
  db,
  reference: foods,
  eaterOf: async (userId) => (await memberBasisOf(db, userId, now())).basis,
});

/** The index, or what the simple one comes to where the foods are too little known for it. */
function indexOf({ hei, dietQualityIndex, countedDays }: DietQuality): number | null {
  if (hei.kind === 'known') return hei.score;
  if (dietQualityIndex === null || countedDays < MIN_DAYS) return null;
  return heiFromDietQualityIndex(dietQualityIndex);
}

/** Means of the complete days of a range, as the longevity score takes them. */
export async function dietFiguresOf(
  services: Services,
  userId: string,
  from: string,
  to: string,
): Promise<DietFigures> {
  const deps = dietQualityDeps(services);
  const eater = await deps.eaterOf(userId);
  const diet = await dietQualityOf({ ...deps, eaterOf: () => Promise.resolve(eater) }, { userId, from, to });
  const { intake, countedDays } = diet;
  const proteinG = intake?.proteinG ?? null;
  return {
    completeDays: countedDays,
    healthyEatingIndex: indexOf(diet),
    proteinGPerKg: proteinG === null ? null : proteinG / eater.massKg,
    fiberG: intake?.fiberG ?? null,
    energyKcal: intake?.energyKcal ?? null,
    sodiumMg: intake?.sodiumMg ?? null,
    saturatedFatPercent: intake?.satFatPercent ?? null,
    addedSugarPercent: intake?.addedSugarPercent ?? null,
    alcoholG: intake?.alcoholG ?? null,
  };
}
