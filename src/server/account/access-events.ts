import { eq, and, lt, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import {
  ACCESS_HISTORY_DAYS,
  type AccessEvent,
  type NotifiedAccessEvent,
} from '#domain/account/access-events.ts';
import { deviceName } from '#domain/account/device-name.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import { newId } from '#server/core/new-id.ts';
import { mailRecipient } from '#server/auth/mail-recipient.ts';
import { userIdOfLogin } from '#server/auth/sign-in.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import type { MailingDeps } from '#server/db/deps.ts';
import { faultOf } from '#server/core/fault.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { accessChangedMail } from './mails.ts';
import { accessEvents } from './tables.ts';
import { wasCodeAccepted, mayNoteFailure, mayWarnOfCode } from './rate-limits.ts';

/** The request of an event. */
export interface AccessRequest {
  readonly headers: Headers;
  readonly requestId: string;
}

/** A security event of an account. */
interface Access<Kind extends AccessEvent = AccessEvent> {
  readonly userId: string;
  readonly kind: Kind;
  /** Undefined if the member didn't act: their history never shows another person's device. */
  readonly asking: AccessRequest | undefined;
}

/** A log line with the account's id, if known, but never the typed text. */
const logAccess = (
  log: Logger,
  event: AccessEvent,
  userId: string | undefined,
  asking: AccessRequest | undefined,
) => log.info({ event, userId, requestId: asking?.requestId }, 'account access');

/** Writes an event to the log and to the member's history. The shared demo member has no history. */
export async function noteAccess(
  tx: Db,
  { log, now }: Pick<MailingDeps, 'log' | 'now'>,
  { userId, kind, asking }: Access,
): Promise<void> {
  logAccess(log, kind, userId, asking);
  const { browser, system } = deviceName(asking?.headers.get('user-agent')?.slice(0, 400) ?? '');
  await tx.execute(sql`
    insert into ${accessEvents} (user_id, id, at, kind, browser, system)
    select ${users.id}, ${newId()}::uuid, ${new Date(now()).toISOString()}::timestamptz, ${kind}::text, ${browser}::text, ${system}::text
    from ${users} where ${and(eq(users.id, userId), eq(users.isDemo, false))}`);
}

/** Writes an event that is also mailed to members with an address. Call it after the transaction commits. */
export async function notifyOfAccess(
  tx: Db,
  deps: Omit<MailingDeps, 'db' | 'mailer'>,
  access: Access<NotifiedAccessEvent>,
): Promise<void> {
  await noteAccess(tx, deps, access);
  const user = await mailRecipient(tx, access.userId);
  if (user?.address === undefined) return;
  const addressee = { username: user.username, address: user.address };
  await queueMail(tx, accessChangedMail(addressee, access.kind, deps.publicUrl), deps.now());
}

/** The same in its own transaction. */
export async function notifyOfAccessNow(
  deps: MailingDeps,
  access: Access<NotifiedAccessEvent>,
): Promise<void> {
  await deps.db.transaction((tx) => notifyOfAccess(tx, deps, access));
  deps.mailer.sendSoon();
}

/** Records a failed attempt, up to a limit, so that attackers can't fill the history. */
async function noteFailure(deps: MailingDeps, failed: Access): Promise<void> {
  const { db, log, now } = deps;
  if (await mayNoteFailure(db, failed.userId, now())) await noteAccess(db, deps, failed);
  else logAccess(log, failed.kind, failed.userId, failed.asking);
}

/**
 * Records a failed login. It runs after the response, so response time doesn't reveal whether the account exists.
 * @param login as typed; never stored
 */
export function recordWrongPassword(deps: MailingDeps, login: string, asking: AccessRequest): void {
  const { db, log } = deps;
  const kind = 'wrong-password';
  userIdOfLogin(db, login)
    .then((userId) =>
      userId === undefined
        ? logAccess(log, kind, undefined, asking)
        : noteFailure(deps, { userId, kind, asking }),
    )
    .catch((error: unknown) => log.error({ fault: faultOf(error) }, 'a failed login could not be recorded'));
}

/** Records a rejected code. A code that was valid before may have been overheard, so its member gets a mail. */
export async function noteWrongCode(
  deps: MailingDeps,
  { userId, code }: { readonly userId: string; readonly code: string },
  asking: AccessRequest,
): Promise<void> {
  const { db, now } = deps;
  if (!(await wasCodeAccepted(db, userId, code, now())))
    return noteFailure(deps, { userId, kind: 'wrong-code', asking });
  const again = { userId, kind: 'code-used-again', asking } as const;
  return (await mayWarnOfCode(db, userId, now())) ? notifyOfAccessNow(deps, again) : noteFailure(deps, again);
}

/** Deletes events older than the retention period. */
export const sweepAccessEvents = (db: Db, nowMs: number) =>
  db.delete(accessEvents).where(lt(accessEvents.at, new Date(nowMs - ACCESS_HISTORY_DAYS * DAY_MS)));
