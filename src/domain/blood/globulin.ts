/** Globulin, g/dL: total protein less albumin (g/dL). */
export const globulin = (totalProteinGdl: number, albuminGdl: number): number => totalProteinGdl - albuminGdl;
