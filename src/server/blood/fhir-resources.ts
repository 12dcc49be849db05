import { createHash } from 'node:crypto';
import type { BloodPanel, PanelValue } from '#contract/blood/blood.ts';
import { drawsOf } from '#domain/blood/draws.ts';
import { flagOf } from '#domain/blood/flag.ts';
import type { Person } from '#domain/blood/person.ts';
import type { MarkerFlag } from '#domain/blood/lab-value.ts';
import type { Specimen } from '#domain/blood/panel.ts';
import { ucumCode } from '#domain/blood/ucum.ts';
import { loincOf } from './fhir-loinc.ts';

/** A resource of FHIR R4 (https://hl7.org/fhir/R4/) with its place in a bundle. */
export interface BundleEntry {
  readonly fullUrl: string;
  readonly resource: Readonly<Record<string, unknown>> & {
    readonly resourceType: string;
    readonly id: string;
  };
}

const LOINC = 'http://loinc.org';
const UCUM = 'http://unitsofmeasure.org';
const SNOMED = 'http://snomed.info/sct';
const TERMINOLOGY = 'http://terminology.hl7.org/CodeSystem';

/** The same id for the same thing in every export, so importing two creates no duplicates. UUID version 8 (RFC 9562). */
function idOf(...parts: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const urlOf = (id: string): string => `urn:uuid:${id}`;
const referenceTo = (id: string) => ({ reference: urlOf(id) });

const entry = (resourceType: string, id: string, rest: object): BundleEntry => ({
  fullUrl: urlOf(id),
  resource: { resourceType, id, ...rest },
});

const coded = (system: string, code: string, display?: string) => ({
  coding: [{ system, code, ...(display !== undefined && { display }) }],
});

const patientId = (userId: string): string => idOf('patient', userId);

/** The member, with only the sex that ranges depend on. */
export const patientEntry = (userId: string, { sex }: Person): BundleEntry =>
  entry('Patient', patientId(userId), { gender: sex });

const SPECIMENS: Readonly<Record<Specimen, object>> = {
  blood: { ...coded(SNOMED, '119297000', 'Blood specimen'), text: 'Blood' },
  urine: { ...coded(SNOMED, '122575003', 'Urine specimen'), text: 'Urine' },
  other: { text: 'Other' },
};

const specimenId = ({ id }: BloodPanel, { specimen }: PanelValue): string =>
  idOf('specimen', id, specimen ?? 'unknown');

/** Samples of a panel, one of each known kind. */
function specimenEntries(userId: string, panel: BloodPanel): BundleEntry[] {
  const { isFasting, collectedOn, values } = panel;
  const byKind = new Map(values.map((value) => [value.specimen, value]));
  return [...byKind].flatMap(([kind, value]) =>
    kind === null && isFasting === null
      ? []
      : [
          entry('Specimen', specimenId(panel, value), {
            ...(kind && { type: SPECIMENS[kind] }),
            subject: referenceTo(patientId(userId)),
            collection: {
              collectedDateTime: collectedOn,
              ...(isFasting !== null && {
                fastingStatusCodeableConcept: coded(`${TERMINOLOGY}/v2-0916`, isFasting ? 'F' : 'NF'),
              }),
            },
          }),
        ],
  );
}

function quantity(value: number, unit: string | null) {
  const code = unit === null ? undefined : ucumCode(unit);
  return {
    value,
    ...(unit !== null && { unit }),
    ...(code !== undefined && { system: UCUM, code }),
  };
}

const COMPARATORS = { lt: '<', gt: '>' } as const;

function valueOf({ value, unit, censored, text }: PanelValue) {
  if (value === null) return { valueString: text };
  return {
    valueQuantity: { ...quantity(value, unit), ...(censored && { comparator: COMPARATORS[censored] }) },
  };
}

/** The lab's own range, never ours. */
function rangeOf({ labLow, labHigh, unit }: PanelValue) {
  if (labLow === null && labHigh === null) return {};
  return {
    referenceRange: [
      {
        ...(labLow !== null && { low: quantity(labLow, unit) }),
        ...(labHigh !== null && { high: quantity(labHigh, unit) }),
      },
    ],
  };
}

const INTERPRETATIONS: Readonly<Record<MarkerFlag, string>> = {
  'critical-low': 'LL',
  low: 'L',
  'borderline-low': 'N',
  optimal: 'N',
  'in-range': 'N',
  'borderline-high': 'N',
  high: 'H',
  'critical-high': 'HH',
};

function interpretationOf(panel: BloodPanel, value: PanelValue, person: Person | null) {
  const [drawn] = drawsOf([{ ...panel, values: [value] }]).flatMap(({ values }) => values);
  const flag = drawn && person ? flagOf(drawn, person) : undefined;
  return flag === undefined
    ? {}
    : { interpretation: [coded(`${TERMINOLOGY}/v3-ObservationInterpretation`, INTERPRETATIONS[flag])] };
}

/**
 * A panel's report, samples and values.
 * @param judgedFor the person values are interpreted for; null if no ranges apply
 */
export function panelEntries(userId: string, panel: BloodPanel, judgedFor: Person | null): BundleEntry[] {
  const { laboratory, collectedOn, isFasting } = panel;
  const common = {
    status: 'final',
    subject: referenceTo(patientId(userId)),
    effectiveDateTime: collectedOn,
    ...(laboratory !== null && { performer: [{ type: 'Organization', display: laboratory }] }),
  };
  const observations = panel.values.map((value, position) => {
    const loinc = loincOf(value);
    return entry('Observation', idOf('observation', panel.id, position), {
      ...common,
      category: [coded(`${TERMINOLOGY}/observation-category`, 'laboratory', 'Laboratory')],
      code: { ...(loinc !== undefined && coded(LOINC, loinc)), text: value.name },
      ...valueOf(value),
      ...rangeOf(value),
      ...interpretationOf(panel, value, judgedFor),
      ...((value.specimen !== null || isFasting !== null) && {
        specimen: referenceTo(specimenId(panel, value)),
      }),
    });
  });
  const report = entry('DiagnosticReport', panel.id, {
    ...common,
    category: [coded(`${TERMINOLOGY}/v2-0074`, 'LAB', 'Laboratory')],
    code: { ...coded(LOINC, '11502-2', 'Laboratory report'), text: 'Blood panel' },
    result: observations.map(({ resource }) => referenceTo(resource.id)),
  });
  return [report, ...specimenEntries(userId, panel), ...observations];
}
