import type { Actor } from '#server/core/actor.ts';
import { weakPasswordFault } from '#domain/account/weak-password.ts';
import { guessesOf } from '#server/auth/passwords/password-guesses.ts';
import { setPassword } from '#server/auth/passwords/user-password.ts';
import { hashPassword } from '#server/auth/passwords/passwords.ts';
import { mailRecipient } from '#server/auth/mail-recipient.ts';
import { endResetLinks, ownerOfResetLink, issueResetLink, useResetLink } from '#server/auth/reset-link.ts';
import { revokeSessions, revokeTokens } from '#server/auth/revoke-sessions.ts';
import { userIdOfLogin } from '#server/auth/sign-in.ts';
import type { Db } from '#server/db/database.ts';
import type { MailingDeps } from '#server/db/deps.ts';
import { faultOf } from '#server/core/fault.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { noteAccess, type AccessRequest } from './access-events.ts';
import { confirmPassword } from './confirm-password.ts';
import { passwordChangedMail, resetMail } from './mails.ts';
import { mayMailReset } from './rate-limits.ts';

const NO_LINK = 'This link has already been used or has expired. Request a new one.';

/** @throws Refusal naming `password`: one that attackers try early, or the username */
export async function refuseWeak(password: string, username: string): Promise<void> {
  const fault = weakPasswordFault({ password, username, guesses: await guessesOf(password) });
  if (fault !== undefined) throw refuseField('BAD_REQUEST', 'password', fault);
}

/** The demo member is shared: nobody may take it from the next visitor. @throws Refusal FORBIDDEN */
export function refuseDemo({ isDemo }: Pick<Actor, 'isDemo'>): void {
  if (isDemo)
    throw new Refusal('FORBIDDEN', {
      issues: [{ field: 'account', message: 'The demo account can’t be changed.' }],
    });
}

/** Mails a reset link to the user with this name or address, if there is one with an address. */
async function mailLink({ db, mailer, publicUrl, now }: MailingDeps, login: string): Promise<void> {
  const userId = await userIdOfLogin(db, login);
  const user = userId === undefined ? undefined : await mailRecipient(db, userId);
  if (userId === undefined || user?.address === undefined || user.isDemo) return;
  const addressee = { username: user.username, address: user.address };
  if (!(await mayMailReset(db, userId, now()))) return;
  await db.transaction(async (tx) => {
    const path = await issueResetLink(tx, userId, now());
    await queueMail(tx, resetMail(addressee, publicUrl + path), now());
  });
  mailer.sendSoon();
}

/**
 * Responds to a forgotten password. The work happens after the response, so neither the answer nor its timing reveals whether the account
 * exists.
 */
export function forgot(deps: MailingDeps, login: string): void {
  if (!deps.mailer.canSend) return;
  mailLink(deps, login).catch((error: unknown) =>
    deps.log.error({ fault: faultOf(error) }, 'a reset link could not be emailed'),
  );
}

/**
 * Stores a new password, ends links, sessions and access tokens, and mails the member, within the caller's transaction. Whoever knew the old
 * password could have made a token with it.
 */
async function replacePassword(
  tx: Db,
  deps: MailingDeps,
  {
    userId,
    passwordHash,
    asking,
    exceptSessionId,
  }: { userId: string; passwordHash: string; asking: AccessRequest; exceptSessionId?: string },
): Promise<void> {
  const { publicUrl, now } = deps;
  await setPassword(tx, userId, passwordHash, now());
  await endResetLinks(tx, userId);
  await noteAccess(tx, deps, { userId, kind: 'password-changed', asking });
  await revokeSessions(tx, userId, exceptSessionId);
  await revokeTokens(tx, userId);
  const user = await mailRecipient(tx, userId);
  if (user?.address !== undefined)
    await queueMail(
      tx,
      passwordChangedMail({ username: user.username, address: user.address }, publicUrl),
      now(),
    );
}

/**
 * Sets a new password with a link and signs out all browsers. The link stays valid if the password is refused.
 * @returns the owner
 * @throws Refusal naming `token` or `password`
 */
export async function resetPassword(
  deps: MailingDeps,
  { token, password }: { readonly token: string; readonly password: string },
  asking: AccessRequest,
): Promise<string> {
  const { db, mailer, now } = deps;
  // Looked up before hashing, so an invalid link costs the server nothing.
  const holder = await ownerOfResetLink(db, token, now());
  const user = holder === undefined ? undefined : await mailRecipient(db, holder);
  if (holder === undefined || !user || user.isDemo) throw refuseField('BAD_REQUEST', 'token', NO_LINK);
  await refuseWeak(password, user.username);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const userId = await useResetLink(tx, token, now());
    if (userId === undefined) throw refuseField('BAD_REQUEST', 'token', NO_LINK);
    await replacePassword(tx, deps, { userId, passwordHash, asking });
  });
  mailer.sendSoon();
  return holder;
}

/**
 * Changes the member's own password and signs out all other browsers.
 * @param asking the caller's session, which stays
 * @throws Refusal naming `current` or `password`
 */
export async function changePassword(
  deps: MailingDeps,
  actor: Actor,
  { current, password }: { readonly current: string; readonly password: string },
  asking: AccessRequest & { readonly sessionId: string },
): Promise<void> {
  const { db, mailer } = deps;
  refuseDemo(actor);
  await confirmPassword(db, actor, current, deps.now(), 'current');
  await refuseWeak(password, actor.username);
  const passwordHash = await hashPassword(password);
  await db.transaction((tx) =>
    replacePassword(tx, deps, {
      userId: actor.userId,
      passwordHash,
      asking,
      exceptSessionId: asking.sessionId,
    }),
  );
  mailer.sendSoon();
}
