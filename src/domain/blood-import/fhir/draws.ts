import { storablePanels } from '#domain/blood-import/storable-panels.ts';
import type { FoundPanel, FoundValue } from '#domain/blood-import/found-values.ts';

/** A value with what identifies its draw. */
export interface DatedValue {
  readonly found: FoundValue;
  /** Local day; null if unknown. */
  readonly day: string | null;
  readonly laboratory: string | null;
  readonly isFasting: boolean | null;
  /** The person tested; empty if unknown. */
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

/** Time of day as written; empty for a date. */
const clockOf = ({ found }: DatedValue): string => found.effective?.slice(10) ?? '';

/**
 * Whether two draws of one day are the same: they share a time, a visit or a report, or one has neither, and no test is in both.
 */
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

/** Groups values by draw, newest first. @param persons names, if the file has several people */
export function drawsIn(values: readonly DatedValue[], persons: ReadonlyMap<string, string>): FoundPanel[] {
  const byDay = Map.groupBy(values, ({ day, subject }) => `${subject}\u0000${day ?? ''}`);
  return storablePanels(
    [...byDay.values()].flatMap(drawsOfDay).map(({ values: drawn }) => ({
      collectedOn: drawn[0]?.day ?? null,
      laboratory: drawn.map(({ laboratory }) => laboratory).find((name) => name !== null) ?? null,
      isFasting: drawn.map(({ isFasting }) => isFasting).find((answer) => answer !== null) ?? null,
      person: persons.get(drawn[0]?.subject ?? '') ?? null,
      values: drawn.map(({ found }) => found),
    })),
  );
}
