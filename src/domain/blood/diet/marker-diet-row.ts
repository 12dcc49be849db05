import type { DietNutrient } from './diet-nutrients.ts';
import type { Source } from '#domain/blood/markers/row.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';

/** How diet moves a marker that is out of range. */
export interface MarkerDiet {
  readonly markers: readonly MarkerKey[];
  /** What to eat more and less of, strongest effect first. */
  readonly more?: readonly DietNutrient[];
  readonly less?: readonly DietNutrient[];
  /** Effect of diet on the marker, in a sentence. */
  readonly rule: string;
  readonly sources: readonly Source[];
  /** Weeks until a change shows in blood, if not twelve. */
  readonly retestWeeks?: number;
}

export const VITAMIN_D: Source = {
  label: 'National Academies 2011, calcium and vitamin D',
  doi: '10.17226/13050',
};
export const B12_FOLATE: Source = {
  label: 'National Academies 1998, thiamin to choline',
  doi: '10.17226/6015',
};
