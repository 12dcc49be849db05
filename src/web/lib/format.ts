import { roundEnergy, shownKcal } from '#domain/meals/estimates/round-energy.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import type { Estimate } from '#domain/meals/estimates/estimate.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { feetAndInchesFromCm, inchesFromCm } from '#domain/units/length.ts';
import { lbFromKg } from '#domain/units/mass.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const tenth = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const free = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Kilocalories of foods and meals, to 1: "1,284". */
export const formatKcal = (energyKcal: number): string => whole.format(energyKcal);

/** How many: "1,284". */
export const formatCount = (count: number): string => whole.format(count);

/** A figure to 0.1: "29.3". */
export const formatTenth = (value: number): string => tenth.format(value);

/** "4,032 readings", "1 ketone reading": a count with its noun, with a regular plural. */
export const countText = (count: number, one: string): string =>
  `${whole.format(count)} ${one}${count === 1 ? '' : 's'}`;

/** "no readings" instead of "0 readings". */
export const countOrNoText = (count: number, one: string): string =>
  count === 0 ? `no ${one}s` : countText(count, one);

/** Macros in grams: to 1, below 10 to 0.1. Source of all rounding here: the product's science notes, section 9. */
export const formatGrams = (grams: number): string => (Math.abs(grams) < 9.95 ? tenth : whole).format(grams);

/** An end of a range of estimated energy, rounded to a realistic precision: to 10 from 100 up, to 5 from 20 up. */
export const formatEnergy = (energyKcal: number): string => whole.format(roundEnergy(energyKcal));

/** "1,280 kcal". */
export const kcalText = (energy: Estimate): string => `${whole.format(shownKcal(energy))} kcal`;

/** "360–500"; undefined if both ends look the same, as for a typed figure. */
export function formatRange(
  { low, high }: Pick<Estimate, 'low' | 'high'>,
  format: (value: number) => string,
): string | undefined {
  const [from, to] = [format(low), format(high)];
  return from === to ? undefined : `${from}–${to}`;
}

/** The browser's English locale, for date order and clock format; American if it has none. */
export const LOCALE = navigator.languages.find((language) => language.startsWith('en')) ?? 'en-US';

const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
const dayMonth = new Intl.DateTimeFormat(LOCALE, DAY);
const dayMonthYear = new Intl.DateTimeFormat(LOCALE, { ...DAY, year: 'numeric' });
const weekdayDate = new Intl.DateTimeFormat(LOCALE, { ...DAY, weekday: 'short' });
const weekdayDateYear = new Intl.DateTimeFormat(LOCALE, { ...DAY, weekday: 'short', year: 'numeric' });

const asUtc = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** "Fri, Nov 20"; with the year if it isn't the current one. */
export const formatDate = (date: string, today: string): string =>
  (date.slice(0, 4) === today.slice(0, 4) ? weekdayDate : weekdayDateYear).format(asUtc(date));

/** "Nov 20"; with the year if it isn't the current one. */
export const formatShortDate = (date: string, today: string): string =>
  (date.slice(0, 4) === today.slice(0, 4) ? dayMonth : dayMonthYear).format(asUtc(date));

/** "Today", "Yesterday", "Tomorrow", or nothing. */
export function nearDay(date: string, today: string): string | undefined {
  return { 0: 'Today', 1: 'Yesterday', [-1]: 'Tomorrow' }[daysBetween(date, today)];
}

/** "Today, Nov 20". */
export function formatDay(date: string, today: string): string {
  const near = nearDay(date, today);
  return near ? `${near}, ${formatDayMonth(date)}` : formatDate(date, today);
}

/** "Nov 20": axis labels. */
export const formatDayMonth = (date: string): string => dayMonth.format(asUtc(date));

const monthYear = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "March 2027". */
export const formatMonth = (date: string): string => monthYear.format(asUtc(date));

const shortMonthYear = new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "Jul 2026": labels of long axes. */
export const formatMonthYear = (date: string): string => shortMonthYear.format(asUtc(date));

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Local time of an instant, "7:05 PM" or "19:05" by the browser's locale, with a non-breaking space. */
export function formatTime(instantMs: number, timeZone: string): string {
  let clock = clocks.get(timeZone);
  // Creating one takes as long as using it a hundred times.
  if (!clock)
    clocks.set(timeZone, (clock = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short', timeZone })));
  return clock.format(instantMs).replace(/\s/, '\u00a0');
}

/** A time of day, `HH:MM`, in the format of `formatTime`. */
export const formatClock = (time: string): string => formatTime(Date.parse(`1970-01-01T${time}Z`), 'UTC');

const DAY_MINUTES = 1440;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A minute of the day; minutes before and after midnight belong to the adjacent days. */
export function clockOf(minute: number): string {
  const ofDay = ((Math.round(minute) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return formatClock(`${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`);
}

/** A full hour on an axis: "4 AM" or "04:00". */
export const hourOf = (minute: number): string => clockOf(minute).replace(/:00(?=\s)/, '');

/** A body's mass in the member's units, to 0.1: "71.8 kg", "158.3 lb". */
export const formatMass = (massKg: number, system: UnitSystem): string =>
  system === 'imperial' ? `${tenth.format(lbFromKg(massKg))} lb` : `${tenth.format(massKg)} kg`;

/** A height in the member's units: "178 cm", "5'10"". */
export function formatHeight(heightCm: number, system: UnitSystem): string {
  if (system === 'metric') return `${tenth.format(Math.round(heightCm * 2) / 2)} cm`;
  const { feet, inches } = feetAndInchesFromCm(heightCm);
  return `${feet}'${tenth.format(inches)}"`;
}

/** A girth in the member's units, to 0.1: "79.5 cm", "31.3 in". */
export const formatGirth = (girthCm: number, system: UnitSystem): string =>
  system === 'imperial' ? `${tenth.format(inchesFromCm(girthCm))} in` : `${tenth.format(girthCm)} cm`;

/** A weekly change of mass as forms offer it: "0.25 kg", "0.5 lb". */
export const formatRate = (massKg: number, system: UnitSystem): string =>
  system === 'imperial' ? `${tenth.format(massKg * 2)} lb` : `${free.format(massKg)} kg`;
