import type { BloodFile, FoundValue } from '#domain/blood-import/found-values.ts';

const UCUM = 'http://unitsofmeasure.org';

export const code = (loinc: string, text: string) => ({
  coding: [{ system: 'http://loinc.org', code: loinc }],
  text,
});
export const quantity = (value: number, unit: string) => ({ value, unit, system: UCUM, code: unit });

/** A result as a lab’s program would write it. */
export const result = (loinc: string, text: string, rest: Readonly<Record<string, unknown>>) => ({
  resourceType: 'Observation',
  status: 'final',
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: code(loinc, text),
  effectiveDateTime: '2026-03-04T08:15:00+01:00',
  ...rest,
});

export const bundle = (...resources: readonly unknown[]) => ({
  resourceType: 'Bundle',
  type: 'collection',
  entry: resources.map((resource) => ({ resource })),
});

export const values = ({ panels }: BloodFile): FoundValue[] => panels.flatMap((panel) => panel.values);
