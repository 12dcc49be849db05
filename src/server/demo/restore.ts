import { eq, sql } from 'drizzle-orm';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { createProfile, type ProfileForm } from '#server/account/commands.ts';
import { createUser } from '#server/auth/create-user.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { hashPassword } from '#server/auth/passwords/passwords.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { memberTables } from '#server/db/member-tables.ts';
import { mealRows, itemRows } from '#server/meals/meal-rows.ts';
import { fastingScreenings } from '#server/fasting/tables.ts';
import { bioAgeAssessments } from '#server/bio-age/tables.ts';
import { cups } from '#server/water/tables.ts';
import { mealItems, meals, savedMeals } from '#server/meals/tables.ts';
import { writeBloodPanels } from './blood-panels.ts';
import { demoAssessments } from './bio-age-assessments.ts';
import { DemoKitchen } from './demo-meals.ts';
import { demoId } from './demo-time.ts';
import { START_KG } from './simulate-body.ts';
import { writeSupplements, writeTakes } from './supplements.ts';
import { demoRestores } from './tables.ts';
import { demoDays, writeTrackers } from './write-trackers.ts';
import { analyzeMeal } from '#domain/meals/analysis/analyze-meal.ts';
import { uuidV7 } from '#domain/units/uuid-v7.ts';
import { itemAnswer } from '#server/meals/meal-answer.ts';
import { seededRandom } from './random.ts';

/** Saved meals of the demo member, as they would type them. */
const SAVED = [
  ['Weekday oatmeal', 'bowl of oatmeal with blueberries and a tablespoon of honey, black coffee', true],
  ['Muesli and juice', 'cup of muesli with a cup of milk, orange juice', true],
  ['Desk lunch', '150 g chicken breast with 150 g brown rice and a cup of broccoli', false],
  ['Lentil soup evening', 'bowl of lentil soup with a slice of rye bread and butter', false],
  ['Afternoon snack', '30 g almonds and an apple', false],
] as const;

const uuid = (text: string): string => {
  const random = seededRandom(text);
  return uuidV7(
    0,
    Uint8Array.from({ length: 10 }, () => Math.floor(random() * 256)),
  );
};

/** The demo member's saved meals as rows: the same every time. */
const demoSavedMeals = (index: FoodIndex, userId: string): (typeof savedMeals.$inferInsert)[] =>
  SAVED.map(([name, description, favourite], rank) => {
    const id = uuid(name);
    const items = analyzeMeal(description, index).items.map(
      ({ foodId, amount, unit, grams, confidence }, part) => ({
        id: uuid(`${name} ${part}`),
        foodId,
        amount,
        unit,
        grams: { ...grams },
        confidence,
      }),
    );
    const rows = itemRows(userId, { id, items }, index.byId);
    return { userId, id, name, favourite, rank, items: rows.map(itemAnswer) };
  });

const DAYS = 120;
const DEMO_AGE_YEARS = 41;
/** Days per transaction. Other requests wait for one to finish. */
const DAYS_AT_ONCE = 6;

const profileOf = (timeZone: string): ProfileForm => ({
  name: 'Robin',
  ageYears: DEMO_AGE_YEARS,
  sex: 'female',
  unitSystem: 'metric',
  heightCm: 168,
  massKg: START_KG,
  goal: 'lose',
  targetMassKg: 66,
  weeklyLossKg: 0.5,
  activityLevel: 'moderate',
  dietaryPreference: 'mediterranean',
  mealReminders: true,
  progressReminders: false,
  timeZone,
});

const demoCups = (userId: string): (typeof cups.$inferInsert)[] => [
  { userId, id: demoId('big mug', 1), name: 'Big mug', kind: 'tea', volumeMl: 400 },
  { userId, id: demoId('bottle', 2), name: 'Bike bottle', kind: 'water', volumeMl: 750 },
];

/** Dependencies for creating the demo member's data. */
export interface DemoDeps {
  readonly db: Db;
  readonly index: FoodIndex;
  /** The demo member's time zone: the server's. */
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
  if (!theirs) throw new Error('The demo member could not be created or found.');
  return theirs.id;
}

/** Writes meals of some days up to `untilMs`. Existing ones, even if deleted by a visitor, stay. */
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

/** Restores the demo member and 120 days of entries, newest first. Visitors get copies once it is complete. */
export async function restoreDemo(deps: DemoDeps, nowMs: number): Promise<void> {
  const { db, index, timeZone } = deps;
  const userId = await demoUserId(db);
  await db.transaction(async (tx) => {
    // First, so that no visitor gets an incomplete copy.
    await tx.delete(demoRestores).where(eq(demoRestores.userId, userId));
    // Pictures from before visitors had copies are deleted by the store's sweep, along with their meals.
    for (const { name } of await memberTables(tx))
      if (name !== 'photos')
        await tx.execute(sql`delete from ${sql.identifier(name)} where user_id = ${userId}`);
    await createProfile(tx, userId, profileOf(timeZone), nowMs);
    await tx.insert(savedMeals).values(demoSavedMeals(index, userId)).onConflictDoNothing();
    await tx.insert(cups).values(demoCups(userId)).onConflictDoNothing();
    const assessments = demoAssessments(
      { userId, timeZone, ageYears: DEMO_AGE_YEARS },
      localDate(nowMs, timeZone),
    );
    await tx.insert(bioAgeAssessments).values(assessments).onConflictDoNothing();
    const screenedOn = addDays(localDate(nowMs, timeZone), -DAYS);
    await tx.insert(fastingScreenings).values({ userId, screenedOn, conditions: [] }).onConflictDoNothing();
  });
  const kitchen = new DemoKitchen(index);
  const today = localDate(nowMs, timeZone);
  const dates = Array.from({ length: DAYS }, (_, ago) => addDays(today, -ago));
  for (let at = 0; at < DAYS; at += DAYS_AT_ONCE)
    await writeDays(deps, kitchen, userId, dates.slice(at, at + DAYS_AT_ONCE), nowMs);
  const life = demoDays(kitchen, timeZone, DAYS, nowMs);
  await writeTrackers(db, { userId, timeZone }, life, nowMs);
  await writeBloodPanels(db, { userId, timeZone }, today);
  await writeSupplements(db, { userId, timeZone }, nowMs);
  const restoredAt = new Date(nowMs);
  await db
    .insert(demoRestores)
    .values({ userId, restoredAt })
    .onConflictDoUpdate({ target: demoRestores.userId, set: { restoredAt } });
}

/** Adds today's entries of the demo member up to now. */
export async function catchUpDemo(deps: DemoDeps, nowMs: number): Promise<void> {
  const { db, index, timeZone } = deps;
  const userId = await demoUserId(db);
  const kitchen = new DemoKitchen(index);
  await writeDays(deps, kitchen, userId, [localDate(nowMs, timeZone)], nowMs);
  // Simulates earlier days again, because today follows from them.
  const today = demoDays(kitchen, timeZone, DAYS, nowMs).slice(-1);
  await writeTrackers(db, { userId, timeZone }, today, nowMs);
  await writeTakes(db, { userId, timeZone }, [localDate(nowMs, timeZone)], nowMs);
}
