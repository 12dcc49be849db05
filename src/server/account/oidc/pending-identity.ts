import { connectIdentity } from '#server/auth/oidc/identities.ts';
import type { Identity } from '#server/auth/oidc/provider.ts';
import { sealedCookie, type CookiePlace } from '#server/auth/oidc/sealed-cookie.ts';
import type { AccessRequest } from '#server/account/access-events.ts';
import { notifyOfAccess } from '#server/account/access-events.ts';
import type { MailingDeps } from '#server/db/deps.ts';

/** An identity without an account: it waits until its owner registers, or logs in with their password. */
export const pendingIdentity = sealedCookie<Identity>('waiting_identity', 30 * 60);

/**
 * Connects the identity waiting in this browser's cookie to the member who just signed in.
 * @param isNew whether they just registered
 * @returns cookies for the response
 */
export async function connectPending(
  deps: MailingDeps & CookiePlace,
  userId: string,
  isNew: boolean,
  asking: AccessRequest,
): Promise<readonly string[]> {
  const identity = pendingIdentity.read(deps, asking.headers);
  if (!identity) return [];
  const isConnected = await deps.db.transaction(async (tx) => {
    const connected = await connectIdentity(tx, userId, identity, isNew);
    if (connected) await notifyOfAccess(tx, deps, { userId, kind: 'provider-connected', asking });
    return connected;
  });
  if (!isConnected) return [];
  deps.mailer.sendSoon();
  return [pendingIdentity.clear(deps)];
}
