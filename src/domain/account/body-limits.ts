import { lbFromKg } from '#domain/units/mass.ts';
import { wholeLimits } from '#domain/numbers/whole-limits.ts';
import { HEIGHT_CM, type UnitSystem } from './profile.ts';

/** Body mass that members may enter, kg. */
export const MASS_KG = { low: 30, high: 300 } as const;

const MASS_LB = wholeLimits(MASS_KG, lbFromKg);

const LIMITS = {
  height: { metric: ['120 cm', '230 cm'], imperial: ['4\'0"', '7\'6"'] },
  mass: {
    metric: [`${MASS_KG.low} kg`, `${MASS_KG.high} kg`],
    imperial: [`${MASS_LB.low} lb`, `${MASS_LB.high} lb`],
  },
} as const;

const faultOf = (
  value: number,
  { low, high }: { readonly low: number; readonly high: number },
  [lowText, highText]: readonly [string, string],
): string | undefined =>
  value < low ? `Enter ${lowText} or more.` : value > high ? `Enter ${highText} or less.` : undefined;

/** Says in the member's units which heights are accepted; undefined for one that is. */
export const heightFault = (heightCm: number, units: UnitSystem): string | undefined =>
  faultOf(heightCm, HEIGHT_CM, LIMITS.height[units]);

/** The same for a body mass. */
export const massFault = (massKg: number, units: UnitSystem): string | undefined =>
  faultOf(massKg, MASS_KG, LIMITS.mass[units]);
