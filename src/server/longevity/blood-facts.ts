import { derivedMarkers, withDerived, type DerivedKey } from '#domain/blood/derived/derived-markers.ts';
import type { Person } from '#domain/blood/person.ts';
import type { Draw, LabValue } from '#domain/blood/lab-value.ts';
import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import { markerScore } from '#domain/blood/marker-score.ts';
import type { LongevityFacts } from '#domain/longevity/assess-longevity.ts';
import type { ScoredMarker } from '#domain/longevity/blood-pillar.ts';
import type { Measured } from '#domain/longevity/measured.ts';
import { addDays } from '#domain/time/local-date.ts';

/** Counted by pillar 5. */
const OF_METABOLISM: ReadonlySet<MarkerKey> = new Set(['glucose-fasting', 'glucose-2h', 'hba1c']);
/** Blood values count for two years in Life's Essential 8 and metabolism. */
const HOLDS_DAYS = 730;

interface Dated extends LabValue {
  readonly date: string;
}

/** Latest value of each marker. Fasting glucose must be from a fasting draw. @param draws oldest first */
function newestOf(draws: readonly Draw[]): ReadonlyMap<MarkerKey, Dated> {
  const newest = new Map<MarkerKey, Dated>();
  for (const draw of draws)
    for (const value of draw.values)
      if (!value.isAfterFood) newest.set(value.marker, { ...value, date: draw.date });
  return newest;
}

function scoredMarkers(newest: ReadonlyMap<MarkerKey, Dated>, person: Person): ScoredMarker[] {
  return [...newest.values()].flatMap((value) => {
    const { evidence } = markerOf(value.marker);
    const score = OF_METABOLISM.has(value.marker) || !evidence ? undefined : markerScore(value, person);
    return evidence && score !== undefined
      ? [{ marker: value.marker, value: value.value, date: value.date, score, evidence }]
      : [];
  });
}

type BloodFacts = Pick<
  LongevityFacts,
  'markers' | 'hba1cPercent' | 'fastingGlucoseMgdl' | 'nonHdlMgdl' | 'homaIr' | 'triglycerideGlucose'
>;

/** Newest blood value of each marker as of a day. @param draws oldest first */
export function bloodFactsOf(draws: readonly Draw[], person: Person, date: string): BloodFacts {
  const known = withDerived(
    draws.filter((draw) => draw.date <= date),
    () => person,
  );
  const newest = newestOf(known);
  const since = addDays(date, -HOLDS_DAYS);
  const recent = (marker: MarkerKey): Measured | undefined => {
    const found = newest.get(marker);
    return found && found.date >= since
      ? { value: found.value, origin: 'blood-test', date: found.date }
      : undefined;
  };
  const derived = derivedMarkers(known, () => person);
  const figure = (key: DerivedKey): Measured | undefined => {
    const found = derived.find((each) => each.key === key);
    return found && found.date >= since
      ? { value: found.value, origin: 'blood-test', date: found.date }
      : undefined;
  };
  return {
    markers: scoredMarkers(newest, person),
    hba1cPercent: recent('hba1c'),
    fastingGlucoseMgdl: recent('glucose-fasting'),
    nonHdlMgdl: recent('non-hdl-c'),
    homaIr: figure('homa-ir'),
    triglycerideGlucose: figure('tyg'),
  };
}
