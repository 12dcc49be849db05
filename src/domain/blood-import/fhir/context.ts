import type { Specimen } from '#domain/blood/panel.ts';
import { fhirCodes, fhirName } from './code.ts';
import type { DatedValue } from './draws.ts';
import type { FhirResource, FhirResources, IndexedResource } from './resources.ts';
import { collectedText } from './time.ts';
import { listIn, objectIn, textIn } from './json-parts.ts';
import { specimenIn } from '#domain/blood-import/specimen.ts';

const written = (reference: unknown): string | undefined => textIn(objectIn(reference)['reference']);

/** Specimens referenced by an observation or its reports. */
const specimensOf = (
  kept: IndexedResource,
  reports: readonly IndexedResource[],
  resources: FhirResources,
): FhirResource[] =>
  [kept, ...reports].flatMap((holder) =>
    listIn(holder.resource['specimen']).flatMap((reference) => {
      const found = resources.find(reference, holder);
      return found ? [found.resource] : [];
    }),
  );

/** Collection time of a referenced specimen. */
export const collectedOf = (
  kept: IndexedResource,
  reports: readonly IndexedResource[],
  resources: FhirResources,
): string | undefined =>
  specimensOf(kept, reports, resources)
    .map(collectedText)
    .find((text) => text !== undefined);

/** Kind of a referenced specimen. */
export function specimenOf(
  kept: IndexedResource,
  reports: readonly IndexedResource[],
  resources: FhirResources,
): Specimen | null {
  for (const holder of [kept, ...reports])
    for (const reference of listIn(holder.resource['specimen'])) {
      const specimen = resources.find(reference, holder)?.resource;
      const words = [
        fhirName(specimen?.['type']).name,
        ...fhirCodes(specimen?.['type']),
        textIn(objectIn(reference)['display']),
      ];
      const kind = specimenIn(words.filter(Boolean).join(' '));
      if (kind) return kind;
    }
  return null;
}

/** Name of the performing organization; people don't count. */
export function laboratoryOf(
  kept: IndexedResource,
  reports: readonly IndexedResource[],
  resources: FhirResources,
): string | null {
  for (const holder of [kept, ...reports])
    for (const reference of listIn(holder.resource['performer'])) {
      const found = resources.find(reference, holder);
      const type =
        found?.type ??
        textIn(objectIn(reference)['type']) ??
        /([A-Z]\w+)\/[^/]+$/.exec(written(reference) ?? '')?.[1];
      if (type !== undefined && type !== 'Organization') continue;
      const name = textIn(found?.resource['name']) ?? textIn(objectIn(reference)['display']);
      if (name !== undefined) return name;
    }
  return null;
}

const FASTING_LOINC = '49541-6';
const FASTING_CODES = new Set(['f', 'fasting', 'la6675-8', 'la33-6', 'yes']);
const FED_CODES = new Set([
  'nf',
  'ng',
  'non-fasting',
  'not fasting',
  'nonfasting',
  'la6676-6',
  'la32-8',
  'no',
]);

function fastingCode(concept: unknown): boolean | null {
  const codes = fhirCodes(concept);
  if (codes.some((code) => FED_CODES.has(code))) return false;
  return codes.some((code) => FASTING_CODES.has(code)) ? true : null;
}

/** Whether a draw was fasting by its specimen or the observation itself. */
export function fastingIn(
  kept: IndexedResource,
  reports: readonly IndexedResource[],
  resources: FhirResources,
): boolean | null {
  const { resource } = kept;
  if (fhirName(resource['code']).loincs.includes(FASTING_LOINC)) {
    const answer = resource['valueBoolean'];
    return typeof answer === 'boolean' ? answer : fastingCode(resource['valueCodeableConcept']);
  }
  const statuses = specimensOf(kept, reports, resources).map((specimen) =>
    fastingCode(objectIn(specimen['collection'])['fastingStatusCodeableConcept']),
  );
  return statuses.find((one) => one !== null) ?? null;
}

/** Identifies the person a subject refers to. */
const personIn = (subject: unknown): string | undefined => {
  const { identifier, display } = objectIn(subject);
  return written(subject) ?? textIn(objectIn(identifier)['value']) ?? textIn(display);
};

/** Subject, encounter and reports, which join values to a draw. */
export function fhirPlace(
  kept: IndexedResource,
  reports: readonly IndexedResource[],
  resources: FhirResources,
): Pick<DatedValue, 'subject' | 'encounter' | 'reports'> {
  const holders = [kept, ...reports];
  const subject = holders.map(({ resource }) => personIn(resource['subject'])).find(Boolean);
  const found = resources.find({ reference: subject }, kept);
  return {
    subject: found?.names[0] ?? subject ?? '',
    encounter: holders.map(({ resource }) => written(resource['encounter'])).find(Boolean),
    // A panel of tests is not a draw, because other panels may share it.
    reports: reports.filter(({ type }) => type === 'DiagnosticReport').map(({ names }) => names[0] ?? ''),
  };
}

/** Name of a patient: "Ada Lovelace". */
function nameOf(resources: FhirResources, subject: string): string | undefined {
  const patient = resources.ofType('Patient').find(({ names }) => names.includes(subject))?.resource;
  const { text, given, family } = objectIn(listIn(patient?.['name'])[0]);
  const parts = [...listIn(given), family].map(textIn).filter((part) => part !== undefined);
  return textIn(text) ?? (parts.length > 0 ? parts.join(' ') : undefined);
}

/** If the file has only one person, assigns them results without a subject. */
export function withOneSubject(values: readonly DatedValue[]): readonly DatedValue[] {
  const [subject, ...others] = new Set(values.map((value) => value.subject).filter((one) => one !== ''));
  return subject === undefined || others.length > 0 ? values : values.map((value) => ({ ...value, subject }));
}

/** Names of people by reference; empty if all results belong to one person. */
export function personsIn(
  resources: FhirResources,
  values: readonly DatedValue[],
): ReadonlyMap<string, string> {
  const subjects = [...new Set(values.map(({ subject }) => subject))];
  if (subjects.length < 2) return new Map();
  return new Map(
    subjects.map((subject, at) => [subject, nameOf(resources, subject) ?? `Person ${at + 1}`] as const),
  );
}
