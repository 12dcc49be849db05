import type { FastingCondition } from '#domain/fasting/screening.ts';
import type { HealthCondition } from './health-conditions.ts';
import type { Medicine } from './medicines.ts';

/** Answers given with the goals and before a fast, in the terms of the health profile. */
export interface ScreeningHealth {
  readonly medicines: readonly Medicine[];
  readonly conditions: readonly HealthCondition[];
  readonly isPregnant: boolean;
  readonly isBreastfeeding: boolean;
}

const MEDICINES_OF: Readonly<Partial<Record<FastingCondition, Medicine>>> = {
  insulin: 'insulin-sulfonylurea',
  diuretic: 'diuretic',
  'ace-inhibitor': 'ace-inhibitor-arb',
  'sglt2-inhibitor': 'sglt2-inhibitor',
  lithium: 'lithium',
  warfarin: 'warfarin',
};

const CONDITIONS_OF: Readonly<Partial<Record<FastingCondition, HealthCondition>>> = {
  'eating-disorder': 'eating-disorder',
  'cancer-treatment': 'cancer-treatment',
  insulin: 'insulin',
  'kidney-disease': 'kidney-disease',
  gout: 'gout',
};

/** @param reported conditions selected with the goals and before fasting */
export const healthFromScreening = (screened: readonly FastingCondition[]): ScreeningHealth => ({
  medicines: [...new Set(screened.flatMap((code) => MEDICINES_OF[code] ?? []))],
  conditions: [...new Set(screened.flatMap((code) => CONDITIONS_OF[code] ?? []))],
  isPregnant: screened.includes('pregnant'),
  isBreastfeeding: screened.includes('breastfeeding'),
});
