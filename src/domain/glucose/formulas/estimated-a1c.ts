/** Slope and offset of average glucose (mg/dL) over A1c (%). */
const MGDL_PER_PERCENT = 28.7;
const OFFSET_MGDL = 46.7;

/**
 * Estimated A1c (%) for an average glucose (mg/dL), from a study that compared the two over three months. For a few weeks of sensor
 * readings, use the glucose management indicator. Not a laboratory A1c.
 * Source: Nathan et al. 2008, doi:10.2337/dc08-0545.
 */
export const estimatedA1c = (meanMgdl: number): number => (meanMgdl + OFFSET_MGDL) / MGDL_PER_PERCENT;

/** Estimated average glucose (mg/dL) for a laboratory A1c (%), the inverse of {@link estimatedA1c}. */
export const estimatedAverageGlucose = (a1cPercent: number): number =>
  MGDL_PER_PERCENT * a1cPercent - OFFSET_MGDL;
