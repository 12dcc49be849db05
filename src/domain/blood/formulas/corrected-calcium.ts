/**
 * Calcium corrected for albumin, mg/dL, from calcium (mg/dL) and albumin (g/dL). Only for albumin below 4 g/dL; measured ionized
 * calcium is better. Source: Payne et al. 1973, doi:10.1136/bmj.4.5893.643.
 */
export const correctedCalcium = (calciumMgdl: number, albuminGdl: number): number =>
  calciumMgdl + 0.8 * (4 - albuminGdl);
