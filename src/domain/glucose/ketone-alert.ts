import { KETONE_ZONE_STARTS_MMOLL } from './ketone-zone.ts';
import { BAND_LIMITS_MGDL } from './time-in-bands.ts';

/** What decides how dangerous ketones are. `glucoseMgdl` is a reading from about the same time. */
export interface KetoneSituation {
  readonly ketonesMmoll: number;
  readonly glucoseMgdl?: number | undefined;
  readonly hasDiabetes?: boolean;
  readonly takesSglt2Inhibitor?: boolean;
  readonly isIll?: boolean;
}

/** Urgency of a blood ketone reading. */
export type KetoneAlert = 'none' | 'warn' | 'urgent' | 'emergency';

/**
 * Alert for blood ketones (mmol/L, 0–10). From 3.0, an emergency with illness, diabetes, an SGLT2 inhibitor or glucose above 250 mg/dL
 * (ketoacidosis can occur at normal glucose), and otherwise a warning. From 1.5, urgent with diabetes or glucose above 250.
 * Source: American Diabetes Association 2025, doi:10.2337/dc25-S006; Umpierrez et al. 2024, doi:10.2337/dci24-0032.
 */
export function ketoneAlert(situation: KetoneSituation): KetoneAlert {
  const { ketonesMmoll, glucoseMgdl, hasDiabetes, takesSglt2Inhibitor, isIll } = situation;
  const isGlucoseHigh = glucoseMgdl !== undefined && glucoseMgdl > BAND_LIMITS_MGDL.veryHigh;
  const isHigh = ketonesMmoll >= KETONE_ZONE_STARTS_MMOLL.high;
  if (isHigh && (isIll || hasDiabetes || takesSglt2Inhibitor || isGlucoseHigh)) return 'emergency';
  if (ketonesMmoll >= 1.5 && (hasDiabetes || isGlucoseHigh)) return 'urgent';
  return isHigh ? 'warn' : 'none';
}
