import type { KetoneReading } from '#contract/glucose/glucose.ts';
import { KETONE_ZONE_NAMES } from '#domain/glucose/ketone-words.ts';
import { ketoneZone } from '#domain/glucose/ketone-zone.ts';
import {
  nearestGlucose,
  glucoseKetoneIndex,
  glucoseKetoneZone,
  type GlucoseKetoneZone,
} from '#domain/glucose/glucose-ketone-index.ts';
import type { GlucosePerson } from '#domain/glucose/judge-reading.ts';
import { ketonesWarning } from '#domain/glucose/warnings/glucose-warning.ts';
import type { KetoneMethod, GlucoseSample } from '#domain/glucose/reading.ts';
import { ketoneUnit } from './ketone-unit.ts';

/** Names of the methods. */
export const KETONE_METHOD_NAMES: Readonly<Record<KetoneMethod, string>> = {
  blood: 'Blood',
  breath: 'Breath',
  urine: 'Urine',
};

const INDEX_ZONE_NAMES: Readonly<Record<GlucoseKetoneZone, string>> = {
  none: 'no ketosis',
  low: 'low ketosis',
  moderate: 'moderate ketosis',
  high: 'high ketosis',
  'very-high': 'very high ketosis',
};

/** "1.2 mmol/L". */
export const sayKetones = ({ method, value }: Pick<KetoneReading, 'method' | 'value'>): string =>
  `${method === 'blood' ? value.toFixed(1) : String(value)} ${ketoneUnit(method)}`;

/** The zone of a reading in words; only blood has zones. */
export const zoneOfReading = ({ method, value }: Pick<KetoneReading, 'method' | 'value'>): string | null =>
  method === 'blood' ? KETONE_ZONE_NAMES[ketoneZone(value)] : null;

/** The glucose ketone index of a blood reading and a nearby glucose reading; undefined without one. */
export function indexOf(
  { method, value, measuredAt }: KetoneReading,
  glucose: readonly GlucoseSample[],
): { readonly index: number; readonly zone: string } | undefined {
  if (method !== 'blood') return undefined;
  const sample = { atMs: Date.parse(measuredAt), ketonesMmoll: value };
  const beside = nearestGlucose(sample, glucose);
  const index = beside && glucoseKetoneIndex(beside, sample);
  return index === undefined ? undefined : { index, zone: INDEX_ZONE_NAMES[glucoseKetoneZone(index)] };
}

/** What to do about high blood ketones; breath and urine have no such limits. */
export const ketoneWarning = (
  { method, value }: Pick<KetoneReading, 'method' | 'value'>,
  glucoseMgdl: number | undefined,
  person: GlucosePerson,
): { readonly title: string; readonly text: string } | undefined =>
  method === 'blood' ? ketonesWarning(value, glucoseMgdl, person) : undefined;
