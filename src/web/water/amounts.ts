import type { UnitSystem } from '#domain/account/profile.ts';
import { mlFromFlOz } from '#domain/units/volume.ts';

const tenths = (volumeMl: number): number => Math.round(volumeMl * 10) / 10;

/** One-tap glasses and bottles, mL: round numbers in the member's own units. */
export const QUICK_AMOUNTS_ML: Readonly<Record<UnitSystem, readonly number[]>> = {
  metric: [150, 250, 330, 500],
  imperial: [5, 8, 12, 16].map((volumeFlOz) => tenths(mlFromFlOz(volumeFlOz))),
};

/** Amount of the dashboard's plus button: a glass. */
export const glassMl = (system: UnitSystem): number => QUICK_AMOUNTS_ML[system][1] ?? 250;
