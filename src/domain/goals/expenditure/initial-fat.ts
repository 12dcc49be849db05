import type { Body } from '#domain/account/profile.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import { bodyMassIndex } from '#domain/goals/body-mass-index.ts';

/** Clamps fat mass to between 3 kg and 60% of body mass. Values outside are measurement errors and break the models. */
export const clampFatKg = (massKg: number, fatKg: number): number => clamp(fatKg, 3, 0.6 * massKg);

/**
 * Fat mass of an adult in kg, estimated from age and body mass index if it wasn't measured. Clamped to between 3 kg and 60% of body mass.
 * Source: Jackson AS et al., Int J Obes 2002;26:789–96, doi:10.1038/sj.ijo.0802006.
 */
export function estimatedFatKg({ sex, ageYears, heightCm, massKg }: Body): number {
  const [perLogIndex, constant] = sex === 'male' ? [37.31, 103.94] : [39.96, 102.01];
  const percent = 0.14 * ageYears + perLogIndex * Math.log(bodyMassIndex(massKg, heightCm)) - constant;
  return clampFatKg(massKg, (massKg * percent) / 100);
}
