import { DERIVED_BLOOD } from './blood.ts';
import { DERIVED_METABOLIC } from './metabolic.ts';
import { DERIVED_ORGANS } from './organs.ts';
import { bandAt, type DerivedBand, type DerivedRow } from './row.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { Person } from '#domain/blood/person.ts';
import type { Draw, LabValue } from '#domain/blood/lab-value.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';

/** Derived markers by key. */
export const DERIVED_ROWS = { ...DERIVED_METABOLIC, ...DERIVED_ORGANS, ...DERIVED_BLOOD };

export type DerivedKey = keyof typeof DERIVED_ROWS;

/** Input of a derived marker, in its canonical unit, with the day of its draw. */
export interface DerivedInput extends Pick<LabValue, 'marker' | 'value' | 'printed'> {
  readonly date: string;
}

/** A derived marker and its inputs. */
export interface DerivedMarker extends Pick<DerivedRow, 'name' | 'unit' | 'decimals' | 'formula' | 'source'> {
  readonly key: DerivedKey;
  readonly value: number;
  readonly band: DerivedBand | undefined;
  /** Marker to fill in if it wasn't measured. */
  readonly fills: MarkerKey | null;
  readonly inputs: readonly DerivedInput[];
  /** Day of the newest input. */
  readonly date: string;
  /** Person it was computed for; null if it doesn't depend on age or sex. */
  readonly person: Person | null;
}

/** Inputs further apart don't describe the same state of the body, days. */
const MAX_DAYS_APART = 7;

const KEYS = Object.keys(DERIVED_ROWS).filter((key): key is DerivedKey => Object.hasOwn(DERIVED_ROWS, key));

interface Dated extends DerivedInput, Pick<LabValue, 'censored'> {
  readonly isFasting: boolean | null;
}

function computed(key: DerivedKey, inputs: readonly Dated[], person: Person): DerivedMarker | undefined {
  const row: DerivedRow = DERIVED_ROWS[key];
  const newest = inputs
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  if (newest === undefined || inputs.length < row.inputs.length) return undefined;
  if (inputs.some(({ censored }) => censored !== null)) return undefined;
  if (row.needsFasting && inputs.some(({ isFasting }) => isFasting === false)) return undefined;
  const values = new Map(inputs.map(({ marker, value }) => [marker, value]));
  const value = row.compute((marker) => values.get(marker) ?? Number.NaN, person);
  if (value === undefined || !Number.isFinite(value)) return undefined;
  const { name, unit, decimals, formula, source, bands, fills, ofPerson } = row;
  return {
    key,
    name,
    unit,
    decimals,
    formula,
    source,
    value,
    date: newest,
    person: ofPerson ? person : null,
    band: bands && bandAt(value, bands(person)),
    fills: fills ?? null,
    inputs: inputs.map(({ marker, value: input, printed, date }) => ({
      marker,
      value: input,
      ...(printed && { printed }),
      date,
    })),
  };
}

/** Newest value of a marker. @param draws newest first */
function inputAt(draws: readonly Draw[], marker: MarkerKey): Dated | undefined {
  for (const { date, isFasting, values } of draws) {
    const found = values.find((value) => value.marker === marker);
    if (found) return { ...found, date, isFasting };
  }
  return undefined;
}

/**
 * Derives markers from the values of a day and the 7 days before it, with at least one input from that day. Skips censored
 * inputs, and draws after food if fasting matters.
 * @param draws oldest first
 * @param person with the age on that day
 */
export function derivedOn(draws: readonly Draw[], on: string, person: Person): readonly DerivedMarker[] {
  const since = addDays(on, -MAX_DAYS_APART);
  // Filtered once, because a member may have hundreds of draws.
  const near = draws.filter(({ date }) => date >= since && date <= on).toReversed();
  return KEYS.flatMap((key) => {
    const inputs = DERIVED_ROWS[key].inputs.flatMap((marker) => inputAt(near, marker) ?? []);
    const derived = inputs.some(({ date }) => date === on) ? computed(key, inputs, person) : undefined;
    return derived ?? [];
  });
}

/**
 * Newest value of every derived marker.
 * @param draws oldest first
 * @param personOn person with the age on a local day
 */
export function derivedMarkers(
  draws: readonly Draw[],
  personOn: (date: string) => Person,
): readonly DerivedMarker[] {
  const newest = new Map<DerivedKey, DerivedMarker>();
  for (const on of new Set(
    draws
      .map(({ date }) => date)
      .toSorted()
      .reverse(),
  )) {
    for (const derived of derivedOn(draws, on, personOn(on))) {
      if (!newest.has(derived.key)) newest.set(derived.key, derived);
    }
  }
  return KEYS.flatMap((key) => newest.get(key) ?? []);
}

/**
 * Fills in markers that weren't measured but can be derived: eGFR, LDL and non-HDL cholesterol, transferrin saturation.
 * @param draws oldest first
 * @param personOn person with the age on a local day
 */
export function withDerived(draws: readonly Draw[], personOn: (date: string) => Person): readonly Draw[] {
  return draws.map((draw) => {
    const measured = new Set(draw.values.map(({ marker }) => marker));
    const filled = derivedOn(draws, draw.date, personOn(draw.date)).flatMap(({ fills, value }): LabValue[] =>
      fills === null || measured.has(fills)
        ? []
        : [{ marker: fills, value, censored: null, labLow: null, labHigh: null }],
    );
    return filled.length === 0 ? draw : { ...draw, values: [...draw.values, ...filled] };
  });
}
