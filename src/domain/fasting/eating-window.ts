import { HOUR_MS } from '#domain/time/spans.ts';

/** A logged meal: when, on which local day, at which minute of that day's clock, and its energy where it is known. */
export interface EatenAt {
  readonly atMs: number;
  readonly date: string;
  /** 0 to 1439, on the clock of where it was eaten. */
  readonly minuteOfDay: number;
  readonly energyKcal: number | null;
}

/** Up to here a drink or bite does not open the window. */
const NO_ENERGY_KCAL = 10;

/** Whether something logged counts as eating: over 10 kcal, or not known. */
const isEating = ({ energyKcal }: Pick<EatenAt, 'energyKcal'>): boolean =>
  energyKcal === null || energyKcal > NO_ENERGY_KCAL;

/** First and last meal of a local day. */
export interface EatingWindow {
  readonly date: string;
  readonly firstMinute: number;
  readonly lastMinute: number;
  /** From the first to the last, by the hours that passed: a day of 23 or 25 hours counts as it was. */
  readonly hours: number;
  readonly mealCount: number;
  readonly minutes: readonly number[];
  /** Whether it fits into the window of the protocol; undefined where that has none, or one meal was logged. */
  readonly fits: boolean | undefined;
}

/**
 * The eating window of each local day with something logged, oldest first.
 * @param meals in any order
 * @param eatHours the window of the protocol; undefined where it has none
 */
export function eatingWindows(meals: readonly EatenAt[], eatHours: number | undefined): EatingWindow[] {
  const byDate = Map.groupBy(meals.filter(isEating), ({ date }) => date);
  return [...byDate]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([date, eaten]) => {
      const inOrder = eaten.toSorted((one, other) => one.atMs - other.atMs);
      const [first, last] = [inOrder[0], inOrder.at(-1)];
      if (!first || !last) return [];
      const hours = (last.atMs - first.atMs) / HOUR_MS;
      const isKnown = eatHours !== undefined && inOrder.length > 1;
      return [
        {
          date,
          firstMinute: first.minuteOfDay,
          lastMinute: last.minuteOfDay,
          hours,
          mealCount: inOrder.length,
          minutes: inOrder.map(({ minuteOfDay }) => minuteOfDay),
          fits: isKnown ? hours <= eatHours : undefined,
        },
      ];
    });
}

/** What was eaten during a fast: after its start and before its end, ms. The last meal often is the start itself. */
export const mealsBetween = <Meal extends Pick<EatenAt, 'atMs' | 'energyKcal'>>(
  meals: readonly Meal[],
  fromMs: number,
  toMs: number,
): readonly Meal[] => meals.filter((meal) => isEating(meal) && meal.atMs > fromMs && meal.atMs < toMs);
