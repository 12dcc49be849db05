import type { KetoneMethod } from '#domain/glucose/reading.ts';

const UNITS: Readonly<Record<KetoneMethod, string>> = { blood: 'mmol/L', breath: 'ppm', urine: 'mg/dL' };

/** What a method measures: beta-hydroxybutyrate in blood, acetone in breath, acetoacetate in urine. */
export const ketoneUnit = (method: KetoneMethod): string => UNITS[method];
