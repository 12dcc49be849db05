import { eq, lt, sql } from 'drizzle-orm';
import { MEMBER_HEADER, memberHeader } from '#contract/account/member-header.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared.ts';
import { actorOf, type Actor } from '#server/core/actor.ts';
import { COOKIE_PREFIX, SESSION_SECONDS, SESSION_UPDATE_SECONDS, type Auth } from './auth.ts';
import { clearedOldCookie, oldSession, oldTokenOf, renamedCookies } from './old-cookie.ts';
import { signedCookie } from './signed-cookie.ts';
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
      user: {
        id: users.id,
        name: users.name,
        role: users.role,
        isDemo: users.isDemo,
        banned: users.banned,
        twoFactorEnabled: users.twoFactorEnabled,
      },
      id: sessions.id,
      expiresAt: sessions.expiresAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare('session_of'),
);

/** Whether a request was written for another member, who used this browser before. */
function isForAnother(headers: Headers, { name }: SessionUser): boolean {
  const member = headers.get(MEMBER_HEADER);
  return member !== null && member !== memberHeader(name);
}

async function newTokenOf(auth: Auth, headers: Headers): Promise<string | undefined> {
  const cookie = headers.get('cookie');
  if (!cookie?.includes(COOKIE_PREFIX)) return undefined;
  const { secret, authCookies } = await auth.$context;
  const { name } = authCookies.sessionToken;
  return signedCookie(cookie, name, secret);
}

/** The token of the session that a request's cookie names; undefined for a cookie that we did not sign. */
export const sessionTokenOf = async (auth: Auth, headers: Headers): Promise<string | undefined> =>
  (await newTokenOf(auth, headers)) ?? oldTokenOf(auth, headers);

/** The user of a session that needs no renewal yet, in one statement: what nearly every request asks. */
async function freshSession(db: Db, token: string): Promise<{ user: SessionUser; id: string } | undefined> {
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
    if (user.banned || (user.isDemo && !demoLogin) || isForAnother(headers, user)) return nobody;
    const actor = actorOf(user);
    const owesSecondFactor = requireAdmin2fa && actor.role === 'admin' && user.twoFactorEnabled !== true;
    return { actor: owesSecondFactor ? { ...actor, owesSecondFactor } : actor, sessionId };
  };
  const token = await newTokenOf(auth, headers);
  const oldToken = token === undefined ? await oldTokenOf(auth, headers) : undefined;
  const old = oldToken && (await oldSession(db, oldToken));
  if (old) return { ...who(old.user, old.id), setCookies: await renamedCookies(auth, oldToken) };
  const fresh = token === undefined ? undefined : await freshSession(db, token);
  if (fresh) return { ...who(fresh.user, fresh.id), setCookies: [] };
  const { response, headers: answer } = await auth.api.getSession({ headers, returnHeaders: true });
  return {
    ...(response ? who(response.user, response.session.id) : nobody),
    setCookies: answer.getSetCookie(),
  };
}

/** Ends the session of a request's cookie; answers the cookies that clear it. Also fine where there is none. */
export async function endSession(
  { db, auth }: { db: Db; auth: Auth },
  headers: Headers,
): Promise<readonly string[]> {
  const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true });
  const cleared = answer.getSetCookie();
  // The library knows the present name alone: a tab from before an update may log out first of all.
  const oldToken = await oldTokenOf(auth, headers);
  if (oldToken === undefined) return cleared;
  await db.delete(sessions).where(eq(sessions.token, oldToken));
  return [...cleared, ...(await clearedOldCookie(auth))];
}

/** Forgets sessions that are over. */
export const sweepSessions = (db: Db, nowMs: number) =>
  db.delete(sessions).where(lt(sessions.expiresAt, new Date(nowMs)));

/** Forgets links and challenges that are over. */
export const sweepVerifications = (db: Db, nowMs: number) =>
  db.delete(verifications).where(lt(verifications.expiresAt, new Date(nowMs)));
