import type { Actor } from '#server/core/actor.ts';
import { isPasswordOf } from '#server/auth/passwords/user-password.ts';
import type { Db } from '#server/db/database.ts';
import { refuseField } from '#server/core/refusal.ts';
import { countOwnPassword } from './rate-limits.ts';

/**
 * Checks the member's password before changes that can't be undone: an open session alone isn't enough.
 * @param field its name in the form
 * @throws Refusal BAD_REQUEST at that field; TOO_MANY_REQUESTS
 */
export async function confirmPassword(
  db: Db,
  actor: Actor,
  password: string,
  nowMs: number,
  field = 'password',
): Promise<void> {
  const giveBack = await countOwnPassword(db, actor.userId, nowMs);
  if (!(await isPasswordOf(db, actor.userId, password)))
    throw refuseField('BAD_REQUEST', field, 'That password is incorrect.');
  await giveBack();
}
