import { and, desc, eq, gte, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { BloodPanel, PanelValue } from '#contract/blood/blood.ts';
import { drawsOf } from '#domain/blood/draws.ts';
import type { Draw } from '#domain/blood/lab-value.ts';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { MAX_PANELS } from '#domain/blood/panel.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { Refusal } from '#server/core/refusal.ts';
import { bloodPanels, bloodValues } from './tables.ts';

type PanelRow = typeof bloodPanels.$inferSelect;

// The database aggregates a panel's values. A plain join would repeat the panel with each value.
const valuesWhere = (condition?: SQL) => sql<PanelValue[]>`(
  select coalesce(json_agg(json_build_object(
    'marker', ${bloodValues.marker}, 'name', ${bloodValues.name}, 'loinc', ${bloodValues.loinc}, 'text', ${bloodValues.text},
    'value', ${bloodValues.value}, 'censored', ${bloodValues.censored}, 'unit', ${bloodValues.unit},
    'canonicalValue', ${bloodValues.canonicalValue}, 'labLow', ${bloodValues.labLow}, 'labHigh', ${bloodValues.labHigh},
    'specimen', ${bloodValues.specimen}, 'doubt', ${bloodValues.doubt}, 'isConfirmed', ${bloodValues.isConfirmed}
  ) order by ${bloodValues.position}), '[]')
  from ${bloodValues}
  where ${and(eq(bloodValues.userId, bloodPanels.userId), eq(bloodValues.panelId, bloodPanels.id), condition)}
)`;

/** A stored panel as sent. */
export const panelAnswer = (row: PanelRow, values: PanelValue[]): BloodPanel => ({
  id: row.id,
  timeZone: row.timeZone,
  note: row.note,
  date: row.localDate,
  collectedOn: row.localDate,
  laboratory: row.laboratory,
  isFasting: row.isFasting,
  origin: row.origin,
  allowDuplicate: row.allowDuplicate,
  values,
});

async function panelsWhere(
  db: Db,
  condition: SQL | undefined,
  most: number = MAX_PANELS,
): Promise<BloodPanel[]> {
  const rows = await db
    .select({ panel: bloodPanels, values: valuesWhere() })
    .from(bloodPanels)
    .where(condition)
    .orderBy(desc(bloodPanels.localDate), desc(bloodPanels.id))
    .limit(most);
  return rows.map(({ panel, values }) => panelAnswer(panel, values));
}

/** Local days, inclusive; a missing end is open. */
export interface PanelRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A member's panels with their values, newest first. @param most maximum number */
export const panelsOf = (
  db: Db,
  userId: string,
  { from, to }: PanelRange = {},
  most?: number,
): Promise<BloodPanel[]> =>
  panelsWhere(
    db,
    and(
      eq(bloodPanels.userId, userId),
      isNull(bloodPanels.deletedAt),
      from === undefined ? undefined : gte(bloodPanels.localDate, from),
      to === undefined ? undefined : lte(bloodPanels.localDate, to),
    ),
    most,
  );

const isAskedMarker = sql`(${sql.placeholder('markers')}::text[] is null or ${bloodValues.marker} = any(${sql.placeholder('markers')}::text[]))`;

const drawn = prepared((db) =>
  db
    .select({
      collectedOn: bloodPanels.localDate,
      isFasting: bloodPanels.isFasting,
      values: valuesWhere(isAskedMarker),
    })
    .from(bloodPanels)
    .where(and(eq(bloodPanels.userId, sql.placeholder('userId')), isNull(bloodPanels.deletedAt)))
    .orderBy(desc(bloodPanels.localDate), desc(bloodPanels.id))
    .limit(MAX_PANELS)
    .prepare('drawn_panels'),
);

/** A member's blood draws, oldest first. @param markers only these; all if omitted */
export async function memberDraws(
  db: Db,
  userId: string,
  markers?: readonly MarkerKey[],
): Promise<readonly Draw[]> {
  return drawsOf((await drawn(db).execute({ userId, markers: markers ?? null })).toReversed());
}

/**
 * A member's own panel, even if deleted.
 * @throws Refusal NOT_FOUND if the member has no such panel
 */
export async function panelOf(db: Db, userId: string, id: string): Promise<BloodPanel> {
  const [found] = await panelsWhere(db, and(eq(bloodPanels.userId, userId), eq(bloodPanels.id, id)));
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

/** Panels in memory at a time. */
const PAGE = 50;

/** All panels of a member in pages, newest first. */
export async function* panelPages(db: Db, userId: string): AsyncGenerator<readonly BloodPanel[]> {
  let last: BloodPanel | undefined;
  do {
    const after =
      last && sql`(${bloodPanels.localDate}, ${bloodPanels.id}) < (${last.collectedOn}, ${last.id})`;
    const panels = await panelsWhere(
      db,
      and(eq(bloodPanels.userId, userId), isNull(bloodPanels.deletedAt), after),
      PAGE,
    );
    if (panels.length > 0) yield panels;
    last = panels.length < PAGE ? undefined : panels.at(-1);
  } while (last !== undefined);
}
