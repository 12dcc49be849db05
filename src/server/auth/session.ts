import { eq, lt, sql } from 'drizzle-orm';
import { parseSigned } from 'hono/utils/cookie';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { actorOf, type Actor } from './actor.ts';
import { COOKIE_PREFIX, SESSION_SECONDS, SESSION_UPDATE_SECONDS, type Auth } from './auth.ts';
import { sessions, users } from './tables.ts';

/** A request's session: who acts, and the cookies that keep a rolling session alive or end a dead one. */
export interface RequestSession {
  readonly actor: Actor | undefined;
  readonly setCookies: readonly string[];
}

/** Reads the session of a request by its headers. */
export type ReadSession = (headers: Headers) => Promise<RequestSession>;

type User = typeof users.$inferSelect;

const sessionOf = prepared((db) =>
  db
    .select({ user: users, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('session_of'),
);

/** The user of a session that needs no renewal yet, in one statement: what nearly every request asks. */
async function userOfFreshSession(db: Db, auth: Auth, cookie: string): Promise<User | undefined> {
  const { secret, authCookies } = await auth.$context;
  const { name } = authCookies.sessionToken;
  const token = (await parseSigned(cookie, secret, name))[name];
  if (!token) return undefined;
  const [found] = await sessionOf(db).execute({ token });
  const freshUntilMs = Date.now() + (SESSION_SECONDS - SESSION_UPDATE_SECONDS) * 1000;
  return found && found.expiresAt.getTime() > freshUntilMs ? found.user : undefined;
}

/**
 * Reads the session of a request's cookie. One that is a day old is renewed, one that is over is cleared: that is the library's.
 * @param demoLogin with it off nobody is the demo member, also not in a session begun while it was on
 */
export async function readSession(
  { db, auth }: { db: Db; auth: Auth },
  headers: Headers,
  demoLogin: boolean,
): Promise<RequestSession> {
  const cookie = headers.get('cookie');
  if (!cookie?.includes(COOKIE_PREFIX)) return { actor: undefined, setCookies: [] };
  const who = (user: Parameters<typeof actorOf>[0] & { banned?: boolean | null | undefined }) =>
    user.banned || (user.isDemo && !demoLogin) ? undefined : actorOf(user);
  const fresh = await userOfFreshSession(db, auth, cookie);
  if (fresh) return { actor: who(fresh), setCookies: [] };
  const { response, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
  return { actor: response ? who(response.user) : undefined, setCookies: answer.getSetCookie() };
}

/** Ends the session of a request's cookie; answers the cookies that clear it. Also fine where there is none. */
export async function endSession(auth: Auth, headers: Headers): Promise<readonly string[]> {
  const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true });
  return answer.getSetCookie();
}

/** Forgets sessions that are over. */
export const sweepSessions = (db: Db, nowMs: number) =>
  db.delete(sessions).where(lt(sessions.expiresAt, new Date(nowMs)));
