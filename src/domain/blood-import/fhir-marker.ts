import type { FhirValue } from './fhir-value.ts';
import type { FoundValue } from './found-values.ts';
import { markerOfLoinc, markerOfName, unitFor, type MatchFacts } from './marker-match.ts';

/** A value with what tells its marker. */
interface Named extends Pick<FhirValue, 'unitCode'>, MatchFacts {
  readonly loincs: readonly string[];
  readonly name: string;
}

type Matched = Pick<FoundValue, 'marker' | 'orMarker' | 'doubts'>;

/** A code says more than a name: where there is one, the name is not asked. */
function matched({ loincs, name, unit, unitCode, specimen, value }: Named): Matched {
  for (const loinc of loincs)
    for (const one of [unit, unitCode ?? unit]) {
      const found = markerOfLoinc(loinc, one, specimen);
      if (found) return { marker: found.marker, orMarker: null, doubts: found.mark ? [found.mark] : [] };
    }
  if (loincs.length > 0) return { marker: null, orMarker: null, doubts: [] };
  const { marker, orMarker, isWeak } = markerOfName(name, { unit, specimen, value });
  return { marker, orMarker, doubts: isWeak ? ['weak-name'] : [] };
}

/** The marker of a value, and its unit: where the file has none, the only one in which the value is one that people have. */
export function fhirMarker(named: Named): Matched & Pick<FoundValue, 'unit'> {
  const found = matched(named);
  const inferred = named.unit === null && found.marker !== null ? unitFor(found.marker, named.value) : null;
  return inferred === null
    ? { ...found, unit: named.unit }
    : { ...found, unit: inferred, doubts: [...found.doubts, 'unit-inferred'] };
}
