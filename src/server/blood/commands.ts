import { and, count, eq, isNull, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { BloodPanel, bloodPanelInput } from '#contract/blood/blood.ts';
import { MAX_PANELS } from '#domain/blood/panel.ts';
import { haveSameResults, mayBeSameLaboratory } from '#domain/blood/duplicate-results.ts';
import { isFutureDay } from '#domain/time/future.ts';
import { dayText } from '#server/mail/mail-date.ts';
import type { Db } from '#server/db/database.ts';
import { entryStore } from '#server/db/entries.ts';
import { lockMember } from '#server/db/member-lock.ts';
import { newerRow, type Writer } from '#server/db/write-order.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { panelAnswer, panelOf, panelsOf } from './queries.ts';
import { bloodPanels, bloodValues } from './tables.ts';
import { valueRows, type ValueRow } from './value-rows.ts';

type PanelInput = z.output<typeof bloodPanelInput>;

export const panelStore = entryStore(bloodPanels, bloodPanels.id);

/** @throws Refusal CONFLICT naming another panel of the day with the same results */
async function refuseDuplicate(tx: Db, { userId }: Writer, panel: PanelInput, rows: readonly ValueRow[]) {
  const { id, collectedOn, laboratory } = panel;
  const ofDay = await panelsOf(tx, userId, { from: collectedOn, to: collectedOn });
  const same = ofDay.find(
    (other) =>
      other.id !== id &&
      mayBeSameLaboratory(other.laboratory, laboratory) &&
      haveSameResults(other.values, rows),
  );
  if (!same) return;
  const from = same.laboratory === null ? '' : ` from ${same.laboratory}`;
  throw refuseField(
    'CONFLICT',
    'allowDuplicate',
    `Your ${dayText(Date.parse(collectedOn), 'UTC')} panel${from} already has ${rows.length === 1 ? 'this value' : `these ${rows.length} values`}. Edit that panel, or confirm that this is a second draw.`,
  );
}

/** @throws Refusal BAD_REQUEST if the member has the maximum number of panels */
async function refuseTooMany(tx: Db, { userId }: Writer, id: string): Promise<void> {
  const [others] = await tx
    .select({ count: count() })
    .from(bloodPanels)
    .where(and(eq(bloodPanels.userId, userId), ne(bloodPanels.id, id), isNull(bloodPanels.deletedAt)));
  if ((others?.count ?? 0) >= MAX_PANELS)
    throw refuseField(
      'BAD_REQUEST',
      'collectedOn',
      `You can have up to ${MAX_PANELS.toLocaleString('en')} panels. Delete one you no longer need.`,
    );
}

/** Replaces the values of a panel with one delete and one insert. */
async function replaceValues(tx: Db, { userId }: Writer, panelId: string, rows: readonly ValueRow[]) {
  await tx.delete(bloodValues).where(and(eq(bloodValues.userId, userId), eq(bloodValues.panelId, panelId)));
  await tx.insert(bloodValues).values(rows.map((row, position) => ({ ...row, userId, panelId, position })));
}

/**
 * Adds a panel, or replaces it with all its values. A repeated write, or one older than the panel's last, changes nothing.
 * @throws Refusal BAD_REQUEST for a future day or values to confirm, CONFLICT for duplicate results, NOT_FOUND if the panel was deleted
 */
export async function putPanel(
  db: Db,
  actor: Writer,
  { values, ...panel }: PanelInput,
  nowMs: number,
): Promise<BloodPanel> {
  if (isFutureDay(panel.collectedOn, panel.timeZone, nowMs))
    throw refuseField('BAD_REQUEST', 'collectedOn', 'That date is in the future. Choose the draw date.');
  const rows = valueRows(values);
  return db.transaction(async (tx) => {
    await lockMember(tx, 'blood', actor.userId);
    const newer = await newerRow(tx, bloodPanels, actor, panel.id);
    if (newer?.deletedAt) throw new Refusal('NOT_FOUND');
    if (newer) return panelOf(tx, actor.userId, panel.id);
    await refuseTooMany(tx, actor, panel.id);
    if (!panel.allowDuplicate) await refuseDuplicate(tx, actor, { ...panel, values }, rows);
    const stored = await panelStore.put(tx, actor, { ...panel, localDate: panel.collectedOn }, nowMs);
    await replaceValues(tx, actor, panel.id, rows);
    return panelAnswer(stored, rows);
  });
}

/** Undoes a deletion. */
export function restorePanel(db: Db, actor: Writer, id: string): Promise<BloodPanel> {
  return db.transaction(async (tx) => {
    await panelStore.restore(tx, actor, id);
    return panelOf(tx, actor.userId, id);
  });
}
