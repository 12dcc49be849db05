import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import type { Auth } from './auth.ts';
import { hostCookie } from './host-cookie.ts';
import { newId } from '#server/core/new-id.ts';

// Begins unlike the session's cookie, so that it alone makes nobody look for a session.
const NAME = 'known_device';
/** As long as browsers keep any cookie. */
const LASTS_SECONDS = 400 * 86_400;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A device on which somebody has signed in before. It proves no right, and tells their tries from those of strangers. */
export interface KnownDevice {
  readonly userId: string;
  readonly deviceId: string;
}

/** Reads the signed cookie of a known device; undefined where there is none, or somebody else made it. */
export async function knownDeviceOf(auth: Auth, headers: Headers): Promise<KnownDevice | undefined> {
  const cookie = headers.get('cookie');
  if (!cookie?.includes(NAME)) return undefined;
  const { secret, baseURL } = await auth.$context;
  const name = hostCookie(baseURL, NAME);
  // One from before cookies were named for the host goes on: it proves nothing.
  const value =
    (await parseSigned(cookie, secret, name))[name] || (await parseSigned(cookie, secret, NAME))[NAME];
  const [userId = '', deviceId = ''] = (value || '').split('.');
  return UUID.test(userId) && UUID.test(deviceId) ? { userId, deviceId } : undefined;
}

/** The cookie that makes this a known device of the user; one that is theirs already keeps its name. */
export async function knownDeviceCookie(auth: Auth, headers: Headers, userId: string): Promise<string> {
  const { secret, baseURL } = await auth.$context;
  const known = await knownDeviceOf(auth, headers);
  const deviceId = known?.userId === userId ? known.deviceId : newId();
  return serializeSigned(hostCookie(baseURL, NAME), `${userId}.${deviceId}`, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: baseURL.startsWith('https:'),
    maxAge: LASTS_SECONDS,
  });
}
