import type { DietQuality } from '#domain/diet-quality/diet-quality.ts';
import type { ItemKey } from './item-keys.ts';
import type { OwnFigure } from './offer-answers.ts';

/** Complete days of the diary that a mean needs. */
const MIN_DAYS = 7;
const WEEK = 7;
/** Energy whose NOVA class is not known, %, of a share that is told. */
const MAX_UNKNOWN_PERCENT = 20;

/** What of the quality of a diet answers the items. */
export type Diary = Pick<DietQuality, 'days' | 'countedDays' | 'servings' | 'nova' | 'intake'>;

/**
 * What the complete days of a diary say of food and drink, as means: servings of groups, the share of ultra-processed food (NOVA 4), and
 * alcohol in g a day. Nothing of fewer than seven days, nor of what the diary knows too little of.
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
