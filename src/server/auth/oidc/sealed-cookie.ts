import { parse, serialize } from 'hono/utils/cookie';
import type { Sealer } from '#server/core/seal.ts';
import { hostCookie } from '#server/auth/cookies/host-cookie.ts';

/** Where a sealed cookie is written. */
export interface CookiePlace {
  readonly sealer: Sealer;
  readonly publicUrl: string;
  readonly now: () => number;
}

/** A short-lived cookie that only this server can read. */
export interface SealedCookie<T> {
  write(place: CookiePlace, value: T): string;
  clear(place: Pick<CookiePlace, 'publicUrl'>): string;
  /** @returns undefined if it is missing, forged or expired */
  read(place: CookiePlace, headers: Headers): T | undefined;
}

/** @param seconds for which the cookie is valid */
export function sealedCookie<T extends object>(name: string, seconds: number): SealedCookie<T> {
  const line = (publicUrl: string, value: string, maxAge: number): string =>
    serialize(hostCookie(publicUrl, name), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: publicUrl.startsWith('https:'),
      maxAge,
    });
  return {
    write: ({ sealer, publicUrl, now }, value) => {
      // The name is part of what is sealed, so that one cookie is worthless as another.
      const text = JSON.stringify({ name, value, untilMs: now() + seconds * 1000 });
      return line(publicUrl, sealer.seal(text), seconds);
    },
    clear: ({ publicUrl }) => line(publicUrl, '', 0),
    read: ({ sealer, publicUrl, now }, headers) => {
      const sealed = parse(headers.get('cookie') ?? '', hostCookie(publicUrl, name))[
        hostCookie(publicUrl, name)
      ];
      const text = sealed === undefined ? undefined : sealer.open(sealed);
      if (text === undefined) return undefined;
      const found: { name: string; value: T; untilMs: number } = JSON.parse(text);
      return found.name === name && found.untilMs > now() ? found.value : undefined;
    },
  };
}
