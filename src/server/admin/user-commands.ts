import { eq, inArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { UsersChanged } from '#contract/admin/users.ts';
import { deletionPhrase, type Role } from '#domain/admin/user-list.ts';
import type { Plan } from '#domain/membership/plans.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit, userTarget } from '#server/auth/audit.ts';
import { issueInvite } from '#server/auth/invites.ts';
import { issueResetLink } from '#server/auth/reset-link.ts';
import { revokeSessions, setDisabled } from '#server/auth/revoke-sessions.ts';
import { removeSecondFactor } from '#server/auth/second-factor.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import type { MailingDeps } from '#server/db/deps.ts';
import { faultOf } from '#server/core/fault.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';

export interface UserCommandDeps extends MailingDeps {
  /** Sets an account's plan in the caller's transaction, with an audit entry. */
  readonly setPlan: (tx: Db, actor: Actor, userId: string, plan: Plan, nowMs: number) => Promise<void>;
  /** Deletes an account with all its data, with an anonymous audit entry. */
  readonly eraseMember: (userId: string, by: Actor) => Promise<void>;
  /** Notifies a member in the caller's transaction that an admin turned off their second factor. */
  readonly notifyCodesEnded: (tx: Db, userId: string) => Promise<void>;
}

type User = typeof users.$inferSelect;

const refuse = (why: string): Refusal => refuseField('FORBIDDEN', 'id', why);

/**
 * Locks the account to change until the transaction ends. If two admins demote each other, the second is no longer an admin.
 * @throws Refusal NOT_FOUND; FORBIDDEN for the demo member, and for callers who lost the role
 */
async function held(tx: Db, actor: Actor, userId: string): Promise<User> {
  // The same lock as when admins delete themselves, so that at least one always remains.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('admins', 0))`);
  const rows = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [actor.userId, userId]))
    .orderBy(users.id)
    .for('update');
  const admin = rows.find(({ id }) => id === actor.userId);
  if (admin?.role !== 'admin' || admin.banned || admin.deletesAt) throw new Refusal('FORBIDDEN');
  const user = rows.find(({ id }) => id === userId);
  if (!user) throw new Refusal('NOT_FOUND');
  if (user.isDemo) throw refuse('The demo account can’t be changed.');
  return user;
}

/** Admins change each other, so nobody locks themselves out by mistake. */
function refuseOneself(actor: Actor, { id }: User, what: string): void {
  if (id === actor.userId) throw refuse(`You can’t ${what}. Ask another admin.`);
}

const done = (action: string, user: User, details = {}) => ({ action, ...userTarget(user), details });

const GONE: Readonly<Record<string, string>> = { NOT_FOUND: 'This account no longer exists.' };
const FAULT = 'That didn’t work. Try again.';
const NO_TIME = 'We ran out of time before we got to this account. Try again.';
/** Browsers and proxies time out soon after. */
const MAX_MS = 20_000;

/** Why an account was not changed. */
function reasonOf(error: unknown, log: Pick<Logger, 'error'>): string {
  if (error instanceof Refusal)
    return error.issues[0]?.message ?? (error.message || GONE[error.code] || 'Not allowed.');
  log.error({ fault: faultOf(error) }, 'an account could not be changed');
  return FAULT;
}

/** Changes accounts one by one: a failure doesn't stop the others. Starts no further one after `MAX_MS`. */
async function eachOf(
  { db, now, log }: UserCommandDeps,
  ids: readonly string[],
  change: (userId: string) => Promise<void>,
): Promise<UsersChanged> {
  const names = await db
    .select({ id: users.id, username: users.displayUsername })
    .from(users)
    .where(inArray(users.id, [...ids]));
  const nameOf = new Map(names.map(({ id, username }) => [id, username]));
  const changed: UsersChanged = { done: 0, refused: [] };
  const refuseOne = (userId: string, why: string) =>
    changed.refused.push({ username: nameOf.get(userId) ?? userId, why });
  const endsAtMs = now() + MAX_MS;
  for (const userId of new Set(ids)) {
    if (now() > endsAtMs) {
      refuseOne(userId, NO_TIME);
      continue;
    }
    try {
      await change(userId);
      changed.done += 1;
    } catch (error) {
      refuseOne(userId, reasonOf(error, log));
    }
  }
  return changed;
}

/** Makes a user an admin, or a member again. @throws Refusal for oneself, so that an admin always remains */
export async function setRole(
  { db, now }: UserCommandDeps,
  actor: Actor,
  userId: string,
  role: Role,
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await held(tx, actor, userId);
    refuseOneself(actor, user, 'change your own role');
    if (user.role === role) return;
    await tx.update(users).set({ role }).where(eq(users.id, userId));
    await audit(tx, actor, done('user.role', user, { from: user.role, to: role }), now());
  });
}

/** Gives accounts a plan, whatever they paid. */
export const setPlans = (deps: UserCommandDeps, actor: Actor, ids: string[], plan: Plan) =>
  eachOf(deps, ids, (userId) =>
    deps.db.transaction(async (tx) => {
      await held(tx, actor, userId);
      await deps.setPlan(tx, actor, userId, plan, deps.now());
    }),
  );

/** Disables accounts, ending their sessions, or enables them. */
export const setAllDisabled = (deps: UserCommandDeps, actor: Actor, ids: string[], isDisabled: boolean) =>
  eachOf(deps, ids, (userId) =>
    deps.db.transaction(async (tx) => {
      const user = await held(tx, actor, userId);
      if (isDisabled) refuseOneself(actor, user, 'disable your own account');
      if (user.banned === isDisabled) return;
      await setDisabled(tx, userId, isDisabled);
      await audit(tx, actor, done(isDisabled ? 'user.disable' : 'user.enable', user), deps.now());
    }),
  );

/** Creates a reset link for a member who can't get mail. The admin sees it once; only its hash is stored. */
export const resetLinkFor = ({ db, now, publicUrl }: UserCommandDeps, actor: Actor, userId: string) =>
  db.transaction(async (tx) => {
    const user = await held(tx, actor, userId);
    const path = await issueResetLink(tx, userId, now());
    await audit(tx, actor, done('user.reset-link', user), now());
    return { url: new URL(path, publicUrl).href, username: user.displayUsername };
  });

/** Creates an invitation. @returns the link, which is shown once */
export const inviteSomebody = ({ db, now, publicUrl }: UserCommandDeps, actor: Actor) =>
  db.transaction(async (tx) => {
    const { path, expiresAt } = await issueInvite(tx, actor.userId, now());
    await audit(tx, actor, { action: 'user.invite', targetKind: 'user', target: 'an invitation' }, now());
    return { url: new URL(path, publicUrl).href, expiresAt: expiresAt.toISOString() };
  });

/**
 * Turns off the second factor of a member who lost it and its recovery codes. Signs them out everywhere and notifies them; passkeys stay.
 * @throws Refusal for oneself, who can turn it off with the password; CONFLICT if there is none
 */
export const endSecondFactorOf = (
  { db, now, notifyCodesEnded }: UserCommandDeps,
  actor: Actor,
  userId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const user = await held(tx, actor, userId);
    refuseOneself(actor, user, 'turn off two-factor authentication for yourself');
    if (!user.twoFactorEnabled)
      throw refuseField('CONFLICT', 'id', 'Two-factor authentication is already off for this account.');
    await removeSecondFactor(tx, userId);
    await revokeSessions(tx, userId);
    await audit(tx, actor, done('user.end-second-factor', user), now());
    await notifyCodesEnded(tx, userId);
  });

/**
 * Deletes accounts with all their data.
 * @param typed see `deletionPhrase`
 * @throws Refusal BAD_REQUEST if the word doesn't match; nothing is deleted then
 */
export async function removeUsers(
  deps: UserCommandDeps,
  actor: Actor,
  ids: string[],
  typed: string,
): Promise<UsersChanged> {
  const { db, eraseMember } = deps;
  const chosen = await db
    .select({ username: users.displayUsername })
    .from(users)
    .where(inArray(users.id, ids));
  const word = deletionPhrase(chosen.map(({ username }) => username));
  if (typed !== word) throw refuseField('BAD_REQUEST', 'typed', `Type ${word} to delete.`);
  return eachOf(deps, ids, async (userId) => {
    await db.transaction(async (tx) =>
      refuseOneself(actor, await held(tx, actor, userId), 'delete your own account'),
    );
    await eraseMember(userId, actor);
  });
}
