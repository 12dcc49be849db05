import { siteName } from '#server/core/site-name.ts';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { DELETION_GRACE_DAYS } from '#domain/account/deletion.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit, userTarget, type AuditActor } from '#server/auth/audit.ts';
import { isInternalAddress } from '#server/auth/internal-address.ts';
import { revokeSessions } from '#server/auth/revoke-sessions.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import type { MailingDeps } from '#server/db/deps.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { dayText } from '#server/mail/mail-date.ts';
import { mailWords } from '#server/mail/layout.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { confirmPassword } from './confirm-password.ts';
import { profiles } from './tables.ts';

type User = Pick<typeof users.$inferSelect, 'id' | 'role' | 'isDemo'>;

const LAST_ADMIN = 'This is the only admin account. Make someone else an admin before you delete it.';

/**
 * Checks that an account may be deleted: the demo member and the last admin stay. Runs in the caller's transaction, so that two last admins
 * can't both leave.
 * @throws Refusal FORBIDDEN with the reason
 */
export async function lockDeletable(tx: Db, { id, role, isDemo }: User): Promise<void> {
  if (isDemo)
    throw new Refusal('FORBIDDEN', {
      said: 'The demo account can’t be deleted.',
    });
  if (role !== 'admin') return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`);
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.banned, false), isNull(users.deletesAt), ne(users.id, id)))
    .limit(1);
  if (!other)
    throw new Refusal('FORBIDDEN', { said: LAST_ADMIN, issues: [{ field: 'account', message: LAST_ADMIN }] });
}

const wordsOf = (on: string, publicUrl: string) =>
  mailWords({
    subject: 'Your account will be deleted',
    paragraphs: [
      `Your ${siteName()} account and everything in it will be deleted on ${on}. You’ve been logged out everywhere.`,
      'To keep your account, log in before then. Otherwise, you don’t need to do anything.',
    ],
    action: { label: 'Log in to keep it', url: `${publicUrl}/auth` },
    footnotes: ['If you didn’t ask for this, log in and change your password.'],
  });

/**
 * Schedules an account's deletion and ends its sessions, in the caller's transaction. A second request doesn't move the date.
 * @param by the member
 * @returns the instant of the deletion
 * @throws Refusal FORBIDDEN for the demo member and the last admin; NOT_FOUND
 */
export async function scheduleDeletion(
  tx: Db,
  { publicUrl, now }: Pick<MailingDeps, 'publicUrl' | 'now'>,
  by: AuditActor,
  userId: string,
): Promise<Date> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Refusal('NOT_FOUND');
  await lockDeletable(tx, user);
  const nowMs = now();
  const deletesAt = user.deletesAt ?? new Date(nowMs + DELETION_GRACE_DAYS * DAY_MS);
  await tx.update(users).set({ deletesAt }).where(eq(users.id, userId));
  await tx.update(profiles).set({ wasToBeDeletedAt: null }).where(eq(profiles.userId, userId));
  await revokeSessions(tx, userId);
  await audit(tx, by, { action: 'user.schedule-deletion', ...userTarget(user) }, nowMs);
  if (!isInternalAddress(user.email)) {
    const [profile] = await tx
      .select({ timeZone: profiles.timeZone })
      .from(profiles)
      .where(eq(profiles.userId, userId));
    const words = wordsOf(dayText(deletesAt, profile?.timeZone ?? 'UTC'), publicUrl);
    await queueMail(tx, { kind: 'account-deletion', to: user.email, ...words }, nowMs);
  }
  return deletesAt;
}

/**
 * Schedules deletion of the member's own account.
 * @throws Refusal BAD_REQUEST at `password`; FORBIDDEN for the demo member and the last admin; TOO_MANY_REQUESTS
 */
export async function requestDeletion(
  { db, ...deps }: Pick<MailingDeps, 'db' | 'publicUrl' | 'now'>,
  actor: Actor,
  password: string,
): Promise<Date> {
  // Checked before the password, which is public.
  if (actor.isDemo) throw refuseField('FORBIDDEN', 'password', 'The demo account can’t be deleted.');
  await confirmPassword(db, actor, password, deps.now());
  return db.transaction((tx) => scheduleDeletion(tx, deps, actor, actor.userId));
}

/** Cancels a scheduled deletion: requesting it ended all sessions, so a signed-in member has come back. The next screen tells them. */
export async function cancelDeletion(
  db: Db,
  { userId, username }: Pick<Actor, 'userId' | 'username'>,
  nowMs: number,
): Promise<void> {
  const [user] = await db.select({ deletesAt: users.deletesAt }).from(users).where(eq(users.id, userId));
  const deletesAt = user?.deletesAt;
  if (!deletesAt) return;
  await db.transaction(async (tx) => {
    const [kept] = await tx
      .update(users)
      .set({ deletesAt: null })
      .where(and(eq(users.id, userId), eq(users.deletesAt, deletesAt)))
      .returning({ id: users.id });
    if (!kept) return;
    await tx.update(profiles).set({ wasToBeDeletedAt: deletesAt }).where(eq(profiles.userId, userId));
    const account = userTarget({ id: userId, displayUsername: username });
    await audit(tx, { userId, username }, { action: 'user.keep', ...account }, nowMs);
  });
}

/** Dismisses the notice that the account was kept. */
export const dismissKeptNotice = (db: Db, userId: string) =>
  db.update(profiles).set({ wasToBeDeletedAt: null }).where(eq(profiles.userId, userId));
