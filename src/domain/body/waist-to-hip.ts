import type { Sex } from '#domain/account/profile.ts';

const INCREASED_FROM: Readonly<Record<Sex, number>> = { male: 0.9, female: 0.85 };

export interface WaistToHip {
  readonly ratio: number;
  readonly band: 'healthy' | 'increased';
}

/**
 * Waist-to-hip ratio (both in cm). The risk of metabolic disease is substantially increased from 0.90 for men and 0.85 for women.
 * Source: WHO, Waist circumference and waist–hip ratio: report of an expert consultation, 2008, ISBN 978-92-4-150149-1.
 */
export function waistToHip(waistCm: number, hipCm: number, sex: Sex): WaistToHip {
  const ratio = waistCm / hipCm;
  return { ratio, band: ratio < INCREASED_FROM[sex] ? 'healthy' : 'increased' };
}
