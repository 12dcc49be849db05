import { fromCanonical, toCanonical } from '#domain/blood/canonical-value.ts';
import { isMarkerKey } from '#domain/blood/markers.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { kcalFromKj } from '#domain/units/energy.ts';
import { kmFromMiles } from '#domain/units/distance.ts';
import { mgdlFromMmoll } from '#domain/units/glucose.ts';
import { cmFromInches } from '#domain/units/length.ts';
import { kgFromLb } from '#domain/units/mass.ts';
import { mlFromFlOz } from '#domain/units/volume.ts';

interface SpokenUnit {
  /** As answers show it. */
  readonly unit: string;
  /** Size in the base unit of its kind. */
  readonly sizes: Readonly<Record<string, number>>;
}

const time = (unit: string, minutes: number): SpokenUnit => ({
  unit,
  sizes: { min: minutes, h: minutes / 60 },
});
const mass = (unit: string, grams: number): SpokenUnit => ({
  unit,
  sizes: { g: grams, mg: grams * 1e3, µg: grams * 1e6, kg: grams / 1e3 },
});
const volume = (unit: string, ml: number): SpokenUnit => ({ unit, sizes: { mL: ml } });
const length = (unit: string, meters: number): SpokenUnit => ({
  unit,
  sizes: { m: meters, cm: meters * 100 },
});
const same = (unit: string): SpokenUnit => ({ unit, sizes: { [unit]: 1 } });

/** Units people say. */
export const SPOKEN_UNITS: Readonly<Record<string, SpokenUnit>> = {
  'hour; hr; hrs; h': time('h', 60),
  'minute; min; minutes': time('min', 1),
  'second; sec': time('s', 1 / 60),
  'kilogram; kg; kilo': mass('kg', 1000),
  'gram; g; gm': mass('g', 1),
  'milligram; mg': mass('mg', 1e-3),
  'microgram; mcg; µg; μg': mass('µg', 1e-6),
  'pound; lb; lbs': mass('lb', kgFromLb(1) * 1000),
  'stone; stones': mass('st', kgFromLb(14) * 1000),
  // Ounces of a drink are fluid ounces.
  'ounce; oz': { unit: 'oz', sizes: { ...mass('oz', kgFromLb(1) * 62.5).sizes, mL: mlFromFlOz(1) } },
  'milliliter; millilitre; ml': volume('mL', 1),
  'liter; litre; l': volume('L', 1000),
  'fluid ounce; fl oz': volume('fl oz', mlFromFlOz(1)),
  'quart; qt': volume('qt', mlFromFlOz(32)),
  'gallon; gal': volume('gal', mlFromFlOz(128)),
  'kilometer; kilometre; km; kms': length('km', 1000),
  'mile; mi': length('mi', kmFromMiles(1) * 1000),
  'meter; metre; m': length('m', 1),
  'yard; yd': length('yd', cmFromInches(36) / 100),
  'feet; ft': length('ft', cmFromInches(12) / 100),
  'centimeter; centimetre; cm': length('cm', 0.01),
  'inch; inches': length('in', cmFromInches(1) / 100),
  'kcal; calorie; kilocalorie; cal': same('kcal'),
  'kilojoule; kj': { unit: 'kJ', sizes: { kcal: kcalFromKj(1) } },
  'bpm; beats per minute; beat per minute; beat': same('bpm'),
  'millisecond; ms': same('ms'),
  'percent; percentage point; percent point': same('%'),
  'mg/dl': same('mg/dL'),
  'mmol/l; mmol': { unit: 'mmol/L', sizes: { 'mmol/L': 1, 'mg/dL': mgdlFromMmoll(1) } },
  // Units of blood tests.
  'mmol/mol': same('mmol/mol'),
  'nmol/l; nmol': same('nmol/L'),
  'pmol/l; pmol': same('pmol/L'),
  'µmol/l; umol/l; μmol/l': same('µmol/L'),
  'g/l': same('g/L'),
  'g/dl': same('g/dL'),
  'ng/ml': same('ng/mL'),
  'ng/dl': same('ng/dL'),
  'point; pt': same('count'),
  'km/h; kph; kmh; kilometers per hour; km per hour': { unit: 'km/h', sizes: { 'm/s': 1 / 3.6 } },
  'mph; miles per hour': { unit: 'mph', sizes: { 'm/s': (kmFromMiles(1) * 1000) / 3600 } },
  'min/mi; minutes per mile; min per mile; min/mile; minutes a mile; min a mile; minutes/mile; minutes/mi': {
    unit: 'min/mi',
    sizes: { 'min/km': 1 / kmFromMiles(1) },
  },
  'min/km; minutes/km; minutes a kilometer; min a km; minutes per kilometer; min per kilometer; min per km; minutes per km':
    same('min/km'),
  'meters per second; m/s': same('m/s'),
};

const BY_UNIT: ReadonlyMap<string, SpokenUnit> = new Map(
  Object.values(SPOKEN_UNITS).map((each) => [each.unit, each]),
);

/** A value in a metric's unit; undefined if the metric isn't measured in the named unit. */
export function toMetricUnit(value: number, unit: string, metric: Metric): number | undefined {
  if (unit === metric.unit) return value;
  if (isMarkerKey(metric.key)) {
    const canonical = toCanonical(metric.key, value, unit);
    return 'value' in canonical ? canonical.value : undefined;
  }
  const size = BY_UNIT.get(unit)?.sizes[metric.unit];
  return size === undefined ? undefined : value * size;
}

/** A metric's value in a named unit; undefined if they don't fit. */
export function fromMetricUnit(value: number, unit: string, metric: Metric): number | undefined {
  if (unit === metric.unit) return value;
  if (isMarkerKey(metric.key)) return fromCanonical(metric.key, value, unit);
  const size = BY_UNIT.get(unit)?.sizes[metric.unit];
  return size === undefined ? undefined : value / size;
}

export const isVolume = (unit: string | undefined): boolean => unit === 'mL' || unit === 'L' || unit === 'oz';
