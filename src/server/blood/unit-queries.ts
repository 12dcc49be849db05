import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { knownUnit } from '#domain/blood/marker-unit.ts';
import { markerOf } from '#domain/blood/markers.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { bloodPanels, bloodValues } from './tables.ts';

/** Labs rarely change units, so older panels add nothing. */
const NEWEST_PANELS = 12;

const latestUnits = prepared((db) => {
  const newest = db
    .select({ id: bloodPanels.id, date: bloodPanels.localDate })
    .from(bloodPanels)
    .where(and(eq(bloodPanels.userId, sql.placeholder('userId')), isNull(bloodPanels.deletedAt)))
    .orderBy(desc(bloodPanels.localDate), desc(bloodPanels.id))
    .limit(NEWEST_PANELS)
    .as('newest');
  return db
    .selectDistinctOn([bloodValues.marker], { marker: bloodValues.marker, unit: bloodValues.unit })
    .from(bloodValues)
    .innerJoin(newest, eq(bloodValues.panelId, newest.id))
    .where(
      and(
        eq(bloodValues.userId, sql.placeholder('userId')),
        isNotNull(bloodValues.marker),
        isNotNull(bloodValues.canonicalValue),
      ),
    )
    .orderBy(bloodValues.marker, desc(newest.date), desc(newest.id))
    .prepare('latest_marker_units');
});

/** By marker, the unit of a member's latest result, if it isn't the canonical one. */
export async function markerUnitsOf(db: Db, userId: string): Promise<Readonly<Record<string, string>>> {
  const rows = await latestUnits(db).execute({ userId });
  return Object.fromEntries(
    rows.flatMap(({ marker, unit }) => {
      const known = marker && unit ? knownUnit(marker, unit) : undefined;
      return marker && known !== undefined && known !== markerOf(marker).unit ? [[marker, known]] : [];
    }),
  );
}
