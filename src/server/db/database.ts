import { callbackify } from 'node:util';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { DatabaseUnavailable, EngineProcess } from './embedded/engine-process.ts';
import { startEngineMaintenance } from '#server/db/embedded/maintenance.ts';
import { Pool } from './pool.ts';

/** A database or transaction, for queries and commands. */
export type Db = NodePgDatabase;

export interface Database {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Db;
  readonly pool: pg.Pool;
  /** The process of the embedded database, while it runs. */
  readonly engineProcessId?: number | undefined;
  /** Waits for open queries, then closes the database; the embedded one stops. */
  close(): Promise<void>;
}

export interface DatabaseConfig {
  readonly dataDir: string;
  /** A PostgreSQL server to use instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
}

/**
 * The embedded engine runs one statement at a time, so more connections would only wait; with a few, the next statement is always ready.
 */
const EMBEDDED_CONNECTIONS = 4;
const POSTGRES_CONNECTIONS = 10;
const CONNECT_LIMIT_MS = 30_000;
/**
 * Our statements take milliseconds: compiling one, or starting a second process for it, takes longer than running it. Set after connecting,
 * as poolers refuse settings in the startup message.
 */
const SHORT_STATEMENTS = 'set jit = off; set max_parallel_workers_per_gather = 0';

const toStandardError = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * Opens the configured database. Creates nothing in it: see `migrate.ts`.
 * @param log reports a restart of the embedded database or a lost connection
 * @throws DatabaseUnavailable, with what to do, if the embedded database can't be opened or the server can't be reached
 */
export async function openDatabase(config: DatabaseConfig, log = toStandardError): Promise<Database> {
  if (config.databaseUrl !== undefined) {
    const pool = watched(
      new Pool({
        connectionString: config.databaseUrl,
        max: POSTGRES_CONNECTIONS,
        connectionTimeoutMillis: CONNECT_LIMIT_MS,
        onConnect: (client) => client.query(SHORT_STATEMENTS).then(() => undefined),
      }),
      log,
    );
    await reach(pool);
    return { kind: 'postgres', db: drizzle(pool), pool, close: once(() => pool.end()) };
  }
  const engine = await EngineProcess.start(config.dataDir, log);
  const pool = watched(embeddedPool(engine), log);
  const maintenance = startEngineMaintenance(pool, log);
  const close = once(async () => {
    await maintenance.stop();
    await pool.end();
    await engine.close();
  });
  const db = drizzle(pool);
  return {
    kind: 'embedded',
    db,
    pool,
    close,
    get engineProcessId() {
      return engine.processId;
    },
  };
}

async function reach(pool: pg.Pool): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailable(
      `The database in DATABASE_URL can’t be used: ${error instanceof Error ? error.message : String(error)}. Check the URL, and make sure the database server is running.`,
    );
  }
}

function embeddedPool(engine: EngineProcess): pg.Pool {
  return new Pool({
    host: engine.socketFolder,
    user: 'postgres',
    database: 'postgres',
    max: EMBEDDED_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    Client: waitingClient(engine),
  });
}

/** A client that waits while the engine restarts, so that requests in that second are only late. */
function waitingClient(engine: EngineProcess): typeof pg.Client {
  return class extends pg.Client {
    override connect(): Promise<this>;
    override connect(callback: (error: Error) => void): void;
    override connect(callback?: (error: Error) => void): Promise<this> | void {
      const connected = engine.ready().then(() => super.connect());
      if (callback === undefined) return connected.then(() => this);
      callbackify(() => connected)((error) => callback(error as Error));
    }
  };
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

/** A connection that breaks must not end the server: the pool drops it and opens another when needed. */
function watched(pool: pg.Pool, log: (line: string) => void): pg.Pool {
  pool.on('error', (error) => {
    if (!pool.ending) log(`A database connection was lost: ${error.message}`);
  });
  return pool;
}
