import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { faultOf } from '#server/core/fault.ts';
import { JOBS_SCHEMA } from '#server/db/jobs-schema.ts';
import { SharedRuns } from './shared-runs.ts';

/** Work for one member, or on one other thing with an id, that may wait, and runs once however often it was asked for while it waited. */
export interface MemberJob {
  /** Of its queue. */
  readonly name: string;
  /** It waits so long for more of the same, seconds. */
  readonly delaySeconds: number;
  /** Lasts minutes or hours: it is done beside the others, and keeps telling that it is under way. */
  readonly isLong?: boolean;
  /** Doing it again must do no harm: after a crash it is done again. @param signal tells a long one that the server ends */
  readonly work: (userId: string, signal: AbortSignal) => Promise<void>;
}

export interface MemberJobsOptions {
  readonly pool: Pool;
  readonly log: Logger;
  readonly now: () => number;
  /** How often each queue is looked at. */
  readonly pollingSeconds?: number;
}

/** Jobs taken at a time; they are done one after the other, so that requests get their turns between. */
const AT_ONCE = 10;
const POLLING_SECONDS = 2;
const RETRIES = 3;
/** A long job meets the ends of more than one server. */
const LONG_RETRIES = 20;
const RETRY_DELAY_SECONDS = 10;
/** A job that is not finished by then is begun again: its server is gone. */
const WORK_LIMIT_SECONDS = 60;
const TELL_EVERY_MS = 20_000;
/** What was done is forgotten. */
const KEEP_DONE_SECONDS = 60;
const KEEP_DONE_MINUTES = 10;
/** What failed for good is there for the admins for a week. */
const KEEP_FAILED_SECONDS = 7 * 86_400;
/** Members remembered as waiting, at most. */
const MAX_REMEMBERED = 10_000;

interface Asked {
  readonly name: string;
  readonly userId: string;
}

/**
 * Work for members in the background, kept in the database: it survives a restart, and several instances share it. A job that fails is
 * tried again three times, each time later.
 */
export class MemberJobs {
  readonly #options: MemberJobsOptions;
  #boss: PgBoss | undefined;
  #jobs: readonly MemberJob[] = [];
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> = Promise.resolve();
  #longTurn: Promise<void> | undefined;
  #ending = new AbortController();
  /** Asked before the start, to be written down at it. */
  readonly #early: Asked[] = [];
  /** When this instance last wrote down a job that has certainly not begun yet. */
  readonly #waitingSince = new Map<string, number>();
  readonly #sends = new SharedRuns();

  constructor(options: MemberJobsOptions) {
    this.#options = options;
  }

  /** Begins to work. What was asked for before is written down now. @throws the database's error */
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
    boss.on('error', (error) => log.error({ fault: faultOf(error) }, 'the queue of jobs failed'));
    await boss.start();
    for (const { name, isLong = false } of jobs)
      // Short: of jobs that wait, one a member.
      await boss.createQueue(name, {
        name,
        policy: 'short',
        retryLimit: isLong ? LONG_RETRIES : RETRIES,
        retryDelay: RETRY_DELAY_SECONDS,
        retryBackoff: true,
        expireInSeconds: WORK_LIMIT_SECONDS,
      });
    this.#boss = boss;
    this.#jobs = jobs;
    for (const { name, userId } of this.#early.splice(0)) this.ask(name, userId);
    this.#timer = setInterval(() => void this.workOff(), pollingSeconds * 1000);
  }

  /** Does what is due, all of it; never throws. The timer calls it, one turn after the other. */
  async workOff(): Promise<void> {
    // The library's own workers end the process where the database is away as they report a job done.
    this.#turn = this.#turn.then(() => this.#workOn(this.#jobs.filter(({ isLong }) => isLong !== true)));
    this.#longTurn ??= this.#workOn(this.#jobs.filter(({ isLong }) => isLong === true)).finally(() => {
      this.#longTurn = undefined;
    });
    await Promise.all([this.#turn, this.#longTurn]);
  }

  async #workOn(jobs: readonly MemberJob[]): Promise<void> {
    for (const job of jobs)
      try {
        while (this.#boss && (await this.#takeSome(this.#boss, job)));
      } catch (error) {
        this.#options.log.error({ fault: faultOf(error), job: job.name }, 'jobs could not be read');
      }
  }

  /** @returns whether there may be more */
  async #takeSome(boss: PgBoss, { name, work, isLong = false }: MemberJob): Promise<boolean> {
    const batchSize = isLong ? 1 : AT_ONCE;
    const jobs = await boss.fetch<{ userId: string }>(name, { batchSize });
    for (const { id, data } of jobs) {
      const telling = isLong ? setInterval(() => this.#tell(id), TELL_EVERY_MS) : undefined;
      try {
        await work(data.userId, this.#ending.signal);
        await boss.complete(name, id);
      } catch (error) {
        this.#options.log.error({ fault: faultOf(error), job: name }, 'a job failed; it is tried again');
        await boss.fail(name, id, { fault: String(faultOf(error)['type']) });
      } finally {
        clearInterval(telling);
      }
    }
    return jobs.length === batchSize;
  }

  /** A long job is under way still: without a word for a minute it would be begun again, as after the end of its server. */
  #tell(id: string): void {
    const { pool, log } = this.#options;
    pool
      .query(`update ${JOBS_SCHEMA}.job set started_on = now() where id = $1 and state = 'active'`, [id])
      .catch((error: unknown) => log.error({ fault: faultOf(error) }, 'a long job could not tell of itself'));
  }

  /** Writes down that a job is due. Nobody waits for it, and it never throws: work that is lost is asked for by the next write. */
  ask(name: string, userId: string): void {
    const boss = this.#boss;
    if (!boss) {
      const isKnown = this.#early.some((each) => each.name === name && each.userId === userId);
      if (!isKnown && this.#early.length < MAX_REMEMBERED) this.#early.push({ name, userId });
      return;
    }
    void this.#sends.ask(`${name} ${userId}`, () => this.#send(boss, { name, userId }));
  }

  async #send(boss: PgBoss, { name, userId }: Asked): Promise<void> {
    const delaySeconds = this.#jobs.find((job) => job.name === name)?.delaySeconds ?? 0;
    const key = `${name} ${userId}`;
    const askedAt = this.#options.now();
    // One second less, so that the job has certainly not begun.
    if (askedAt - (this.#waitingSince.get(key) ?? -Infinity) < (delaySeconds - 1) * 1000) return;
    try {
      const options = { singletonKey: userId, startAfter: delaySeconds };
      const id = await boss.send(name, { userId }, options);
      if (id !== null) this.#remember(key, askedAt);
    } catch (error) {
      this.#options.log.error({ fault: faultOf(error), job: name }, 'a job could not be written down');
    }
  }

  #remember(key: string, askedAt: number): void {
    if (this.#waitingSince.size >= MAX_REMEMBERED) this.#waitingSince.clear();
    this.#waitingSince.set(key, askedAt);
  }

  /** Ends what is under way; what waits is done after the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#ending.abort();
    const boss = this.#boss;
    this.#boss = undefined;
    await Promise.all([this.#turn, this.#longTurn]);
    await boss?.stop({ graceful: false, close: false });
  }
}
