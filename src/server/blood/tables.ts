import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MarkerKey } from '#domain/blood/markers.ts';
import { CENSORED, PANEL_ORIGINS, SPECIMENS } from '#domain/blood/panel.ts';
import { entryColumns } from '#server/db/entry-columns.ts';

/** Blood draws. `localDate` is the day of the draw. */
export const bloodPanels = pgTable(
  'blood_panels',
  {
    ...entryColumns(),
    laboratory: text('laboratory'),
    isFasting: boolean('is_fasting'),
    origin: text('origin', { enum: PANEL_ORIGINS }).notNull(),
    /** The member confirmed that another panel of the day has the same results. */
    allowDuplicate: boolean('allow_duplicate').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('blood_panels_user_id_local_date').on(table.userId, table.localDate),
    index('blood_panels_deleted_at').on(table.deletedAt),
  ],
);

/** Lines of a panel in the report's order: as printed, and in the marker's canonical unit if possible. */
export const bloodValues = pgTable(
  'blood_values',
  {
    userId: uuid('user_id').notNull(),
    panelId: uuid('panel_id').notNull(),
    position: smallint('position').notNull(),
    /** Null if the marker is unknown. */
    marker: text('marker').$type<MarkerKey>(),
    name: text('name').notNull(),
    loinc: text('loinc'),
    text: text('text').notNull(),
    value: doublePrecision('value'),
    censored: text('censored', { enum: CENSORED }),
    unit: text('unit'),
    canonicalValue: doublePrecision('canonical_value'),
    labLow: doublePrecision('lab_low'),
    labHigh: doublePrecision('lab_high'),
    specimen: text('specimen', { enum: SPECIMENS }),
    doubt: text('doubt'),
    isConfirmed: boolean('is_confirmed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.panelId, table.position] }),
    foreignKey({
      columns: [table.userId, table.panelId],
      foreignColumns: [bloodPanels.userId, bloodPanels.id],
    }).onDelete('cascade'),
  ],
);
