import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { parse, serialize } from 'hono/utils/cookie';
import { hostCookie } from '#server/auth/cookies/host-cookie.ts';

/** Identifies the purchase in the payer's browser until there is an account. */
const NAME = 'purchase';
const KEPT_SECONDS = 90 * 86_400;

const optionsFor = (publicUrl: string) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
  }) as const;

/** Names with and without HTTPS; the second is also read with HTTPS, for cookies set before the first existed. */
const NAMES = [hostCookie('https:', NAME), NAME] as const;

/** Token of the browser's last purchase, from its cookie. */
export function purchaseTokenOf(headers: Headers): string | undefined {
  const cookies = parse(headers.get('cookie') ?? '');
  return NAMES.map((name) => cookies[name]).find((token) => token !== undefined);
}

/** @param publicUrl of this server: with https the cookie is Secure */
export const storePurchaseToken = (c: Context, token: string, publicUrl: string): void =>
  setCookie(c, hostCookie(publicUrl, NAME), token, { ...optionsFor(publicUrl), maxAge: KEPT_SECONDS });

/** Cookies that clear the purchase, once an account has it. */
export const forgottenToken = (publicUrl: string): readonly string[] =>
  [...new Set([hostCookie(publicUrl, NAME), NAME])].map((name) =>
    serialize(name, '', { ...optionsFor(publicUrl), maxAge: 0 }),
  );
