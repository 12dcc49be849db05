import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { markerOf } from '#domain/blood/markers.ts';
import { bloodPanels, bloodValues } from '#server/blood/tables.ts';
import { asAverage } from '#server/db/average-member.ts';
import type { Db } from '#server/db/database.ts';
import type { CsvValue } from './csv-line.ts';
import type { Cells, Sheet } from './sheet.ts';

/** Lines in memory at a time. */
const PAGE = 1000;

type PanelRow = typeof bloodPanels.$inferSelect;
type ValueRow = typeof bloodValues.$inferSelect;

const SIGNS = { lt: '<', gt: '>' } as const;

/** The value in a machine-readable form: a number, a limit, or else the printed text. */
function valueCell({ value, censored, text }: ValueRow): CsvValue {
  if (value === null) return text;
  return censored === null ? value : `${SIGNS[censored]}${value}`;
}

const cellsOf = (panel: PanelRow, value: ValueRow): Cells => ({
  Date: panel.localDate,
  Laboratory: panel.laboratory,
  Fasting: panel.isFasting,
  'Marker key': value.marker,
  Name: value.name,
  LOINC: value.loinc,
  Value: valueCell(value),
  Unit: value.unit,
  'Lab low': value.labLow,
  'Lab high': value.labHigh,
  Specimen: value.specimen,
  'Canonical value': value.canonicalValue,
  'Canonical unit':
    value.marker === null || value.canonicalValue === null ? null : markerOf(value.marker).unit,
  'As printed': value.text,
  Doubt: value.doubt,
  'Is confirmed': value.isConfirmed,
  Origin: panel.origin,
  'Time zone': panel.timeZone,
  Note: panel.note,
  'Panel id': panel.id,
});

/** Values of all panels, oldest draw first, in report order. */
async function* valueLines(db: Db, userId: string): AsyncGenerator<readonly Cells[]> {
  let last: { panel: PanelRow; value: ValueRow } | undefined;
  do {
    const after =
      last &&
      sql`(${bloodPanels.localDate}, ${bloodPanels.id}, ${bloodValues.position}) > (${last.panel.localDate}, ${last.panel.id}, ${last.value.position})`;
    const rows = await db
      .select({ panel: bloodPanels, value: bloodValues })
      .from(bloodPanels)
      .innerJoin(
        bloodValues,
        and(eq(bloodValues.userId, bloodPanels.userId), eq(bloodValues.panelId, bloodPanels.id)),
      )
      .where(and(eq(bloodPanels.userId, asAverage(userId)), isNull(bloodPanels.deletedAt), after))
      .orderBy(asc(bloodPanels.localDate), asc(bloodPanels.id), asc(bloodValues.position))
      .limit(PAGE);
    if (rows.length > 0) yield rows.map(({ panel, value }) => cellsOf(panel, value));
    last = rows.length < PAGE ? undefined : rows.at(-1);
  } while (last !== undefined);
}

/** Blood panels, one line per value. */
export const bloodSheet: Sheet = {
  columns: [
    'Date',
    'Laboratory',
    'Fasting',
    'Marker key',
    'Name',
    'LOINC',
    'Value',
    'Unit',
    'Lab low',
    'Lab high',
    'Specimen',
    'Canonical value',
    'Canonical unit',
    'As printed',
    'Doubt',
    'Is confirmed',
    'Origin',
    'Time zone',
    'Note',
    'Panel id',
  ],
  parts: [valueLines],
};
