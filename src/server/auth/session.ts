import { eq, lt, sql } from 'drizzle-orm';
import { MEMBER_HEADER, memberHeader } from '#contract/account/member-header.ts';
import type { TokenScope } from '#domain/tokens/scopes.ts';
import type { Db } from '#server/db/database.ts';
import { prepared } from '#server/db/prepared-statements.ts';
import { actorOf, type Actor } from '#server/core/actor.ts';
import { COOKIE_PREFIX, SESSION_SECONDS, SESSION_UPDATE_SECONDS, type Auth } from './auth.ts';
import { clearedOldCookie, oldSession, oldTokenOf, renamedCookies } from '#server/auth/cookies/old-cookie.ts';
import { signedCookie } from '#server/auth/cookies/signed-cookie.ts';
import { sessions, users, verifications } from './tables.ts';

/** A request's session: the actor, and the cookies that renew or clear it. */
export interface RequestSession {
  readonly actor: Actor | undefined;
  /** Identifies this session among the member's others; undefined without an actor. */
  readonly sessionId: string | undefined;
  readonly setCookies: readonly string[];
  /** The access token that stands in for a session, and what it may do; undefined for a browser. */
  readonly token?: { readonly id: string; readonly scopes: readonly TokenScope[] } | undefined;
}

/** Reads the session of a request by its headers. */
export type ReadSession = (headers: Headers) => Promise<RequestSession>;

/** The fields of a session's user that are checked, as the library returns them too. */
type SessionUser = Parameters<typeof actorOf>[0] & {
  readonly banned?: boolean | null | undefined;
  readonly twoFactorEnabled?: boolean | null | undefined;
};

/** How precisely a session's last use is stored. */
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

/** Whether a request was written for another member who used this browser before. */
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

/** The user of a session that needs no renewal, in one statement, because nearly every request needs it. */
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
 * Reads the session of a request's cookie. The library renews one that is a day old and clears an expired one.
 * @param rules without `demoLogin`, sessions of the demo member end; with `requireAdmin2fa`, admins need a second factor
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

/** Ends the session of a request's cookie. Does nothing without one. @returns cookies that clear it */
export async function endSession(
  { db, auth }: { db: Db; auth: Auth },
  headers: Headers,
): Promise<readonly string[]> {
  const { headers: answer } = await auth.api.signOut({ headers, returnHeaders: true });
  const cleared = answer.getSetCookie();
  // The library knows only the new name, but a tab from before an update may log out first.
  const oldToken = await oldTokenOf(auth, headers);
  if (oldToken === undefined) return cleared;
  await db.delete(sessions).where(eq(sessions.token, oldToken));
  return [...cleared, ...(await clearedOldCookie(auth))];
}

/** Deletes expired sessions. */
export const sweepSessions = (db: Db, nowMs: number) =>
  db.delete(sessions).where(lt(sessions.expiresAt, new Date(nowMs)));

/** Deletes expired links and challenges. */
export const sweepVerifications = (db: Db, nowMs: number) =>
  db.delete(verifications).where(lt(verifications.expiresAt, new Date(nowMs)));
