import type { LoincMark } from '#domain/blood/markers/loincs.ts';
import { inferUnit, isPlausible, toCanonical } from '#domain/blood/canonical-value.ts';
import { isMarkerKey, markerOf, MARKERS, type MarkerKey } from '#domain/blood/markers.ts';
import type { Specimen } from '#domain/blood/panel.ts';
import { specimenIn } from './specimen.ts';

/** Facts about a value besides its name. */
export interface MatchFacts {
  readonly unit: string | null;
  readonly specimen: Specimen | null;
  readonly value: number | null;
}

/** Marker for a name, with confidence and alternative. */
export interface MarkerMatch {
  readonly marker: MarkerKey | null;
  readonly orMarker: MarkerKey | null;
  /** The name contains more than the marker's name. */
  readonly isWeak: boolean;
}

const NONE: MarkerMatch = { marker: null, orMarker: null, isWeak: false };

/** Normalizes a name: lowercase, without accents, punctuation and extra spaces. */
const plainName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/γ/g, 'gamma')
    .replace(/α/g, 'alpha')
    .replace(/β/g, 'beta')
    .replace(/[^\p{L}\p{N}%+]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Words that say how it was measured, not what. */
const FILLER_WORDS = new Set(
  'serum plasma blood venous fasting level levels test total im in of the en el la le du de des di der calculated calc berechnet automated auto count absolute abs ser plas random quantitative conc concentration mass volume nfr assay lc ms ecl ia'.split(
    ' ',
  ),
);

const withoutFiller = (name: string): string => {
  const kept = name.split(' ').filter((word) => !FILLER_WORDS.has(word));
  return kept.length === 0 ? name : kept.join(' ');
};

const NAMES: ReadonlyMap<string, readonly MarkerKey[]> = (() => {
  const names = new Map<string, MarkerKey[]>();
  for (const { key, name, aliases } of MARKERS)
    for (const one of new Set(
      [name, key, ...aliases].flatMap((text) => [plainName(text), withoutFiller(plainName(text))]),
    ))
      names.set(one, [...(names.get(one) ?? []), key]);
  return names;
})();

/** Why a value can't belong to a marker: wrong specimen or wrong unit. */
function misfitOf(key: MarkerKey, { unit, specimen }: MatchFacts): 'specimen' | 'unit' | undefined {
  const isUrine = markerOf(key).specimen === 'urine';
  if (specimen === 'other' || (specimen === 'urine' && !isUrine)) return 'specimen';
  return unit === null || 'value' in toCanonical(key, 1, unit) ? undefined : 'unit';
}

const fits = (key: MarkerKey, facts: MatchFacts): boolean => misfitOf(key, facts) === undefined;

/** Markers whose name is part of a longer one, longest first. */
function* within(name: string): Generator<readonly MarkerKey[]> {
  const words = name.split(' ');
  for (let length = words.length - 1; length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const part = words.slice(from, from + length).join(' ');
      // Two letters within other words say little.
      if (part.length > 2 && NAMES.has(part)) yield NAMES.get(part) ?? [];
    }
}

/** Words that make it a different test despite containing a marker's name. */
const OTHER_TEST =
  /\b(?:free|ratio|quotient|index|antibod\w*|ab|ak|antikorper|anti|receptor|rezeptor|binding|binding capacity|isoenzym\w*|electrophoresis|nucleated|immature|reticulocyte|retikulozyten|width|volume|precursor|clearance|dihydro\w*|1 25|frei\w*|libre|libero|casts|cast|estimated average|average|mean|post|2h|stunden|unsaturated|macro\w*|pre|intact|particle|size|small|vldl|remnant|oxidi[sz]ed|bands?|glyc\w*|direct|indirect|direkt\w*|indirekt\w*|(?:un)?conjugated|bioavailable|bioverfugbar|pm|evening|abend\w*|ionized|ionised|ionisiert|transferrin)\b/;

/** Marker for a key from one of our own files. */
export const markerOfKey = (text: string): MarkerKey | null => {
  const key = text.trim().toLowerCase().replaceAll('_', '-');
  return isMarkerKey(key) ? key : null;
};

/** Marker for a LOINC code with this unit and specimen, and what the code adds; undefined if it fits none. */
export function markerOfLoinc(
  loinc: string,
  unit: string | null,
  specimen: Specimen | null,
): { readonly marker: MarkerKey; readonly mark: LoincMark | undefined } | undefined {
  for (const { key, loincs } of MARKERS) {
    const found = loincs.find(({ code }) => code === loinc);
    if (found && fits(key, { unit, specimen, value: null })) return { marker: key, mark: found.mark };
  }
  return undefined;
}

/** Marker whose code or name a value has, although specimen or unit don't fit; undefined if none. */
export function nearMarker(
  { name, loinc }: { readonly name: string; readonly loinc: string | null },
  facts: MatchFacts,
): { readonly marker: MarkerKey; readonly misfit: 'specimen' | 'unit' } | undefined {
  const coded = MARKERS.find(({ loincs }) => loincs.some(({ code }) => code === loinc))?.key;
  const named = markerOfName(name, { unit: null, specimen: 'blood', value: null });
  const marker = coded ?? (named.isWeak ? null : named.marker);
  const specimen = facts.specimen ?? specimenIn(name);
  const misfit = marker === null ? undefined : misfitOf(marker, { ...facts, specimen });
  return marker === null || misfit === undefined ? undefined : { marker, misfit };
}

const NO_LETTERS = /^[\d\s%]*$/;

/** Marker for a printed name in any language of the aliases. Unit and specimen must fit. */
export function markerOfName(text: string, facts: MatchFacts): MarkerMatch {
  const name = plainName(text);
  if (name === '' || NO_LETTERS.test(name)) return NONE;
  const specimen = facts.specimen ?? specimenIn(text);
  const able = (keys: readonly MarkerKey[]) => keys.filter((key) => fits(key, { ...facts, specimen }));
  const bracketed = /^(.*?)[([]([^)\]]+)[)\]]/.exec(text);
  const synonyms = text.split('/').map((part) => withoutFiller(plainName(part)));
  const exact = [
    name,
    withoutFiller(name),
    ...(bracketed?.slice(1).map((part) => withoutFiller(plainName(part))) ?? []),
  ];
  for (const one of exact) {
    const keys = able(NAMES.get(one) ?? []);
    if (keys.length > 0) return choose(keys, facts, false);
  }
  // "GPT/ALT" is one test with two names, "LDL/HDL" is a ratio.
  if (synonyms.length > 1) {
    const [first = [], ...rest] = synonyms.map((one) => able(NAMES.get(one) ?? []));
    const both = first.filter((key) => rest.every((keys) => keys.includes(key)));
    return both.length > 0 ? choose(both, facts, false) : NONE;
  }
  const [other] = name.match(OTHER_TEST) ?? [];
  for (const keys of within(withoutFiller(name))) {
    const left = able(keys).filter((key) => other === undefined || namesOf(key).includes(other));
    if (left.length > 0) return choose(left, facts, true);
  }
  return NONE;
}

const namesOf = (key: MarkerKey): string => {
  const { name, aliases } = markerOf(key);
  return [name, ...aliases].map(plainName).join(' ');
};

function choose(keys: readonly MarkerKey[], { unit, value }: MatchFacts, isWeak: boolean): MarkerMatch {
  const isLikely = (key: MarkerKey): boolean => {
    const inUnit = value === null ? undefined : toCanonical(key, value, unit);
    return !inUnit || !('value' in inUnit) || isPlausible(key, inUnit.value);
  };
  const likely = keys.filter(isLikely);
  const [marker = null, orMarker = null] = likely.length > 0 ? likely : keys;
  return { marker, orMarker, isWeak };
}

/** The only unit that makes a value plausible; null if none or several do. */
export function inferredUnit(marker: MarkerKey, value: number | null): string | null {
  const inferred = value === null ? undefined : inferUnit(marker, value);
  return inferred && 'unit' in inferred ? inferred.unit : null;
}
