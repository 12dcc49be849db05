import type { OwnSupplement, SupplementTake } from '#contract/supplements/supplement-entries.ts';
import { takesOn } from '#domain/supplements/own-supplement.ts';
import { DAY_TIMES, type DayTime } from '#domain/supplements/rule.ts';

/** One line of a day's checklist. */
export interface ToTake {
  readonly supplement: OwnSupplement;
  readonly dayTime: DayTime;
  /** Its ticks; several if two devices ticked. */
  readonly takes: readonly SupplementTake[];
}

/** Doses of a local day, by time of day; times without any are left out. */
export function checklistOf(
  supplements: readonly OwnSupplement[],
  ticks: readonly SupplementTake[],
  date: string,
): readonly { readonly dayTime: DayTime; readonly lines: readonly ToTake[] }[] {
  const ofDay = ticks.filter((tick) => tick.date === date);
  return DAY_TIMES.map((dayTime) => ({
    dayTime,
    lines: supplements
      .filter((supplement) => takesOn(supplement, date).includes(dayTime))
      .map((supplement) => ({
        supplement,
        dayTime,
        takes: ofDay.filter((tick) => tick.supplementId === supplement.id && tick.dayTime === dayTime),
      })),
  })).filter(({ lines }) => lines.length > 0);
}
