import type { Censored } from '#domain/blood/lab-value.ts';
import { fhirName } from './code.ts';
import { listIn, numberIn, objectIn, textIn } from './json-parts.ts';
import { readRange, type LabRange } from '#domain/blood-import/range-text.ts';
import { readResult } from '#domain/blood-import/result-text.ts';
import { looksLikeUnit } from '#domain/blood-import/unit-text.ts';

/** Value of an observation or component. */
export interface FhirValue {
  readonly text: string;
  readonly value: number | null;
  readonly censored: Censored | null;
  readonly unit: string | null;
  /** UCUM code, if it differs from `unit`. */
  readonly unitCode: string | undefined;
  /** Written with a comma that could be a decimal comma or group thousands. */
  readonly isAmbiguous?: boolean;
}

const CENSORED: Readonly<Record<string, Censored>> = { '<': 'lt', '<=': 'lt', '>': 'gt', '>=': 'gt' };

function ofQuantity(quantity: unknown): FhirValue | undefined {
  const { value, unit, code, comparator } = objectIn(quantity);
  // A number in quotes may have a decimal comma.
  const written = readResult(textIn(value) ?? '');
  const number = numberIn(value) ?? written.value ?? undefined;
  if (number === undefined) return undefined;
  const sign = textIn(comparator) ?? '';
  const unitText = textIn(unit) ?? textIn(code);
  // "1" is UCUM for no unit.
  return {
    text: `${sign}${String(value)}`,
    value: number,
    censored: CENSORED[sign] ?? null,
    unit: unitText === undefined || unitText === '1' ? null : unitText,
    unitCode: textIn(code),
    isAmbiguous: written.isAmbiguous,
  };
}

const plain = (text: string | undefined): FhirValue | undefined =>
  text === undefined ? undefined : { text, value: null, censored: null, unit: null, unitCode: undefined };

function ofText(text: string | undefined): FhirValue | undefined {
  if (text === undefined) return undefined;
  const { value, censored, unit, isAmbiguous } = readResult(text);
  // A remark after a number is not a unit.
  return {
    text,
    value,
    censored,
    unit: unit !== null && looksLikeUnit(unit) ? unit : null,
    unitCode: undefined,
    isAmbiguous,
  };
}

/** "3 – 5 /HPF" and "1 : 80" can't be scored. */
function ofTwo(first: unknown, sign: string, second: unknown): FhirValue | undefined {
  const [one, two] = [ofQuantity(first), ofQuantity(second)];
  if (!one && !two) return undefined;
  const [unit, otherUnit] = [one?.unit, two?.unit].map((text) => text ?? '');
  const isOne = unit === '' || otherUnit === '' || unit === otherUnit;
  const before = isOne ? [one?.text] : [one?.text, unit];
  return plain(
    [...before, sign, two?.text, isOne ? unit || otherUnit : otherUnit]
      .filter((part) => part !== undefined && part !== '')
      .join(' '),
  );
}

/** Value of an observation or component, of any type; undefined if none. */
export function fhirValue(resource: Readonly<Record<string, unknown>>): FhirValue | undefined {
  const { valueQuantity, valueString, valueCodeableConcept, valueInteger, valueBoolean } = resource;
  const { valueRange, valueRatio, valueDateTime, valueTime, valueDecimal } = resource;
  const range = objectIn(valueRange);
  const ratio = objectIn(valueRatio);
  return (
    ofQuantity(valueQuantity) ??
    ofQuantity({ value: valueInteger ?? valueDecimal }) ??
    ofText(textIn(valueString)) ??
    plain(textIn(fhirName(valueCodeableConcept).name)) ??
    (typeof valueBoolean === 'boolean' ? plain(valueBoolean ? 'Yes' : 'No') : undefined) ??
    ofTwo(range['low'], '–', range['high']) ??
    ofTwo(ratio['numerator'], ':', ratio['denominator']) ??
    plain(textIn(valueDateTime) ?? textIn(valueTime))
  );
}

const isNormal = (range: Readonly<Record<string, unknown>>): boolean => {
  const { coding, text } = objectIn(range['type']);
  const words = [textIn(text), ...listIn(coding).map((one) => textIn(objectIn(one)['code']))]
    .join(' ')
    .trim();
  return words === '' || /normal|recommended|reference/i.test(words);
};

const NO_RANGE: LabRange = { labLow: null, labHigh: null };

const isForAll = ({ appliesTo, age }: Readonly<Record<string, unknown>>): boolean =>
  listIn(appliesTo).length === 0 && age === undefined;

/**
 * The normal range. None if it has another unit, isn't numeric, is reversed, or if there are several and each is for certain
 * people only.
 */
export function fhirRange(ranges: unknown, { unit, unitCode }: FhirValue): LabRange {
  const normal = listIn(ranges).map(objectIn).filter(isNormal);
  const range = normal.find(isForAll) ?? (normal.length === 1 ? normal[0] : undefined);
  const bound = (side: unknown): number | null => {
    const { value, unit: own, code } = objectIn(side);
    const number = numberIn(value);
    const itsUnit = textIn(own) ?? textIn(code);
    const isSame =
      itsUnit === undefined ||
      unit === null ||
      itsUnit === unit ||
      itsUnit === unitCode ||
      textIn(code) === unitCode;
    return number !== undefined && isSame ? number : null;
  };
  const bounds = { labLow: bound(range?.['low']), labHigh: bound(range?.['high']) };
  const text = textIn(range?.['text']);
  // Some programs reverse the bounds, so neither can be trusted.
  if (bounds.labLow !== null && bounds.labHigh !== null && bounds.labLow > bounds.labHigh) return NO_RANGE;
  return bounds.labLow === null && bounds.labHigh === null && text !== undefined ? readRange(text) : bounds;
}
