import { MINUTE_MS } from '#domain/time/spans.ts';
import { takeTry, giveTryBack, type RateLimit } from '#server/auth/rate-limit.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/http/refusal.ts';

/** How often one client may try. Accounts are never locked: a stranger's tries count against the stranger's address alone. */
export const TRY_LIMITS = {
  loginOfOneName: { tries: 10, windowMs: 5 * MINUTE_MS },
  loginOfAnyName: { tries: 60, windowMs: 5 * MINUTE_MS },
  register: { tries: 100, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, RateLimit>;

function refuse(waitMs: number): never {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  throw new Refusal('TOO_MANY_REQUESTS', {
    said: `Too many tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
    waitMs,
  });
}

/** @throws Refusal TOO_MANY_REQUESTS */
export async function countRegistration(db: Db, address: string, nowMs: number): Promise<void> {
  const waitMs = await takeTry(db, ['register', address], TRY_LIMITS.register, nowMs);
  if (waitMs > 0) refuse(waitMs);
}

/**
 * Counts a login before the password is looked at.
 * @returns gives the try back: what succeeded was no guess
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function countLogin(
  db: Db,
  address: string,
  login: string,
  nowMs: number,
): Promise<() => Promise<void>> {
  const ofAny = ['login', address];
  const ofOne = [...ofAny, login.toLowerCase()];
  const waitMs = Math.max(
    await takeTry(db, ofAny, TRY_LIMITS.loginOfAnyName, nowMs),
    await takeTry(db, ofOne, TRY_LIMITS.loginOfOneName, nowMs),
  );
  if (waitMs > 0) refuse(waitMs);
  return async () => {
    await giveTryBack(db, [ofAny, ofOne]);
  };
}
