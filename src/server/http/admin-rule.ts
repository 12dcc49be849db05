import type { Actor } from '#server/core/actor.ts';

/** Shown to an admin who hasn't set up the second factor that this server requires. */
export const SECOND_FACTOR_REQUIRED =
  'This server asks admins for a second factor. Set up codes of an authenticator under Security first.';

/**
 * Why somebody may not do what admins do; undefined for those who may.
 * @param said to who is no admin
 */
export function adminRefusal({ role, owesSecondFactor }: Actor, said: string): string | undefined {
  if (role !== 'admin') return said;
  return owesSecondFactor ? SECOND_FACTOR_REQUIRED : undefined;
}
