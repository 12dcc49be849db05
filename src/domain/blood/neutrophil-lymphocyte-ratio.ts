/**
 * Neutrophils over lymphocytes (both 10³/µL): stress and inflammation raise it.
 * Source: Forget et al. 2017, doi:10.1186/s13104-016-2335-5.
 */
export const neutrophilLymphocyteRatio = (neutrophilsPerNl: number, lymphocytesPerNl: number): number =>
  neutrophilsPerNl / lymphocytesPerNl;
