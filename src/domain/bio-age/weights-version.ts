/**
 * Version of the weights, questions and formulas of the lifestyle bio-age, stored with every result. Change it with any hazard
 * ratio, prevalence, factor or option. Old results keep their version.
 */
export const WEIGHTS_VERSION = '2026-11';
