import { and, asc, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Cup } from '#contract/water.ts';
import { MAX_CUPS } from '#domain/water/drink.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { isPastRestore } from '#server/db/restorable.ts';
import { isNewest, newerRow } from '#server/db/write-order.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { cups } from './tables.ts';

const answered = { id: cups.id, name: cups.name, kind: cups.kind, volumeMl: cups.volumeMl };
const due = (actor: Actor, id: string) =>
  and(eq(cups.userId, actor.userId), eq(cups.id, id), isNewest(cups, actor));
const cupAnswer = ({ id, name, kind, volumeMl }: typeof cups.$inferSelect): Cup => ({
  id,
  name,
  kind,
  volumeMl,
});

/** A member's cups, smallest first. */
export const cupsOf = (db: Db, userId: string): Promise<Cup[]> =>
  db
    .select(answered)
    .from(cups)
    .where(and(eq(cups.userId, userId), isNull(cups.deletedAt)))
    .orderBy(asc(cups.volumeMl), asc(cups.name), asc(cups.id));

/** @throws Refusal CONFLICT if the member has the maximum number of cups */
async function refuseFull(db: Db, { userId }: Actor, id: string): Promise<void> {
  const [others] = await db
    .select({ cups: count() })
    .from(cups)
    .where(and(eq(cups.userId, userId), ne(cups.id, id), isNull(cups.deletedAt)));
  if ((others?.cups ?? 0) >= MAX_CUPS)
    throw refuseField('CONFLICT', 'name', `You can have up to ${MAX_CUPS} cups. Delete one first.`);
}

/**
 * Adds or replaces a cup; a repeated write, or one older than the cup's last, changes nothing.
 * @throws Refusal NOT_FOUND if it was deleted: a late write doesn't restore it
 */
export function putCup(db: Db, actor: Actor, { id, name, kind, volumeMl }: Cup, nowMs: number): Promise<Cup> {
  const { userId, writeKey } = actor;
  const values = { name, kind, volumeMl, writeKey, updatedAt: new Date(nowMs) };
  return db.transaction(async (tx) => {
    const newer = await newerRow(tx, cups, actor, id);
    if (newer?.deletedAt) throw new Refusal('NOT_FOUND');
    if (newer) return cupAnswer(newer);
    await refuseFull(tx, actor, id);
    const [stored] = await tx
      .insert(cups)
      .values({ ...values, userId, id })
      .onConflictDoUpdate({
        target: [cups.userId, cups.id],
        set: values,
        setWhere: sql`${cups.deletedAt} is null and ${isNewest(cups, actor)}`,
      })
      .returning(answered);
    if (!stored) throw new Refusal('NOT_FOUND');
    return stored;
  });
}

/** Deletes a cup, which can be restored for 30 days; drinks logged with it stay. */
export async function removeCup(db: Db, actor: Actor, id: string, nowMs: number): Promise<void> {
  const [found] = await db
    .update(cups)
    .set({
      deletedAt: sql`coalesce(${cups.deletedAt}, ${new Date(nowMs).toISOString()})`,
      writeKey: actor.writeKey,
    })
    .where(due(actor, id))
    .returning({ id: cups.id });
  if (!found && !(await newerRow(db, cups, actor, id))) throw new Refusal('NOT_FOUND');
}

/** Undoes a deletion. Does nothing if the cup isn't deleted. */
export function restoreCup(db: Db, actor: Actor, id: string): Promise<Cup> {
  return db.transaction(async (tx) => {
    const newer = await newerRow(tx, cups, actor, id);
    if (newer) return cupAnswer(newer);
    await refuseFull(tx, actor, id);
    const [restored] = await tx
      .update(cups)
      .set({ deletedAt: null, writeKey: actor.writeKey })
      .where(due(actor, id))
      .returning(answered);
    if (!restored) throw new Refusal('NOT_FOUND');
    return restored;
  });
}

/** Purges cups deleted more than 30 days ago. */
export async function sweepCups(db: Db, nowMs: number): Promise<void> {
  await db.delete(cups).where(isPastRestore(cups.deletedAt, nowMs));
}
