import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import pino from 'pino';
import type { AiConfig } from './ai/ai-config.ts';
import { configuredModel } from './ai/configured-model.ts';
import { configuredReportModel } from './ai/report-model.ts';
import { configuredTranscriber } from './ai/transcriber.ts';
import { createAuth } from './auth/auth.ts';
import { markdownRenderer } from './content/markdown-renderer.ts';
import { publishedPages } from './content/published.ts';
import { seedPages } from './content/seeds.ts';
import type { TestPlace } from './db/testing.ts';
import { loadFoods, type FoodLibrary } from './foods/food-library.ts';
import { MemberJobs } from './jobs/member-jobs.ts';
import { Insights } from './insights/insights.ts';
import { Mailer } from './mail/mailer.ts';
import { smtpTransport } from './mail/transport.ts';
import { pictureWorker } from './meals/picture-worker.ts';
import type { StripeConfig } from './membership/stripe-settings.ts';
import type { Services } from './services.ts';
import { diskStore } from './storage/disk-store.ts';

/** Where the tests believe the server to be. */
export const ORIGIN = 'http://perennial.test';
const SECRET = 'a secret of the tests, long enough';

const MODEL_TIMEOUT_MS = 1500;

let foods: FoodLibrary | undefined;

export interface TestAppOptions {
  readonly demoLogin?: boolean;
  readonly trustProxy?: boolean;
  readonly now?: () => number;
  /** Where Open Food Facts answers, usually a loopback server. */
  readonly openFoodFacts?: string;
  /** A model provider, usually a loopback one. It gets a second to answer. */
  readonly ai?: AiConfig;
  /** An account at a loopback server that speaks as Stripe does. */
  readonly stripe?: StripeConfig;
  /** Address of a loopback mail server. */
  readonly smtp?: string;
}

/** What the server holds open, on a fresh test database, and what it logged. */
export async function openTestServices(
  place: TestPlace,
  {
    demoLogin = false,
    trustProxy = false,
    now = Date.now,
    ai,
    openFoodFacts,
    stripe,
    smtp,
  }: TestAppOptions = {},
) {
  const database = await place.open();
  const logged: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => (logged.push(String(chunk)), done()) });
  const log = pino({ level: 'debug' }, sink);
  foods ??= loadFoods();
  const photoFolder = mkdtempSync(path.join(tmpdir(), 'perennial-photos-'));
  const pictures = pictureWorker();
  const markdown = markdownRenderer();
  await seedPages(database.db, now());
  const insights = new Insights({ db: database.db, publicUrl: ORIGIN, log, now });
  const close = async () => {
    await insights.flush();
    await pictures.close();
    await markdown.close();
    await database.close();
    rmSync(photoFolder, { recursive: true, force: true });
  };
  const services: Services = {
    config: {
      host: '127.0.0.1',
      port: 0,
      publicUrl: ORIGIN,
      demoLogin,
      trustProxy,
      openFoodFacts,
      stripe,
      socialUrl: 'https://social.test/perennial',
      authSecret: SECRET,
    },
    database,
    auth: createAuth({
      db: database.db,
      secret: SECRET,
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
    markdown,
    pages: publishedPages({ db: database.db, markdown, now }),
    jobs: new MemberJobs({ pool: database.pool, log, now }),
    upkeep: {},
    insights,
    mailer: new Mailer({
      db: database.db,
      transport:
        smtp === undefined ? null : smtpTransport({ url: smtp, from: 'Perennial <hello@perennial.test>' }),
      now,
      onFault: (kind, fault) => log.warn({ kind, fault }, 'a mail could not be sent'),
    }),
    close,
  };
  return { services, database, logged };
}
