import { and, asc, count, desc, eq, gt, lt, not, notExists, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { UserFilter, UserRow } from '#contract/admin/users.ts';
import type { UserState } from '#domain/admin/user-list.ts';
import { profiles } from '#server/account/tables.ts';
import { isDemoCopy } from '#server/auth/demo-member.ts';
import { enteredAddress } from '#server/auth/internal-address.ts';
import { sessions, users } from '#server/auth/tables.ts';
import type { Db } from '#server/db/database.ts';
import { findUsers } from './find-users.ts';
import { cursorOf, isInstant, isName, isUuid, pageOf, readCursor } from '#server/http/api/list-cursor.ts';

/** Columns of a row in the list. */
export const userColumns = {
  id: users.id,
  username: users.displayUsername,
  key: users.username,
  email: users.email,
  role: users.role,
  isDemo: users.isDemo,
  isDisabled: users.banned,
  deletesAt: users.deletesAt,
  createdAt: users.createdAt,
  name: profiles.name,
  plan: sql<'free' | 'lifetime'>`coalesce(${profiles.plan}, 'free')`,
  lastSeenAt: sql`(
    select max(${sessions.updatedAt}) from ${sessions} where ${sessions.userId} = ${users.id}
  )`.mapWith(sessions.updatedAt) as SQL<Date | null>,
};

/** One of those rows. */
export interface StoredUser {
  readonly id: string;
  readonly username: string;
  readonly key: string;
  readonly email: string;
  readonly role: 'member' | 'admin';
  readonly isDemo: boolean;
  readonly isDisabled: boolean;
  readonly deletesAt: Date | null;
  readonly createdAt: Date;
  readonly name: string | null;
  readonly plan: 'free' | 'lifetime';
  readonly lastSeenAt: Date | null;
}

const stateOf = ({ isDemo, isDisabled, deletesAt }: StoredUser): UserState => {
  if (isDemo) return 'demo';
  if (isDisabled) return 'disabled';
  return deletesAt === null ? 'active' : 'deleting';
};

export const userRow = (user: StoredUser): UserRow => ({
  id: user.id,
  username: user.username,
  name: user.name,
  email: enteredAddress(user.email),
  role: user.role,
  plan: user.plan,
  state: stateOf(user),
  createdAt: user.createdAt.toISOString(),
  lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
});

// Inlined, not as parameters: otherwise the planner can't use the partial indexes.
const STATES: Readonly<Record<UserState, SQL>> = {
  demo: sql`${users.isDemo}`,
  disabled: sql`${users.banned} and not ${users.isDemo}`,
  deleting: sql`${users.deletesAt} is not null and not ${users.banned} and not ${users.isDemo}`,
  active: sql`${users.deletesAt} is null and not ${users.banned} and not ${users.isDemo}`,
};
const ROLES = { admin: sql`${users.role} = 'admin'`, member: sql`${users.role} = 'member'` } as const;
const PLANS = {
  lifetime: sql`${profiles.plan} = 'lifetime'`,
  free: sql`${profiles.plan} is distinct from 'lifetime'`,
} as const;

interface PageQuery {
  readonly where: SQL | undefined;
  readonly limit: number;
}

const selected = (db: Db) =>
  db.select(userColumns).from(users).leftJoin(profiles, eq(profiles.userId, users.id));

async function newest(db: Db, { where, limit }: PageQuery, after: string | undefined) {
  const [last] = after === undefined ? [] : readCursor(after, [isUuid]);
  const rows = await selected(db)
    .where(and(where, last === undefined ? undefined : lt(users.id, last)))
    .orderBy(desc(users.id))
    .limit(limit + 1);
  return pageOf(rows, limit, ({ id }) => cursorOf(id));
}

async function byUsername(db: Db, { where, limit }: PageQuery, after: string | undefined) {
  const [last] = after === undefined ? [] : readCursor(after, [isName]);
  const rows = await selected(db)
    .where(and(where, last === undefined ? undefined : gt(users.username, last)))
    .orderBy(asc(users.username))
    .limit(limit + 1);
  return pageOf(rows, limit, ({ key }) => cursorOf(key));
}

/** Above every id: the first cursor of users without a session. */
const BEYOND_ALL = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const isKind = (value: string): boolean => value === 'seen' || value === 'unseen';
/** Cursor among users without a session, who were never seen. */
const unseenFrom = (id: string): string => cursorOf('unseen', new Date(0).toISOString(), id);

/** Those with a session, by their newest one. */
async function seen(db: Db, { where, limit }: PageQuery, at: string | undefined, id: string | undefined) {
  const newer = alias(sessions, 'newer');
  const isNewest = notExists(
    db
      .select({ one: sql`1` })
      .from(newer)
      .where(
        and(
          eq(newer.userId, sessions.userId),
          sql`(${newer.updatedAt}, ${newer.id}) > (${sessions.updatedAt}, ${sessions.id})`,
        ),
      ),
  );
  const isAfter =
    at === undefined
      ? undefined
      : sql`(${sessions.updatedAt}, ${sessions.id}) < (${at}::timestamptz, ${id}::uuid)`;
  const rows = await db
    .select({ ...userColumns, seenAt: sessions.updatedAt, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(where, isNewest, isAfter))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
    .limit(limit + 1);
  return pageOf(rows, limit, ({ seenAt, sessionId }) => cursorOf('seen', seenAt.toISOString(), sessionId));
}

/** Users without a session, newest accounts first, since their last visit is unknown. */
async function unseen(db: Db, { where, limit }: PageQuery, last: string) {
  const hasNoSession = sql`not exists (select from ${sessions} where ${sessions.userId} = ${users.id})`;
  const rows = await selected(db)
    .where(and(where, hasNoSession, lt(users.id, last)))
    .orderBy(desc(users.id))
    .limit(limit + 1);
  const { rows: page, next } = pageOf(rows, limit, ({ id }) => unseenFrom(id));
  return { rows: page, next: limit === 0 && rows.length > 0 ? unseenFrom(last) : next };
}

async function bySeen(db: Db, asked: PageQuery, after: string | undefined) {
  const [kind, at, id = BEYOND_ALL] =
    after === undefined ? [] : readCursor(after, [isKind, isInstant, isUuid]);
  if (kind === 'unseen') return unseen(db, asked, id);
  const first = await seen(db, asked, at, id);
  if (first.next !== null) return first;
  const rest = await unseen(db, { ...asked, limit: asked.limit - first.rows.length }, BEYOND_ALL);
  return { rows: [...first.rows, ...rest.rows], next: rest.next };
}

const ORDERS = { newest, seen: bySeen, username: byUsername } as const;

export interface UsersPage {
  readonly users: UserRow[];
  readonly next: string | null;
  readonly matches: number | null;
  readonly isCut: boolean;
}

async function countOf(db: Db, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(users)
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(where);
  return counted?.total ?? 0;
}

/** A page of users. @param after cursor of the previous page */
export async function usersPage(
  db: Db,
  { search, role, plan, state, sort }: UserFilter,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<UsersPage> {
  const found = search ? await findUsers(db, search) : undefined;
  const where = and(
    not(isDemoCopy),
    found && sql`${users.id} = any(${sql.param(found.ids)}::uuid[])`,
    role && ROLES[role],
    plan && PLANS[plan],
    state && STATES[state],
  );
  const [{ rows, next }, matches] = await Promise.all([
    ORDERS[sort](db, { where, limit }, after),
    after === undefined ? countOf(db, where) : null,
  ]);
  return {
    users: rows.map(userRow),
    next,
    matches,
    isCut: found?.isCut ?? false,
  };
}
