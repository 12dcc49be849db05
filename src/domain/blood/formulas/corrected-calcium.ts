/**
 * Calcium corrected for albumin, mg/dL, of calcium (mg/dL) and albumin (g/dL). Meant for an albumin below 4 g/dL only; ionised calcium,
 * where it was measured, says more. Source: Payne et al. 1973, doi:10.1136/bmj.4.5893.643.
 */
export const correctedCalcium = (calciumMgdl: number, albuminGdl: number): number =>
  calciumMgdl + 0.8 * (4 - albuminGdl);
