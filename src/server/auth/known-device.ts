import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import type { Auth } from './auth.ts';
import { hostCookie } from '#server/auth/cookies/host-cookie.ts';
import { newId } from '#server/core/new-id.ts';

// Differs from the session cookie's prefix, so that this cookie alone triggers no session lookup.
const NAME = 'known_device';
/** Browsers' maximum cookie lifetime. */
const LASTS_SECONDS = 400 * 86_400;

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A device on which a member has signed in before. It grants nothing, but separates their attempts from strangers'. */
export interface KnownDevice {
  readonly userId: string;
  readonly deviceId: string;
}

/** Reads the signed cookie of a known device; undefined if it is missing or its signature is invalid. */
export async function knownDeviceOf(auth: Auth, headers: Headers): Promise<KnownDevice | undefined> {
  const cookie = headers.get('cookie');
  if (!cookie?.includes(NAME)) return undefined;
  const { secret, baseURL } = await auth.$context;
  const name = hostCookie(baseURL, NAME);
  // A cookie from before the host prefix remains valid: it grants nothing.
  const value =
    (await parseSigned(cookie, secret, name))[name] || (await parseSigned(cookie, secret, NAME))[NAME];
  const [userId = '', deviceId = ''] = (value || '').split('.');
  return UUID.test(userId) && UUID.test(deviceId) ? { userId, deviceId } : undefined;
}

/** The cookie that marks this device as known to the user; the user's existing device keeps its id. */
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
