import { meanOf } from '#domain/numbers/statistics.ts';

const MOST_POINTS = 50;

/**
 * Glycaemic risk assessment diabetes equation, 0 to 50: the mean risk that clinicians gave to readings (mg/dL, above 18).
 * Below 5 is usual without diabetes. It uses 18 mg/dL for 1 mmol/L, as published.
 * Source: Hill et al. 2007, doi:10.1111/j.1464-5491.2007.02119.x. Undefined for no reading.
 */
export const gradeScore = (valuesMgdl: readonly number[]): number | undefined =>
  meanOf(
    valuesMgdl.map((value) => Math.min(MOST_POINTS, 425 * (Math.log10(Math.log10(value / 18)) + 0.16) ** 2)),
  );
