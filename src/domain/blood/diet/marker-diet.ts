import type { MarkerDiet } from './marker-diet-row.ts';
import { DIETS_FOR_HIGH } from './high-markers.ts';
import { DIETS_FOR_LOW } from './low-markers.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';

/** Most changes of a diet show in the blood after about three months. */
const USUAL_RETEST_WEEKS = 12;

/** On which side of its range a marker is. */
export type Side = 'low' | 'high';

/** What of a diet moves a marker on that side of its range; undefined where food does little. */
export const dietFor = (marker: MarkerKey, side: Side): MarkerDiet | undefined =>
  (side === 'low' ? DIETS_FOR_LOW : DIETS_FOR_HIGH).find(({ markers }) => markers.includes(marker));

/** Weeks after which a change shows in the blood. */
export const retestWeeksOf = ({ retestWeeks = USUAL_RETEST_WEEKS }: MarkerDiet): number => retestWeeks;
