import type { DietQuality } from '#domain/diet-quality/diet-quality.ts';
import type { ItemKey } from './item-keys.ts';
import type { OwnFigure } from './suggested-answers.ts';

/** Complete days needed for an average. */
const MIN_DAYS = 7;
const WEEK = 7;
/** Maximum share of energy without a NOVA class, %. */
const MAX_UNKNOWN_PERCENT = 20;

/** Parts of the diet quality that answer items. */
export type Diary = Pick<DietQuality, 'days' | 'countedDays' | 'servings' | 'nova' | 'intake'>;

/**
 * Averages of a food log's complete days: servings of food groups, share of ultra-processed food (NOVA 4) and alcohol in g/day.
 * Leaves out what the food log knows too little about; empty below seven days.
 */
export function diaryFigures({ days, countedDays, servings, nova, intake }: Diary): readonly OwnFigure[] {
  const measuredOn = days.findLast(({ verdict }) => verdict === 'counted')?.date;
  if (measuredOn === undefined || countedDays < MIN_DAYS) return [];
  const figures: Partial<Record<ItemKey, number>> = {
    ...(servings && {
      fv: servings.fruitAndVegetables,
      wg: servings.wholeGrains,
      nuts: servings.nutHandfulsPerWeek,
      pmeat: servings.processedMeatPerWeek,
      ssb: servings.sugaryDrinks * WEEK,
    }),
    ...(nova && nova.unknownPercent <= MAX_UNKNOWN_PERCENT && { upf: nova.percents[3] }),
    ...(intake && { alc: intake.alcoholG }),
  };
  return Object.entries(figures).map(([item, figure]) => ({
    item: item as ItemKey,
    figure,
    source: 'diary',
    measuredOn,
    days: countedDays,
    isApproximate: true,
  }));
}
