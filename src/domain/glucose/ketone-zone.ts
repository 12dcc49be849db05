/** Valid blood ketones (beta-hydroxybutyrate), mmol/L. */
export const VALID_KETONES_MMOLL = { low: 0, high: 10 } as const;

/** Upper limit of breath (ppm acetone) and urine (mg/dL) readings. */
export const MAX_UNCONVERTED_KETONES = 400;

export type KetoneZone = 'none' | 'light' | 'nutritional' | 'high';

/** Lower limits of the zones above `none`, mmol/L. */
export const KETONE_ZONE_STARTS_MMOLL = { light: 0.5, nutritional: 1, high: 3 } as const;

/** Whether a blood ketone reading (mmol/L) is in the measurable range. */
export const isPlausibleKetones = (ketonesMmoll: number): boolean =>
  ketonesMmoll >= VALID_KETONES_MMOLL.low && ketonesMmoll <= VALID_KETONES_MMOLL.high;

/**
 * Zone of blood ketones (mmol/L, 0–10): < 0.5 none, < 1.0 light, < 3.0 nutritional ketosis, high from 3.0.
 * Not for breath (ppm acetone) or urine strips, which don't convert. The limits are conventions; no trial supports them.
 */
export function ketoneZone(ketonesMmoll: number): KetoneZone {
  if (ketonesMmoll < KETONE_ZONE_STARTS_MMOLL.light) return 'none';
  if (ketonesMmoll < KETONE_ZONE_STARTS_MMOLL.nutritional) return 'light';
  return ketonesMmoll < KETONE_ZONE_STARTS_MMOLL.high ? 'nutritional' : 'high';
}
