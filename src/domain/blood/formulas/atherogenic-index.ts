/** mg/dL in one mmol/L, as the index was published. */
const TRIGLYCERIDES_MGDL = 88.57;
const CHOLESTEROL_MGDL = 38.67;

/**
 * Atherogenic index of plasma: decimal logarithm of triglycerides over HDL cholesterol, in mmol/L; taken in mg/dL here.
 * Source: Dobiášová and Frohlich 2001, doi:10.1016/S0009-9120(01)00263-6.
 */
export const atherogenicIndex = (triglyceridesMgdl: number, hdlMgdl: number): number =>
  Math.log10(triglyceridesMgdl / TRIGLYCERIDES_MGDL / (hdlMgdl / CHOLESTEROL_MGDL));
