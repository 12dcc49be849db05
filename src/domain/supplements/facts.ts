import type { DietaryPreference, Sex } from '#domain/account/profile.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import type { Nutrients } from '#domain/foods/nutrients.ts';
import type { HealthProfile } from '#domain/health/health-profile.ts';
import type { Amount } from './substances.ts';

/** A figure and its local day. */
export interface Dated {
  readonly value: number;
  readonly date: string;
}

/** Average intake over the complete days of the last four weeks. */
export interface Intake {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  /** Per day, in the units of the keys. A nutrient that no food reports is absent. */
  readonly perDay: Nutrients;
  /** Share of energy from foods that report the nutrient, 0 to 1. */
  readonly coverage: Nutrients;
}

/** Protein against the member's target over the last four weeks. */
export interface ProteinDays {
  readonly targetG: number;
  readonly daysBelow: number;
  readonly days: number;
}

/** Average of a score over 14 days. */
export interface FortnightScore extends Dated {
  readonly days: number;
}

/** Band of usual systolic blood pressure. */
export interface ReportedPressure {
  readonly fromMmhg: number;
  /** "130 to 139 mm Hg". */
  readonly words: string;
  /** Of the answer; null if readings show it. */
  readonly date: string | null;
}

/** A supplement the member already takes: amounts on an average day and on a day it is taken. */
export interface OwnSupplement {
  readonly name: string;
  readonly perDay: readonly Amount[];
  readonly perTakenDay: readonly Amount[];
}

/** Everything the rules use. A missing value is unknown. */
export interface Facts {
  /** The member's local day. */
  readonly today: string;
  readonly sex: Sex;
  readonly ageYears: number;
  /** kg/m². */
  readonly bodyMassIndex: number;
  readonly dietaryPreference: DietaryPreference;
  readonly health: HealthProfile | undefined;
  /** Newest value of each marker within a year, measured or derived. */
  readonly labs: ReadonlyMap<MarkerKey, Dated>;
  readonly intake: Intake | undefined;
  readonly protein: ProteinDays | undefined;
  readonly sleep: FortnightScore | undefined;
  readonly stress: FortnightScore | undefined;
  readonly pressure: ReportedPressure | undefined;
  readonly own: readonly OwnSupplement[];
}

/** Minimum share of energy with a known nutrient for a meaningful average (science notes 1.6). */
export const MIN_COVERAGE = 0.6;
/** Complete days needed for an average. */
const MIN_DAYS = 5;

/**
 * Average daily intake of nutrients combined, if enough of the food log reports them. Foods without the nutrient count like the
 * average of the rest, not as 0.
 */
export function averageIntake(facts: Facts, keys: readonly (keyof Nutrients)[]): number | undefined {
  const { intake } = facts;
  if (!intake || intake.days < MIN_DAYS) return undefined;
  let sum = 0;
  for (const key of keys) {
    const amount = intake.perDay[key];
    const coverage = intake.coverage[key] ?? 0;
    if (amount === undefined || coverage < MIN_COVERAGE) return undefined;
    sum += amount / coverage;
  }
  return sum;
}
