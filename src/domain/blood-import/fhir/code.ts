import { listIn, objectIn, textIn } from './json-parts.ts';

/** Name and codes of a `CodeableConcept`. */
export interface FhirName {
  /** Empty if it has none. */
  readonly name: string;
  /** LOINC codes in their order. */
  readonly loincs: readonly string[];
}

const LOINC_SYSTEM = /loinc\.org|2\.16\.840\.1\.113883\.6\.1$|^LN$|^loinc$/i;
const LOINC_CODE = /^(\d{1,7})-(\d)$/;

/** Whether a code has the format of LOINC, including its check digit (Luhn, modulus 10). */
export function isLoinc(code: string): boolean {
  const [, digits, check] = LOINC_CODE.exec(code) ?? [];
  if (digits === undefined) return false;
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(check);
}

/** Name and LOINC codes of a concept. The lab's own text comes before display names of codes. */
export function fhirName(concept: unknown): FhirName {
  const { text, coding } = objectIn(concept);
  const codings = listIn(coding).map(objectIn);
  const isOfLoinc = (one: Readonly<Record<string, unknown>>): boolean => {
    const system = textIn(one['system']);
    const code = textIn(one['code']) ?? '';
    return system === undefined ? isLoinc(code) : LOINC_SYSTEM.test(system) && LOINC_CODE.test(code);
  };
  const ofLoinc = codings.filter(isOfLoinc);
  const displays = [...ofLoinc, ...codings].map(({ display }) => textIn(display));
  const codes = codings.map(({ code }) => textIn(code));
  return {
    name:
      textIn(text) ??
      displays.find((one) => one !== undefined) ??
      codes.find((one) => one !== undefined) ??
      '',
    loincs: [...new Set(ofLoinc.map(({ code }) => textIn(code) ?? ''))],
  };
}

/** All codes of a list of concepts, in lowercase. */
export const fhirCodes = (concepts: unknown): string[] =>
  listIn(concepts).flatMap((concept) =>
    listIn(objectIn(concept)['coding'])
      .map((coding) => textIn(objectIn(coding)['code'])?.toLowerCase())
      .concat(textIn(objectIn(concept)['text'])?.toLowerCase())
      .filter((code) => code !== undefined),
  );
