import type { UnitSystem } from '#domain/account/profile.ts';
import { mlFromFlOz } from '#domain/units/volume.ts';

const flOz = (volumeFlOz: number): number => Math.round(mlFromFlOz(volumeFlOz) * 10) / 10;

const GLASS_ML: Readonly<Record<UnitSystem, number>> = { metric: 250, imperial: flOz(8) };

/** A glass, mL: the amount of one tap on the dashboard and in a notification. */
export const glassMl = (system: UnitSystem): number => GLASS_ML[system];

/** One-tap glasses and bottles, mL: round numbers in the member's own units. */
export const QUICK_AMOUNTS_ML: Readonly<Record<UnitSystem, readonly number[]>> = {
  metric: [150, GLASS_ML.metric, 330, 500],
  imperial: [flOz(5), GLASS_ML.imperial, flOz(12), flOz(16)],
};
