import { panelsOf } from '#domain/blood-import/panels-of.ts';
import type { FoundPanel, FoundValue } from '#domain/blood-import/found-values.ts';

/** A value with what tells which draw it belongs to. */
export interface DatedValue {
  readonly found: FoundValue;
  /** Local day; null where nothing tells. */
  readonly day: string | null;
  readonly laboratory: string | null;
  readonly isFasting: boolean | null;
  /** Whose it is; empty where the file does not say. */
  readonly subject: string;
  readonly encounter: string | undefined;
  readonly reports: readonly string[];
}

interface Draw {
  readonly values: DatedValue[];
  readonly codes: Set<string>;
  readonly clocks: Set<string>;
  readonly places: Set<string>;
}

const codeOf = ({ found }: DatedValue): string => found.loinc ?? found.name.toLowerCase();
const placesOf = ({ encounter, reports }: DatedValue): string[] => [
  ...(encounter === undefined ? [] : [encounter]),
  ...reports,
];

/** The clock of a time as it is written; empty for a day. */
const clockOf = ({ found }: DatedValue): string => found.effective?.slice(10) ?? '';

/** Two draws of one day are one where they share an instant, a visit or a report, or one has neither, and no test stands in both. */
function isOne(one: Draw, other: Draw): boolean {
  if ([...one.codes].some((code) => other.codes.has(code))) return false;
  if ([...one.clocks].some((clock) => other.clocks.has(clock))) return true;
  if ([...one.places].some((place) => other.places.has(place))) return true;
  const hasNoClock = one.clocks.has('') || other.clocks.has('');
  return hasNoClock && (one.places.size === 0 || other.places.size === 0);
}

function drawsOfDay(values: readonly DatedValue[]): Draw[] {
  const groups = Map.groupBy(values, (value) =>
    [clockOf(value), value.encounter, value.reports[0]].join('\u0000'),
  );
  const draws: Draw[] = [];
  for (const group of groups.values()) {
    const draw: Draw = {
      values: [...group],
      codes: new Set(group.map(codeOf)),
      clocks: new Set(group.map(clockOf)),
      places: new Set(group.flatMap(placesOf)),
    };
    const same = draws.find((known) => isOne(known, draw));
    if (!same) {
      draws.push(draw);
      continue;
    }
    same.values.push(...draw.values);
    for (const code of draw.codes) same.codes.add(code);
    for (const clock of draw.clocks) same.clocks.add(clock);
    for (const place of draw.places) same.places.add(place);
  }
  return draws;
}

/**
 * Values by draw, the newest first.
 * @param persons what to call the people of the file, where there are several
 */
export function drawsIn(values: readonly DatedValue[], persons: ReadonlyMap<string, string>): FoundPanel[] {
  const byDay = Map.groupBy(values, ({ day, subject }) => `${subject}\u0000${day ?? ''}`);
  return panelsOf(
    [...byDay.values()].flatMap(drawsOfDay).map(({ values: drawn }) => ({
      collectedOn: drawn[0]?.day ?? null,
      laboratory: drawn.map(({ laboratory }) => laboratory).find((name) => name !== null) ?? null,
      isFasting: drawn.map(({ isFasting }) => isFasting).find((told) => told !== null) ?? null,
      person: persons.get(drawn[0]?.subject ?? '') ?? null,
      values: drawn.map(({ found }) => found),
    })),
  );
}
