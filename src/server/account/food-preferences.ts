import { eq, sql } from 'drizzle-orm';
import type { FoodPreferences } from '#contract/account/food-preferences.ts';
import { ALLERGEN_NAMES, ALLERGENS, type Allergen } from '#domain/account/allergens.ts';
import { CUISINES } from '#domain/account/cuisines.ts';
import { preferenceRefusal } from '#domain/goals/draft-rules.ts';
import type { Actor } from '#server/core/actor.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import { memberOn } from '#server/member/queries.ts';
import { foodPreferences, profiles } from './tables.ts';

/** The allergen that a text names, if it is one of the fourteen. */
const allergenOf = (words: string): Allergen | undefined => {
  const said = words.trim().toLowerCase();
  return ALLERGENS.find((allergen) => allergen === said || ALLERGEN_NAMES[allergen] === said);
};

/** Removes duplicates, ignoring case; the first spelling stays. */
const eachOnce = (words: readonly string[]): string[] =>
  [...new Map(words.toReversed().map((word) => [word.toLowerCase(), word])).values()].toReversed();

/**
 * What a member eats and avoids; empty if they entered nothing.
 * @throws Refusal NOT_FOUND for an account without a profile
 */
export async function foodPreferencesOf(db: Db, userId: string): Promise<FoodPreferences> {
  const [known] = await db
    .select({ dietaryPreference: profiles.dietaryPreference, stored: foodPreferences })
    .from(profiles)
    .leftJoin(foodPreferences, eq(foodPreferences.userId, profiles.userId))
    .where(eq(profiles.userId, userId));
  if (!known) throw new Refusal('NOT_FOUND');
  const { allergies = [], dislikes = [], cuisines = [] } = known.stored ?? {};
  return {
    dietaryPreference: known.dietaryPreference,
    allergens: ALLERGENS.filter((allergen) => allergies.includes(allergen)),
    otherAllergies: allergies.filter((words) => allergenOf(words) === undefined),
    dislikes: [...dislikes],
    cuisines: CUISINES.filter((cuisine) => cuisines.includes(cuisine)),
  };
}

/** @throws Refusal BAD_REQUEST for a new dietary preference that is unsafe for the member */
async function checkPreference(
  db: Db,
  userId: string,
  dietaryPreference: FoodPreferences['dietaryPreference'],
  nowMs: number,
): Promise<void> {
  const { profile, ageYears, heightCm, mass, conditions } = await memberOn(db, userId, nowMs);
  if (profile.dietaryPreference === dietaryPreference) return;
  const { massKg } = mass;
  const refusal = preferenceRefusal({ ageYears, heightCm, massKg, conditions, dietaryPreference });
  if (refusal) throw refuseField('BAD_REQUEST', 'dietaryPreference', refusal.message);
}

/**
 * Saves it; a write older than the last one changes nothing. The dietary preference is that of the goals.
 * @throws Refusal BAD_REQUEST for a new dietary preference that is unsafe for the member
 */
export async function putFoodPreferences(
  db: Db,
  { userId, writeKey }: Actor,
  { dietaryPreference, allergens, otherAllergies, dislikes, cuisines }: FoodPreferences,
  nowMs: number,
): Promise<FoodPreferences> {
  await checkPreference(db, userId, dietaryPreference, nowMs);
  const named = otherAllergies.map((words) => allergenOf(words) ?? words);
  const updatedAt = new Date(nowMs);
  const set = {
    allergies: eachOnce([...allergens, ...named]),
    dislikes: eachOnce(dislikes),
    cuisines,
    updatedAt,
    ...(writeKey !== undefined && { writeKey }),
  };
  await db.transaction(async (tx) => {
    const written = await tx
      .insert(foodPreferences)
      .values({ userId, ...set })
      .onConflictDoUpdate({
        target: foodPreferences.userId,
        set,
        setWhere:
          writeKey === undefined
            ? sql`true`
            : sql`(${foodPreferences.writeKey} is null or ${foodPreferences.writeKey} <= ${writeKey})`,
      })
      .returning({ userId: foodPreferences.userId });
    if (written.length > 0)
      await tx.update(profiles).set({ dietaryPreference, updatedAt }).where(eq(profiles.userId, userId));
  });
  return foodPreferencesOf(db, userId);
}
