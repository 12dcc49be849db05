import type { Body } from '#domain/account/profile.ts';
import { clamp } from '#domain/numbers/clamp.ts';
import { bodyMassIndex } from './body-mass-index.ts';

/** A fat mass held between 3 kg and 60 % of the body: beyond, a scale slipped, and the models break. */
export const clampFatKg = (massKg: number, fatKg: number): number => clamp(fatKg, 3, 0.6 * massKg);

/**
 * Fat mass of an adult in kg by age and body mass index, held between 3 kg and 60 % of the body: where fat was not measured.
 * Source: Jackson AS et al., Int J Obes 2002;26:789–96, doi:10.1038/sj.ijo.0802006.
 */
export function estimatedFatKg({ sex, ageYears, heightCm, massKg }: Body): number {
  const [perLogIndex, constant] = sex === 'male' ? [37.31, 103.94] : [39.96, 102.01];
  const percent = 0.14 * ageYears + perLogIndex * Math.log(bodyMassIndex(massKg, heightCm)) - constant;
  return clampFatKg(massKg, (massKg * percent) / 100);
}
