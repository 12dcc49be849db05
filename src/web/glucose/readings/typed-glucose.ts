import { parseNumber } from '#web/lib/entry-form.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { looksLikeMgdl, looksLikeMmoll, VALID_GLUCOSE_MGDL } from '#domain/glucose/plausible-reading.ts';
import { mgdlFrom, sayGlucose } from '#domain/glucose/glucose-text.ts';

const { low: MIN_MGDL, high: MAX_MGDL } = VALID_GLUCOSE_MGDL;
// Accepts the rounded limits in mmol/L, 1.1 and 33.3.
const ROUNDING_MGDL = 0.5;

/** Result of parsing a value: a reading, one that looks like the other unit, or invalid. */
export type TypedGlucose =
  | { readonly kind: 'reading'; readonly glucoseMgdl: number }
  | { readonly kind: 'other-unit'; readonly unit: GlucoseUnit; readonly glucoseMgdl: number }
  | { readonly kind: 'fault'; readonly text: string };

const OTHER: Readonly<Record<GlucoseUnit, GlucoseUnit>> = { 'mg/dL': 'mmol/L', 'mmol/L': 'mg/dL' };
const EXAMPLE: Readonly<Record<GlucoseUnit, string>> = { 'mg/dL': '98', 'mmol/L': '5.4' };
const LIMITS: Readonly<Record<GlucoseUnit, string>> = {
  'mg/dL': `${MIN_MGDL} to ${MAX_MGDL} mg/dL`,
  'mmol/L': '1.1 to 33.3 mmol/L',
};

const isInRange = (glucoseMgdl: number): boolean =>
  glucoseMgdl >= MIN_MGDL - ROUNDING_MGDL && glucoseMgdl <= MAX_MGDL + ROUNDING_MGDL;

/** Parses a value in a unit. @param isSure the member confirmed the unit */
export function readTyped(typed: string, unit: GlucoseUnit, isSure: boolean): TypedGlucose {
  const value = parseNumber(typed);
  if (value === null || Number.isNaN(value))
    return { kind: 'fault', text: `Enter a number, such as ${EXAMPLE[unit]}.` };
  const seemsOther = unit === 'mg/dL' ? looksLikeMmoll(value) : looksLikeMgdl(value);
  const other = mgdlFrom(value, OTHER[unit]);
  const glucoseMgdl = mgdlFrom(value, unit);
  if (seemsOther && isInRange(other) && !(isSure && isInRange(glucoseMgdl)))
    return { kind: 'other-unit', unit: OTHER[unit], glucoseMgdl: clamped(other) };
  if (!isInRange(glucoseMgdl)) return { kind: 'fault', text: `Enter ${LIMITS[unit]}.` };
  return { kind: 'reading', glucoseMgdl: clamped(glucoseMgdl) };
}

const clamped = (glucoseMgdl: number): number => Math.min(MAX_MGDL, Math.max(MIN_MGDL, glucoseMgdl));

/** Asks whether a value is in the other unit. */
export function unitQuestion(typed: string, unit: GlucoseUnit, glucoseMgdl: number) {
  const figure = typed.trim();
  const meant = `${figure} ${OTHER[unit]}`;
  const typedMgdl = mgdlFrom(parseNumber(figure) ?? Number.NaN, unit);
  const back = isInRange(typedMgdl)
    ? ` To keep ${figure} ${unit}, go back and save again.`
    : ` ${figure} ${unit} is outside any meter’s range.`;
  return {
    title: `Did you mean ${meant}?`,
    text: `${meant} is ${sayGlucose(glucoseMgdl, unit)}.${back}`,
    confirmLabel: `Save ${meant}`,
  };
}
