import type { Pool } from 'pg';

const EVERY_MS = 10 * 60_000;
/** So much new log, in bytes, is worth a checkpoint and fresh statistics. */
const WORTH_BYTES = 4 * 2 ** 20;

export interface EngineMaintenance {
  stop(): Promise<void>;
}

/**
 * Does what PostgreSQL's background processes would: the embedded engine has none, so without this its log grows
 * until the next start, deleted rows are never reclaimed and the planner knows nothing of the tables.
 */
export function startEngineMaintenance(
  pool: Pool,
  log: (line: string) => void,
  everyMs = EVERY_MS,
): EngineMaintenance {
  let lastPosition: string | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const turn = async () => {
    const position = await logPosition(pool);
    if (lastPosition !== undefined && (await bytesBetween(pool, lastPosition, position)) < WORTH_BYTES)
      return;
    await tidy(pool, () => stopped);
    lastPosition = await logPosition(pool);
  };
  const timer = setInterval(() => {
    running = running
      .then(turn)
      .catch((error: unknown) => log(`Database maintenance failed: ${String(error)}`));
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Vacuums and analyses all tables, one statement each so that requests get their turns between, and checkpoints. */
async function tidy(pool: Pool, stopped: () => boolean): Promise<void> {
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables order by 1`,
  );
  for (const { name } of tables.rows) {
    if (stopped()) return;
    await pool.query(`VACUUM (ANALYZE) ${name}`);
  }
  await pool.query('CHECKPOINT');
}

async function logPosition(pool: Pool): Promise<string> {
  const answer = await pool.query<{ position: string }>('select pg_current_wal_lsn()::text as position');
  return answer.rows[0]?.position ?? '0/0';
}

async function bytesBetween(pool: Pool, from: string, to: string): Promise<number> {
  const answer = await pool.query<{ bytes: number }>('select ($2::pg_lsn - $1::pg_lsn)::float8 as bytes', [
    from,
    to,
  ]);
  return answer.rows[0]?.bytes ?? 0;
}
