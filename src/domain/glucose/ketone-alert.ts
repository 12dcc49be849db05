/** What decides how dangerous ketones are. Glucose (mg/dL) of about the same time, where there is one. */
export interface KetoneSituation {
  readonly ketonesMmoll: number;
  readonly glucoseMgdl?: number | undefined;
  readonly hasDiabetes: boolean;
  readonly takesSglt2Inhibitor: boolean;
  readonly isIll: boolean;
}

/** How much blood ketones are to worry about, from not at all. */
export type KetoneAlert = 'none' | 'warn' | 'urgent' | 'emergency';

/**
 * The warning for blood ketones (mmol/L, 0–10): an emergency from 3.0 with illness, diabetes, an SGLT2 inhibitor or glucose above 250
 * mg/dL, whatever the glucose otherwise (ketoacidosis can come with normal glucose); urgent from 1.5 with diabetes or glucose above 250; a
 * warning from 3.0. Source: American Diabetes Association 2025, doi:10.2337/dc25-S006; Umpierrez et al. 2024, doi:10.2337/dci24-0032.
 */
export function ketoneAlert(situation: KetoneSituation): KetoneAlert {
  const { ketonesMmoll, glucoseMgdl, hasDiabetes, takesSglt2Inhibitor, isIll } = situation;
  const isGlucoseHigh = glucoseMgdl !== undefined && glucoseMgdl > 250;
  const isHigh = ketonesMmoll >= 3;
  if (isHigh && (isIll || hasDiabetes || takesSglt2Inhibitor || isGlucoseHigh)) return 'emergency';
  if (ketonesMmoll >= 1.5 && (hasDiabetes || isGlucoseHigh)) return 'urgent';
  return isHigh ? 'warn' : 'none';
}
