import type { Specimen } from '#domain/blood/panel.ts';
import { drawsIn, type DatedValue } from './fhir-draws.ts';
import { fhirCodes, fhirName } from './fhir-code.ts';
import { fhirPlace, fastingIn, specimenOf, laboratoryOf, personsIn } from './fhir-context.ts';
import { FhirResources, type FhirResource, type KeptResource } from './fhir-resources.ts';
import { dayOf, effectiveText } from './fhir-time.ts';
import { fhirRange, fhirValue } from './fhir-value.ts';
import type { BloodFile, FoundValue, ReadingDoubt } from './found-values.ts';
import { listIn, objectIn, textIn } from './json-parts.ts';
import { LeftOutTally } from './left-out.ts';
import { markerOfLoinc, markerOfName } from './marker-match.ts';
import { specimenIn } from './specimen.ts';

const LABORATORY = new Set(['laboratory', 'lab', 'ch', 'hm', 'chemistry', 'hematology', 'haematology']);
/** Body measures and answers, which programs send without a category. */
const NO_LABORATORY = new Set(
  '8302-2 29463-7 3141-9 39156-5 8480-6 8462-4 8867-4 9279-1 8310-5 85354-9 59408-5 2708-6 72166-2 8289-1 9843-4 72514-3 56799-0 8331-1 77606-2 59576-9'.split(
    ' ',
  ),
);
const NOT_DONE: Readonly<Record<string, 'entered-in-error' | 'cancelled'>> = {
  'entered-in-error': 'entered-in-error',
  cancelled: 'cancelled',
};

/** Reads observations of one file. */
class ObservationReader {
  readonly left = new LeftOutTally();
  readonly values: DatedValue[] = [];
  readonly #resources: FhirResources;
  readonly #timeZone: string;
  /** The reports that name an observation. */
  readonly #reports = new Map<KeptResource, KeptResource[]>();
  readonly #seen = new Set<string>();

  constructor(resources: FhirResources, timeZone: string) {
    this.#resources = resources;
    this.#timeZone = timeZone;
    for (const report of resources.ofType('DiagnosticReport'))
      for (const result of listIn(report.resource['result']))
        this.#claim(report, resources.find(result, report), 0);
    // What a report contains is its own, also where it does not list it.
    for (const kept of resources.ofType('Observation'))
      if (kept.holder?.type === 'DiagnosticReport') this.#claim(kept.holder, kept, 0);
  }

  #claim(report: KeptResource, member: KeptResource | undefined, depth: number): void {
    if (!member || depth > 3) return;
    const known = this.#reports.get(member);
    if (known?.includes(report)) return;
    this.#reports.set(member, [...(known ?? []), report]);
    for (const inner of listIn(member.resource['hasMember']))
      this.#claim(report, this.#resources.find(inner, member), depth + 1);
  }

  read(kept: KeptResource): void {
    const { resource } = kept;
    const reports = this.#reports.get(kept) ?? [];
    const { name, loincs } = fhirName(resource['code']);
    const called = name || (loincs[0] ?? 'A result without a name');
    if (this.#resources.isOutdated(kept)) return this.left.add('repeated', called);
    const status = [resource, ...reports.map((report) => report.resource)].map(
      (one) => textIn(one['status']) ?? '',
    );
    const undone = status.map((one) => NOT_DONE[one]).find((one) => one !== undefined);
    if (!isLaboratory(resource, reports, loincs)) return this.left.add('not-laboratory', called);
    if (undone) return this.left.add(undone, called);
    const components = listIn(resource['component']).map(objectIn);
    const hasOwn = this.#add(kept, resource, reports);
    const inner = components.filter((component) => this.#add(kept, component, reports, called));
    const isPanel = listIn(resource['hasMember']).length > 0;
    if (!hasOwn && inner.length === 0 && !isPanel) this.left.add('no-value', called);
  }

  /** Adds the value of an observation or of one of its components. Returns whether there is one. */
  #add(
    kept: KeptResource,
    part: FhirResource,
    reports: readonly KeptResource[],
    panelName?: string,
  ): boolean {
    const value = fhirValue(part);
    if (!value) return false;
    const { name, loincs } = fhirName(part['code']);
    if (name === '' && loincs.length === 0) {
      this.left.add('no-name', value.text);
      return true;
    }
    const told =
      effectiveText(kept.resource) ?? reports.map(({ resource }) => effectiveText(resource)).find(Boolean);
    const specimen = specimenOf(kept, reports, this.#resources) ?? specimenIn(name);
    const { doubts, ...named } = markerFor(
      { loincs, name: name || (loincs[0] ?? ''), unit: value.unit, unitCode: value.unitCode, specimen },
      value.value,
    );
    const found: FoundValue = {
      ...named,
      name: name || (loincs[0] ?? ''),
      loinc: loincs[0] ?? null,
      text: value.text,
      value: value.value,
      censored: value.censored,
      unit: value.unit,
      ...fhirRange(part['referenceRange'], value),
      specimen,
      readAt: {
        page: null,
        line: null,
        text: [panelName, name || loincs[0], value.text, value.unit].filter(Boolean).join(' · '),
      },
      doubts: [...doubts, ...doubtsOf(kept.resource)],
      effective: told ?? null,
    };
    const place = fhirPlace(kept, reports, this.#resources);
    const same = [place.subject, told, found.loinc, found.name, found.text, found.unit].join('\u0000');
    if (this.#seen.has(same)) this.left.add('repeated', found.name);
    else
      this.values.push({
        found,
        day: dayOf(told, this.#timeZone) ?? null,
        laboratory: laboratoryOf(kept, reports, this.#resources),
        isFasting: fastingIn(kept, this.#resources),
        ...place,
      });
    this.#seen.add(same);
    return true;
  }
}

const doubtsOf = (resource: FhirResource): ReadingDoubt[] =>
  ['preliminary', 'registered'].includes(textIn(resource['status']) ?? '') ? ['preliminary'] : [];

interface Named {
  readonly loincs: readonly string[];
  readonly name: string;
  readonly unit: string | null;
  readonly unitCode: string | undefined;
  readonly specimen: Specimen | null;
}

/** A code says more than a name: where there is one, the name is not asked. */
function markerFor(
  { loincs, name, unit, unitCode, specimen }: Named,
  value: number | null,
): Pick<FoundValue, 'marker' | 'orMarker' | 'doubts'> {
  for (const loinc of loincs)
    for (const one of [unit, unitCode ?? unit]) {
      const found = markerOfLoinc(loinc, one, specimen);
      if (found) return { marker: found.marker, orMarker: null, doubts: found.mark ? [found.mark] : [] };
    }
  if (loincs.length > 0) return { marker: null, orMarker: null, doubts: [] };
  const { marker, orMarker, isWeak } = markerOfName(name, { unit, specimen, value });
  return { marker, orMarker, doubts: isWeak ? ['weak-name'] : [] };
}

/** Whether an observation is of a laboratory: by its category, else by the report it stands in, else by what it is not. */
function isLaboratory(
  resource: FhirResource,
  reports: readonly KeptResource[],
  loincs: readonly string[],
): boolean {
  const categories = fhirCodes(resource['category']);
  if (categories.some((code) => LABORATORY.has(code))) return true;
  const inReport = reports.some((report) =>
    fhirCodes(report.resource['category']).some((code) => LABORATORY.has(code)),
  );
  if (categories.length > 0) return inReport;
  return inReport || !loincs.some((loinc) => NO_LABORATORY.has(loinc));
}

/**
 * The laboratory results of FHIR R4: bundles of any type, reports with contained or bundled results, single resources or a list of them.
 * @param parsed JSON as it was read
 * @param timeZone of the member, for times that are written in UTC
 */
export function readFhir(parsed: unknown, timeZone: string): BloodFile {
  const resources = new FhirResources(parsed);
  const reader = new ObservationReader(resources, timeZone);
  for (const kept of resources.ofType('Observation')) reader.read(kept);
  const persons = personsIn(resources, reader.values);
  return { format: 'fhir', panels: drawsIn(reader.values, persons), leftOut: reader.left.list };
}

/** Whether JSON has the shape of FHIR: a resource, or a list that begins with one. */
export function isFhir(parsed: unknown): boolean {
  const [first] = Array.isArray(parsed) ? (parsed as readonly unknown[]) : [parsed];
  return textIn(objectIn(first)['resourceType']) !== undefined;
}
