import type { VitalReading } from '#contract/vitals.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { isInFuture } from '#domain/time/future.ts';
import { celsiusFromFahrenheit, fahrenheitFromCelsius } from '#domain/units/temperature.ts';
import { VITAL_RANGES } from '#domain/vitals/vital-ranges.ts';
import { deviceTimeZone } from '#web/lib/clock.ts';
import {
  FUTURE_FAULT,
  instantOf,
  momentOf,
  noteOf,
  readFigure,
  type WallMoment,
} from '#web/lib/entry-form.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { formatTemperature } from './words.ts';

/** A reading as typed; temperature in the member's unit. */
export interface VitalsForm extends WallMoment {
  readonly id: string;
  readonly timeZone: string;
  readonly systolic: string;
  readonly diastolic: string;
  readonly heartRate: string;
  readonly temperature: string;
  readonly oxygen: string;
  readonly sdnn: string;
  readonly note: string;
}

type Field = 'systolic' | 'diastolic' | 'heartRate' | 'temperature' | 'oxygen' | 'sdnn' | 'date';

const shown = (value: number | null): string => (value === null ? '' : String(Math.round(value * 10) / 10));

const shownTemperature = (temperatureC: number | null, system: UnitSystem): string =>
  shown(temperatureC !== null && system === 'imperial' ? fahrenheitFromCelsius(temperatureC) : temperatureC);

/** A form for now, for the current time on an earlier day, or for a stored reading. */
export function vitalsFormOf(
  entry: VitalReading | undefined,
  date: string,
  nowMs: number,
  system: UnitSystem,
): VitalsForm {
  const timeZone = entry?.timeZone ?? deviceTimeZone();
  const moment = entry
    ? momentOf(Date.parse(entry.measuredAt), timeZone)
    : { date, time: momentOf(nowMs, timeZone).time };
  return {
    id: entry?.id ?? uuidV7(),
    timeZone,
    ...moment,
    systolic: shown(entry?.systolicMmhg ?? null),
    diastolic: shown(entry?.diastolicMmhg ?? null),
    heartRate: shown(entry?.restingHeartRateBpm ?? null),
    temperature: shownTemperature(entry?.bodyTemperatureC ?? null, system),
    oxygen: shown(entry?.oxygenSaturationPercent ?? null),
    sdnn: shown(entry?.hrvSdnnMs ?? null),
    note: entry?.note ?? '',
  };
}

/** Errors of two pressures as a pair. */
function pairFault(systolicMmhg: number | null, diastolicMmhg: number | null): string | undefined {
  if ((systolicMmhg === null) !== (diastolicMmhg === null)) return 'Enter both numbers.';
  return systolicMmhg !== null && diastolicMmhg !== null && systolicMmhg <= diastolicMmhg
    ? 'Diastolic (bottom number) must be lower than systolic (top number).'
    : undefined;
}

/** Parses a figure; an untouched stored one keeps its precision. */
const kept = (typed: string, stored: number | null | undefined, rules: Parameters<typeof readFigure>[1]) =>
  stored !== undefined && typed === shown(stored)
    ? { value: stored, fault: undefined }
    : readFigure(typed, rules);

/** Parses the typed values. @param stored the entry being edited */
export function readVitals(form: VitalsForm, system: UnitSystem, nowMs: number, stored?: VitalReading) {
  const ranges = VITAL_RANGES;
  const isImperial = system === 'imperial';
  const pressure = (typed: string, range: { low: number; high: number }) =>
    readFigure(typed, { ...range, say: (limit) => `${limit} mm Hg` });
  const systolic = pressure(form.systolic, ranges.systolicMmhg);
  const diastolic = pressure(form.diastolic, ranges.diastolicMmhg);
  const heartRate = kept(form.heartRate, stored?.restingHeartRateBpm, {
    ...ranges.restingHeartRateBpm,
    say: (limit) => `${limit} beats a minute`,
  });
  // An untouched stored temperature keeps its precision.
  const isSame = stored && form.temperature === shownTemperature(stored.bodyTemperatureC, system);
  const temperature = isSame
    ? { value: stored.bodyTemperatureC, fault: undefined }
    : readFigure(form.temperature, {
        ...ranges.bodyTemperatureC,
        ...(isImperial && { toSi: celsiusFromFahrenheit }),
        say: (limit) => formatTemperature(limit, system),
      });
  const oxygen = kept(form.oxygen, stored?.oxygenSaturationPercent, {
    ...ranges.oxygenSaturationPercent,
    say: (limit) => `${limit}%`,
  });
  const sdnn = kept(form.sdnn, stored?.hrvSdnnMs, { ...ranges.hrvSdnnMs, say: (limit) => `${limit} ms` });
  const measuredAt = instantOf(form, form.timeZone, stored?.measuredAt);
  const { systolic: top, diastolic: bottom, heartRate: rate, temperature: degrees, oxygen: percent } = form;
  const isEmpty = [top, bottom, rate, degrees, percent, form.sdnn].every((typed) => typed.trim() === '');
  const faults: Readonly<Record<Field, string | undefined>> = {
    systolic: isEmpty ? 'Enter at least one reading.' : systolic.fault,
    diastolic: diastolic.fault ?? (systolic.fault ? undefined : pairFault(systolic.value, diastolic.value)),
    heartRate: heartRate.fault,
    temperature: temperature.fault,
    oxygen: oxygen.fault,
    sdnn: sdnn.fault,
    date: isInFuture(Date.parse(measuredAt), nowMs) ? FUTURE_FAULT : undefined,
  };
  const entry: VitalReading = {
    id: form.id,
    timeZone: form.timeZone,
    date: form.date,
    measuredAt,
    systolicMmhg: systolic.value,
    diastolicMmhg: diastolic.value,
    restingHeartRateBpm: heartRate.value,
    bodyTemperatureC: temperature.value,
    oxygenSaturationPercent: oxygen.value,
    hrvSdnnMs: sdnn.value,
    note: noteOf(form.note),
    source: 'manual',
  };
  const hasFault = Object.values(faults).some((fault) => fault !== undefined);
  return { faults, entry: hasFault ? undefined : entry };
}
