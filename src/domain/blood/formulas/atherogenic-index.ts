/** mg/dL per mmol/L, as published with the index. */
const TRIGLYCERIDES_MGDL = 88.57;
const CHOLESTEROL_MGDL = 38.67;

/**
 * Atherogenic index of plasma: log₁₀ of triglycerides over HDL cholesterol in mmol/L, computed from mg/dL. Source: Dobiášová and
 * Frohlich 2001, doi:10.1016/S0009-9120(01)00263-6.
 */
export const atherogenicIndex = (triglyceridesMgdl: number, hdlMgdl: number): number =>
  Math.log10(triglyceridesMgdl / TRIGLYCERIDES_MGDL / (hdlMgdl / CHOLESTEROL_MGDL));
