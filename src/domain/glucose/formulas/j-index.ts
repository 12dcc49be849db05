/**
 * J-index from mean and standard deviation (mg/dL). Diabetes control: 10–20 ideal, up to 30 good, up to 40 poor, very poor above.
 * Source: Wójcicki 1995, doi:10.1055/s-2007-979906.
 */
export const jIndex = (meanMgdl: number, sdMgdl: number): number => 0.001 * (meanMgdl + sdMgdl) ** 2;
