import { eq } from 'drizzle-orm';
import type { AccountSettings, SettingsInput } from '#contract/account/settings.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { ageOn } from '#domain/member/age.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Actor } from '#server/core/actor.ts';
import { isInternalAddress } from '#server/auth/internal-address.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { profiles } from './tables.ts';

type ProfileRow = typeof profiles.$inferSelect;

async function profileOf(db: Db, userId: string): Promise<ProfileRow> {
  const [profile] = await db.select().from(profiles).where(eq(profiles.userId, userId));
  if (!profile) throw new Refusal('NOT_FOUND');
  return profile;
}

/**
 * A member's profile and settings, with today's age.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function settingsOf(db: Db, actor: Actor, nowMs: number): Promise<AccountSettings> {
  const profile = await profileOf(db, actor.userId);
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, actor.userId));
  const { name, sex, heightCm, unitSystem, glucoseUnit, timeZone } = profile;
  return {
    username: actor.username,
    isDemo: actor.isDemo,
    email: user === undefined || isInternalAddress(user.email) ? null : user.email,
    name,
    ageYears: ageOn(profile, localDate(nowMs, timeZone)),
    sex,
    heightCm,
    unitSystem,
    glucoseUnit,
    timeZone,
  };
}

/** Sets the unit in which a member reads glucose. */
export async function setGlucoseUnit(
  db: Db,
  actor: Actor,
  glucoseUnit: GlucoseUnit,
  nowMs: number,
): Promise<AccountSettings> {
  await db
    .update(profiles)
    .set({ glucoseUnit, updatedAt: new Date(nowMs) })
    .where(eq(profiles.userId, actor.userId));
  return settingsOf(db, actor, nowMs);
}

/**
 * Saves settings. An unchanged age keeps counting from its original date; a new one counts from today.
 * @throws Refusal FORBIDDEN for a new name of the demo member: the next visitor would see it
 */
export async function saveSettings(
  db: Db,
  actor: Actor,
  { ageYears, name, ...rest }: SettingsInput,
  nowMs: number,
): Promise<AccountSettings> {
  const profile = await profileOf(db, actor.userId);
  if (actor.isDemo && (name || null) !== profile.name)
    throw refuseField('FORBIDDEN', 'name', 'The demo account’s name can’t be changed.');
  // In the old zone, because the form showed the age in it.
  const isSameAge = ageYears === ageOn(profile, localDate(nowMs, profile.timeZone));
  const age = isSameAge ? {} : { ageYears, ageRecordedOn: localDate(nowMs, rest.timeZone) };
  await db
    .update(profiles)
    .set({ ...rest, ...age, name: name || null, updatedAt: new Date(nowMs) })
    .where(eq(profiles.userId, actor.userId));
  return settingsOf(db, actor, nowMs);
}
