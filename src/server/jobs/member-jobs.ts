import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { faultOf } from '#server/core/fault.ts';
import { JOBS_SCHEMA } from '#server/db/jobs-schema.ts';
import { SharedRuns } from './shared-runs.ts';

/** Background work for a member or another id. Requests that arrive while it waits share one run. */
export interface MemberJob {
  /** The queue's name. */
  readonly name: string;
  /** Delay during which repeated requests share one run. */
  readonly delaySeconds: number;
  /** Takes minutes or hours: runs in parallel to the others and sends heartbeats. */
  readonly isLong?: boolean;
  /** Must be safe to repeat: after a crash it runs again. @param signal aborts a long job when the server stops */
  readonly work: (userId: string, signal: AbortSignal) => Promise<void>;
}

export interface MemberJobsOptions {
  readonly pool: Pool;
  readonly log: Logger;
  readonly now: () => number;
  /** How often each queue is polled. */
  readonly pollingSeconds?: number;
}

/** Jobs fetched at a time. They run one after another, which lets requests run in between. */
const BATCH_SIZE = 10;
const POLLING_SECONDS = 2;
const RETRIES = 3;
/** A long job may outlive several servers. */
const LONG_RETRIES = 20;
const RETRY_DELAY_SECONDS = 10;
/** A job without a heartbeat for this long is restarted: its server is gone. */
const EXPIRE_SECONDS = 60;
const HEARTBEAT_MS = 20_000;
const KEEP_DONE_SECONDS = 60;
const KEEP_DONE_MINUTES = 10;
/** Admins see failed jobs for a week. */
const KEEP_FAILED_SECONDS = 7 * 86_400;
const MAX_WAITING = 10_000;

interface Enqueued {
  readonly name: string;
  readonly userId: string;
}

/**
 * Background jobs for members, stored in the database: they survive a restart, and instances share them. A failed job is retried three
 * times with growing delays.
 */
export class MemberJobs {
  readonly #options: MemberJobsOptions;
  #boss: PgBoss | undefined;
  #jobs: readonly MemberJob[] = [];
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();
  /** Queues of long jobs that are running. */
  readonly #longTurns = new Map<string, Promise<void>>();
  #ending = new AbortController();
  /** Enqueued before the start. */
  readonly #early: Enqueued[] = [];
  /** When this instance last enqueued a job that can't have started yet. */
  readonly #waitingSince = new Map<string, number>();
  readonly #sends = new SharedRuns();

  constructor(options: MemberJobsOptions) {
    this.#options = options;
  }

  /** Starts working, beginning with jobs enqueued earlier. @throws the database's error */
  async start(jobs: readonly MemberJob[]): Promise<void> {
    this.#ending = new AbortController();
    const { pool, log, pollingSeconds = POLLING_SECONDS } = this.#options;
    const { default: Boss } = await import('pg-boss');
    const boss = new Boss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema: JOBS_SCHEMA,
      schedule: false,
      archiveCompletedAfterSeconds: KEEP_DONE_SECONDS,
      archiveFailedAfterSeconds: KEEP_FAILED_SECONDS,
      deleteAfterMinutes: KEEP_DONE_MINUTES,
    });
    boss.on('error', (error) => log.error({ fault: faultOf(error) }, 'the job queue failed'));
    await boss.start();
    for (const { name, isLong = false } of jobs)
      // `short` keeps one waiting job for each member.
      await boss.createQueue(name, {
        name,
        policy: 'short',
        retryLimit: isLong ? LONG_RETRIES : RETRIES,
        retryDelay: RETRY_DELAY_SECONDS,
        retryBackoff: true,
        expireInSeconds: EXPIRE_SECONDS,
      });
    this.#boss = boss;
    this.#jobs = jobs;
    for (const { name, userId } of this.#early.splice(0)) this.enqueue(name, userId);
    this.#timer = setInterval(() => void this.runDue(), pollingSeconds * 1000);
  }

  /** Runs all due jobs. Never throws. */
  async runDue(): Promise<void> {
    // pg-boss's own workers crash the process if the database is unavailable when they complete a job.
    this.#turn = this.#turn.then(() => this.#runQueues(this.#jobs.filter(({ isLong }) => isLong !== true)));
    for (const job of this.#jobs) if (job.isLong) this.#runLong(job);
    await Promise.all([this.#turn, ...this.#longTurns.values()]);
  }

  /** Works on a queue of long jobs in parallel to the others, so that a long one doesn't delay them. */
  #runLong(job: MemberJob): void {
    if (this.#longTurns.has(job.name)) return;
    const turn = this.#runQueues([job]).finally(() => this.#longTurns.delete(job.name));
    this.#longTurns.set(job.name, turn);
  }

  async #runQueues(jobs: readonly MemberJob[]): Promise<void> {
    for (const job of jobs)
      try {
        while (this.#boss && (await this.#runBatch(this.#boss, job)));
      } catch (error) {
        this.#options.log.error({ fault: faultOf(error), job: job.name }, 'jobs could not be fetched');
      }
  }

  /** @returns whether there may be more */
  async #runBatch(boss: PgBoss, { name, work, isLong = false }: MemberJob): Promise<boolean> {
    const batchSize = isLong ? 1 : BATCH_SIZE;
    const jobs = await boss.fetch<{ userId: string }>(name, { batchSize });
    for (const { id, data } of jobs) {
      const heartbeat = isLong ? setInterval(() => this.#sendHeartbeat(id), HEARTBEAT_MS) : undefined;
      try {
        await work(data.userId, this.#ending.signal);
        await boss.complete(name, id);
      } catch (error) {
        this.#options.log.error({ fault: faultOf(error), job: name }, 'a job failed; it will be retried');
        await boss.fail(name, id, { fault: String(faultOf(error)['type']) });
      } finally {
        clearInterval(heartbeat);
      }
    }
    return jobs.length === batchSize;
  }

  /** Postpones the expiry of a long job. */
  #sendHeartbeat(id: string): void {
    const { pool, log } = this.#options;
    pool
      .query(`update ${JOBS_SCHEMA}.job set started_on = now() where id = $1 and state = 'active'`, [id])
      .catch((error: unknown) => log.error({ fault: faultOf(error) }, 'a heartbeat failed'));
  }

  /** Enqueues a job without waiting. Never throws: if a request is lost, the next write makes it again. */
  enqueue(name: string, userId: string): void {
    const boss = this.#boss;
    if (!boss) {
      const isKnown = this.#early.some((each) => each.name === name && each.userId === userId);
      if (!isKnown && this.#early.length < MAX_WAITING) this.#early.push({ name, userId });
      return;
    }
    void this.#sends.ask(`${name} ${userId}`, () => this.#send(boss, { name, userId }));
  }

  async #send(boss: PgBoss, { name, userId }: Enqueued): Promise<void> {
    const delaySeconds = this.#jobs.find((job) => job.name === name)?.delaySeconds ?? 0;
    const key = `${name} ${userId}`;
    const enqueuedAtMs = this.#options.now();
    // One second less: the job can't have started yet.
    if (enqueuedAtMs - (this.#waitingSince.get(key) ?? -Infinity) < (delaySeconds - 1) * 1000) return;
    try {
      const options = { singletonKey: userId, startAfter: delaySeconds };
      const id = await boss.send(name, { userId }, options);
      if (id !== null) this.#remember(key, enqueuedAtMs);
    } catch (error) {
      this.#options.log.error({ fault: faultOf(error), job: name }, 'a job could not be enqueued');
    }
  }

  #remember(key: string, enqueuedAtMs: number): void {
    if (this.#waitingSince.size >= MAX_WAITING) this.#waitingSince.clear();
    this.#waitingSince.set(key, enqueuedAtMs);
  }

  /** Stops after the current jobs; waiting jobs run after the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#ending.abort();
    const boss = this.#boss;
    this.#boss = undefined;
    await Promise.all([this.#turn, ...this.#longTurns.values()]);
    await boss?.stop({ graceful: false, close: false });
  }
}
