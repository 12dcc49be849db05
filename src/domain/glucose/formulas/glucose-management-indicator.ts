/**
 * Glucose management indicator (%): the laboratory A1c to expect for an average sensor glucose (mg/dL).
 * Needs 10 to 14 days of sensor readings, at least 70% of the time. Not a laboratory A1c, and not for fingersticks.
 * Source: Bergenstal et al. 2018, doi:10.2337/dc18-1581.
 */
export const glucoseManagementIndicator = (meanMgdl: number): number => 3.31 + 0.02392 * meanMgdl;
