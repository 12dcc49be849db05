import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { eq, inArray } from 'drizzle-orm';
import type { Registration } from '#contract/account/account.ts';
import { contract } from '#contract/contract.ts';
import type { GoalDraft } from '#contract/goals/goal-plan.ts';
import type { MealInput } from '#contract/meals/meals.ts';
import { createApp } from '#server/app.ts';
import { users } from '#server/auth/tables.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import type { TestPlace } from '#server/db/testing.ts';
import { openTestServices, ORIGIN, type TestAppOptions } from './test-services.ts';

const SHELL =
  '<!doctype html><script nonce="__NONCE__"></script><noscript>Create an account__OR_LOG_IN__.</noscript><div id="root"></div>';

/** A browser with a cookie jar that calls the application without a network. */
export class Browser {
  readonly #request: (request: Request) => Response | Promise<Response>;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #cookies = new Map<string, string>();

  constructor(
    request: (request: Request) => Response | Promise<Response>,
    headers: Readonly<Record<string, string>> = {},
  ) {
    this.#request = request;
    this.#headers = headers;
  }

  clearCookies(): void {
    this.#cookies.clear();
  }

  /** Sends requests like a page of the application. Redirects are returned. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(new URL(path, ORIGIN), { redirect: 'manual', ...init });
    for (const [name, value] of Object.entries(this.#headers)) request.headers.set(name, value);
    if (!request.headers.has('host')) request.headers.set('host', new URL(ORIGIN).host);
    // Browsers announce the length of a body; one of unknown length takes an upload slot.
    if (typeof init.body === 'string')
      request.headers.set('content-length', String(Buffer.byteLength(init.body)));
    const jar = [...this.#cookies].map((cookie) => cookie.join('=')).join('; ');
    if (jar) request.headers.set('cookie', jar);
    const response = await this.#request(request);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  /** Sends JSON. */
  send(method: string, path: string, body: unknown): Promise<Response> {
    return this.fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  /** The typed client that the web uses too. */
  readonly api: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(
    new OpenAPILink(contract, {
      url: `${ORIGIN}/api`,
      fetch: async (request) => {
        const body = await request.text();
        return this.fetch(request.url, {
          method: request.method,
          headers: request.headers,
          ...(body && { body }),
        });
      },
    }),
  );
}

/** The application on a fresh test database, with its log. */
export async function openTestApp(place: TestPlace, options: TestAppOptions = {}) {
  const { services, database, logged } = await openTestServices(place, options);
  const { close } = services;
  const app = createApp(services, { clientDir: 'nothing-built', shell: () => Promise.resolve(SHELL) });
  return {
    services,
    database,
    logged,
    /** All routes except procedures, by method. */
    routes: app.routes,
    /** Sends a request directly, without a browser. */
    request: (request: Request) => app.request(request),
    browser: (headers: Readonly<Record<string, string>> = {}) =>
      new Browser((request) => app.request(request), headers),
    close,
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/** A valid registration; override what matters. */
export const registrationOf = (username: string, changes: Partial<Registration> = {}): Registration => ({
  username,
  // Without the digits of a generated name, which take the estimate of guesses five times as long.
  password: `${username.split('-', 1)[0]} likes long walks`,
  ageYears: 35,
  sex: 'female',
  unitSystem: 'metric',
  heightCm: 168,
  massKg: 72,
  goal: 'lose',
  targetMassKg: 65,
  weeklyLossKg: 0.5,
  activityLevel: 'moderate',
  dietaryPreference: 'none',
  mealReminders: false,
  progressReminders: false,
  timeZone: 'Europe/Berlin',
  ...changes,
});

/** Goals that a member from `registrationOf` may set; override what matters. */
export const goalDraft = (changes: Partial<GoalDraft> = {}): GoalDraft => ({
  goal: 'lose',
  targetMassKg: 65,
  weeklyLossKg: 0.5,
  activityLevel: 'moderate',
  dietaryPreference: 'none',
  mode: 'computed',
  weekdayOffsetsKcal: [0, 0, 0, 0, 0, 0, 0],
  settings: { waterMl: null, sleepHours: null, fastingProtocol: null, conditions: [] },
  ...changes,
});

/** Registers a member with no entries. The weight given at registration is deleted, because tests count what they log. */
export async function registerEmpty(
  { database: { db } }: Pick<TestApp, 'database'>,
  browser: Browser,
  username: string,
  changes: Partial<Registration> = {},
): Promise<void> {
  await browser.api.account.register(registrationOf(username, changes));
  const registered = db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, username.toLowerCase()));
  await db.delete(bodyMeasurements).where(inArray(bodyMeasurements.userId, registered));
}

/** Registers a member with no entries and returns a signed-in browser. */
export async function signUp(
  app: TestApp,
  username: string,
  changes: Partial<Registration> = {},
): Promise<Browser> {
  const browser = app.browser();
  await registerEmpty(app, browser, username, changes);
  return browser;
}

/** A breakfast of one apple; override what matters. */
export const breakfast = (changes: Partial<MealInput> = {}): MealInput => ({
  id: crypto.randomUUID(),
  eatenAt: '2026-11-20T07:30:00+01:00',
  timeZone: 'Europe/Berlin',
  kind: 'breakfast',
  source: 'text',
  items: [itemOf('apple')],
  ...changes,
});

/** 200 g of a food. */
export const itemOf = (foodId: string): MealInput['items'][number] => ({
  id: crypto.randomUUID(),
  foodId,
  words: foodId,
  amount: 1,
  unit: 'medium',
  grams: { value: 200, low: 160, high: 240 },
  confidence: 0.9,
});
