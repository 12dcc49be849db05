import type { PhenoContribution, PhenoInput } from '#domain/bio-age/pheno-age/result.ts';
import { formatAmount } from '#web/lib/format.ts';

/** Names short enough for a row of the chart. */
export const SHORT_NAMES: Readonly<Record<PhenoInput, string>> = {
  albumin: 'Albumin',
  creatinine: 'Creatinine',
  glucose: 'Glucose',
  crp: 'CRP',
  lymphocytes: 'Lymphocytes',
  mcv: 'Red cell volume (MCV)',
  rdw: 'Red cell width (RDW)',
  alp: 'Alkaline phosphatase',
  wbc: 'White blood cells',
};

/** "44 g/L, peers 42 g/L": a marker in the unit of the formula. */
export const markerText = ({ modelValue, modelUnit, peerModelValue }: PhenoContribution): string =>
  `${formatAmount(modelValue)} ${modelUnit}, peers ${formatAmount(peerModelValue)} ${modelUnit}`;
