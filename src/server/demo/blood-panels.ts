import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import { addDays } from '#domain/time/local-date.ts';
import { bloodPanels, bloodValues } from '#server/blood/tables.ts';
import { valueRows } from '#server/blood/value-rows.ts';
import type { Db } from '#server/db/database.ts';
import { demoId } from './demo-time.ts';
import type { RowsOf } from './tracker-rows.ts';

/** Printed values of half a year ago and of last month, in conventional units; null if it wasn't measured. */
type Results = readonly [marker: MarkerKey, before: string | null, after: string | null];

/**
 * Robin's blood: prediabetic glucose that falls with her weight, high LDL cholesterol, vitamin D low until she took supplements, normal
 * iron, and thyroid antibodies below the detection limit.
 */
const RESULTS: readonly Results[] = [
  ['glucose-fasting', '106', '101'],
  ['hba1c', '6.0', '5.7'],
  ['insulin-fasting', '13.8', '10.9'],
  ['uric-acid', '5.4', '5.1'],
  ['total-cholesterol', '238', '229'],
  ['ldl-c', '154', '148'],
  ['hdl-c', '54', '57'],
  ['non-hdl-c', '184', '172'],
  ['triglycerides', '148', '121'],
  ['apob', '116', '109'],
  ['lp-a-nmol', '38', null],
  ['homocysteine', null, '9.4'],
  ['hs-crp', '1.9', '1.2'],
  ['wbc', '6.4', '5.9'],
  ['neutrophils', '3.7', '3.4'],
  ['lymphocytes', '1.98', '1.95'],
  ['lymphocytes-pct', '31', '33'],
  ['monocytes', '0.48', '0.44'],
  ['eosinophils', '0.18', '0.16'],
  ['rbc', '4.52', '4.55'],
  ['hemoglobin', '13.6', '13.7'],
  ['hematocrit', '40.6', '40.9'],
  ['mcv', '89.8', '89.9'],
  ['mch', '30.1', '30.1'],
  ['mchc', '33.5', '33.5'],
  ['rdw', '13.2', '12.9'],
  ['platelets', '262', '254'],
  ['tsh', '2.1', '1.9'],
  ['ft4', '1.2', '1.2'],
  ['tpo-ab', null, '<9'],
  ['alt', '27', '22'],
  ['ast', '23', '21'],
  ['ggt', '24', '19'],
  ['alp', '68', '64'],
  ['bilirubin-total', '0.6', '0.7'],
  ['albumin', '4.3', '4.4'],
  ['total-protein', '7.1', '7.2'],
  ['creatinine', '0.74', '0.72'],
  ['bun', '13', '12'],
  ['sodium', '140', '139'],
  ['potassium', '4.3', '4.4'],
  ['calcium', '9.4', '9.4'],
  ['vitamin-d-25oh', '16', '31'],
  ['vitamin-b12', '412', '438'],
  ['folate', '9.8', '11.2'],
  ['ferritin', '74', '78'],
  ['iron', '84', '88'],
  ['tibc', null, '322'],
  ['transferrin-sat', null, '27'],
  ['magnesium', null, '2.1'],
];

/** This lab's own ranges, if it prints any. */
const LAB_RANGES: { readonly [K in MarkerKey]?: readonly [number, number] } = {
  tsh: [0.27, 4.2],
  ferritin: [13, 150],
  ft4: [0.9, 1.7],
};

const DRAWS = [
  { daysAgo: 209, column: 0 },
  { daysAgo: 27, column: 1 },
] as const;

function printed(marker: MarkerKey, text: string) {
  const { name, unit, loincs, specimen } = markerOf(marker);
  const [labLow = null, labHigh = null] = LAB_RANGES[marker] ?? [];
  return {
    marker,
    name,
    loinc: loincs[0]?.code ?? null,
    text,
    value: Number(text.replace('<', '')),
    censored: text.startsWith('<') ? ('lt' as const) : null,
    unit,
    labLow,
    labHigh,
    specimen: specimen === 'urine' ? ('urine' as const) : ('blood' as const),
    doubt: null,
    isConfirmed: false,
  };
}

/** Writes the demo member's two blood panels. Existing ones, even if deleted by a visitor, stay. */
export async function writeBloodPanels(db: Db, of: RowsOf, today: string): Promise<void> {
  for (const { daysAgo, column } of DRAWS) {
    const date = addDays(today, -daysAgo);
    const id = demoId('blood panel', Date.parse(date));
    const values = RESULTS.flatMap(([marker, ...texts]) => {
      const text = texts[column] ?? null;
      return text === null ? [] : [printed(marker, text)];
    });
    const panel = { ...of, id, localDate: date, laboratory: 'Riverside Laboratory', isFasting: true };
    await db.transaction(async (tx) => {
      const [written] = await tx
        .insert(bloodPanels)
        .values({ ...panel, origin: 'fhir', allowDuplicate: false })
        .onConflictDoNothing()
        .returning({ id: bloodPanels.id });
      const place = { userId: of.userId, panelId: id };
      const rows = valueRows(values).map((row, position) => ({ ...row, ...place, position }));
      if (written) await tx.insert(bloodValues).values(rows);
    });
  }
}
