/**
 * Systemic immune-inflammation index: platelets × neutrophils / lymphocytes (all 10³/µL). Source: Hu et al. 2014,
 * doi:10.1158/1078-0432.CCR-14-0442.
 */
export const systemicInflammationIndex = (
  plateletsPerNl: number,
  neutrophilsPerNl: number,
  lymphocytesPerNl: number,
): number => (plateletsPerNl * neutrophilsPerNl) / lymphocytesPerNl;
