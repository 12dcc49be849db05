import type { Actor } from '#server/core/actor.ts';

/** Shown to an admin who hasn't set up the second factor that this server requires. */
export const SECOND_FACTOR_REQUIRED =
  'This server requires two-factor authentication for admins. Set up an authenticator app under Security first.';

/**
 * Why a user may not act as an admin; undefined if they may.
 * @param said message for users who aren't admins
 */
export function adminRefusal({ role, owesSecondFactor }: Actor, said: string): string | undefined {
  if (role !== 'admin') return said;
  return owesSecondFactor ? SECOND_FACTOR_REQUIRED : undefined;
}
