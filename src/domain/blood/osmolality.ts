/** Calculated osmolality of the serum, mOsm/kg, of sodium (mmol/L), glucose and urea nitrogen (mg/dL). */
export const osmolality = (sodiumMmoll: number, glucoseMgdl: number, ureaNitrogenMgdl: number): number =>
  2 * sodiumMmoll + glucoseMgdl / 18 + ureaNitrogenMgdl / 2.8;
