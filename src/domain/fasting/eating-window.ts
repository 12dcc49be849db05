import { HOUR_MS } from '#domain/time/spans.ts';

/** Logged meal: its instant, local day, minute of the day, and energy if known. */
export interface EatenAt {
  readonly atMs: number;
  readonly date: string;
  /** 0 to 1439, in the time zone where it was eaten. */
  readonly minuteOfDay: number;
  readonly energyKcal: number | null;
}

/** A drink or bite with no more energy than this doesn't open the window. */
const NO_ENERGY_KCAL = 10;

/** Whether a log entry counts as eating: over 10 kcal, or unknown energy. */
const isEating = ({ energyKcal }: Pick<EatenAt, 'energyKcal'>): boolean =>
  energyKcal === null || energyKcal > NO_ENERGY_KCAL;

/** First and last meal of a local day. */
export interface EatingWindow {
  readonly date: string;
  readonly firstMinute: number;
  readonly lastMinute: number;
  /** Elapsed hours from the first to the last meal, correct on days of 23 or 25 hours. */
  readonly hours: number;
  readonly mealCount: number;
  readonly minutes: readonly number[];
  /** Whether it fits the protocol's window; undefined if the protocol has none or only one meal was logged. */
  readonly fits: boolean | undefined;
}

/**
 * Eating window of each local day with a logged meal, oldest first.
 * @param meals in any order
 * @param eatHours the protocol's window; undefined if it has none
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

/** Meals eaten during a fast. The start is excluded, since it's often the last meal itself. */
export const mealsBetween = <Meal extends Pick<EatenAt, 'atMs' | 'energyKcal'>>(
  meals: readonly Meal[],
  fromMs: number,
  toMs: number,
): readonly Meal[] => meals.filter((meal) => isEating(meal) && meal.atMs > fromMs && meal.atMs < toMs);
