import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/** The payer's browser remembers the purchase by it until there is an account. */
const NAME = 'purchase';
const KEPT_SECONDS = 90 * 86_400;
/** Ours have 43 letters; what an address brings may be anything. */
const MOST_LETTERS = 100;

/** The token of the purchase that this browser made last, as it says. */
export const keptToken = (c: Context): string | undefined => getCookie(c, NAME);

/** @param publicUrl where browsers reach the server: with https the cookie is for https alone */
export const keepToken = (c: Context, token: string, publicUrl: string): void =>
  setCookie(c, NAME, token.slice(0, MOST_LETTERS), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: KEPT_SECONDS,
  });
