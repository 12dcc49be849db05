import { meanOf } from '#domain/numbers/statistics.ts';

/** The reference of the index, mg/dL; the paper used from 80 to 120. */
const REFERENCE_MGDL = 90;

/**
 * M-value: the mean cubed logarithmic distance of readings (mg/dL) from 90 mg/dL; 0 is ideal, above 32 poor control of diabetes.
 * Source: Schlichtkrull et al. 1965, doi:10.1111/j.0954-6820.1965.tb01810.x. Undefined for no reading.
 */
export const mValue = (valuesMgdl: readonly number[]): number | undefined =>
  meanOf(valuesMgdl.map((value) => Math.abs(10 * Math.log10(value / REFERENCE_MGDL)) ** 3));
