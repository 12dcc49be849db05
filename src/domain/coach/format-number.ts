import type { MemberUnits } from '#domain/account/member-units.ts';
import { inchesFromCm } from '#domain/units/length.ts';
import { kmFromMiles, milesFromKm } from '#domain/units/distance.ts';
import { lbFromKg } from '#domain/units/mass.ts';
import { fahrenheitFromCelsius } from '#domain/units/temperature.ts';
import { flOzFromMl } from '#domain/units/volume.ts';
import { withUnit } from '#domain/numbers/with-unit.ts';

/** A number as displayed: "7 h 24" and "min", "119" and "mg/dL". */
export interface ShownNumber {
  readonly number: string;
  readonly unit: string;
}

const formats = new Map<number, Intl.NumberFormat>();

/** Caches formats, since creating one takes a hundred times as long as using it. */
function formatWith(decimals: number): Intl.NumberFormat {
  const known = formats.get(decimals) ?? new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals });
  formats.set(decimals, known);
  return known;
}

const plain = (value: number, decimals: number): string =>
  formatWith(decimals).format(value).replace(/^-0$/, '0').replace('-', '−');

function minutes(value: number): ShownNumber {
  const whole = Math.round(Math.abs(value));
  const sign = value < 0 && whole > 0 ? '−' : '';
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return { number: `${sign}${rest}`, unit: 'min' };
  return rest === 0
    ? { number: `${sign}${hours}`, unit: 'h' }
    : { number: `${sign}${hours} h ${rest}`, unit: 'min' };
}

/** Minutes of a day as a time: "10:45 PM". */
function clock(value: number): ShownNumber {
  const minute = ((Math.round(value) % 1440) + 1440) % 1440;
  const hour = Math.floor(minute / 60);
  return {
    number: `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute % 60).padStart(2, '0')}`,
    unit: hour < 12 ? 'AM' : 'PM',
  };
}

/** Distances of a kilometer or more are shown in kilometers. */
const meters = (value: number): ShownNumber =>
  Math.abs(value) >= 1000
    ? { number: plain(value / 1000, 1), unit: 'km' }
    : { number: plain(value, 0), unit: 'm' };

/** Minutes per distance as runners read them: "10:22". */
function pace(value: number, unit: string): ShownNumber {
  const seconds = Math.round(Math.abs(value) * 60);
  const sign = value < 0 && seconds > 0 ? '−' : '';
  return { number: `${sign}${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, unit };
}

const KMH_PER_MPS = 3.6;

const IMPERIAL: Readonly<Record<string, (value: number, isDifference: boolean) => ShownNumber>> = {
  kg: (value) => ({ number: plain(lbFromKg(value), 1), unit: 'lb' }),
  cm: (value) => ({ number: plain(inchesFromCm(value), 1), unit: 'in' }),
  m: (value) => ({ number: plain(milesFromKm(value / 1000), 1), unit: 'mi' }),
  mL: (value) => ({ number: plain(flOzFromMl(value), 0), unit: 'fl oz' }),
  'min/km': (value) => pace(value * kmFromMiles(1), 'min/mi'),
  'm/s': (value) => ({ number: plain(milesFromKm(value * KMH_PER_MPS), 1), unit: 'mph' }),
  '°C': (value, isDifference) => ({
    number: plain(isDifference ? value * 1.8 : fahrenheitFromCelsius(value), 1),
    unit: '°F',
  }),
};

/** A metric's unit as screens write it. */
export const unitText = (unit: string): string => (unit === 'mmHg' ? 'mm Hg' : unit);

/** "7 h 20 min", "64%". */
export const shownText = ({ number, unit }: ShownNumber): string => withUnit(number, unit);

/** A value in the member's units. @param decimals of the metric */
export function showNumber(
  value: number,
  unit: string,
  {
    decimals,
    units,
    isDifference = false,
  }: {
    readonly decimals: number;
    readonly units: Pick<MemberUnits, 'system'>;
    /** A difference of temperatures has no zero point. */
    readonly isDifference?: boolean;
  },
): ShownNumber {
  const imperial = units.system === 'imperial' ? IMPERIAL[unit] : undefined;
  if (imperial) return imperial(value, isDifference);
  switch (unit) {
    case 'min':
      return minutes(value);
    case 'h':
      return minutes(value * 60);
    case 'clock':
      return isDifference ? minutes(value) : clock(value);
    case 'min/km':
    case 'min/mi':
      return pace(value, unit);
    case 'm/s':
      return { number: plain(value * KMH_PER_MPS, 1), unit: 'km/h' };
    case 'm':
      return meters(value);
    case 'years': {
      const number = plain(value, decimals === 0 && Math.abs(value) < 10 ? 1 : decimals);
      return { number, unit: /^−?1$/.test(number) ? 'year' : 'years' };
    }
    case 'points': {
      const number = plain(value, Math.abs(value) < 10 ? Math.max(decimals, 1) : decimals);
      return { number, unit: /^−?1$/.test(number) ? 'point' : 'points' };
    }
    case 'g':
      // As on every screen: whole grams from 10 up.
      return { number: plain(value, Math.abs(value) < 9.95 ? Math.max(decimals, 1) : 0), unit };
    case 'ratio':
    case 'r':
      return { number: plain(value, 2), unit: '' };
    case 'count':
      return { number: plain(value, Math.abs(value) < 10 ? Math.max(decimals, 1) : decimals), unit: '' };
    default:
      return {
        number: plain(value, decimals === 0 && Math.abs(value) < 10 ? 1 : decimals),
        unit: unitText(unit),
      };
  }
}
