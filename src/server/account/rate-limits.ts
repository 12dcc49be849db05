import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts';
import type { KnownDevice } from '#server/auth/known-device.ts';
import { uncountAttempt, isCounted, countAttempt, type RateLimit } from '#server/auth/rate-limit.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';

/**
 * Login rate limits. Attempts from unknown devices count against the client address and the name. A device on which the member signed in
 * before has its own budget, which strangers can't use up.
 */
export const RATE_LIMITS = {
  loginOfOneName: { tries: 10, windowMs: 5 * MINUTE_MS },
  loginOfAnyName: { tries: 60, windowMs: 5 * MINUTE_MS },
  /** Limit for all unknown devices together, higher than that of one address. */
  loginFromAnywhere: { tries: 200, windowMs: 60 * MINUTE_MS },
  /** Each creates a copy of the demo member's data. */
  demoCopy: { tries: 100, windowMs: 60 * MINUTE_MS },
  loginOfKnownDevice: { tries: 10, windowMs: 5 * MINUTE_MS },
  secondStep: { tries: 10, windowMs: 15 * MINUTE_MS },
  secondStepOfKnownDevice: { tries: 10, windowMs: 15 * MINUTE_MS },
  /** An authenticator code is valid for about 90 s, and once. */
  sameCode: { tries: 1, windowMs: 3 * MINUTE_MS },
  /** Maximum failed attempts in a member's history. */
  notedFailures: { tries: 20, windowMs: DAY_MS },
  codeWarnings: { tries: 3, windowMs: 60 * MINUTE_MS },
  provider: { tries: 60, windowMs: 5 * MINUTE_MS },
  passkey: { tries: 60, windowMs: 5 * MINUTE_MS },
  register: { tries: 100, windowMs: 60 * MINUTE_MS },
  forgot: { tries: 20, windowMs: 60 * MINUTE_MS },
  /** Each mails another link that is valid for an hour. */
  resetMail: { tries: 3, windowMs: 60 * MINUTE_MS },
  reset: { tries: 30, windowMs: 15 * MINUTE_MS },
  /** A response reveals whether an address is taken, so allow only as many as a person mistypes. */
  newAddress: { tries: 10, windowMs: 60 * MINUTE_MS },
  ownPassword: { tries: 10, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, RateLimit>;

type Counted = keyof typeof RATE_LIMITS;

/** A key and the limit it counts under. */
interface Key {
  readonly limit: Counted;
  readonly of: readonly string[];
}

function refuse(waitMs: number): never {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  throw new Refusal('TOO_MANY_REQUESTS', {
    said: `Too many attempts. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
    waitMs,
  });
}

const partsOf = ({ limit, of }: Key): readonly string[] => [limit, ...of];

/**
 * Counts an attempt under each key in turn, up to the first exceeded limit, so that attempts refused by one's own address don't count
 * against others.
 * @returns refunds the attempts, for a success
 * @throws Refusal TOO_MANY_REQUESTS
 */
async function count(db: Db, keys: readonly Key[], nowMs: number): Promise<() => Promise<void>> {
  for (const key of keys) {
    const waitMs = await countAttempt(db, partsOf(key), RATE_LIMITS[key.limit], nowMs);
    if (waitMs > 0) refuse(waitMs);
  }
  return async () => {
    await uncountAttempt(db, keys.map(partsOf));
  };
}

/** Counts an attempt from one address. @throws Refusal TOO_MANY_REQUESTS */
export const countAtAddress = (
  db: Db,
  limit: 'register' | 'passkey' | 'provider' | 'forgot' | 'reset' | 'loginOfAnyName' | 'demoCopy',
  address: string,
  nowMs: number,
): Promise<() => Promise<void>> => count(db, [{ limit, of: [address] }], nowMs);

/** The name and address of a login attempt. */
export interface Try {
  readonly address: string;
  /** The device, if this user has signed in on it before. */
  readonly device: KnownDevice | undefined;
}

/**
 * Counts a login before its password is checked.
 * @returns refunds the attempt
 * @throws Refusal TOO_MANY_REQUESTS
 */
export function countLogin(
  db: Db,
  login: string,
  { address, device }: Try,
  nowMs: number,
): Promise<() => Promise<void>> {
  const name = login.toLowerCase();
  const keys: readonly Key[] = device
    ? [{ limit: 'loginOfKnownDevice', of: [device.deviceId] }]
    : [
        { limit: 'loginOfAnyName', of: [address] },
        { limit: 'loginOfOneName', of: [address, name] },
        { limit: 'loginFromAnywhere', of: [name] },
      ];
  return count(db, keys, nowMs);
}

/**
 * Counts a second-step code from any address: only people with the password get here.
 * @returns refunds the attempt, but not the code, which is valid once
 * @throws Refusal TOO_MANY_REQUESTS
 */
export function countSecondStep(
  db: Db,
  userId: string,
  device: KnownDevice | undefined,
  nowMs: number,
): Promise<() => Promise<void>> {
  const key: Key = device
    ? { limit: 'secondStepOfKnownDevice', of: [device.deviceId] }
    : { limit: 'secondStep', of: [userId] };
  return count(db, [key], nowMs);
}

/** Whether a user's code was just tried; remembers it. */
export const wasCodeUsed = async (db: Db, userId: string, code: string, nowMs: number): Promise<boolean> =>
  (await countAttempt(db, ['sameCode', userId, code], RATE_LIMITS.sameCode, nowMs)) > 0;

const OPENED = 'code that opened';

/** Remembers a user's valid code: if it is used again, someone else saw it. */
export const noteCodeAccepted = (db: Db, userId: string, code: string, nowMs: number) =>
  countAttempt(db, [OPENED, userId, code], RATE_LIMITS.sameCode, nowMs);

/** Whether a user's code was just valid. */
export const wasCodeAccepted = (db: Db, userId: string, code: string, nowMs: number): Promise<boolean> =>
  isCounted(db, [OPENED, userId, code], nowMs);

/** Whether a user's history has room for another failed attempt. */
export const mayNoteFailure = async (db: Db, userId: string, nowMs: number): Promise<boolean> =>
  (await countAttempt(db, ['notedFailures', userId], RATE_LIMITS.notedFailures, nowMs)) === 0;

/** Whether a user may get another mail about a reused code. */
export const mayWarnOfCode = async (db: Db, userId: string, nowMs: number): Promise<boolean> =>
  (await countAttempt(db, ['codeWarnings', userId], RATE_LIMITS.codeWarnings, nowMs)) === 0;

/** Counts an attempt by a signed-in member at their own password. @throws Refusal TOO_MANY_REQUESTS */
export const countOwnPassword = (db: Db, userId: string, nowMs: number): Promise<() => Promise<void>> =>
  count(db, [{ limit: 'ownPassword', of: [userId] }], nowMs);

/** Counts a member's change of address. @throws Refusal TOO_MANY_REQUESTS */
export const countNewAddress = (db: Db, userId: string, nowMs: number): Promise<() => Promise<void>> =>
  count(db, [{ limit: 'newAddress', of: [userId] }], nowMs);

/** Whether another reset link may be mailed to this user. The caller never learns the answer. */
export const mayMailReset = async (db: Db, userId: string, nowMs: number): Promise<boolean> =>
  (await countAttempt(db, ['resetMail', userId], RATE_LIMITS.resetMail, nowMs)) === 0;
