import { siteName } from '#server/core/site-name.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Actor } from '#server/core/actor.ts';
import type { MailingDeps } from '#server/db/deps.ts';
import { internalAddress, isInternalAddress } from '#server/auth/internal-address.ts';
import { users, verifications } from '#server/auth/tables.ts';
import { isUniqueViolation } from '#server/db/unique-violation.ts';
import { refuseField } from '#server/core/refusal.ts';
import { mailWords } from '#server/mail/layout.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { noteAccess, type AccessRequest } from './access-events.ts';
import { confirmPassword } from './confirm-password.ts';
import { countNewAddress } from './rate-limits.ts';

const CHANGED = mailWords({
  subject: 'Your email address was changed',
  paragraphs: [
    `Your ${siteName()} account no longer uses this address. Someone who knows your password made this change.`,
    'If this was you, you can ignore this email. If it wasn’t, contact the person who runs this server right away.',
  ],
});

const taken = () =>
  refuseField('CONFLICT', 'email', 'Another account uses this address. Choose a different one.');

/**
 * Changes or removes the address for password recovery. Notifies the old address and invalidates links sent to it.
 * @param email null removes it
 * @throws Refusal BAD_REQUEST or CONFLICT naming the field; FORBIDDEN for the demo member; TOO_MANY_REQUESTS
 */
export async function changeEmail(
  deps: Pick<MailingDeps, 'db' | 'log' | 'now'>,
  actor: Actor,
  { email, password }: { readonly email: string | null; readonly password: string },
  asking: AccessRequest,
): Promise<void> {
  const { db, now } = deps;
  const nowMs = now();
  if (actor.isDemo) throw refuseField('FORBIDDEN', 'email', 'Email isn’t available in the demo.');
  await confirmPassword(db, actor, password, nowMs);
  if (email !== null && isInternalAddress(email))
    throw refuseField('BAD_REQUEST', 'email', 'We can’t send email to this address. Enter a different one.');
  // Never refunded: every response reveals whether an address is taken.
  if (email !== null) await countNewAddress(db, actor.userId, nowMs);
  const next = email?.toLowerCase() ?? internalAddress(actor.userId);
  await db.transaction(async (tx) => {
    const [holder] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, next), ne(users.id, actor.userId)));
    if (holder) throw taken();
    const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, actor.userId));
    if (!user || user.email === next) return;
    await tx
      .update(users)
      .set({ email: next, emailVerified: false, updatedAt: new Date(nowMs) })
      .where(eq(users.id, actor.userId))
      .catch((error: unknown) => {
        // Another member took the address between the check and the write.
        if (isUniqueViolation(error)) throw taken();
        throw error;
      });
    await noteAccess(tx, deps, { userId: actor.userId, kind: 'email-changed', asking });
    await tx.delete(verifications).where(eq(verifications.value, actor.userId));
    if (!isInternalAddress(user.email))
      await queueMail(tx, { kind: 'email-changed', to: user.email, ...CHANGED }, nowMs);
  });
}
