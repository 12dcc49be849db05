import { eq, inArray, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { UsersChanged } from '#contract/admin/users.ts';
import { deletionWord, type Role } from '#domain/admin/user-list.ts';
import type { Plan } from '#domain/membership/plans.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit, userTarget } from '#server/auth/audit.ts';
import { issueResetLink } from '#server/auth/reset-link.ts';
import { revokeSessions, setDisabled } from '#server/auth/revoke-sessions.ts';
import { removeSecondFactor } from '#server/auth/second-factor.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { faultOf } from '#server/core/fault.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';

export interface UserCommandDeps {
  readonly db: Db;
  readonly now: () => number;
  readonly log: Pick<Logger, 'error'>;
  readonly publicUrl: string;
  /** Gives an account its plan within the transaction, and writes down who did it. */
  readonly setPlan: (tx: Db, actor: Actor, userId: string, plan: Plan, nowMs: number) => Promise<void>;
  /** Deletes an account with everything in it, and writes down who did it: whose it was nothing tells any more. */
  readonly eraseMember: (userId: string, by: Actor) => Promise<void>;
  /** Tells a member within the transaction that an admin ended their second factor. */
  readonly tellCodesEnded: (tx: Db, userId: string) => Promise<void>;
}

type User = typeof users.$inferSelect;

const refuse = (why: string): Refusal => refuseField('FORBIDDEN', 'id', why);

/**
 * The account that an admin wants to change, held until the transaction ends: of two admins who take each other's role the second is
 * none any more.
 * @throws Refusal NOT_FOUND; FORBIDDEN for the demo member, and for who is no admin any more
 */
async function held(tx: Db, actor: Actor, userId: string): Promise<User> {
  // The same lock as where admins delete themselves: so one always remains.
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
  if (user.isDemo) throw refuse('The demo member stays as it is.');
  return user;
}

/** Admins change each other; nobody locks themselves out by a slip. */
function refuseOneself(actor: Actor, { id }: User, what: string): void {
  if (id === actor.userId) throw refuse(`You cannot ${what} yourself. Ask another admin.`);
}

const done = (action: string, user: User, details = {}) => ({ action, ...userTarget(user), details });

const GONE: Readonly<Record<string, string>> = { NOT_FOUND: 'The account is gone.' };
const FAULT = 'This could not be done now. Try again.';
const NO_TIME = 'There was no time left for this account. Try again.';
/** Browsers, and what stands before a server, wait little longer. */
const MAX_MS = 20_000;

/** Why an account was not changed. */
function reasonOf(error: unknown, log: Pick<Logger, 'error'>): string {
  if (error instanceof Refusal)
    return error.issues[0]?.message ?? (error.message || GONE[error.code] || 'Not allowed.');
  log.error({ fault: faultOf(error) }, 'an account could not be changed');
  return FAULT;
}

/** Each account by itself: one that may not be changed, or fails, keeps no other from it. After `MAX_MS` no further one is begun. */
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

/** Makes somebody an admin, or a member again. @throws Refusal for oneself: so there is always an admin */
export async function setRole(
  { db, now }: UserCommandDeps,
  actor: Actor,
  userId: string,
  role: Role,
): Promise<void> {
  await db.transaction(async (tx) => {
    const user = await held(tx, actor, userId);
    refuseOneself(actor, user, 'change the role of');
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

/** Disables accounts, whose sessions are over at once, or enables them. */
export const setAllDisabled = (deps: UserCommandDeps, actor: Actor, ids: string[], isDisabled: boolean) =>
  eachOf(deps, ids, (userId) =>
    deps.db.transaction(async (tx) => {
      const user = await held(tx, actor, userId);
      if (isDisabled) refuseOneself(actor, user, 'disable');
      if (user.banned === isDisabled) return;
      await setDisabled(tx, userId, isDisabled);
      await audit(tx, actor, done(isDisabled ? 'user.disable' : 'user.enable', user), deps.now());
    }),
  );

/** Makes a link for somebody who cannot get mail. It is told to the admin this once and kept as a hash. */
export const resetLinkFor = ({ db, now, publicUrl }: UserCommandDeps, actor: Actor, userId: string) =>
  db.transaction(async (tx) => {
    const user = await held(tx, actor, userId);
    const path = await issueResetLink(tx, userId, now());
    await audit(tx, actor, done('user.reset-link', user), now());
    return { url: new URL(path, publicUrl).href, username: user.displayUsername };
  });

/**
 * Ends the second factor of somebody who has lost it with its recovery codes. They are signed out everywhere and told; passkeys stay.
 * @throws Refusal for oneself, who turns codes off with the password; CONFLICT where none are asked for
 */
export const endSecondFactorOf = (
  { db, now, tellCodesEnded }: UserCommandDeps,
  actor: Actor,
  userId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const user = await held(tx, actor, userId);
    refuseOneself(actor, user, 'end the second factor of');
    if (!user.twoFactorEnabled) throw refuseField('CONFLICT', 'id', 'This account is asked for no codes.');
    await removeSecondFactor(tx, userId);
    await revokeSessions(tx, userId);
    await audit(tx, actor, done('user.end-second-factor', user), now());
    await tellCodesEnded(tx, userId);
  });

/**
 * Deletes accounts with everything in them.
 * @param typed see `deletionWord`
 * @throws Refusal BAD_REQUEST where something else was typed; then nothing is deleted
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
  const word = deletionWord(chosen.map(({ username }) => username));
  if (typed !== word) throw refuseField('BAD_REQUEST', 'typed', `Type ${word} to delete.`);
  return eachOf(deps, ids, async (userId) => {
    await db.transaction(async (tx) => refuseOneself(actor, await held(tx, actor, userId), 'delete'));
    await eraseMember(userId, actor);
  });
}
