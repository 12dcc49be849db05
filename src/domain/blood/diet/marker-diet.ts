import type { MarkerDiet } from './marker-diet-row.ts';
import { DIETS_FOR_HIGH } from './high-markers.ts';
import { DIETS_FOR_LOW } from './low-markers.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';

/** Most dietary changes show in blood after about three months. */
const USUAL_RETEST_WEEKS = 12;

export type Side = 'low' | 'high';

/** Diet advice for a marker on that side of its range; undefined if food has little effect. */
export const dietFor = (marker: MarkerKey, side: Side): MarkerDiet | undefined =>
  (side === 'low' ? DIETS_FOR_LOW : DIETS_FOR_HIGH).find(({ markers }) => markers.includes(marker));

/** Weeks until a change shows in blood. */
export const retestWeeksOf = ({ retestWeeks = USUAL_RETEST_WEEKS }: MarkerDiet): number => retestWeeks;
