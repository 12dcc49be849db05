/** Recommended sleep in 24 hours for an age, hours. */
export interface SleepNeed {
  readonly least: number;
  readonly most: number;
  /** Limits of what may be appropriate. Sleep outside them isn't recommended at that age. */
  readonly mayBeLeast: number;
  readonly mayBeMost: number;
}

/**
 * Sleep durations recommended by the National Sleep Foundation (Hirshkowitz 2015, doi:10.1016/j.sleh.2014.12.010).
 * @param ageYears whole years, from 14
 */
export function sleepNeed(ageYears: number): SleepNeed {
  if (ageYears < 18) return { least: 8, most: 10, mayBeLeast: 7, mayBeMost: 11 };
  if (ageYears < 26) return { least: 7, most: 9, mayBeLeast: 6, mayBeMost: 11 };
  if (ageYears < 65) return { least: 7, most: 9, mayBeLeast: 6, mayBeMost: 10 };
  return { least: 7, most: 8, mayBeLeast: 5, mayBeMost: 9 };
}
