/**
 * Quantitative insulin sensitivity check index, from fasting glucose (mg/dL) and fasting insulin (µIU/mL). Higher is more
 * sensitive. Source: Katz et al. 2000, doi:10.1210/jcem.85.7.6661.
 */
export const quicki = (glucoseMgdl: number, insulinUiuml: number): number =>
  1 / (Math.log10(insulinUiuml) + Math.log10(glucoseMgdl));
