import { randomBytes } from 'node:crypto';
import type { DayColumns } from '#contract/meals/day-columns.ts';
import { addDays } from '#domain/time/local-date.ts';
import { uuidV7 } from '#domain/units/uuid-v7.ts';
import { PASSWORD, registrationOf } from '../scripts/registration.ts';

export const newId = (): string => uuidV7(Date.now(), randomBytes(16));

/** A member who logs and reads through the API, like the browser. */
export interface BenchMember {
  readonly username: string;
  readonly cookie: string;
  logMeal(date: string): Promise<void>;
  readDay(date: string): Promise<void>;
  /** Imports a file of glucose readings. */
  importReadings(file: string): Promise<void>;
  /** Sensor readings from `from` to `to`. */
  readTrace(from: string, to: string): Promise<void>;
  /** Days from `from` to `to` with a meal. */
  loggedDays(from: string, to: string): Promise<ReadonlySet<string>>;
  /** Any other request; reads its whole response. `key` is the Idempotency-Key of a write. */
  send(method: string, route: string, body?: unknown, key?: string): Promise<void>;
  /** Response to a GET. */
  read(route: string): Promise<unknown>;
  /** Uploads a raw file. */
  upload(route: string, type: string, bytes: string | Uint8Array<ArrayBuffer>): Promise<void>;
  /** Logs in again, then out. */
  comeAndGo(): Promise<void>;
  /** The same member at another address, because a restarted server has another port. */
  at(address: string): BenchMember;
}

const BREAKFAST = [
  ['egg-scrambled', 2, 'egg', 110],
  ['toast-whole-wheat', 1, 'slice', 33],
  ['butter', 1, 'tbsp', 14],
  ['coffee', 1, 'mug', 360],
] as const;

/** A breakfast of four foods, as the browser sends it. */
export const mealOn = (date: string) => ({
  id: newId(),
  eatenAt: `${date}T08:00:00Z`,
  timeZone: 'UTC',
  kind: 'breakfast',
  source: 'text',
  items: BREAKFAST.map(([foodId, amount, unit, grams]) => ({
    id: newId(),
    foodId,
    amount,
    unit,
    grams: { value: grams, low: 0.8 * grams, high: 1.2 * grams },
    confidence: 0.9,
  })),
});

interface Session {
  readonly address: string;
  readonly cookie: string;
}

async function ask(
  { address, cookie }: Session,
  method: string,
  route: string,
  body?: unknown,
  key?: string,
): Promise<Response> {
  const answer = await fetch(`${address}/api${route}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Origin: address,
      ...(cookie ? { Cookie: cookie } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${route}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function upload(
  { address, cookie }: Session,
  route: string,
  type: string,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<void> {
  const headers = { 'Content-Type': type, Origin: address, Cookie: cookie };
  const answer = await fetch(`${address}/api${route}`, { method: 'POST', headers, body });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${route}: ${answer.status} ${said}`);
}

async function importReadings(session: Session, file: string): Promise<void> {
  const query = new URLSearchParams({ id: newId(), fileName: 'year.csv', timeZone: 'UTC', confirm: 'true' });
  await upload(session, `/glucose-files?${query}`, 'text/csv', file);
}

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

async function comeAndGo({ address }: Session, login: string): Promise<void> {
  const signedIn = await ask({ address, cookie: '' }, 'POST', '/account/login', {
    login,
    password: PASSWORD,
  });
  await signedIn.arrayBuffer();
  await (await ask({ address, cookie: cookieOf(signedIn) }, 'POST', '/account/logout')).arrayBuffer();
}

const memberOf = (session: Session, username: string): BenchMember => ({
  username,
  cookie: session.cookie,
  logMeal: async (date) => void (await (await ask(session, 'POST', '/meals', mealOn(date))).arrayBuffer()),
  readDay: async (date) => void (await (await ask(session, 'GET', `/days/${date}`)).arrayBuffer()),
  importReadings: (file) => importReadings(session, file),
  readTrace: async (from, to) =>
    void (await (await ask(session, 'GET', `/glucose-trace?from=${from}&to=${to}`)).arrayBuffer()),
  loggedDays: async (from, to) => {
    const logged = new Set<string>();
    for (let first = from; first <= to; first = addDays(first, 90)) {
      const answer = await ask(session, 'GET', `/days?from=${first}&to=${addDays(first, 89)}`);
      const { mealCounts } = (await answer.json()) as DayColumns;
      for (const [at, mealCount] of mealCounts.entries()) if (mealCount > 0) logged.add(addDays(first, at));
    }
    return logged;
  },
  send: async (method, route, body, key) =>
    void (await (await ask(session, method, route, body, key)).arrayBuffer()),
  read: async (route) => (await ask(session, 'GET', route)).json(),
  upload: (route, type, bytes) => upload(session, route, type, bytes),
  comeAndGo: () => comeAndGo(session, username),
  at: (address) => memberOf({ ...session, address }, username),
});

/** Registers a member. @throws if the server rejects it */
export async function newMember(address: string, username: string): Promise<BenchMember> {
  const stranger = { address, cookie: '' };
  const registered = await ask(stranger, 'POST', '/account/register', registrationOf(username));
  return memberOf({ address, cookie: cookieOf(registered) }, username);
}
