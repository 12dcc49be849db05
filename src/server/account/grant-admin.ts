import { eq } from 'drizzle-orm';
import { audit, SYSTEM, userTarget, type NamedUser } from '#server/auth/audit.ts';
import { createUser } from '#server/auth/create-user.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { hashPassword } from '#server/auth/passwords/passwords.ts';
import { readableCode } from '#server/auth/readable-code.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { refuseField } from '#server/core/refusal.ts';
import { createProfile, type ProfileForm } from './commands.ts';

/** 20 characters, 99 bits: shown once, on the operator's screen. */
const oneTimePassword = (): string => readableCode(4);

// The operator hasn't entered a profile yet. Average values and maintaining weight are safe until then.
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

/** Result for a username. */
type Granted =
  | { readonly kind: 'made'; readonly password: string }
  | {
      readonly kind: 'promoted' | 'was-admin';
      /** A disabled account stays disabled: nobody can log in with it. */
      readonly isDisabled: boolean;
      /** When the account will be deleted unless its member logs in; null if it isn't scheduled. */
      readonly deletesAt: Date | null;
    };

/** Makes an existing member an admin, with an audit entry. Undefined if there is no such member. */
const promote = (db: Db, name: string, nowMs: number): Promise<Granted | undefined> =>
  db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.username, name)).for('update');
    if (!user) return undefined;
    const state = { isDisabled: user.banned, deletesAt: user.deletesAt };
    if (user.role === 'admin') return { kind: 'was-admin', ...state };
    await tx.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
    await noteRole(tx, user, user.role, nowMs);
    return { kind: 'promoted', ...state };
  });

const noteRole = (tx: Db, user: NamedUser, from: string | null, nowMs: number) =>
  audit(tx, SYSTEM, { action: 'user.role', ...userTarget(user), details: { from, to: 'admin' } }, nowMs);

/**
 * Makes a member an admin, creating the member if necessary, with an audit entry.
 * @param username one that the contract's rules accept
 * @throws Refusal for the demo member, whom anybody may use, and for the server's own name
 */
export async function grantAdmin(
  db: Db,
  username: string,
  { nowMs, timeZone }: { nowMs: number; timeZone: string },
): Promise<Granted> {
  const name = username.toLowerCase();
  if (name === DEMO_MEMBER.username)
    throw refuseField(
      'BAD_REQUEST',
      'username',
      'The demo account can’t be an admin, because everyone shares it.',
    );
  if (name === SYSTEM.username)
    throw refuseField(
      'BAD_REQUEST',
      'username',
      'The audit log uses “system” for the server itself. Choose a different username.',
    );
  const promoted = await promote(db, name, nowMs);
  if (promoted) return promoted;
  const password = oneTimePassword();
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const created = await createUser(tx, { username, passwordHash, role: 'admin' });
    if ('taken' in created)
      throw refuseField(
        'CONFLICT',
        'username',
        'Someone just registered this username. Run this command again.',
      );
    await createProfile(tx, created.userId, placeholderProfile(timeZone), nowMs);
    await noteRole(tx, { id: created.userId, displayUsername: username }, null, nowMs);
  });
  return { kind: 'made', password };
}
