/** Triglycerides over HDL cholesterol, both mg/dL (in mmol/L the limits are others): many small LDL particles where it is high. */
export const triglyceridesToHdl = (triglyceridesMgdl: number, hdlMgdl: number): number =>
  triglyceridesMgdl / hdlMgdl;
