/** Body fat in kg, from the body mass and a measured body fat percentage. */
export const fatMassKg = (massKg: number, bodyFatPercent: number): number => (massKg * bodyFatPercent) / 100;

/**
 * Everything but fat in kg: muscle, organs, bone and water. In the two-compartment model it is what remains of the body mass; a change of
 * body water changes it too. Source: Siri WE, 1961, doi:10.1016/B978-1-4832-3110-5.50011-X.
 */
export const leanMassKg = (massKg: number, bodyFatPercent: number): number =>
  massKg - fatMassKg(massKg, bodyFatPercent);
