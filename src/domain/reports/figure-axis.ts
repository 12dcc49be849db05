import { unitText } from '#domain/coach/format-number.ts';
import { inUnit } from '#domain/glucose/glucose-text.ts';
import { milesFromKm } from '#domain/units/distance.ts';
import { inchesFromCm } from '#domain/units/length.ts';
import { lbFromKg } from '#domain/units/mass.ts';
import { flOzFromMl } from '#domain/units/volume.ts';
import type { ReportUnits } from './figure-summary.ts';
import { valueText } from './report-words.ts';

/** The axis of a figure's chart, with round ticks in the member's units. */
export interface FigureAxis {
  /** Empty if the labels have it. */
  readonly unit: string;
  /** Position of a value in the metric's unit. */
  readonly at: (value: number) => number;
  readonly say: (position: number) => string;
}

const IMPERIAL: Readonly<Record<string, readonly [unit: string, one: number]>> = {
  kg: ['lb', lbFromKg(1)],
  cm: ['in', inchesFromCm(1)],
  m: ['mi', milesFromKm(0.001)],
  mL: ['fl oz', flOzFromMl(1)],
};

/** From here on, hours make rounder ticks than minutes, and kilometers than meters. */
const HOURS_FROM_MINUTES = 120;
const KM_FROM_M = 1000;

const plain = (position: number): string => position.toLocaleString('en-US', { maximumFractionDigits: 2 });

/** @param typical value that decides between minutes and hours */
export function figureAxis(
  figure: { readonly unit: string; readonly decimals: number },
  typical: number,
  units: ReportUnits,
): FigureAxis {
  const { unit } = figure;
  if (unit === 'clock' || (unit === 'min' && typical >= HOURS_FROM_MINUTES))
    return {
      unit: '',
      at: (value) => value / 60,
      say: (position) => valueText(60 * position, figure, units),
    };
  const scaled = units.system === 'imperial' ? IMPERIAL[unit] : undefined;
  if (scaled) return { unit: scaled[0], at: (value) => scaled[1] * value, say: plain };
  if (unit === 'mg/dL') {
    const { glucose } = units;
    return { unit: glucose, at: (value) => inUnit(value, glucose), say: plain };
  }
  if (unit === 'm' && typical >= KM_FROM_M) return { unit: 'km', at: (value) => value / 1000, say: plain };
  return { unit: unit === 'count' ? '' : unitText(unit), at: (value) => value, say: plain };
}

/** "7 h 30": an axis label without the unit, which its neighbors show. */
export const shortTick = (label: string): string => label.replace(/^(\S+ h \d+) min$/, '$1');
