import type { DayRange } from '#domain/time/day-range.ts';
import { MIN_DAYS } from '#domain/diet-quality/assess-hei.ts';
import { heiFromDietQualityIndex } from '#domain/diet-quality/diet-quality-index.ts';
import type { DietQuality } from '#domain/diet-quality/diet-quality.ts';
import { dietQualityOf, type DietReads } from '#server/diet-quality/queries.ts';
import type { Member } from '#server/member/queries.ts';

/** Averages over the complete days of a range; null is unknown. */
export interface DietFigures {
  readonly completeDays: number;
  /** HEI-2020, 0 to 100. */
  readonly healthyEatingIndex: number | null;
  readonly proteinGPerKg: number | null;
  readonly fiberG: number | null;
  readonly energyKcal: number | null;
  readonly sodiumMg: number | null;
  readonly saturatedFatPercent: number | null;
  readonly addedSugarPercent: number | null;
  readonly alcoholG: number | null;
}

/** The Healthy Eating Index, or an estimate from a simpler index if too little is known about the foods. */
function indexOf({ hei, dietQualityIndex, countedDays }: DietQuality): number | null {
  if (hei.kind === 'known') return hei.score;
  if (dietQualityIndex === null || countedDays < MIN_DAYS) return null;
  return heiFromDietQualityIndex(dietQualityIndex);
}

/** A member's diet over a range of local days, inclusive. */
export async function dietFiguresOf(reads: DietReads, member: Member, days: DayRange): Promise<DietFigures> {
  const diet = await dietQualityOf(reads, { userId: member.userId, ...days, member });
  const { intake, countedDays } = diet;
  const proteinG = intake?.proteinG ?? null;
  return {
    completeDays: countedDays,
    healthyEatingIndex: indexOf(diet),
    proteinGPerKg: proteinG === null ? null : proteinG / member.mass.massKg,
    fiberG: intake?.fiberG ?? null,
    energyKcal: intake?.energyKcal ?? null,
    sodiumMg: intake?.sodiumMg ?? null,
    saturatedFatPercent: intake?.satFatPercent ?? null,
    addedSugarPercent: intake?.addedSugarPercent ?? null,
    alcoholG: intake?.alcoholG ?? null,
  };
}
