import type { Pool } from 'pg';

const EVERY_MS = 10 * 60_000;
/** Bytes of new WAL after which to checkpoint and refresh statistics. */
const WORTH_BYTES = 4 * 2 ** 20;

export interface EngineMaintenance {
  stop(): Promise<void>;
}

/**
 * Replaces PostgreSQL's background processes, which the embedded engine lacks. Otherwise its WAL would grow until the next start,
 * deleted rows would never be reclaimed, and the planner would have no statistics.
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

/** Vacuums and analyzes all tables, one statement each so that requests run in between, and checkpoints. */
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
