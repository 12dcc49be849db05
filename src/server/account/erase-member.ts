import { and, asc, eq, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { audit, SYSTEM, type AuditActor } from '#server/auth/audit.ts';
import { isNameOfDemoCopy } from '#server/auth/demo-member.ts';
import { setDisabled } from '#server/auth/revoke-sessions.ts';
import { auditEntries, sessions, users, verifications } from '#server/auth/tables.ts';
import { contactMessages, contactReplies, contentRevisions } from '#server/content/tables.ts';
import type { Db } from '#server/db/database.ts';
import { lockMember } from '#server/db/member-lock.ts';
import { memberTables } from '#server/db/member-tables.ts';
import { Refusal } from '#server/core/refusal.ts';
import { signUps } from '#server/insights/tables.ts';
import { JOBS_SCHEMA } from '#server/db/jobs-schema.ts';
import { mails } from '#server/mail/tables.ts';
import { photos } from '#server/meals/tables.ts';
import { purchases } from '#server/membership/tables.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { lockDeletable, cancelDeletion } from './deletion.ts';

/** Stands in for the actor or target in the audit log after an account is erased. */
export const ERASED = 'a deleted member';

/** Mail kinds sent to the payer. */
const PURCHASE_MAILS = ['receipt', 'refund'] as const;
const PICTURES_AT_ONCE = 200;
const ACCOUNTS_AT_ONCE = 100;

/** Dependencies of erasure; the server's `Services` fit. */
export interface EraseDeps {
  readonly database: { readonly db: Db };
  readonly store: ObjectStore;
  readonly now: () => number;
}

type User = typeof users.$inferSelect;

/** Pictures are deleted first: after a crash, the remaining rows still name the remaining files. */
async function erasePhotos(db: Db, store: ObjectStore, userId: string): Promise<void> {
  for (;;) {
    const some = await db
      .select({ id: photos.id, storageKey: photos.storageKey })
      .from(photos)
      .where(eq(photos.userId, userId))
      .limit(PICTURES_AT_ONCE);
    for (const { id, storageKey } of some) {
      await store.delete(storageKey);
      await db.delete(photos).where(and(eq(photos.userId, userId), eq(photos.id, id)));
    }
    if (some.length < PICTURES_AT_ONCE) return;
  }
}

/** Queued work of the member, if the queue's tables exist yet. */
async function eraseJobs(tx: Db, userId: string): Promise<void> {
  for (const table of ['job', 'archive']) {
    const name = `${JOBS_SCHEMA}.${table}`;
    const { rows } = await tx.execute<{ known: boolean }>(
      sql`select to_regclass(${name}) is not null as known`,
    );
    if (rows[0]?.known === true)
      await tx.execute(sql`delete from ${sql.raw(name)} where data ->> 'userId' = ${userId}`);
  }
}

/**
 * Purchases stay for accounting but no longer name their owner. A pending payment gets its token back, like a visitor's: the payer has the
 * link in the receipt.
 */
async function unlinkPurchases(tx: Db, userId: string): Promise<void> {
  const redeemedAt = sql`case when ${purchases.state} = 'pending' then null else ${purchases.redeemedAt} end`;
  await tx
    .update(purchases)
    .set({ userId: null, email: null, isPayerErased: true, redeemedAt })
    .where(eq(purchases.userId, userId));
}

/** Log entries stay but no longer name the member. */
async function unlink(tx: Db, userId: string): Promise<void> {
  await tx.update(auditEntries).set({ actor: ERASED, actorId: null }).where(eq(auditEntries.actorId, userId));
  await tx
    .update(auditEntries)
    .set({ target: ERASED, targetId: null })
    .where(eq(auditEntries.targetId, userId));
  await tx
    .update(contentRevisions)
    .set({ savedBy: ERASED, savedById: null })
    .where(eq(contentRevisions.savedById, userId));
  await tx
    .update(contactReplies)
    .set({ writtenBy: ERASED, writtenById: null })
    .where(eq(contactReplies.writtenById, userId));
}

/** Mail to the member, and mail about their purchases to the payer, whatever its address. */
async function eraseMails(tx: Db, { id, email }: User): Promise<void> {
  const payers = tx
    .select({ email: sql`lower(${purchases.email})` })
    .from(purchases)
    .where(and(eq(purchases.userId, id), isNotNull(purchases.email)));
  const isAboutPurchase = and(
    inArray(mails.kind, [...PURCHASE_MAILS]),
    inArray(sql`lower(${mails.recipient})`, payers),
  );
  await tx.delete(mails).where(or(eq(mails.recipient, email), isAboutPurchase));
}

async function eraseRows(tx: Db, user: User): Promise<void> {
  const { id } = user;
  await eraseMails(tx, user);
  // Before the profile: a payment message that arrives now locks in the same order.
  await unlinkPurchases(tx, id);
  for (const { name } of await memberTables(tx))
    await tx.execute(sql`delete from ${sql.identifier(name)} where user_id = ${id}`);
  await tx.delete(signUps).where(eq(signUps.userId, id));
  await tx.delete(verifications).where(eq(verifications.value, id));
  await tx.delete(contactMessages).where(eq(contactMessages.userId, id));
  await eraseJobs(tx, id);
  await unlink(tx, id);
  // Sessions, passwords, second factors and passkeys go with it.
  await tx.delete(users).where(eq(users.id, id));
}

interface Erasing {
  /** Runs in the transaction that closes the account. @throws Refusal if it has to stay */
  readonly hold: (tx: Db, user: User) => Promise<void>;
  /** Within the transaction that erases it. */
  readonly note?: (tx: Db) => Promise<void>;
}

/** Erases an account with everything in it. After a crash it can be done again. */
async function eraseAccount(
  { database: { db }, store }: EraseDeps,
  userId: string,
  { hold, note }: Erasing,
): Promise<void> {
  const found = await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user) return undefined;
    await hold(tx, user);
    // After this, nothing can be written for the member.
    await setDisabled(tx, userId, true);
    return user;
  });
  if (!found) return;
  await erasePhotos(db, store, userId);
  await db.transaction(async (tx) => {
    // If two people erase an account concurrently, the second finds none. A new member with the same name isn't affected.
    await lockMember(tx, 'erasing', userId);
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user) return;
    await eraseRows(tx, user);
    await note?.(tx);
  });
}

/**
 * Permanently erases a member: account, entries, pictures, sessions and queued work. Purchases and the audit log stay without a name. Does
 * nothing if the member is already gone.
 * @param by the actor, for the audit log
 * @throws Refusal FORBIDDEN for the demo member and the last admin
 */
export const eraseMember = (deps: EraseDeps, userId: string, by: AuditActor = SYSTEM): Promise<void> =>
  eraseAccount(deps, userId, {
    hold: lockDeletable,
    note: (tx) => audit(tx, by, { action: 'user.erase', targetKind: 'user', target: ERASED }, deps.now()),
  });

/** Erases a visitor's copy of the demo member with everything in it. No person owned it, so the audit log has no entry. */
export const eraseDemoCopy = (deps: EraseDeps, userId: string): Promise<void> =>
  eraseAccount(deps, userId, {
    hold: async (_tx, user) => {
      if (!isNameOfDemoCopy(user)) throw new Refusal('FORBIDDEN');
    },
  });

/** A batch of accounts whose grace period has ended, longest overdue first. Accounts that can't be erased don't hide those behind them. */
async function* dueAccounts(db: Db, nowMs: number) {
  const { id, deletesAt } = users;
  let after = sql`true`;
  for (;;) {
    const due = await db
      .select({ userId: id, username: users.displayUsername, deletesAt })
      .from(users)
      .where(and(lte(deletesAt, new Date(nowMs)), after))
      .orderBy(asc(deletesAt), asc(id))
      .limit(ACCOUNTS_AT_ONCE);
    yield* due;
    const last = due.at(-1);
    if (!last?.deletesAt || due.length < ACCOUNTS_AT_ONCE) return;
    after = sql`(${deletesAt}, ${id}) > (${last.deletesAt.toISOString()}::timestamptz, ${last.userId}::uuid)`;
  }
}

/** Erases accounts whose grace period has ended, unless the member came back. A failure doesn't stop the others. */
export async function sweepDeletions(deps: EraseDeps): Promise<void> {
  const { db } = deps.database;
  const nowMs = deps.now();
  const faults: unknown[] = [];
  for await (const { userId, username } of dueAccounts(db, nowMs))
    try {
      const [session] = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date(nowMs))))
        .limit(1);
      if (session) await cancelDeletion(db, { userId, username }, nowMs);
      else await eraseMember(deps, userId);
    } catch (fault) {
      // The last admin stays until there is another.
      if (!(fault instanceof Refusal)) faults.push(fault);
    }
  if (faults.length > 0) throw faults[0];
}
