import { eq } from 'drizzle-orm';
import { createUser } from '#server/auth/create-user.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { readableCode } from '#server/auth/readable-code.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { refuseField } from '#server/http/refusal.ts';
import { createProfile, type ProfileForm } from './commands.ts';

/** 20 signs, 99 bits: told once, on the operator's own screen. */
const oneTimePassword = (): string => readableCode(4);

// The operator told nothing about themselves. A middling person who keeps their weight harms nobody until they do.
const placeholderProfile = (timeZone: string): ProfileForm => ({
  ageYears: 40,
  sex: 'female',
  unitSystem: 'metric',
  heightCm: 170,
  massKg: 70,
  goal: 'maintain',
  activityLevel: 'light',
  dietaryPreference: 'none',
  mealReminders: false,
  progressReminders: false,
  timeZone,
});

/**
 * Makes a member an admin, and the member too where there is none.
 * @param username one that the contract's rules accept
 * @returns the password of a member who was made; undefined for one who was there
 * @throws Refusal for the demo member, as whom everybody may sign in
 */
export async function grantAdmin(
  db: Db,
  username: string,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): Promise<string | undefined> {
  const name = username.toLowerCase();
  if (name === DEMO_MEMBER.username)
    throw refuseField(
      'BAD_REQUEST',
      'username',
      'Everybody may sign in as the demo member: it cannot be an admin.',
    );
  const promoted = await db
    .update(users)
    .set({ role: 'admin' })
    .where(eq(users.username, name))
    .returning({ id: users.id });
  if (promoted.length > 0) return undefined;
  const password = oneTimePassword();
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const created = await createUser(tx, { username, passwordHash, role: 'admin' });
    if ('taken' in created)
      throw refuseField('CONFLICT', 'username', 'Somebody registered this name just now. Run this again.');
    await createProfile(tx, created.userId, placeholderProfile(timeZone), nowMs);
  });
  return password;
}
