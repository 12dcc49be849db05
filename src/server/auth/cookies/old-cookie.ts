import { and, eq, gt } from 'drizzle-orm';
import { serialize, serializeSigned } from 'hono/utils/cookie';
import { DAY_MS } from '#domain/time/spans.ts';
import type { Db } from '#server/db/database.ts';
import { SESSION_SECONDS, type Auth } from '#server/auth/auth.ts';
import { signedCookie } from './signed-cookie.ts';
import { sessions, users } from '#server/auth/tables.ts';

// Once every installation has run a version with `__Host-` for `OLD_MS`, this file and `has_old_cookie` can be deleted.

const HOST = '__Host-';
/** Old sessions aren't migrated: this long after the update, the old name opens nothing, even for active users. */
const OLD_MS = 90 * DAY_MS;
const KEPT = { path: '/', httpOnly: true, secure: true, sameSite: 'Lax' } as const;

/** Name of the session cookie before it had the host prefix; undefined without HTTPS, which has no prefix. */
async function oldNameOf(auth: Auth): Promise<string | undefined> {
  const { name } = (await auth.$context).authCookies.sessionToken;
  return name.startsWith(HOST) ? name.replace(HOST, '__Secure-') : undefined;
}

/** The session token in the old cookie of a request. */
export async function oldTokenOf(auth: Auth, headers: Headers): Promise<string | undefined> {
  const name = await oldNameOf(auth);
  const cookie = headers.get('cookie');
  if (name === undefined || cookie === null) return undefined;
  return signedCookie(cookie, name, (await auth.$context).secret);
}

/**
 * The session of an old cookie. Another host of the domain can set such a cookie too, so it continues only sessions that began before the
 * update.
 */
export async function oldSession(db: Db, token: string) {
  const nowMs = Date.now();
  const [found] = await db
    .select({ user: users, id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.token, token),
        eq(sessions.hasOldCookie, true),
        gt(sessions.expiresAt, new Date(nowMs)),
        gt(sessions.createdAt, new Date(nowMs - OLD_MS)),
      ),
    );
  return found;
}

/** The cookie that clears the old one; none without HTTPS. */
export async function clearedOldCookie(auth: Auth): Promise<readonly string[]> {
  const name = await oldNameOf(auth);
  return name === undefined ? [] : [serialize(name, '', { ...KEPT, maxAge: 0 })];
}

/** The cookies that set a session's current cookie and clear the old one. @param token of the session */
export async function renamedCookies(auth: Auth, token: string): Promise<readonly string[]> {
  const { secret, authCookies } = await auth.$context;
  const { name } = authCookies.sessionToken;
  const kept = await serializeSigned(name, token, secret, { ...KEPT, maxAge: SESSION_SECONDS });
  return [kept, ...(await clearedOldCookie(auth))];
}
