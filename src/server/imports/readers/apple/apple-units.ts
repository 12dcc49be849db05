import { kcalFromKj } from '#domain/units/energy.ts';
import { kmFromMiles } from '#domain/units/distance.ts';
import { mgdlFromMmoll } from '#domain/units/glucose.ts';
import { cmFromInches } from '#domain/units/length.ts';
import { kgFromLb, kgFromStones } from '#domain/units/mass.ts';
import { celsiusFromFahrenheit } from '#domain/units/temperature.ts';
import { mlFromFlOz } from '#domain/units/volume.ts';

const same = (value: number): number => value;
const thousandth = (value: number): number => value / 1000;
const thousandfold = (value: number): number => value * 1000;
const millionfold = (value: number): number => value * 1e6;
const hundredfold = (value: number): number => value * 100;

type Units = Readonly<Record<string, (value: number) => number>>;

/** Conversion of the export's units to ours. */
export const UNITS = {
  kg: { kg: same, g: thousandth, lb: kgFromLb, st: (stones) => kgFromStones({ stones, pounds: 0 }) },
  cm: { cm: same, m: hundredfold, in: cmFromInches },
  km: { km: same, m: thousandth, mi: kmFromMiles, ft: (feet) => cmFromInches(feet * 12) / 1e5 },
  kcal: { kcal: same, Cal: same, kJ: kcalFromKj },
  ml: { mL: same, L: thousandfold, fl_oz_us: mlFromFlOz },
  g: { g: same, mg: thousandth },
  mg: { mg: same, g: thousandfold, mcg: thousandth },
  ug: { mcg: same, mg: thousandfold, g: millionfold },
  celsius: { degC: same, degF: celsiusFromFahrenheit },
  mgdl: {
    'mg/dL': same,
    'mmol<180.1558800000541>/L': mgdlFromMmoll,
    'mmol<180.15588000005408>/L': mgdlFromMmoll,
    'mmol/L': mgdlFromMmoll,
  },
  bpm: { 'count/min': same, bpm: same },
  percent: { '%': (share) => (share <= 1 ? share * 100 : share) },
  mmHg: { mmHg: same },
  ms: { ms: same, s: thousandfold },
  count: { count: same, steps: same },
  minutes: { min: same, s: (seconds) => seconds / 60, hr: (hours) => hours * 60 },
  vo2: {
    'ml/(kg·min)': same,
    'mL/(kg·min)': same,
    'mL/min·kg': same,
    'ml/kg/min': same,
    'mL/kg/min': same,
  },
} as const satisfies Readonly<Record<string, Units>>;

export type AppleUnit = keyof typeof UNITS;

/** A figure in our unit; undefined if it isn't a number, or its unit is unknown. */
export function appleFigure(
  text: string | undefined,
  unit: string | undefined,
  wanted: AppleUnit,
): number | undefined {
  const units: Units = UNITS[wanted];
  const convert = units[unit ?? ''];
  const value = text === undefined || text === '' ? Number.NaN : Number(text);
  return convert && Number.isFinite(value) ? convert(value) : undefined;
}
