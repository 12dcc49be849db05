import type { Actor } from '#server/auth/actor.ts';

/**
 * Why somebody may not do what admins do; undefined for those who may.
 * @param said to who is no admin
 */
export function whyNoAdmin({ role, owesSecondFactor }: Actor, said: string): string | undefined {
  if (role !== 'admin') return said;
  if (!owesSecondFactor) return undefined;
  return 'This server asks admins for a second factor. Set up codes of an authenticator under Security first.';
}
