import { unitMeanings } from '#domain/blood/lab-unit.ts';

/** Units in lab reports that none of our markers use. */
const OTHER_UNITS =
  /^(?:‰|fl|pg|fmol|ratio|quotient|index|sec|s|kpa|mmhg|titer|titre|au\/ml|s\/co|coi|mosm\/kg|mosmol\/kg|\/?(?:hpf|lpf|field)|mg\/24 ?h|ml\/min.*|nmol\/.*|mg\/g.*|mg\/mmol.*|g\/mol.*|mmol\/mol.*|%.{0,20})$/i;
const MAX_CHARS = 30;

/** Removes "calculated" remarks and unmatched brackets from a unit. */
export const bareUnit = (text: string): string =>
  text
    .replace(/\(?\bcalc(?:ulated|\.)?\)?/i, '')
    .replace(/^\s*[([](?=[^)\]]*$)|^\s*\[(.*)\]\s*$/, '$1')
    .replace(/^([^([]*)[)\]]\s*$/, '$1')
    .trim();

/** Whether a text is a unit: "mg/dL", "10^9/L", "%", "mL/min/1.73 m²". */
export function looksLikeUnit(text: string): boolean {
  const unit = bareUnit(text);
  if (unit === '' || unit.length > MAX_CHARS || /^\d+$/.test(unit)) return false;
  return OTHER_UNITS.test(unit) || unitMeanings(unit).length > 0;
}

/** Splits a heading into name and unit: "LDL-C (mg/dL)". */
export function nameAndUnit(text: string): { readonly name: string; readonly unit: string | null } {
  const [, before = '', unit = ''] =
    /^(.+?)\s*[[(,]\s*([^[(\])]+(?:\([^)]*\))?)\s*[\])]?\s*$/.exec(text.trim()) ?? [];
  return before !== '' && looksLikeUnit(unit)
    ? { name: before, unit: unit.trim() }
    : { name: text.trim(), unit: null };
}
