import type { RegistrationMode } from '#domain/account/registration-modes.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import pino, { type Logger } from 'pino';
import type { AiConfig } from '#server/ai/ai-config.ts';
import { configuredCoachModel } from '#server/ai/coach-model.ts';
import { configuredModel } from '#server/ai/configured-model.ts';
import { configuredReportModel } from '#server/ai/report-model.ts';
import { configuredTranscriber } from '#server/ai/transcriber.ts';
import type { SiteIdentity } from '#domain/site/identity.ts';
import { setSiteName } from '#server/core/site-name.ts';
import { identityProvider } from '#server/auth/oidc/provider.ts';
import type { OidcConfig } from '#server/auth/oidc/settings.ts';
import { createAuth } from '#server/auth/auth.ts';
import { setPasswordCost } from '#server/auth/passwords/passwords.ts';
import { markdownRenderer } from '#server/content/markdown-renderer.ts';
import { publishedPages } from '#server/content/published.ts';
import { seedPages } from '#server/content/seeds.ts';
import { outsideCaller } from '#server/core/outside-call.ts';
import { sealerOf } from '#server/core/seal.ts';
import type { TestDatabase, TestPlace } from '#server/db/testing.ts';
import { loadFoods, type FoodLibrary } from '#server/foods/food-library.ts';
import { MemberJobs } from '#server/jobs/member-jobs.ts';
import { Insights } from '#server/insights/insights.ts';
import { Mailer } from '#server/mail/mailer.ts';
import { smtpTransport } from '#server/mail/transport.ts';
import { pictureWorker } from '#server/meals/photos/picture-worker.ts';
import { openPayments } from '#server/membership/payments.ts';
import type { StripeConfig } from '#server/membership/stripe-settings.ts';
import type { OAuthClients } from '#server/config/oauth-settings.ts';
import type { Services } from '#server/services.ts';
import { diskStore } from '#server/storage/disk-store.ts';

/** Public URL of the server in tests. */
export const ORIGIN = 'http://perennial.test';
const SECRET = 'a secret of the tests, long enough';

/** A loopback model answers immediately, but its machine may be busy. */
const MODEL_TIMEOUT_MS = 120_000;

const HOUSE = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: ORIGIN,
  socialUrl: 'https://social.test/perennial',
  authSecret: SECRET,
  previousAuthSecret: undefined,
  foodUploadMb: 1,
  importMb: 8,
  backups: undefined,
  s3: undefined,
};

/** The least that Argon2 allows: half of a registration's time would be its password. */
export const TEST_PASSWORD_COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
setPasswordCost(TEST_PASSWORD_COST);

let foods: FoodLibrary | undefined;

/** The reference foods, loaded once a worker. */
export const testFoods = (): FoodLibrary => (foods ??= loadFoods());

export interface TestAppOptions {
  readonly demoLogin?: boolean;
  readonly trustProxy?: boolean;
  readonly now?: () => number;
  readonly random?: () => number;
  /** Public URL of the server. */
  readonly publicUrl?: string;
  /** Whether the admin area requires a second factor. */
  readonly requireAdmin2fa?: boolean;
  /** URL of Open Food Facts, usually a loopback server. */
  readonly openFoodFacts?: string;
  /** A model provider, usually a loopback one. */
  readonly ai?: AiConfig;
  /** For a model that hangs. */
  readonly modelTimeoutMs?: number;
  /** An account at a loopback Stripe server. */
  readonly stripe?: StripeConfig;
  /** Whether members may enter addresses of this machine, because loopback servers stand in for others. */
  readonly privateAddresses?: boolean;
  /** Address of a loopback mail server. */
  readonly smtp?: string;
  readonly registration?: RegistrationMode;
  readonly metricsToken?: string;
  /** Services where this server is registered, usually loopback ones. */
  readonly oauthClients?: OAuthClients;
  readonly site?: SiteIdentity;
  /** A loopback identity provider. */
  readonly oidc?: OidcConfig;
  /** Whether there is a start page that sells. */
  readonly publicSite?: boolean;
}

interface MailerParts {
  readonly smtp: string | undefined;
  readonly database: TestDatabase;
  readonly now: () => number;
  readonly log: Logger;
}

const mailerOf = ({ database, smtp, now, log }: MailerParts) =>
  new Mailer({
    db: database.db,
    transport:
      smtp === undefined
        ? null
        : smtpTransport({ url: smtp, from: 'Perennial <hello@perennial.test>', replyTo: null }),
    now,
    onFault: (kind, fault) => log.warn({ kind, fault }, 'an email could not be sent'),
  });

const authOf = ({ db }: TestDatabase, publicUrl: string, log: Logger) =>
  createAuth({ db, secret: SECRET, publicUrl, onError: (message) => log.error(message) });

/** Dependencies for calling other servers. */
const outside = (allowsPrivate: boolean) => ({
  sealer: sealerOf(SECRET),
  callOutside: outsideCaller(allowsPrivate),
});

/** The server's resources on a fresh test database, with its log. */
export async function openTestServices(
  place: TestPlace,
  {
    demoLogin = false,
    trustProxy = false,
    now = Date.now,
    random = Math.random,
    publicUrl = ORIGIN,
    requireAdmin2fa = false,
    ai,
    modelTimeoutMs = MODEL_TIMEOUT_MS,
    openFoodFacts,
    stripe,
    smtp,
    privateAddresses = true,
    registration = 'open',
    metricsToken,
    oauthClients = {},
    oidc,
    publicSite = true,
    site = { name: 'Perennial', operator: null },
  }: TestAppOptions = {},
) {
  const database = await place.open();
  const logged: string[] = [];
  const sink = new Writable({ write: (chunk, _encoding, done) => (logged.push(String(chunk)), done()) });
  const log = pino({ level: 'debug' }, sink);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-data-'));
  const pictures = pictureWorker();
  const markdown = markdownRenderer();
  await seedPages(database.db, now());
  const insights = new Insights({ db: database.db, publicUrl, log, now });
  const close = async () => {
    await insights.flush();
    await pictures.close();
    await markdown.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const access = { demoLogin, registration, publicSite, requireAdmin2fa, metricsToken, site, oauthClients };
  setSiteName(site.name);
  const config = { ...HOUSE, ...access, publicUrl, trustProxy, openFoodFacts, stripe, dataDir };
  const mailer = mailerOf({ database, smtp, now, log });
  const auth = authOf(database, publicUrl, log);
  const services: Services = {
    config,
    database,
    auth,
    identityProvider: oidc ? identityProvider(auth, oidc, publicUrl) : null,
    foods: testFoods(),
    mealModel: ai ? configuredModel(ai, modelTimeoutMs) : null,
    reportModel: ai ? configuredReportModel(ai, modelTimeoutMs) : null,
    coachModel: ai ? configuredCoachModel(ai, modelTimeoutMs) : null,
    transcriber: ai ? configuredTranscriber(ai, modelTimeoutMs) : null,
    log,
    now,
    random,
    store: diskStore(path.join(dataDir, 'photos')),
    pictures,
    markdown,
    pages: publishedPages({ db: database.db, markdown, now }),
    jobs: new MemberJobs({ pool: database.pool, log, now }),
    maintenance: {},
    tracing: null,
    ...outside(privateAddresses),
    insights,
    mailer,
    payments: openPayments({ db: database.db, settings: config, mailer, log, now }),
    close,
  };
  return { services, database, logged };
}
