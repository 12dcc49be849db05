import { eq } from 'drizzle-orm';
import type { Member, Registration } from '#contract/account/account.ts';
import { usualUnit } from '#domain/glucose/usual-unit.ts';
import { localDate } from '#domain/time/local-date.ts';
import { createUser, type Taken } from '#server/auth/create-user.ts';
import { isInternalAddress } from '#server/auth/internal-address.ts';
import { hashPassword } from '#server/auth/passwords/passwords.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { refuseWeak } from './password-commands.ts';
import { profiles } from './tables.ts';

const TAKEN_MESSAGES: Readonly<Record<Taken, string>> = {
  username: 'This username is taken. Choose a different one.',
  email: 'This address already has an account. Log in instead.',
};

const taken = (fields: readonly Taken[]): Refusal =>
  new Refusal('CONFLICT', { issues: fields.map((field) => ({ field, message: TAKEN_MESSAGES[field] })) });

/** A person's profile, without login details. */
export type ProfileForm = Omit<
  Registration,
  'username' | 'password' | 'email' | 'purchaseToken' | 'inviteToken'
>;

/** Writes a member's first profile within the caller's transaction; the age counts from today on the member's calendar. */
export async function createProfile(tx: Db, userId: string, form: ProfileForm, nowMs: number): Promise<void> {
  await tx.insert(profiles).values({
    userId,
    name: form.name || null,
    sex: form.sex,
    ageYears: form.ageYears,
    ageRecordedOn: localDate(nowMs, form.timeZone),
    unitSystem: form.unitSystem,
    glucoseUnit: usualUnit(form.timeZone),
    heightCm: form.heightCm,
    massKg: form.massKg,
    goal: form.goal,
    targetMassKg: form.targetMassKg ?? null,
    weeklyLossKg: form.weeklyLossKg ?? null,
    activityLevel: form.activityLevel,
    dietaryPreference: form.dietaryPreference,
    mealReminders: form.mealReminders,
    progressReminders: form.progressReminders,
    timeZone: form.timeZone,
  });
}

/** Profile fields that depend on the member's goal; null if the goal has no target mass or rate. */
type ProfileGoals = Pick<
  Member,
  'goal' | 'targetMassKg' | 'weeklyLossKg' | 'activityLevel' | 'dietaryPreference'
>;

/** Writes a member's goals to their profile within the caller's transaction. */
export async function saveProfileGoals(
  tx: Db,
  userId: string,
  goals: ProfileGoals,
  nowMs: number,
): Promise<void> {
  await tx
    .update(profiles)
    .set({ ...goals, updatedAt: new Date(nowMs) })
    .where(eq(profiles.userId, userId));
}

/**
 * Creates an account and its profile, or nothing at all.
 * @param rules `admit` refuses people who may not register, `noteSignUp` counts the new member, `addWeight` adds their first weigh-in: all in the same transaction
 * @throws Refusal naming the field: a common password, a taken username or address
 */
export async function register(
  db: Db,
  form: Registration,
  nowMs: number,
  rules: {
    readonly admit: (tx: Db) => Promise<void>;
    readonly noteSignUp: (tx: Db, userId: string) => Promise<void>;
    readonly addWeight: (tx: Db, userId: string) => Promise<void>;
  },
): Promise<string> {
  const {
    username,
    password,
    email,
    purchaseToken: _redeemedLater,
    inviteToken: _admitted,
    ...profile
  } = form;
  if (email !== undefined && isInternalAddress(email))
    throw refuseField('BAD_REQUEST', 'email', 'We can’t send email to this address. Enter a different one.');
  await refuseWeak(password, username);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await rules.admit(tx);
    const created = await createUser(tx, { username, email, passwordHash });
    if ('taken' in created) throw taken(created.taken);
    await createProfile(tx, created.userId, profile, nowMs);
    await rules.noteSignUp(tx, created.userId);
    await rules.addWeight(tx, created.userId);
    return created.userId;
  });
}
