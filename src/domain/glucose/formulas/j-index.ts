/**
 * J-index from mean and standard deviation (mg/dL): 10–20 ideal, to 30 good, to 40 poor, above very poor control of diabetes.
 * Source: Wójcicki 1995, doi:10.1055/s-2007-979906.
 */
export const jIndex = (meanMgdl: number, sdMgdl: number): number => 0.001 * (meanMgdl + sdMgdl) ** 2;
