/** Transferrin saturation, %, of iron and total iron-binding capacity, both µg/dL. */
export const transferrinSaturation = (ironUgdl: number, tibcUgdl: number): number =>
  (100 * ironUgdl) / tibcUgdl;
