import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import type { UnitSystem } from './profile.ts';

/** Units a member reads in. */
export interface MemberUnits {
  readonly system: UnitSystem;
  readonly glucose: GlucoseUnit;
  /** By blood marker, the unit of their latest lab result, if it isn't the marker's canonical one. */
  readonly markers: Readonly<Record<string, string>>;
}

/** Metric units, and the canonical units of blood tests. */
export const CANONICAL_UNITS: MemberUnits = { system: 'metric', glucose: 'mg/dL', markers: {} };
