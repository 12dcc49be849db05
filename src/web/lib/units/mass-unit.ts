import { useSyncExternalStore } from 'react';
import type { UnitSystem } from '#domain/account/profile.ts';
import { lbFromKg, stonesFromKg } from '#domain/units/mass.ts';

/** Unit of body mass: the unit system's, or stones if selected on this device. */
export type MassUnit = 'kg' | 'lb' | 'st';

const KEY = 'perennial-mass-unit';
const LB_PER_STONE = 14;
const listeners = new Set<() => void>();

const tenth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const hundredth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

let shown: 'st' | undefined;

function inStones(): boolean {
  try {
    return localStorage.getItem(KEY) === 'st';
  } catch {
    return shown === 'st';
  }
}

function subscribe(look: () => void): () => void {
  listeners.add(look);
  return () => listeners.delete(look);
}

/** Shows masses in stones on this device, or in the unit of the member's system again. */
export function chooseStones(chosen: boolean): void {
  shown = chosen ? 'st' : undefined;
  try {
    if (chosen) localStorage.setItem(KEY, 'st');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage, stones last until the page is left.
  }
  for (const listener of listeners) listener();
}

/** The displayed unit of masses, outside of a component. */
export const massUnitOf = (system: UnitSystem): MassUnit =>
  inStones() ? 'st' : system === 'imperial' ? 'lb' : 'kg';

/** The displayed unit of masses. */
export const useMassUnit = (system: UnitSystem): MassUnit =>
  useSyncExternalStore(subscribe, () => massUnitOf(system));

/** A mass as number and unit: "71.8" and "kg", "158.3" and "lb", "11 st 4.3" and "lb". */
export function massParts(massKg: number, unit: MassUnit): { readonly value: string; readonly unit: string } {
  if (unit === 'kg') return { value: oneDecimal.format(massKg), unit: 'kg' };
  if (unit === 'lb') return { value: oneDecimal.format(lbFromKg(massKg)), unit: 'lb' };
  const { stones, pounds } = stonesFromKg(massKg);
  return { value: `${stones} st ${tenth.format(pounds)}`, unit: 'lb' };
}

/** "71.8 kg", "158.3 lb", "11 st 4.3 lb". */
export function formatMassIn(massKg: number, unit: MassUnit): string {
  const { value, unit: name } = massParts(massKg, unit);
  return `${value} ${name}`;
}

/** An amount for each unit of body mass: "1.6 g per kg", "0.73 g per lb". */
export const perMass = (gPerKg: number, unit: MassUnit): string =>
  unit === 'kg'
    ? `${hundredth.format(gPerKg)} g per kg`
    : `${hundredth.format(gPerKg / lbFromKg(1))} g per lb`;

/** A signed change of mass, "−0.31", and its unit; for stones in pounds. */
export function changeParts(
  changeKg: number,
  unit: MassUnit,
): { readonly value: string; readonly unit: string } {
  const [amount, format, name] =
    unit === 'kg'
      ? ([changeKg, twoDecimals, 'kg'] as const)
      : ([lbFromKg(changeKg), oneDecimal, 'lb'] as const);
  const text = format.format(Math.abs(amount));
  const isZero = Number(text) === 0;
  return { value: `${isZero ? '' : amount < 0 ? '−' : '+'}${text}`, unit: name };
}

/** A mass on a chart's axis: kg, lb, or stones with a fraction. */
export const onAxis = (massKg: number, unit: MassUnit): number =>
  unit === 'kg' ? massKg : unit === 'lb' ? lbFromKg(massKg) : lbFromKg(massKg) / LB_PER_STONE;

/** A label of the axis: "72", "158.5", "11 st 4". */
export function axisText(position: number, unit: MassUnit): string {
  if (unit !== 'st') return tenth.format(position);
  const pounds = Math.round(position * LB_PER_STONE * 10) / 10;
  const stones = Math.floor(pounds / LB_PER_STONE);
  return `${stones} st ${tenth.format(pounds - stones * LB_PER_STONE)}`;
}

/** A mass without needless decimals: "66 kg", "145.5 lb", "10 st 5 lb". */
export const shortMassIn = (massKg: number, unit: MassUnit): string =>
  `${axisText(onAxis(massKg, unit), unit)} ${unit === 'st' ? 'lb' : unit}`;
