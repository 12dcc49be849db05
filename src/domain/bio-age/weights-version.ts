/**
 * The version of the weights, the questions and the formulas of the lifestyle bio-age. It stands in every result: any change of a
 * hazard ratio, a prevalence, a factor or an option is a new version, and a result is shown as its own version computed it.
 */
export const WEIGHTS_VERSION = '2026-11';
