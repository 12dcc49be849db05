import type { Observation, ObservationComponent } from '@medplum/fhirtypes';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { findMetric } from '#domain/metrics/catalog.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import type { Db } from '#server/db/database.ts';
import type { EntryTable } from '#server/db/entries.ts';
import { glucoseReadings } from '#server/glucose/tables.ts';
import { todayOf } from '#server/member/queries.ts';
import { seriesOf } from '#server/metrics/queries.ts';
import { vitalReadings } from '#server/vitals/tables.ts';

/** A resource of FHIR R4. */
export interface FhirEntry {
  readonly fullUrl: string;
  readonly resource: object & { readonly resourceType: string };
}

const PAGE = 1000;
const CATEGORY = 'http://terminology.hl7.org/CodeSystem/observation-category';
const LOINC = 'http://loinc.org';
const UCUM = 'http://unitsofmeasure.org';

/** A kind of measurement: its LOINC code if there is one, its name, and its unit in UCUM and in words. */
interface Measure {
  readonly loinc?: string;
  readonly name: string;
  readonly ucum: string;
  readonly unit: string;
}

const codeOf = ({ loinc, name }: Pick<Measure, 'loinc' | 'name'>) => ({
  ...(loinc !== undefined && { coding: [{ system: LOINC, code: loinc }] }),
  text: name,
});

const quantityOf = ({ ucum, unit }: Measure, value: number) => ({
  valueQuantity: { value, unit, system: UCUM, code: ucum },
});

interface Observed {
  readonly id: string;
  readonly at: string;
  readonly category: 'vital-signs' | 'activity';
  readonly status?: 'final' | 'preliminary';
  readonly rest: Figure;
}

/** A kind of measurement, and the value. */
type Figure = Pick<Observation, 'code' | 'valueQuantity'> & { readonly component?: ObservationComponent[] };

const observation = (patient: string, { id, at, category, status = 'final', rest }: Observed): FhirEntry => {
  // The type keeps the structure consistent with R4.
  const resource: Observation = {
    resourceType: 'Observation',
    id,
    status,
    category: [{ coding: [{ system: CATEGORY, code: category }] }],
    subject: { reference: patient },
    effectiveDateTime: at,
    ...rest,
  };
  return { fullUrl: `urn:uuid:${id}`, resource };
};

/** Id for a part of an entry: the entry's own with a different last group, the same in every export. */
const partId = (id: string, part: number): string =>
  part === 0
    ? id
    : `${id.slice(0, 24)}${((Number.parseInt(id.slice(24), 16) + part) % 16 ** 12).toString(16).padStart(12, '0')}`;

/** A member's entries of a table, oldest first, page by page. */
async function* pagesOf<Table extends EntryTable>(
  db: Db,
  table: Table,
  userId: string,
): AsyncGenerator<readonly Table['$inferSelect'][]> {
  let last: { localDate: string; id: string } | undefined;
  do {
    const rows = (await db
      .select()
      .from(table as PgTable)
      .where(
        and(
          eq(table.userId, userId),
          isNull(table.deletedAt),
          last && sql`(${table.localDate}, ${table.id}) > (${last.localDate}::date, ${last.id}::uuid)`,
        ),
      )
      .orderBy(asc(table.localDate), asc(table.id))
      .limit(PAGE)) as { localDate: string; id: string }[];
    if (rows.length > 0) yield rows as Table['$inferSelect'][];
    last = rows.length < PAGE ? undefined : rows.at(-1);
  } while (last !== undefined);
}

type Body = typeof bodyMeasurements.$inferSelect;
type Vital = typeof vitalReadings.$inferSelect;

const BODY: readonly (Measure & { readonly of: (row: Body) => number | null })[] = [
  { loinc: '29463-7', name: 'Body weight', ucum: 'kg', unit: 'kg', of: ({ massKg }) => massKg },
  { loinc: '41982-0', name: 'Body fat', ucum: '%', unit: '%', of: ({ bodyFatPercent }) => bodyFatPercent },
  { loinc: '8280-0', name: 'Waist circumference', ucum: 'cm', unit: 'cm', of: ({ waistCm }) => waistCm },
];

const MS = { ucum: 'ms', unit: 'ms' };
const VITALS: readonly (Measure & { readonly of: (row: Vital) => number | null })[] = [
  {
    loinc: '40443-4',
    name: 'Resting heart rate',
    ucum: '/min',
    unit: 'beats/min',
    of: (row) => row.restingHeartRateBpm,
  },
  { loinc: '8310-5', name: 'Body temperature', ucum: 'Cel', unit: '°C', of: (row) => row.bodyTemperatureC },
  {
    loinc: '59408-5',
    name: 'Oxygen saturation',
    ucum: '%',
    unit: '%',
    of: (row) => row.oxygenSaturationPercent,
  },
  { loinc: '80404-7', name: 'Heart rate variability (SDNN)', ...MS, of: (row) => row.hrvSdnnMs },
];

const MM_HG = { ucum: 'mm[Hg]', unit: 'mm Hg' };
const [SYSTOLIC, DIASTOLIC]: readonly [Measure, Measure] = [
  { loinc: '8480-6', name: 'Systolic blood pressure', ...MM_HG },
  { loinc: '8462-4', name: 'Diastolic blood pressure', ...MM_HG },
];

function pressureRest({ systolicMmhg, diastolicMmhg }: Vital): Figure | undefined {
  if (systolicMmhg === null || diastolicMmhg === null) return undefined;
  return {
    code: codeOf({ loinc: '85354-9', name: 'Blood pressure' }),
    component: [
      { code: codeOf(SYSTOLIC), ...quantityOf(SYSTOLIC, systolicMmhg) },
      { code: codeOf(DIASTOLIC), ...quantityOf(DIASTOLIC, diastolicMmhg) },
    ],
  };
}

/** Observations of an entry with several figures. */
const partsOf = (patient: string, row: Body | Vital, parts: readonly (Figure | undefined)[]): FhirEntry[] =>
  parts.flatMap((rest, part) =>
    rest === undefined
      ? []
      : [
          observation(patient, {
            id: partId(row.id, part),
            at: row.measuredAt.toISOString(),
            category: 'vital-signs',
            rest,
          }),
        ],
  );

const figure = (measure: Measure, value: number | null): Figure | undefined =>
  value === null ? undefined : { code: codeOf(measure), ...quantityOf(measure, value) };

const GLUCOSE: Readonly<Record<'finger-stick' | 'sensor', Measure>> = {
  'finger-stick': { loinc: '2339-0', name: 'Glucose in blood', ucum: 'mg/dL', unit: 'mg/dL' },
  sensor: { loinc: '99504-3', name: 'Glucose in interstitial fluid', ucum: 'mg/dL', unit: 'mg/dL' },
};

const COMPARATORS = { low: '<', high: '>' } as const;

const glucoseEntry = (
  patient: string,
  { id, measuredAt, origin, glucoseMgdl, outOfRange }: typeof glucoseReadings.$inferSelect,
): FhirEntry => {
  const { valueQuantity } = quantityOf(GLUCOSE[origin], glucoseMgdl);
  const comparator = outOfRange === null ? {} : { comparator: COMPARATORS[outOfRange] };
  const rest = { code: codeOf(GLUCOSE[origin]), valueQuantity: { ...valueQuantity, ...comparator } };
  return observation(patient, { id, at: measuredAt.toISOString(), category: 'vital-signs', rest });
};

/** Intake of a day, by metric. Only total energy has an equivalent LOINC code. */
const INTAKE: Readonly<Record<string, Measure>> = {
  energyKcal: { loinc: '9052-2', name: 'Energy intake', ucum: 'kcal', unit: 'kcal' },
  proteinG: { name: 'Protein intake', ucum: 'g', unit: 'g' },
  carbsG: { name: 'Carbohydrate intake', ucum: 'g', unit: 'g' },
  fatG: { name: 'Fat intake', ucum: 'g', unit: 'g' },
  fiberG: { name: 'Fiber intake', ucum: 'g', unit: 'g' },
};

const FIRST_DAY = '1900-01-01';

interface ObservationSource {
  readonly db: Db;
  readonly userId: string;
  readonly nowMs: number;
  /** Reference to the patient in the bundle. */
  readonly patient: string;
  /** A stable id from words. */
  readonly idOf: (...parts: readonly string[]) => string;
}

/** Incompletely logged days are preliminary. */
async function* intakePages({
  db,
  userId,
  nowMs,
  patient,
  idOf,
}: ObservationSource): AsyncGenerator<FhirEntry[]> {
  const to = await todayOf(db, userId, nowMs);
  if (to === undefined) return;
  for (const [key, measure] of Object.entries(INTAKE)) {
    const metric = findMetric(key);
    if (!metric) continue;
    const days = await seriesOf({ db, userId, from: FIRST_DAY, to, nowMs }, metric);
    yield days.map(({ date, value, isWhole }) =>
      observation(patient, {
        id: idOf('intake', userId, key, date),
        at: date,
        category: 'activity',
        status: isWhole ? 'final' : 'preliminary',
        rest: { code: codeOf(measure), ...quantityOf(measure, Math.round(value * 10) / 10) },
      }),
    );
  }
}

/** A member's weight, vitals, glucose and intake as observations of FHIR R4, page by page. */
export async function* observationPages(asked: ObservationSource): AsyncGenerator<readonly FhirEntry[]> {
  const { db, userId, patient } = asked;
  for await (const rows of pagesOf(db, bodyMeasurements, userId))
    yield rows.flatMap((row) =>
      partsOf(
        patient,
        row,
        BODY.map(({ of, ...measure }) => figure(measure, of(row))),
      ),
    );
  for await (const rows of pagesOf(db, vitalReadings, userId))
    yield rows.flatMap((row) =>
      partsOf(patient, row, [
        pressureRest(row),
        ...VITALS.map(({ of, ...measure }) => figure(measure, of(row))),
      ]),
    );
  for await (const rows of pagesOf(db, glucoseReadings, userId))
    yield rows.map((row) => glucoseEntry(patient, row));
  yield* intakePages(asked);
}
