import { eq, lt, sql } from 'drizzle-orm';
import { parseSigned } from 'hono/utils/cookie';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { actorOf, type Actor } from './actor.ts';
import { COOKIE_PREFIX, SESSION_SECONDS, SESSION_UPDATE_SECONDS, type Auth } from './auth.ts';
import { sessions, users, verifications } from './tables.ts';

/** A request's session: who acts, and the cookies that keep a rolling session alive or end a dead one. */
export interface RequestSession {
  readonly actor: Actor | undefined;
  /** Tells this session from the member's others; undefined where nobody acts. */
  readonly sessionId: string | undefined;
  readonly setCookies: readonly string[];
}

/** Reads the session of a request by its headers. */
export type ReadSession = (headers: Headers) => Promise<RequestSession>;

type User = typeof users.$inferSelect;

/** How exactly it is known when a session was used last. */
const USE_NOTED_MS = 10 * 60_000;

const sessionOf = prepared((db) =>
  db
    .select({
      user: users,
      id: sessions.id,
      expiresAt: sessions.expiresAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('session_of'),
);

/** The token of the session that a request's cookie names; undefined for a cookie that we did not sign. */
export async function sessionTokenOf(auth: Auth, headers: Headers): Promise<string | undefined> {
  const cookie = headers.get('cookie');
  if (!cookie?.includes(COOKIE_PREFIX)) return undefined;
  const { secret, authCookies } = await auth.$context;
  const { name } = authCookies.sessionToken;
  return (await parseSigned(cookie, secret, name))[name] || undefined;
}

/** The user of a session that needs no renewal yet, in one statement: what nearly every request asks. */
async function freshSession(db: Db, token: string): Promise<{ user: User; id: string } | undefined> {
  const [found] = await sessionOf(db).execute({ token });
  const nowMs = Date.now();
  const freshUntilMs = nowMs + (SESSION_SECONDS - SESSION_UPDATE_SECONDS) * 1000;
  if (!found || found.expiresAt.getTime() <= freshUntilMs) return undefined;
  if (nowMs - found.updatedAt.getTime() > USE_NOTED_MS)
    await db
      .update(sessions)
      .set({ updatedAt: new Date(nowMs) })
      .where(eq(sessions.id, found.id));
  return found;
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
  const nobody = { actor: undefined, sessionId: undefined };
  if (!headers.get('cookie')?.includes(COOKIE_PREFIX)) return { ...nobody, setCookies: [] };
  const who = (
    user: Parameters<typeof actorOf>[0] & { banned?: boolean | null | undefined },
    sessionId: string,
  ) => (user.banned || (user.isDemo && !demoLogin) ? nobody : { actor: actorOf(user), sessionId });
  const token = await sessionTokenOf(auth, headers);
  const fresh = token === undefined ? undefined : await freshSession(db, token);
  if (fresh) return { ...who(fresh.user, fresh.id), setCookies: [] };
  const { response, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
  return {
    ...(response ? who(response.user, response.session.id) : nobody),
    setCookies: answer.getSetCookie(),
  };
}

/** Ends the session of a request's cookie; answers the cookies that clear it. Also fine where there is none. */
export async function endSession(auth: Auth, headers: Headers): Promise<readonly string[]> {
  const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true });
  return answer.getSetCookie();
}

/** Forgets sessions that are over. */
export const sweepSessions = (db: Db, nowMs: number) =>
  db.delete(sessions).where(lt(sessions.expiresAt, new Date(nowMs)));

/** Forgets links and challenges that are over. */
export const sweepVerifications = (db: Db, nowMs: number) =>
  db.delete(verifications).where(lt(verifications.expiresAt, new Date(nowMs)));
