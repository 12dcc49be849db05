import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import pino from 'pino';
import type { Registration } from '#contract/account.ts';
import { contract } from '#contract/contract.ts';
import type { GoalDraft } from '#contract/goal-plan.ts';
import type { MealInput } from '#contract/meals.ts';
import type { AiConfig } from './ai/ai-config.ts';
import { configuredModel } from './ai/configured-model.ts';
import { configuredReportModel } from './ai/report-model.ts';
import { configuredTranscriber } from './ai/transcriber.ts';
import { createApp } from './app.ts';
import { createAuth } from './auth/auth.ts';
import type { TestPlace } from './db/testing.ts';
import { loadFoods, type FoodLibrary } from './foods/food-library.ts';
import { MemberJobs } from './jobs/member-jobs.ts';
import { pictureWorker } from './meals/picture-worker.ts';
import type { Services } from './services.ts';
import { diskStore } from './storage/disk-store.ts';

const ORIGIN = 'http://perennial.test';
const SHELL = '<!doctype html><script nonce="__NONCE__"></script><div id="root"></div>';

const MODEL_TIMEOUT_MS = 1500;

let foods: FoodLibrary | undefined;

/** A browser with a cookie jar, which talks to the application without a network. */
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

  /** Asks as a page of the application would. Redirects are answers. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(new URL(path, ORIGIN), { redirect: 'manual', ...init });
    for (const [name, value] of Object.entries(this.#headers)) request.headers.set(name, value);
    if (!request.headers.has('host')) request.headers.set('host', new URL(ORIGIN).host);
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

export interface TestAppOptions {
  readonly demoLogin?: boolean;
  readonly trustProxy?: boolean;
  readonly now?: () => number;
  /** Where Open Food Facts answers, usually a loopback server. */
  readonly openFoodFacts?: string;
  /** A model provider, usually a loopback one. It gets a second to answer. */
  readonly ai?: AiConfig;
}

/** The application on a fresh test database, with what it logged. */
export async function openTestApp(
  place: TestPlace,
  { demoLogin = false, trustProxy = false, now = Date.now, ai, openFoodFacts }: TestAppOptions = {},
) {
  const database = await place.open();
  const logged: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => (logged.push(String(chunk)), done()) });
  const log = pino({ level: 'debug' }, sink);
  foods ??= loadFoods();
  const photoFolder = mkdtempSync(path.join(tmpdir(), 'perennial-photos-'));
  const pictures = pictureWorker();
  const close = async () => {
    await pictures.close();
    await database.close();
    rmSync(photoFolder, { recursive: true, force: true });
  };
  const services: Services = {
    config: { host: '127.0.0.1', port: 0, publicUrl: ORIGIN, demoLogin, trustProxy, openFoodFacts },
    database,
    auth: createAuth({
      db: database.db,
      secret: 'a secret of the tests, long enough',
      publicUrl: ORIGIN,
      onError: (message) => log.error(message),
    }),
    foods,
    mealModel: ai ? configuredModel(ai, MODEL_TIMEOUT_MS) : null,
    reportModel: ai ? configuredReportModel(ai, MODEL_TIMEOUT_MS) : null,
    transcriber: ai ? configuredTranscriber(ai, MODEL_TIMEOUT_MS) : null,
    log,
    now,
    store: diskStore(photoFolder),
    pictures,
    jobs: new MemberJobs({ pool: database.pool, log, now }),
    close,
  };
  const app = createApp(services, { clientDir: 'nothing-built', shell: () => Promise.resolve(SHELL) });
  return {
    services,
    database,
    logged,
    browser: (headers: Readonly<Record<string, string>> = {}) =>
      new Browser((request) => app.request(request), headers),
    close,
  };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/** A registration that is right in every field; change what the scene is about. */
export const registrationOf = (username: string, changes: Partial<Registration> = {}): Registration => ({
  username,
  password: `${username} likes long walks`,
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

/** Goals that a member of `registrationOf` may set; change what the scene is about. */
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

/** A member with a browser that is signed in. */
export async function signUp(
  app: TestApp,
  username: string,
  changes: Partial<Registration> = {},
): Promise<Browser> {
  const browser = app.browser();
  await browser.api.account.register(registrationOf(username, changes));
  return browser;
}

/** A breakfast of one apple; change what the scene is about. */
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
