import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts';
import type { KnownDevice } from '#server/auth/known-device.ts';
import { uncountAttempt, isCounted, countAttempt, type RateLimit } from '#server/auth/rate-limit.ts';
import type { Db } from '#server/db/database.ts';
import { Refusal } from '#server/core/refusal.ts';

/**
 * How often one may try. What strangers do counts against their addresses, and against the name only for devices on which its member has never
 * signed in: whoever signed in here before has a budget of their own, which nobody else can use up.
 */
export const RATE_LIMITS = {
  loginOfOneName: { tries: 10, windowMs: 5 * MINUTE_MS },
  loginOfAnyName: { tries: 60, windowMs: 5 * MINUTE_MS },
  /** Of all strangers together; more than one address may do in this time. */
  loginFromAnywhere: { tries: 200, windowMs: 60 * MINUTE_MS },
  /** Each makes a copy of the demo member's data. */
  demoCopy: { tries: 100, windowMs: 60 * MINUTE_MS },
  loginOfKnownDevice: { tries: 10, windowMs: 5 * MINUTE_MS },
  secondStep: { tries: 10, windowMs: 15 * MINUTE_MS },
  secondStepOfKnownDevice: { tries: 10, windowMs: 15 * MINUTE_MS },
  /** A code of an authenticator is good for some 90 s, and once. */
  sameCode: { tries: 1, windowMs: 3 * MINUTE_MS },
  /** Of tries that failed, what one member's history holds. */
  notedFailures: { tries: 20, windowMs: DAY_MS },
  codeWarnings: { tries: 3, windowMs: 60 * MINUTE_MS },
  passkey: { tries: 60, windowMs: 5 * MINUTE_MS },
  register: { tries: 100, windowMs: 60 * MINUTE_MS },
  forgot: { tries: 20, windowMs: 60 * MINUTE_MS },
  /** Each brings a link that is good for the same hour. */
  resetMail: { tries: 3, windowMs: 60 * MINUTE_MS },
  reset: { tries: 30, windowMs: 15 * MINUTE_MS },
  /** Tells whether somebody has an address: no more than one mistypes. */
  newAddress: { tries: 10, windowMs: 60 * MINUTE_MS },
  ownPassword: { tries: 10, windowMs: 15 * MINUTE_MS },
} as const satisfies Record<string, RateLimit>;

type Counted = keyof typeof RATE_LIMITS;

/** What counts, under which limit. */
interface Key {
  readonly limit: Counted;
  readonly of: readonly string[];
}

function refuse(waitMs: number): never {
  const minutes = Math.ceil(waitMs / MINUTE_MS);
  throw new Refusal('TOO_MANY_REQUESTS', {
    said: `Too many tries. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
    waitMs,
  });
}

const partsOf = ({ limit, of }: Key): readonly string[] => [limit, ...of];

/**
 * Counts a try under each key in turn, up to the first whose limit is met: what is refused at one's own address is not held against others.
 * @returns gives the tries back: what succeeded was no guess
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

/** Counts something that one address does. @throws Refusal TOO_MANY_REQUESTS */
export const countAtAddress = (
  db: Db,
  limit: 'register' | 'passkey' | 'forgot' | 'reset' | 'loginOfAnyName' | 'demoCopy',
  address: string,
  nowMs: number,
): Promise<() => Promise<void>> => count(db, [{ limit, of: [address] }], nowMs);

/** Who tries to sign in, and from where. */
export interface Try {
  readonly address: string;
  /** The device, where its member signed in on it before. */
  readonly device: KnownDevice | undefined;
}

/**
 * Counts a login before the password is looked at.
 * @returns gives the try back
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
 * Counts a code of a second step, whoever's address it came from: only who knows the password gets here.
 * @returns gives the try back, not the code: it is good once
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

/** Whether a code of a user was tried a moment ago; from now on it was. */
export const wasCodeUsed = async (db: Db, userId: string, code: string, nowMs: number): Promise<boolean> =>
  (await countAttempt(db, ['sameCode', userId, code], RATE_LIMITS.sameCode, nowMs)) > 0;

const OPENED = 'code that opened';

/** Notes that a code of a user was right: when it comes again, it is a code that somebody saw. */
export const noteCodeAccepted = (db: Db, userId: string, code: string, nowMs: number) =>
  countAttempt(db, [OPENED, userId, code], RATE_LIMITS.sameCode, nowMs);

/** Whether a code of a user was right a moment ago. */
export const wasCodeAccepted = (db: Db, userId: string, code: string, nowMs: number): Promise<boolean> =>
  isCounted(db, [OPENED, userId, code], nowMs);

/** Whether one more try that failed may stand in a user's history. */
export const mayNoteFailure = async (db: Db, userId: string, nowMs: number): Promise<boolean> =>
  (await countAttempt(db, ['notedFailures', userId], RATE_LIMITS.notedFailures, nowMs)) === 0;

/** Whether one more mail may tell a user of a code that came again. */
export const mayWarnOfCode = async (db: Db, userId: string, nowMs: number): Promise<boolean> =>
  (await countAttempt(db, ['codeWarnings', userId], RATE_LIMITS.codeWarnings, nowMs)) === 0;

/** Counts a try of a signed-in member at their own password. @throws Refusal TOO_MANY_REQUESTS */
export const countOwnPassword = (db: Db, userId: string, nowMs: number): Promise<() => Promise<void>> =>
  count(db, [{ limit: 'ownPassword', of: [userId] }], nowMs);

/** Counts an address that a member wants to have. @throws Refusal TOO_MANY_REQUESTS */
export const countNewAddress = (db: Db, userId: string, nowMs: number): Promise<() => Promise<void>> =>
  count(db, [{ limit: 'newAddress', of: [userId] }], nowMs);

/** Whether one more mail with a link may go to this user; said to nobody. */
export const mayMailReset = async (db: Db, userId: string, nowMs: number): Promise<boolean> =>
  (await countAttempt(db, ['resetMail', userId], RATE_LIMITS.resetMail, nowMs)) === 0;
