import pino, { type Logger } from 'pino';
import { configuredCoachModel, type CoachModel } from './ai/coach-model.ts';
import { configuredModel } from './ai/configured-model.ts';
import type { MealModel } from './ai/meal-model.ts';
import { configuredReportModel, type ReportModel } from './ai/report-model.ts';
import { configuredTranscriber, type Transcriber } from './ai/transcriber.ts';
import { createAuth, type Auth } from './auth/auth.ts';
import { identityProvider, type IdentityProvider } from './auth/oidc/provider.ts';
import { prepareBackups } from './backups/backups.ts';
import { readConfig, type Config } from '#server/config/config.ts';
import { outsideCaller, type CallOutside } from './core/outside-call.ts';
import { setSiteName } from './core/site-name.ts';
import { sealerOf, type Sealer } from './core/seal.ts';
import { markdownRenderer, type MarkdownRenderer } from './content/markdown-renderer.ts';
import { publishedPages, type PublishedPages } from './content/published.ts';
import { seedPages } from './content/seeds.ts';
import { openDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { exposureWarnings } from '#server/config/exposure-warnings.ts';
import { loadFoods, type FoodLibrary } from './foods/food-library.ts';
import { Insights } from './insights/insights.ts';
import { Mailer } from './mail/mailer.ts';
import { smtpTransport } from './mail/transport.ts';
import { MemberJobs } from './jobs/member-jobs.ts';
import { grantLifetimeToAll } from './membership/plan.ts';
import { openPayments, type Payments } from './membership/payments.ts';
import { pictureWorker, type PictureWorker } from '#server/meals/photos/picture-worker.ts';
import { openTracing, type Tracing } from './tracing/tracing.ts';
import type { ObjectStore } from './storage/object-store.ts';
import { openStore } from './storage/open-store.ts';

/** One run of the maintenance tasks. */
export interface MaintenanceRun {
  readonly endedAtMs: number;
  readonly tookMs: number;
  readonly chores: number;
  /** Failed tasks, which are retried in the next round. */
  readonly failed: number;
}

/** The server's shared resources: created once at start, closed once at the end. */
export interface Services {
  readonly config: Pick<
    Config,
    | 'host'
    | 'port'
    | 'publicUrl'
    | 'demoLogin'
    | 'requireAdmin2fa'
    | 'trustProxy'
    | 'openFoodFacts'
    | 'stripe'
    | 'site'
    | 'socialUrl'
    | 'authSecret'
    | 'dataDir'
    | 'foodUploadMb'
    | 'importMb'
    | 'backups'
    | 'metricsToken'
    | 'oauthClients'
    | 's3'
    | 'registration'
    | 'publicSite'
  >;
  readonly database: Database;
  readonly auth: Auth;
  /** Identifies members in place of a password; null if none is configured. */
  readonly identityProvider: IdentityProvider | null;
  readonly foods: FoodLibrary;
  /** Recognizes foods in pictures and text; null if no provider is configured. */
  readonly mealModel: MealModel | null;
  /** Reads lab reports from pictures; null if no vision model is configured. */
  readonly reportModel: ReportModel | null;
  /** Writes the coach's answers; null if no provider is configured. */
  readonly coachModel: CoachModel | null;
  /** Transcribes recordings; null if no transcription model is configured. */
  readonly transcriber: Transcriber | null;
  /** Stores the pictures of meals. */
  readonly store: ObjectStore;
  readonly pictures: PictureWorker;
  readonly markdown: MarkdownRenderer;
  /** Published pages. */
  readonly pages: PublishedPages;
  /** Background jobs; they start once the server listens. */
  readonly jobs: MemberJobs;
  /** Counts visits and uses. */
  readonly insights: Insights;
  /** Sends what is queued in `mails`; it starts once the server listens. */
  readonly mailer: Mailer;
  /** The payment gateway and its messages. */
  readonly payments: Payments;
  /** The last maintenance run; the first starts once the server listens. */
  readonly maintenance: { last?: MaintenanceRun };
  /** Encrypts members' secrets for other services. */
  readonly sealer: Sealer;
  /** Spans of requests and jobs; null unless the operator has a collector. */
  readonly tracing: Tracing | null;
  /** Calls addresses that members entered. */
  readonly callOutside: CallOutside;
  readonly log: Logger;
  readonly now: () => number;
  /** From 0 to below 1, for unpredictable orders. Secrets need more. */
  readonly random: () => number;
  close(): Promise<void>;
}

/** The services as dependencies of procedures and commands. */
export const depsOf = ({ database: { db }, foods, config: { publicUrl }, ...services }: Services) => ({
  ...services,
  db,
  reference: foods,
  publicUrl,
});

/** The embedded database starts in another process; meanwhile the foods are read, as far as time allows. */
async function openDatabaseAndFoods(config: Config, log: Logger) {
  const opening = openDatabase(config, (line) => void log.warn(line));
  try {
    const foods = loadFoods();
    // The server loads them again and gets any error.
    foods.build().catch(() => undefined);
    return { foods, database: await opening };
  } catch (error) {
    await opening.then(
      (database) => database.close(),
      () => undefined,
    );
    throw error;
  }
}

async function migrateAndSeed({ pool, db }: Database, config: Config): Promise<void> {
  const { publicSite, authSecret, previousAuthSecret } = config;
  await migrate(pool);
  if (previousAuthSecret !== undefined)
    await (await import('./rotate-secrets.ts')).rotateSecrets(db, previousAuthSecret, authSecret);
  if (!publicSite) await grantLifetimeToAll(db);
  await seedPages(db, Date.now());
}

/**
 * Opens and migrates the database, reads the reference foods and creates the account library.
 * @throws the configuration's list of faults, `DatabaseUnavailable`, or `DatabaseTooNew`
 */
export async function openServices(env: Readonly<Record<string, string | undefined>>): Promise<Services> {
  const config = readConfig(env);
  if (config.backups) await prepareBackups(config.backups.folder);
  setSiteName(config.site.name);
  const log = pino({ level: config.logLevel, base: null });
  for (const warning of exposureWarnings(config)) log.warn(warning);
  const tracing = config.tracing ? await openTracing(config.tracing) : null;
  const { database, foods } = await openDatabaseAndFoods(config, log);
  try {
    // The services don't use the database yet.
    const [, services] = await Promise.all([
      migrateAndSeed(database, config),
      servicesOver({ config, log, database, foods, tracing }),
    ]);
    return services;
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface Opened {
  readonly config: Config;
  readonly log: Logger;
  readonly database: Database;
  readonly foods: FoodLibrary;
  readonly tracing: Tracing | null;
}

function servicesOver({ config, log, database, foods, tracing }: Opened): Services {
  const auth = createAuth({
    db: database.db,
    secret: config.authSecret,
    publicUrl: config.publicUrl,
    onError: (message) => log.error({ message }, 'the account library failed'),
  });
  const pictures = pictureWorker();
  const markdown = markdownRenderer();
  const insights = new Insights({
    db: database.db,
    publicUrl: config.publicUrl,
    log,
    now: Date.now,
  });
  const mailer = new Mailer({
    db: database.db,
    transport: config.mail ? smtpTransport(config.mail) : null,
    now: Date.now,
    onFault: (kind, fault) => log.warn({ kind, fault }, 'an email could not be sent'),
  });
  return {
    config,
    database,
    auth,
    identityProvider: config.oidc ? identityProvider(auth, config.oidc, config.publicUrl) : null,
    foods,
    mealModel: config.ai ? configuredModel(config.ai) : null,
    reportModel: config.ai ? configuredReportModel(config.ai) : null,
    coachModel: config.ai ? configuredCoachModel(config.ai) : null,
    transcriber: config.ai ? configuredTranscriber(config.ai) : null,
    store: openStore(config),
    pictures,
    markdown,
    pages: publishedPages({ db: database.db, markdown, now: Date.now }),
    jobs: new MemberJobs({ pool: database.pool, log, now: Date.now }),
    insights,
    mailer,
    payments: openPayments({ db: database.db, settings: config, mailer, log, now: Date.now }),
    sealer: sealerOf(config.authSecret),
    callOutside: outsideCaller(config.privateAddresses),
    maintenance: {},
    tracing,
    log,
    now: Date.now,
    random: Math.random,
    close: async () => {
      await insights.flush();
      await pictures.close();
      await markdown.close();
      await database.close();
      await tracing?.close();
    },
  };
}
