/** 97.5% quantiles of Student's t for 1 to 30 degrees of freedom. */
const T_975 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
];

/** Cornish–Fisher approximation above 30 degrees of freedom, accurate to 0.0002. */
const beyondTable = (freedom: number): number => 1.95996 + 2.3723 / freedom + 2.8225 / freedom ** 2;

/** 97.5% quantile of Student's t (1908, doi:10.1093/biomet/6.1.1). @param freedom degrees of freedom, at least 1 */
export const studentT975 = (freedom: number): number =>
  T_975[Math.floor(freedom) - 1] ?? beyondTable(freedom);
