import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { parse, serialize } from 'hono/utils/cookie';
import { hostCookie } from '#server/auth/host-cookie.ts';

/** The payer's browser remembers the purchase by it until there is an account. */
const NAME = 'purchase';
const KEPT_SECONDS = 90 * 86_400;

const optionsFor = (publicUrl: string) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
  }) as const;

/** With HTTPS, and without it; the second is read with HTTPS too, for what was kept before the first was. */
const NAMES = [hostCookie('https:', NAME), NAME] as const;

/** The token of the purchase that a request's browser made last, as it says. */
export function keptToken(headers: Headers): string | undefined {
  const cookies = parse(headers.get('cookie') ?? '');
  return NAMES.map((name) => cookies[name]).find((token) => token !== undefined);
}

/** @param publicUrl where browsers reach the server: with https the cookie is for https alone */
export const keepToken = (c: Context, token: string, publicUrl: string): void =>
  setCookie(c, hostCookie(publicUrl, NAME), token, { ...optionsFor(publicUrl), maxAge: KEPT_SECONDS });

/** The cookies that have a browser forget its purchase: an account has it. */
export const forgottenToken = (publicUrl: string): readonly string[] =>
  [...new Set([hostCookie(publicUrl, NAME), NAME])].map((name) =>
    serialize(name, '', { ...optionsFor(publicUrl), maxAge: 0 }),
  );
