import pino, { type Logger } from 'pino';
import { configuredModel } from './ai/configured-model.ts';
import type { MealModel } from './ai/meal-model.ts';
import { configuredReportModel, type ReportModel } from './ai/report-model.ts';
import { configuredTranscriber, type Transcriber } from './ai/transcriber.ts';
import { createAuth, type Auth } from './auth/auth.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { loadFoods, type FoodLibrary } from './foods/food-library.ts';
import { MemberJobs } from './jobs/member-jobs.ts';
import { pictureWorker, type PictureWorker } from './meals/picture-worker.ts';
import type { ObjectStore } from './storage/object-store.ts';
import { openStore } from './storage/open-store.ts';

/** What the server holds open and shares: made once at start, closed once at the end. */
export interface Services {
  readonly config: Pick<Config, 'host' | 'port' | 'publicUrl' | 'demoLogin' | 'trustProxy' | 'openFoodFacts'>;
  readonly database: Database;
  readonly auth: Auth;
  readonly foods: FoodLibrary;
  /** Names foods in pictures and words; null where no provider is configured. */
  readonly mealModel: MealModel | null;
  /** Copies laboratory reports from pictures; null where no model that reads pictures is configured. */
  readonly reportModel: ReportModel | null;
  /** Writes down what was said; null where no transcription model is configured. */
  readonly transcriber: Transcriber | null;
  /** Keeps the pictures of meals. */
  readonly store: ObjectStore;
  readonly pictures: PictureWorker;
  /** Work in the background; it begins once the server listens. */
  readonly jobs: MemberJobs;
  readonly log: Logger;
  readonly now: () => number;
  close(): Promise<void>;
}

/**
 * Opens and migrates the database, reads the reference foods and makes the account library.
 * @throws the configuration's list of faults, `DatabaseUnavailable`, or `FoodTableError`
 */
export async function openServices(env: NodeJS.ProcessEnv): Promise<Services> {
  const config = readConfig(env);
  const log = pino({ level: config.logLevel, base: null });
  const database = await openDatabase(config, (line) => void log.warn(line));
  try {
    await migrate(database.pool);
    const foods = loadFoods();
    const auth = createAuth({
      db: database.db,
      secret: config.authSecret,
      publicUrl: config.publicUrl,
      onError: (message) => log.error({ message }, 'the account library failed'),
    });
    const pictures = pictureWorker();
    return {
      config,
      database,
      auth,
      foods,
      mealModel: config.ai ? configuredModel(config.ai) : null,
      reportModel: config.ai ? configuredReportModel(config.ai) : null,
      transcriber: config.ai ? configuredTranscriber(config.ai) : null,
      store: openStore(config),
      pictures,
      jobs: new MemberJobs({ pool: database.pool, log, now: Date.now }),
      log,
      now: Date.now,
      close: async () => {
        await pictures.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
