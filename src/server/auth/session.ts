import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { parseSigned } from 'hono/utils/cookie';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { actorOf, type Actor } from './actor.ts';
import { oldNameOf, renamedCookies } from './old-cookie.ts';
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

/** What is looked at of a session's user, as the library answers it too. */
type SessionUser = Parameters<typeof actorOf>[0] & {
  readonly banned?: boolean | null | undefined;
  readonly twoFactorEnabled?: boolean | null | undefined;
};

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

/** A session's token as a cookie brought it. */
interface NamedSession {
  readonly token: string;
  /** By the name that cookies had before `__Host-`. */
  readonly isByOldName: boolean;
}

async function namedSession(auth: Auth, headers: Headers): Promise<NamedSession | undefined> {
  const cookie = headers.get('cookie');
  if (!cookie?.includes(COOKIE_PREFIX)) return undefined;
  const { secret, authCookies } = await auth.$context;
  const { name } = authCookies.sessionToken;
  const token = (await parseSigned(cookie, secret, name))[name];
  if (token) return { token, isByOldName: false };
  const oldName = oldNameOf(name);
  if (oldName === undefined) return undefined;
  const oldToken = (await parseSigned(cookie, secret, oldName))[oldName];
  return oldToken ? { token: oldToken, isByOldName: true } : undefined;
}

/** The token of the session that a request's cookie names; undefined for a cookie that we did not sign. */
export const sessionTokenOf = async (auth: Auth, headers: Headers): Promise<string | undefined> =>
  (await namedSession(auth, headers))?.token;

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
 * The session of a cookie of the old name. Another host of the domain can set such a cookie too: with it only a session that had it goes on,
 * never one begun since.
 */
async function oldSession(db: Db, token: string): Promise<{ user: User; id: string } | undefined> {
  const [found] = await db
    .select({ user: users, id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(eq(sessions.token, token), eq(sessions.hasOldCookie, true), gt(sessions.expiresAt, new Date())),
    );
  return found;
}

/**
 * Reads the session of a request's cookie. One that is a day old is renewed, one that is over is cleared: that is the library's.
 * @param rules with `demoLogin` off nobody is the demo member, also not in a session begun while it was on; with `requireAdmin2fa` admins
 * without a second factor owe it
 */
export async function readSession(
  { db, auth }: { db: Db; auth: Auth },
  headers: Headers,
  { demoLogin, requireAdmin2fa }: { readonly demoLogin: boolean; readonly requireAdmin2fa: boolean },
): Promise<RequestSession> {
  const nobody = { actor: undefined, sessionId: undefined };
  if (!headers.get('cookie')?.includes(COOKIE_PREFIX)) return { ...nobody, setCookies: [] };
  const who = (user: SessionUser, sessionId: string) => {
    if (user.banned || (user.isDemo && !demoLogin)) return nobody;
    const actor = actorOf(user);
    const owesSecondFactor = requireAdmin2fa && actor.role === 'admin' && user.twoFactorEnabled !== true;
    return { actor: owesSecondFactor ? { ...actor, owesSecondFactor } : actor, sessionId };
  };
  const named = await namedSession(auth, headers);
  if (named?.isByOldName) {
    const old = await oldSession(db, named.token);
    return old
      ? { ...who(old.user, old.id), setCookies: await renamedCookies(auth, named.token) }
      : { ...nobody, setCookies: [] };
  }
  const fresh = named && (await freshSession(db, named.token));
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
