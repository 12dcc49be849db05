/** International mile, exact (yard and pound agreement, 1959). */
const KM_PER_MILE = 1.609344;

/** Miles to kilometers, exact. */
export const kmFromMiles = (miles: number): number => miles * KM_PER_MILE;

/** Kilometers to miles, exact inverse of {@link kmFromMiles}. */
export const milesFromKm = (distanceKm: number): number => distanceKm / KM_PER_MILE;
