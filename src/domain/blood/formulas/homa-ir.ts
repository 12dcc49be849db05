/**
 * Homeostatic model of insulin resistance, from fasting glucose (mg/dL) and fasting insulin (µIU/mL). Not during insulin
 * treatment. Source: Matthews et al. 1985, doi:10.1007/BF00280883.
 */
export const homaIr = (glucoseMgdl: number, insulinUiuml: number): number =>
  (glucoseMgdl * insulinUiuml) / 405;
