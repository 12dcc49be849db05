import { globulin } from './globulin.ts';

/** Albumin over globulin, of total protein and albumin (g/dL). */
export const albuminGlobulinRatio = (totalProteinGdl: number, albuminGdl: number): number =>
  albuminGdl / globulin(totalProteinGdl, albuminGdl);
