import { drawsIn, type DatedValue } from './draws.ts';
import { fhirCodes, fhirName } from './code.ts';
import {
  collectedOf,
  fhirPlace,
  fastingIn,
  specimenOf,
  laboratoryOf,
  personsIn,
  withOneSubject,
} from './context.ts';
import { FhirResources, type FhirResource, type IndexedResource } from './resources.ts';
import { dayOf, effectiveText } from './time.ts';
import { fhirRange, type FhirValue, fhirValue } from './value.ts';
import type { BloodFile, FoundValue, ReadingDoubt } from '#domain/blood-import/found-values.ts';
import { listIn, objectIn, textIn } from './json-parts.ts';
import { LeftOutTally } from '#domain/blood-import/left-out-tally.ts';
import { specimenIn } from '#domain/blood-import/specimen.ts';
import {
  markerOfLoinc,
  markerOfName,
  inferredUnit,
  type MatchFacts,
} from '#domain/blood-import/marker-match.ts';

/** A value with what identifies its marker. */
interface Named extends Pick<FhirValue, 'unitCode'>, MatchFacts {
  readonly loincs: readonly string[];
  readonly name: string;
}

type Matched = Pick<FoundValue, 'marker' | 'orMarker' | 'doubts'>;

/** A code says more than a name. If there is one, the name is ignored. */
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

/** Marker and unit of a value. A missing unit is inferred if only one is plausible. */
function fhirMarker(named: Named): Matched & Pick<FoundValue, 'unit'> {
  const found = matched(named);
  const inferred =
    named.unit === null && found.marker !== null ? inferredUnit(found.marker, named.value) : null;
  return inferred === null
    ? { ...found, unit: named.unit }
    : { ...found, unit: inferred, doubts: [...found.doubts, 'unit-inferred'] };
}

const LABORATORY = new Set(['laboratory', 'lab', 'ch', 'hm', 'chemistry', 'hematology', 'haematology']);
/** Body measurements and survey answers, which some programs send without a category. */
const NOT_LABORATORY = new Set(
  '8302-2 29463-7 3141-9 39156-5 8480-6 8462-4 8867-4 9279-1 8310-5 85354-9 59408-5 2708-6 72166-2 8289-1 9843-4 72514-3 56799-0 8331-1 77606-2 59576-9'.split(
    ' ',
  ),
);
const NOT_DONE: Readonly<Record<string, 'entered-in-error' | 'cancelled'>> = {
  'entered-in-error': 'entered-in-error',
  cancelled: 'cancelled',
};

/** Maximum nesting of panels. */
const MAX_DEPTH = 12;

/** Reads the observations of a file. */
class ObservationReader {
  readonly left = new LeftOutTally();
  readonly values: DatedValue[] = [];
  readonly #resources: FhirResources;
  readonly #timeZone: string;
  /** Reports and panels that contain an observation. */
  readonly #reports = new Map<IndexedResource, IndexedResource[]>();
  readonly #seen = new Set<string>();
  readonly #missed = new Set<string>();

  constructor(resources: FhirResources, timeZone: string) {
    this.#resources = resources;
    this.#timeZone = timeZone;
    for (const report of resources.ofType('DiagnosticReport'))
      for (const result of listIn(report.resource['result'])) {
        const member = resources.find(result, report);
        if (member) this.#claim(report, member, 0);
        else if (!resources.isOutdated(report)) this.#miss(report, result);
      }
    for (const panel of resources.ofType('Observation'))
      for (const member of listIn(panel.resource['hasMember']))
        this.#hold(panel, resources.find(member, panel));
    // Contained results belong to their report, even if it doesn't list them.
    for (const kept of resources.ofType('Observation'))
      if (kept.holder?.type === 'DiagnosticReport') this.#claim(kept.holder, kept, 0);
  }

  /** Notes a result that a lab report references but the file doesn't contain. */
  #miss({ resource }: IndexedResource, result: unknown): void {
    const { reference, display } = objectIn(result);
    const called = textIn(display) ?? textIn(reference) ?? '';
    const target = textIn(reference) ?? called;
    if (!isLaboratory(resource, [], []) || this.#missed.has(target)) return;
    this.#missed.add(target);
    this.left.add('elsewhere', called);
  }

  #claim(report: IndexedResource, member: IndexedResource | undefined, depth: number): void {
    if (depth > MAX_DEPTH || !this.#hold(report, member)) return;
    for (const inner of listIn(member.resource['hasMember']))
      this.#claim(report, this.#resources.find(inner, member), depth + 1);
  }

  /** Returns whether it is new. */
  #hold(holder: IndexedResource, member: IndexedResource | undefined): member is IndexedResource {
    const known = member && this.#reports.get(member);
    if (!member || known?.includes(holder)) return false;
    this.#reports.set(member, [...(known ?? []), holder]);
    return true;
  }

  read(kept: IndexedResource): void {
    const { resource } = kept;
    const reports = this.#reports.get(kept) ?? [];
    const { name, loincs } = fhirName(resource['code']);
    const called = name || (loincs[0] ?? 'Unnamed result');
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

  /** Adds the value of an observation or component. Returns whether it has one. */
  #add(
    kept: IndexedResource,
    part: FhirResource,
    reports: readonly IndexedResource[],
    panelName?: string,
  ): boolean {
    const value = fhirValue(part);
    if (!value) return false;
    const { name, loincs } = fhirName(part['code']);
    if (name === '' && loincs.length === 0) {
      this.left.add('no-name', value.text);
      return true;
    }
    const { time, day } = this.#timeOf(kept, reports);
    const specimen = specimenOf(kept, reports, this.#resources) ?? specimenIn(name);
    const { doubts, ...named } = fhirMarker({ ...value, loincs, name: name || (loincs[0] ?? ''), specimen });
    const found: FoundValue = {
      ...named,
      name: name || (loincs[0] ?? ''),
      loinc: loincs[0] ?? null,
      text: value.text,
      value: value.value,
      censored: value.censored,
      ...fhirRange(part['referenceRange'], value),
      specimen,
      readAt: {
        page: null,
        line: null,
        text: [panelName, name || loincs[0], value.text, value.unit].filter(Boolean).join(' · '),
      },
      doubts: [
        ...doubts,
        ...(value.isAmbiguous ? (['decimals-unsure'] as const) : []),
        ...doubtsOf(kept.resource),
      ],
      effective: time ?? null,
    };
    const place = fhirPlace(kept, reports, this.#resources);
    const same = [place.subject, time, found.loinc, found.name, found.text, found.unit].join('\u0000');
    if (this.#seen.has(same)) this.left.add('repeated', found.name);
    else
      this.values.push({
        found,
        day,
        laboratory: laboratoryOf(kept, reports, this.#resources),
        isFasting: fastingIn(kept, reports, this.#resources),
        ...place,
      });
    this.#seen.add(same);
    return true;
  }

  /** Collection time from the most reliable source. The report's issue date is the last resort. */
  #timeOf(
    kept: IndexedResource,
    reports: readonly IndexedResource[],
  ): { readonly time: string | undefined; readonly day: string | null } {
    const taken = [
      effectiveText(kept.resource),
      collectedOf(kept, reports, this.#resources),
      ...reports.map(({ resource }) => effectiveText(resource)),
    ].filter((text) => text !== undefined);
    const issued = [kept, ...reports].map(({ resource }) => textIn(resource['issued']));
    const texts = taken.length > 0 ? taken : issued.filter((text) => text !== undefined);
    const days = texts.map((text) => dayOf(text, this.#timeZone));
    return { time: texts[0], day: days.find((day) => day !== undefined) ?? null };
  }
}

const doubtsOf = (resource: FhirResource): ReadingDoubt[] =>
  ['preliminary', 'registered'].includes(textIn(resource['status']) ?? '') ? ['preliminary'] : [];

/** Whether an observation is from a lab: by its category, then its report, then its codes. */
function isLaboratory(
  resource: FhirResource,
  reports: readonly IndexedResource[],
  loincs: readonly string[],
): boolean {
  const categories = fhirCodes(resource['category']);
  if (categories.some((code) => LABORATORY.has(code))) return true;
  const inReport = reports.some((report) =>
    fhirCodes(report.resource['category']).some((code) => LABORATORY.has(code)),
  );
  if (categories.length > 0) return inReport;
  return inReport || !loincs.some((loinc) => NOT_LABORATORY.has(loinc));
}

/**
 * Reads lab results from FHIR R4: bundles of any type, reports with contained or bundled results, single resources or a list.
 * @param timeZone of the member, for UTC times
 */
export function readFhir(parsed: unknown, timeZone: string): BloodFile {
  const resources = new FhirResources(parsed);
  const reader = new ObservationReader(resources, timeZone);
  for (const kept of resources.ofType('Observation')) reader.read(kept);
  for (const gone of resources.deleted)
    if (gone['resourceType'] === 'Observation') reader.left.add('deleted', fhirName(gone['code']).name);
  const values = withOneSubject(reader.values);
  return { format: 'fhir', panels: drawsIn(values, personsIn(resources, values)), leftOut: reader.left.list };
}

/** Whether JSON looks like FHIR: a resource, or a list that starts with one. */
export function isFhir(parsed: unknown): boolean {
  const [first] = Array.isArray(parsed) ? (parsed as readonly unknown[]) : [parsed];
  return textIn(objectIn(first)['resourceType']) !== undefined;
}
