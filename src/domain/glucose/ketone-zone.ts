/** Valid blood ketones (beta-hydroxybutyrate), mmol/L. */
export const VALID_KETONES_MMOLL = { from: 0, to: 10 } as const;

/** Blood ketone zones, from none to high. */
export type KetoneZone = 'none' | 'light' | 'nutritional' | 'high';

/** Where the zones above `none` begin, mmol/L. */
export const KETONE_ZONE_STARTS_MMOLL = { light: 0.5, nutritional: 1, high: 3 } as const;

/** Whether blood ketones (mmol/L) can be measured: 0 to 10. */
export const isPlausibleKetones = (ketonesMmoll: number): boolean =>
  ketonesMmoll >= VALID_KETONES_MMOLL.from && ketonesMmoll <= VALID_KETONES_MMOLL.to;

/**
 * The zone of blood ketones (mmol/L, 0–10): < 0.5 none, < 1.0 light, < 3.0 nutritional ketosis, from 3.0 high.
 * Not for breath (ppm acetone) or urine strips, which are not converted. The limits are convention;
 * no trial stands behind them.
 */
export function ketoneZone(ketonesMmoll: number): KetoneZone {
  if (ketonesMmoll < KETONE_ZONE_STARTS_MMOLL.light) return 'none';
  if (ketonesMmoll < KETONE_ZONE_STARTS_MMOLL.nutritional) return 'light';
  return ketonesMmoll < KETONE_ZONE_STARTS_MMOLL.high ? 'nutritional' : 'high';
}
