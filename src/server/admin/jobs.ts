import { sql } from 'drizzle-orm';
import type { JobFailure, JobQueue } from '#contract/admin/jobs.ts';
import { JOB_STATES, type JobState } from '#domain/admin/job-states.ts';
import type { Actor } from '#server/core/actor.ts';
import { audit } from '#server/auth/audit.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { Refusal } from '#server/core/refusal.ts';
import { JOBS_SCHEMA } from '#server/db/jobs-schema.ts';

/** Reads the queue's own tables: the library can't list their contents, and its changes can't join our transactions. */
const job = sql.raw(`${JOBS_SCHEMA}.job`);
const queue = sql.raw(`${JOBS_SCHEMA}.queue`);
const MAX_FAILURES = 20;

/** Whether the queue's tables exist, which its first start creates. */
async function isThere(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ found: string | null }>(
    sql`select to_regclass(${`${JOBS_SCHEMA}.queue`})::text as found`,
  );
  return (rows[0]?.found ?? null) !== null;
}

const iso = (at: string | Date | null): string | null => (at === null ? null : new Date(at).toISOString());

/** All queues with their counts, without members' names. */
export async function jobQueues(db: Db): Promise<JobQueue[]> {
  if (!(await isThere(db))) return [];
  const { rows } = await db.execute<{
    name: string;
    state: JobState | null;
    jobs: number;
    oldest: string | null;
  }>(sql`
    select queue.name, job.state, count(job.id)::int as jobs, min(job.start_after) as oldest
    from ${queue} as queue left join ${job} as job on job.name = queue.name
    where queue.name not like '\\_\\_%'
    group by queue.name, job.state order by queue.name`);
  const none = Object.fromEntries(JOB_STATES.map((state) => [state, 0])) as Record<JobState, number>;
  const queues = new Map<string, JobQueue>();
  for (const { name, state, jobs, oldest } of rows) {
    const known = queues.get(name) ?? { name, counts: { ...none }, oldestDueAt: null };
    if (state !== null) known.counts[state] = jobs;
    const dueAt = state === 'created' || state === 'retry' ? iso(oldest) : null;
    if (dueAt !== null && (known.oldestDueAt === null || dueAt < known.oldestDueAt))
      known.oldestDueAt = dueAt;
    queues.set(name, known);
  }
  return [...queues.values()];
}

/** The last failed jobs. Their payload is left out because it names a member. */
export async function lastFailures(db: Db): Promise<JobFailure[]> {
  if (!(await isThere(db))) return [];
  const { rows } = await db.execute<{
    id: string;
    queue: string;
    tries: number;
    failed_at: string | null;
    fault: string | null;
  }>(sql`
    select id, name as queue, retry_count + 1 as tries, completed_on as failed_at, output->>'fault' as fault
    from ${job} where state = 'failed' order by completed_on desc limit ${MAX_FAILURES}`);
  return rows.map(({ failed_at, ...failure }) => ({ ...failure, failedAt: iso(failed_at) }));
}

/** Changes jobs of a queue and audits it in one transaction. @throws Refusal NOT_FOUND if there is no such queue */
async function change(
  { db, now }: Deps,
  actor: Actor,
  name: string,
  action: string,
  changed: (tx: Db) => Promise<{ rowCount: number | null }>,
): Promise<{ jobs: number }> {
  if (!(await isThere(db))) throw new Refusal('NOT_FOUND');
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select from ${queue} where name = ${name}`);
    if (rows.length === 0) throw new Refusal('NOT_FOUND');
    const jobs = (await changed(tx)).rowCount ?? 0;
    await audit(tx, actor, { action, targetKind: 'queue', target: name, details: { jobs } }, now());
    return { jobs };
  });
}

/** Retries a queue's failed jobs once. Jobs are safe to repeat. */
export const retryFailed = (deps: Deps, actor: Actor, name: string) =>
  change(deps, actor, name, 'job.retry', (tx) =>
    tx.execute(sql`
      update ${job} set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
      where name = ${name} and state = 'failed'`),
  );

/** Cancels a queue's waiting jobs. */
export const cancelWaiting = (deps: Deps, actor: Actor, name: string) =>
  change(deps, actor, name, 'job.cancel', (tx) =>
    tx.execute(sql`
      update ${job} set state = 'cancelled', completed_on = now()
      where name = ${name} and state in ('created', 'retry')`),
  );
