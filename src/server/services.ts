import pino, { type Logger } from 'pino';
import { createAuth, type Auth } from './auth/auth.ts';
import { readConfig, type Config } from './config.ts';
import { openDatabase, type Database } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { loadFoods, type FoodLibrary } from './foods/food-library.ts';

/** What the server holds open and shares: made once at start, closed once at the end. */
export interface Services {
  readonly config: Pick<Config, 'host' | 'port' | 'publicUrl' | 'demoLogin' | 'trustProxy'>;
  readonly database: Database;
  readonly auth: Auth;
  readonly foods: FoodLibrary;
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
    return { config, database, auth, foods, log, now: Date.now, close: () => database.close() };
  } catch (error) {
    await database.close();
    throw error;
  }
}
