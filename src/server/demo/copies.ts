import { and, asc, eq, lt, notExists, or, sql, type SQL } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { eraseDemoCopy, type EraseDeps } from '#server/account/erase-member.ts';
import { createUser } from '#server/auth/create-user.ts';
import { DEMO_MEMBER, demoCopyName, isDemoCopy } from '#server/auth/demo-member.ts';
import { newId } from '#server/core/new-id.ts';
import { credentials, sessions, users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { memberTables, type MemberTable } from '#server/db/member-tables.ts';
import { Refusal } from '#server/core/refusal.ts';
import { demoRestores } from './tables.ts';

/** A copy takes about 6 MB and a third of a second. */
const MAX_COPIES = 30;
const LIFETIME_MS = DAY_MS;
/** A new copy without a session may belong to a login in progress. */
const LOGIN_MS = 10 * MINUTE_MS;
const SETUP_RETRY_MS = 3000;
/** Not copied: when the demo was restored, and pictures, whose files belong to one member. */
const NOT_COPIED = new Set(['demo_restores', 'photos']);

function copyRows({ name, columns }: MemberTable, from: string, to: string): SQL {
  const names = columns.map((column) => sql.identifier(column.name));
  const values = columns.map((column) =>
    column.name === 'user_id' ? sql`${to}::uuid` : sql.identifier(column.name),
  );
  const table = sql.identifier(name);
  return sql`insert into ${table} (${sql.join(names, sql`, `)})
    select ${sql.join(values, sql`, `)} from ${table} where user_id = ${from}::uuid on conflict do nothing`;
}

/** Copies everything of the demo member in one statement, so that foreign keys are checked once all rows exist. */
async function copyMember(tx: Db, from: string, to: string): Promise<void> {
  const tables = (await memberTables(tx)).filter(({ name }) => !NOT_COPIED.has(name));
  const parts = tables.map(
    (table, index) => sql`${sql.identifier(`copied_${index}`)} as (${copyRows(table, from, to)})`,
  );
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
}

/** The demo member's id and password hash, locked until the transaction ends, so that no restore starts meanwhile. */
async function wholeDemo(tx: Db): Promise<{ readonly userId: string; readonly passwordHash: string }> {
  const [found] = await tx
    .select({ userId: users.id, passwordHash: credentials.password })
    .from(demoRestores)
    .innerJoin(users, eq(users.id, demoRestores.userId))
    .innerJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(users.username, DEMO_MEMBER.username))
    .for('share', { of: demoRestores });
  if (!found?.passwordHash)
    throw new Refusal('UNAVAILABLE', {
      said: 'The demo is being set up. Try again in a few seconds.',
      waitMs: SETUP_RETRY_MS,
    });
  return { userId: found.userId, passwordHash: found.passwordHash };
}

/** Ids of all copies, least recently used first. */
async function copyIds(db: Db): Promise<readonly string[]> {
  const lastUsedAt = sql`coalesce((select max(${sessions.updatedAt}) from ${sessions} where ${sessions.userId} = ${users.id}), ${users.createdAt})`;
  const rows = await db.select({ id: users.id }).from(users).where(isDemoCopy).orderBy(asc(lastUsedAt));
  return rows.map(({ id }) => id);
}

/**
 * Creates a private copy of the demo member for a visitor. At `max` copies, the least recently used one is deleted.
 * @returns its user id
 * @throws Refusal UNAVAILABLE while the demo is being set up or restored
 */
export async function createDemoCopy(deps: EraseDeps, max = MAX_COPIES): Promise<string> {
  const { db } = deps.database;
  const copies = await copyIds(db);
  for (const userId of copies.slice(0, Math.max(0, copies.length + 1 - max)))
    await eraseDemoCopy(deps, userId);
  return db.transaction(async (tx) => {
    const demo = await wholeDemo(tx);
    const { passwordHash } = demo;
    const created = await createUser(tx, { username: demoCopyName(newId()), passwordHash, isDemo: true });
    if ('taken' in created) throw new Error('This demo copy’s name is already taken.');
    const { userId } = created;
    await tx
      .update(users)
      .set({ createdAt: new Date(deps.now()) })
      .where(eq(users.id, userId));
    await copyMember(tx, demo.userId, userId);
    return userId;
  });
}

/** Erases copies that are a day old, and those of visitors who logged out. */
export async function sweepDemoCopies(deps: EraseDeps): Promise<void> {
  const { db } = deps.database;
  const nowMs = deps.now();
  const isSignedOut = notExists(
    db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, users.id)),
  );
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        isDemoCopy,
        or(
          lt(users.createdAt, new Date(nowMs - LIFETIME_MS)),
          and(lt(users.createdAt, new Date(nowMs - LOGIN_MS)), isSignedOut),
        ),
      ),
    );
  for (const { id } of due) await eraseDemoCopy(deps, id);
}

/** Adds the demo member's scores to copies made before they were computed. */
export async function shareDemoScores(db: Db, demoUserId: string): Promise<void> {
  const scores = (await memberTables(db)).find(({ name }) => name === 'longevity_scores');
  if (!scores) return;
  for (const userId of await copyIds(db)) await db.execute(copyRows(scores, demoUserId, userId));
}
