import type { DietaryPreference, Sex } from '#domain/account/profile.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import type { Nutrients } from '#domain/foods/nutrients.ts';
import type { HealthProfile } from '#domain/health/health-profile.ts';
import type { Amount } from './substances.ts';

/** A figure with the local day it is of. */
export interface Dated {
  readonly value: number;
  readonly date: string;
}

/** Mean intake of the complete days of the last four weeks. */
export interface Intake {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  /** A day, in the units of the keys. What no food reports is absent. */
  readonly perDay: Nutrients;
  /** Share of the energy that came from foods which report the nutrient, 0 to 1. */
  readonly coverage: Nutrients;
}

/** Days of protein against the member's own target, of the last four weeks. */
export interface ProteinDays {
  readonly targetG: number;
  readonly daysBelow: number;
  readonly days: number;
}

/** A score's mean over a fortnight of rated days. */
export interface FortnightScore extends Dated {
  readonly days: number;
}

/** The band that somebody's upper blood pressure lies in, as they told it. */
export interface ReportedPressure {
  readonly fromMmhg: number;
  /** "130 to 139 mmHg". */
  readonly words: string;
  readonly date: string;
}

/** Something the member takes already: what it brings on a mean day, and on a day it is taken. */
export interface OwnSupplement {
  readonly name: string;
  readonly perDay: readonly Amount[];
  readonly perTakenDay: readonly Amount[];
}

/** Everything the rules may look at. What is not known is absent. */
export interface Facts {
  /** The member's local day. */
  readonly today: string;
  readonly sex: Sex;
  readonly ageYears: number;
  /** kg/m². */
  readonly bodyMassIndex: number;
  readonly dietaryPreference: DietaryPreference;
  readonly health: HealthProfile | undefined;
  /** The newest value of each marker, measured or derived, none older than a year. */
  readonly labs: ReadonlyMap<MarkerKey, Dated>;
  readonly intake: Intake | undefined;
  readonly protein: ProteinDays | undefined;
  readonly sleep: FortnightScore | undefined;
  readonly stress: FortnightScore | undefined;
  readonly pressure: ReportedPressure | undefined;
  readonly own: readonly OwnSupplement[];
}

/** Less than this share of the energy, and a mean says nothing about a nutrient (science notes 1.6). */
export const MIN_COVERAGE = 0.6;
/** Fewer complete days are no habit. */
const MIN_DAYS = 5;
/** A day of less than this, kcal, was not logged whole. */
export const MIN_DAY_KCAL = 500;

/**
 * Mean intake a day of what the keys name together, where enough of the diary reports it. Food that does not report it is taken to
 * bring as much as the rest does, not nothing.
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
