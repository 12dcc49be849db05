import type { Actor } from '#server/core/actor.ts';

/** Shown to an admin who hasn't set up the second factor that this server requires. */
export const SECOND_FACTOR_REQUIRED =
  'This server asks admins for a second factor. Set up codes of an authenticator under Security first.';

/**
 * Why a user may not act as an admin; undefined if they may.
 * @param said message for users who aren't admins
 */
export function adminRefusal({ role, owesSecondFactor }: Actor, said: string): string | undefined {
  if (role !== 'admin') return said;
  return owesSecondFactor ? SECOND_FACTOR_REQUIRED : undefined;
}
