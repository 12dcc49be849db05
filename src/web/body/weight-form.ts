import { isInFuture } from '#domain/time/future.ts';
import type { BodyMeasurement } from '#contract/body.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { MEASURE_RANGES, type BodyMeasure } from '#domain/body/measure-ranges.ts';
import { wholeLimits } from '#domain/numbers/whole-limits.ts';
import { cmFromInches, inchesFromCm } from '#domain/units/length.ts';
import { kgFromLb, kgFromStones, lbFromKg, stonesFromKg } from '#domain/units/mass.ts';
import { deviceTimeZone, timeOf } from '#web/lib/clock.ts';
import { FUTURE_FAULT, instantOf, momentOf, noteOf, parseNumber } from '#web/lib/entry-form.ts';
import { formatMassIn, type MassUnit } from '#web/lib/units/mass-unit.ts';
import { uuidV7 } from '#web/lib/uuid.ts';

/** A measurement as typed, in the member's units. */
export interface WeightForm {
  readonly id: string;
  /** An edited measurement keeps its time zone. */
  readonly timeZone: string;
  readonly date: string;
  readonly time: string;
  /** kg or lb; in stones, the stones. */
  readonly mass: string;
  /** The pounds in addition to stones. */
  readonly pounds: string;
  readonly bodyFat: string;
  readonly waist: string;
  readonly hip: string;
  readonly note: string;
}

/** Units of a form. */
export interface FormUnits {
  readonly mass: MassUnit;
  readonly system: UnitSystem;
}

/** A parsed form. `entry` exists if it can be saved. */
export interface ReadWeight {
  readonly faults: Readonly<Partial<Record<keyof WeightForm, string>>>;
  readonly entry: BodyMeasurement | undefined;
}

const shown = (value: number): string => String(Math.round(value * 10) / 10);
const girth = (lengthCm: number | null, system: UnitSystem): string =>
  lengthCm === null ? '' : shown(system === 'imperial' ? inchesFromCm(lengthCm) : lengthCm);

function massTexts(massKg: number | null, unit: MassUnit): Pick<WeightForm, 'mass' | 'pounds'> {
  if (massKg === null) return { mass: '', pounds: '' };
  if (unit !== 'st') return { mass: shown(unit === 'lb' ? lbFromKg(massKg) : massKg), pounds: '' };
  const { stones, pounds } = stonesFromKg(massKg);
  return { mass: String(stones), pounds: shown(pounds) };
}

/** A form for now with the last weight; on an earlier day, at this time of that day. */
export const newWeight = (
  date: string,
  nowMs: number,
  lastKg: number | undefined,
  unit: MassUnit,
): WeightForm => ({
  id: uuidV7(),
  timeZone: deviceTimeZone(),
  date,
  time: timeOf(nowMs, deviceTimeZone()),
  ...massTexts(lastKg ?? null, unit),
  bodyFat: '',
  waist: '',
  hip: '',
  note: '',
});

/** A stored measurement as a form. */
export const weightFormOf = (entry: BodyMeasurement, units: FormUnits): WeightForm => ({
  id: entry.id,
  timeZone: entry.timeZone,
  ...momentOf(Date.parse(entry.measuredAt), entry.timeZone),
  ...massTexts(entry.massKg, units.mass),
  bodyFat: entry.bodyFatPercent === null ? '' : shown(entry.bodyFatPercent),
  waist: girth(entry.waistCm, units.system),
  hip: girth(entry.hipCm, units.system),
  note: entry.note ?? '',
});

function massOf({ mass, pounds }: WeightForm, unit: MassUnit): number | null {
  const [first, second] = [parseNumber(mass), parseNumber(pounds)];
  if (unit !== 'st') return first === null || unit === 'kg' ? first : kgFromLb(first);
  if (first === null && second === null) return null;
  const rest = second ?? 0;
  return rest < 14 ? kgFromStones({ stones: first ?? 0, pounds: rest }) : Number.NaN;
}

const girthOf = (typed: string, system: UnitSystem): number | null => {
  const length = parseNumber(typed);
  return length === null || system === 'metric' ? length : cmFromInches(length);
};

/** A field's limits in the form's units, in whole numbers. */
function limitTexts(measure: BodyMeasure, { mass, system }: FormUnits): readonly [low: string, high: string] {
  const range = MEASURE_RANGES[measure];
  const texts = (say: (limit: number) => string, inUnit?: (limit: number) => number) => {
    const { low, high } = wholeLimits(range, inUnit);
    return [say(low), say(high)] as const;
  };
  if (measure === 'bodyFatPercent') return texts((limit) => `${limit}%`);
  if (measure !== 'massKg')
    return system === 'imperial'
      ? texts((limit) => `${limit} in`, inchesFromCm)
      : texts((limit) => `${limit} cm`);
  if (mass === 'st') return texts((limit) => formatMassIn(kgFromLb(limit), mass), lbFromKg);
  return mass === 'lb' ? texts((limit) => `${limit} lb`, lbFromKg) : texts((limit) => `${limit} kg`);
}

/** Names a field's limits in the form's units. */
function rangeFault(measure: BodyMeasure, value: number | null, units: FormUnits): string | undefined {
  if (value === null) return undefined;
  if (Number.isNaN(value)) return 'Enter a number.';
  const { low, high } = MEASURE_RANGES[measure];
  const [lowText, highText] = limitTexts(measure, units);
  if (value < low) return `Enter ${lowText} or more.`;
  return value > high ? `Enter ${highText} or less.` : undefined;
}

type Measures = Pick<BodyMeasurement, BodyMeasure>;

/** A form's measurements in SI. Untouched fields keep their stored value, because the form shows rounded ones. */
function measuresOf(form: WeightForm, units: FormUnits, stored: BodyMeasurement | undefined): Measures {
  const before = stored && weightFormOf(stored, units);
  const keep = (isSame: boolean, measure: BodyMeasure, typed: number | null): number | null =>
    stored && isSame ? stored[measure] : typed;
  return {
    massKg: keep(
      before?.mass === form.mass && before.pounds === form.pounds,
      'massKg',
      massOf(form, units.mass),
    ),
    bodyFatPercent: keep(before?.bodyFat === form.bodyFat, 'bodyFatPercent', parseNumber(form.bodyFat)),
    waistCm: keep(before?.waist === form.waist, 'waistCm', girthOf(form.waist, units.system)),
    hipCm: keep(before?.hip === form.hip, 'hipCm', girthOf(form.hip, units.system)),
  };
}

/**
 * Parses the form.
 * @param stored the measurement being edited
 */
export function readWeight(
  form: WeightForm,
  units: FormUnits,
  nowMs: number,
  stored?: BodyMeasurement,
): ReadWeight {
  const measures = measuresOf(form, units, stored);
  const measuredAt = instantOf(form, form.timeZone, stored?.measuredAt);
  const isEmpty = Object.values(measures).every((value) => value === null);
  const faults = Object.entries({
    mass: isEmpty ? 'Enter at least one measurement.' : rangeFault('massKg', measures.massKg, units),
    bodyFat: rangeFault('bodyFatPercent', measures.bodyFatPercent, units),
    waist: rangeFault('waistCm', measures.waistCm, units),
    hip: rangeFault('hipCm', measures.hipCm, units),
    date: isInFuture(Date.parse(measuredAt), nowMs) ? FUTURE_FAULT : undefined,
  }).filter(([, fault]) => fault !== undefined);
  return {
    faults: Object.fromEntries(faults),
    entry:
      faults.length > 0
        ? undefined
        : {
            id: form.id,
            date: form.date,
            timeZone: form.timeZone,
            measuredAt,
            note: noteOf(form.note),
            ...measures,
          },
  };
}
