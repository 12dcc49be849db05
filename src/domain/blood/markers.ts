import { BLOOD_IMMUNE } from '#domain/blood/markers/blood-immune.ts';
import { HORMONES } from '#domain/blood/markers/hormones.ts';
import { METABOLIC_HEART } from '#domain/blood/markers/metabolic-heart.ts';
import { NUTRIENTS_IRON } from '#domain/blood/markers/nutrients-iron.ts';
import { ORGANS_ELECTROLYTES } from '#domain/blood/markers/organs-electrolytes.ts';
import { MARKER_ALIASES } from '#domain/blood/markers/aliases.ts';
import { MARKER_LOINCS, type Loinc } from '#domain/blood/markers/loincs.ts';
import { LABORATORY_LIMITS } from '#domain/blood/markers/sources.ts';
import type {
  Direction,
  Evidence,
  MarkerRow,
  Preparation,
  Source,
  Span,
  BandOf,
} from '#domain/blood/markers/row.ts';

const TABLES = {
  'metabolic-heart': METABOLIC_HEART,
  'blood-immune': BLOOD_IMMUNE,
  hormones: HORMONES,
  'organs-electrolytes': ORGANS_ELECTROLYTES,
  'nutrients-iron': NUTRIENTS_IRON,
} as const;

export type MarkerCategory = keyof typeof TABLES;
export type MarkerKey =
  | keyof typeof METABOLIC_HEART
  | keyof typeof BLOOD_IMMUNE
  | keyof typeof HORMONES
  | keyof typeof ORGANS_ELECTROLYTES
  | keyof typeof NUTRIENTS_IRON;

/** A blood marker: names, measurement and bands. For adults who are not pregnant. */
export interface Marker {
  readonly key: MarkerKey;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly category: MarkerCategory;
  /** One of the 40 shown first. */
  readonly isCore: boolean;
  readonly loincs: readonly Loinc[];
  /** Conventional unit, in which values are stored. */
  readonly unit: string;
  readonly siUnit: string;
  /** Commonly printed units, canonical unit first. */
  readonly units: readonly string[];
  /** In the canonical unit, both ends included. Outside, the value or the unit is probably wrong. */
  readonly plausible: readonly [number, number];
  readonly decimals: number;
  readonly specimen: 'blood' | 'urine';
  readonly needs: Preparation | null;
  readonly variantOf: MarkerKey | null;
  readonly reference: BandOf;
  readonly optimal: BandOf;
  readonly critical: Span;
  readonly direction: Direction | null;
  readonly evidence: Evidence | null;
  readonly source: Source;
  readonly note: string | null;
}

const nothing: BandOf = () => undefined;

function markerFrom(category: MarkerCategory, key: MarkerKey, row: MarkerRow): Marker {
  const {
    name,
    unit,
    si,
    also = [],
    plausible,
    decimals,
    critical = [null, null],
    direction,
    evidence,
  } = row;
  return {
    key,
    name,
    category,
    unit,
    plausible,
    decimals,
    critical,
    direction,
    evidence,
    siUnit: si[0],
    units: [...new Set([unit, si[0], ...also.map(([other]) => other)])],
    aliases: [...MARKER_ALIASES[key].spoken, ...MARKER_ALIASES[key].printed],
    loincs: MARKER_LOINCS[key],
    isCore: row.isCore ?? false,
    specimen: row.specimen ?? 'blood',
    needs: row.needs ?? null,
    variantOf: row.variantOf !== undefined && isMarkerKey(row.variantOf) ? row.variantOf : null,
    reference: row.reference ?? nothing,
    optimal: row.optimal ?? nothing,
    source: row.source ?? LABORATORY_LIMITS,
    note: row.note ?? null,
  };
}

const ROWS: Readonly<Record<MarkerKey, MarkerRow>> = {
  ...METABOLIC_HEART,
  ...BLOOD_IMMUNE,
  ...HORMONES,
  ...ORGANS_ELECTROLYTES,
  ...NUTRIENTS_IRON,
};

export const isMarkerKey = (text: string): text is MarkerKey => Object.hasOwn(ROWS, text);

/** Table row of a marker, with its unit conversions. */
export const rowOf = (key: MarkerKey): MarkerRow => ROWS[key];

export const MARKER_CATEGORIES: readonly MarkerCategory[] = Object.keys(TABLES).filter(
  (name): name is MarkerCategory => Object.hasOwn(TABLES, name),
);

/** All markers by category, in table order. */
export const MARKERS: readonly Marker[] = MARKER_CATEGORIES.flatMap((category) =>
  Object.keys(TABLES[category])
    .filter(isMarkerKey)
    .map((key) => markerFrom(category, key, ROWS[key])),
);

const BY_KEY: ReadonlyMap<string, Marker> = new Map(MARKERS.map((marker) => [marker.key, marker]));

/** How many markers are known, for people. */
export const MARKER_COUNT: number = MARKERS.filter(({ variantOf }) => variantOf === null).length;

export function markerOf(key: MarkerKey): Marker {
  const marker = BY_KEY.get(key);
  if (!marker) throw new RangeError(`no marker ${key}`);
  return marker;
}
