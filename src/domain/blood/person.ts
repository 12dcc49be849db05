import type { Sex } from '#domain/account/profile.ts';

/** Person whose values are judged, with the age at the draw. */
export interface Person {
  readonly sex: Sex;
  readonly ageYears: number;
}
