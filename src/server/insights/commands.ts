import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isLogging } from '#domain/insights/activation.ts';
import type { Feature } from '#domain/insights/features.ts';
import { users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { featureDays, memberActivity, signUps, visits } from './tables.ts';

const ROWS_AT_ONCE = 1000;

/** How often a member used a feature on a day. */
export interface FeatureUse {
  readonly userId: string;
  readonly day: string;
  readonly feature: Feature;
  readonly uses: number;
}

const inParts = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, index) =>
    rows.slice(index * ROWS_AT_ONCE, (index + 1) * ROWS_AT_ONCE),
  );

const orderOf = ({ userId, day, feature }: FeatureUse): string => `${userId} ${day} ${feature}`;

/** Adds uses to the day's counts, and marks members' first entries. */
export async function writeUses(db: Db, uses: readonly FeatureUse[]): Promise<void> {
  const ids = [...new Set(uses.map(({ userId }) => userId))];
  const found = await db.select({ id: users.id }).from(users).where(inArray(users.id, ids));
  // Skips members who just deleted their account.
  const members = new Set(found.map(({ id }) => id));
  const rows = uses
    .filter(({ userId }) => members.has(userId))
    // All servers write in the same order, so that two never deadlock.
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  for (const part of inParts(rows)) {
    await db
      .insert(featureDays)
      .values(part)
      .onConflictDoUpdate({
        target: [featureDays.userId, featureDays.day, featureDays.feature],
        set: { uses: sql`${featureDays.uses} + excluded.uses` },
      });
    await activate(db, part);
    await seen(db, part);
  }
}

/** Stores each member's last active day. */
async function seen(db: Db, uses: readonly FeatureUse[]): Promise<void> {
  const lastDay = new Map<string, string>();
  for (const { userId, day } of uses) if (day > (lastDay.get(userId) ?? '')) lastDay.set(userId, day);
  await db
    .insert(memberActivity)
    .values([...lastDay].map(([userId, lastActiveOn]) => ({ userId, lastActiveOn })))
    .onConflictDoUpdate({
      target: memberActivity.userId,
      set: { lastActiveOn: sql`greatest(${memberActivity.lastActiveOn}, excluded.last_active_on)` },
    });
}

async function activate(db: Db, uses: readonly FeatureUse[]): Promise<void> {
  const firstDay = new Map<string, string>();
  for (const { userId, day, feature } of uses) {
    const known = firstDay.get(userId);
    if (isLogging(feature) && (known === undefined || day < known)) firstDay.set(userId, day);
  }
  for (const day of new Set(firstDay.values())) {
    const ids = [...firstDay].flatMap(([userId, first]) => (first === day ? [userId] : []));
    await db
      .update(signUps)
      .set({ activatedOn: day })
      .where(and(inArray(signUps.userId, ids), isNull(signUps.activatedOn)));
  }
}

/** Records a sign-up in the caller's transaction. */
export async function writeSignUp(tx: Db, userId: string, day: string, source: string): Promise<void> {
  await tx.insert(signUps).values({ userId, day, source }).onConflictDoNothing();
}

/** The source of a visitor's first written view of a day. */
export async function firstSource(db: Db, day: string, visitor: string): Promise<string | undefined> {
  const [first] = await db
    .select({ source: visits.source })
    .from(visits)
    .where(and(eq(visits.day, day), eq(visits.visitor, visitor)))
    .orderBy(asc(visits.at), asc(visits.id))
    .limit(1);
  return first?.source;
}
