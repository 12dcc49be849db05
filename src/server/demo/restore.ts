import { eq } from 'drizzle-orm';
import type { FoodIndex } from '#domain/foods/food-index.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { createProfile, type ProfileForm } from '#server/account/commands.ts';
import { profiles } from '#server/account/tables.ts';
import { createUser } from '#server/auth/create-user.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { hashPassword } from '#server/auth/passwords.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { mealRows } from '#server/meals/meal-rows.ts';
import { ownFoods } from '#server/foods/tables.ts';
import { planUses } from '#server/membership/tables.ts';
import { corrections, dayStates, mealItems, meals, modelAnswers, savedMeals } from '#server/meals/tables.ts';
import { DemoKitchen } from './demo-meals.ts';
import { demoSavedMeals } from './saved-meals.ts';
import { demoRestores } from './tables.ts';

const DAYS = 120;
/** Days written by one transaction: other requests wait no longer than this takes. */
const DAYS_AT_ONCE = 6;

/** What visitors leave behind. Their pictures go with their meals, by the sweep that knows the store. */
const VISITORS_LEAVE = [meals, savedMeals, corrections, dayStates, modelAnswers, ownFoods, planUses] as const;

const profileOf = (timeZone: string): ProfileForm => ({
  name: 'Robin',
  ageYears: 41,
  sex: 'female',
  unitSystem: 'metric',
  heightCm: 168,
  massKg: 72.4,
  goal: 'lose',
  targetMassKg: 66,
  weeklyLossKg: 0.5,
  activityLevel: 'moderate',
  dietaryPreference: 'mediterranean',
  mealReminders: true,
  progressReminders: false,
  timeZone,
});

/** What the demo member's data is made with. */
export interface DemoDeps {
  readonly db: Db;
  readonly index: FoodIndex;
  /** Where the demo member lives: the server's own zone. */
  readonly timeZone: string;
}

async function demoUserId(db: Db): Promise<string> {
  const find = () => db.select({ id: users.id }).from(users).where(eq(users.username, DEMO_MEMBER.username));
  const [found] = await find();
  if (found) return found.id;
  const passwordHash = await hashPassword(DEMO_MEMBER.password);
  const created = await db.transaction((tx) =>
    createUser(tx, { username: DEMO_MEMBER.username, passwordHash, isDemo: true }),
  );
  if ('userId' in created) return created.userId;
  // Another instance was faster.
  const [theirs] = await find();
  if (!theirs) throw new Error('The demo member could neither be made nor found.');
  return theirs.id;
}

/** Writes the meals of some days eaten by `untilMs`; what is there already, also what a visitor deleted, stays as it is. */
async function writeDays(
  { db, index, timeZone }: DemoDeps,
  kitchen: DemoKitchen,
  userId: string,
  dates: readonly string[],
  untilMs: number,
): Promise<void> {
  const rows = dates
    .flatMap((date) => kitchen.mealsOf(date, timeZone, untilMs))
    .map((meal) => mealRows(userId, meal, index.byId, untilMs));
  if (rows.length === 0) return;
  await db.transaction(async (tx) => {
    const written = await tx
      .insert(meals)
      .values(rows.map(({ meal }) => meal))
      .onConflictDoNothing()
      .returning({ id: meals.id });
    const ids = new Set(written.map(({ id }) => id));
    const items = rows.filter(({ meal }) => ids.has(meal.id)).flatMap((row) => row.items);
    if (items.length > 0) await tx.insert(mealItems).values(items).onConflictDoNothing();
  });
}

/** Makes the demo member and 120 days of meals anew, newest first; whatever visitors changed is gone. */
export async function restoreDemo(deps: DemoDeps, nowMs: number): Promise<void> {
  const { db, index, timeZone } = deps;
  const userId = await demoUserId(db);
  await db.transaction(async (tx) => {
    for (const table of VISITORS_LEAVE) await tx.delete(table).where(eq(table.userId, userId));
    await tx.delete(profiles).where(eq(profiles.userId, userId));
    await createProfile(tx, userId, profileOf(timeZone), nowMs);
    await tx.insert(savedMeals).values(demoSavedMeals(index, userId)).onConflictDoNothing();
  });
  const kitchen = new DemoKitchen(index);
  const today = localDate(nowMs, timeZone);
  const dates = Array.from({ length: DAYS }, (_, ago) => addDays(today, -ago));
  for (let at = 0; at < DAYS; at += DAYS_AT_ONCE)
    await writeDays(deps, kitchen, userId, dates.slice(at, at + DAYS_AT_ONCE), nowMs);
  const restoredAt = new Date(nowMs);
  await db
    .insert(demoRestores)
    .values({ userId, restoredAt })
    .onConflictDoUpdate({ target: demoRestores.userId, set: { restoredAt } });
}

/** Adds what the demo member has eaten today by now. */
export async function catchUpDemo(deps: DemoDeps, nowMs: number): Promise<void> {
  const userId = await demoUserId(deps.db);
  const today = localDate(nowMs, deps.timeZone);
  await writeDays(deps, new DemoKitchen(deps.index), userId, [today], nowMs);
}
