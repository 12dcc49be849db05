/** Milliliters in one US fluid ounce, exact: a US gallon is 231 cubic inches. */
const ML_PER_FL_OZ = 29.573_529_562_5;

/** US fluid ounces to milliliters, exact. */
export const mlFromFlOz = (volumeFlOz: number): number => volumeFlOz * ML_PER_FL_OZ;

/** Milliliters to US fluid ounces, exact inverse of {@link mlFromFlOz}. */
export const flOzFromMl = (volumeMl: number): number => volumeMl / ML_PER_FL_OZ;
