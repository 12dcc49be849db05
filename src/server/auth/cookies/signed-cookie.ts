import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';

/**
 * Value of a signed cookie, as the account library and hono sign them: value, dot, base64 of the value's HMAC-SHA256. Theirs verify with
 * WebCrypto, which takes ten times as long, and every request needs it.
 * @param cookies a `Cookie` header
 * @returns undefined if the cookie is missing, empty or not signed with `secret`
 */
export function signedCookie(cookies: string, name: string, secret: string): string | undefined {
  const signed = parse(cookies, name)[name];
  const dot = signed?.lastIndexOf('.') ?? -1;
  if (signed === undefined || dot < 1) return undefined;
  const value = signed.slice(0, dot);
  const expected = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'));
  const given = Buffer.from(signed.slice(dot + 1));
  return given.length === expected.length && timingSafeEqual(given, expected) ? value : undefined;
}
