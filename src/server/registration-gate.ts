import type { Registration } from '#contract/account/account.ts';
import type { RegistrationMode } from '#domain/account/registration-modes.ts';
import { redeemInvite } from '#server/auth/invites.ts';
import { refuseField } from '#server/core/refusal.ts';
import type { Db } from '#server/db/database.ts';
import { purchaseTokenOf } from './membership/purchase-cookie.ts';
import { unspentPurchase } from './membership/token-purchase.ts';

const REFUSED: Readonly<Record<Exclude<RegistrationMode, 'open'>, string>> = {
  invite: 'You need a valid invitation to join. If yours was already used or has expired, ask for a new one.',
  closed: 'This server isn’t accepting new members.',
};

/**
 * Lets a person register, in the transaction that creates their account: anyone, people with an invitation, or nobody. Anyone who has paid
 * may register.
 * @throws Refusal FORBIDDEN
 */
export async function admit(
  tx: Db,
  mode: RegistrationMode,
  { purchaseToken, inviteToken }: Pick<Registration, 'purchaseToken' | 'inviteToken'>,
  asked: { readonly headers: Headers; readonly nowMs: number },
): Promise<void> {
  if (mode === 'open') return;
  for (const token of [purchaseToken, purchaseTokenOf(asked.headers)])
    if (await unspentPurchase(tx, token, asked.nowMs)) return;
  if (mode === 'invite' && inviteToken !== undefined && (await redeemInvite(tx, inviteToken, asked.nowMs)))
    return;
  throw refuseField('FORBIDDEN', 'inviteToken', REFUSED[mode]);
}
