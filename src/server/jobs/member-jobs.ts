import type { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { faultOf } from '#server/http/api-errors.ts';
import { JOBS_SCHEMA } from './jobs-schema.ts';

/** Work for one member that may wait, and runs once however often it was asked for while it waited. */
export interface MemberJob {
  /** Of its queue. */
  readonly name: string;
  /** It waits so long for more of the same, seconds. */
  readonly delaySeconds: number;
  /** Doing it again must do no harm: after a crash it is done again. */
  readonly work: (userId: string) => Promise<void>;
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
const RETRY_DELAY_SECONDS = 10;
/** A job that is not finished by then is begun again: its server is gone. */
const WORK_LIMIT_SECONDS = 60;
/** What was done is forgotten. */
const KEEP_DONE_SECONDS = 60;
const KEEP_DONE_MINUTES = 10;
/** What failed for good is there for the admins for a week. */
const KEEP_FAILED_SECONDS = 7 * 86_400;
/** Members remembered as waiting, at most. */
const MOST_REMEMBERED = 10_000;

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
  /** Asked before the start, to be written down at it. */
  readonly #early: Asked[] = [];
  /** When this instance last wrote down a job that has certainly not begun yet. */
  readonly #waitingSince = new Map<string, number>();

  constructor(options: MemberJobsOptions) {
    this.#options = options;
  }

  /** Begins to work. What was asked for before is written down now. @throws the database's error */
  async start(jobs: readonly MemberJob[]): Promise<void> {
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
    for (const { name } of jobs)
      // Short: of jobs that wait, one a member.
      await boss.createQueue(name, {
        name,
        policy: 'short',
        retryLimit: RETRIES,
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
  workOff(): Promise<void> {
    // The library's own workers end the process where the database is away as they report a job done.
    this.#turn = this.#turn.then(async () => {
      for (const job of this.#jobs)
        try {
          while (this.#boss && (await this.#takeSome(this.#boss, job)));
        } catch (error) {
          this.#options.log.error({ fault: faultOf(error), job: job.name }, 'jobs could not be read');
        }
    });
    return this.#turn;
  }

  /** @returns whether there may be more */
  async #takeSome(boss: PgBoss, { name, work }: MemberJob): Promise<boolean> {
    const jobs = await boss.fetch<{ userId: string }>(name, { batchSize: AT_ONCE });
    for (const { id, data } of jobs)
      try {
        await work(data.userId);
        await boss.complete(name, id);
      } catch (error) {
        this.#options.log.error({ fault: faultOf(error), job: name }, 'a job failed; it is tried again');
        await boss.fail(name, id, { fault: String(faultOf(error)['type']) });
      }
    return jobs.length === AT_ONCE;
  }

  /** Writes down that a job is due. Nobody waits for it, and it never throws: work that is lost is asked for by the next write. */
  ask(name: string, userId: string): void {
    const boss = this.#boss;
    if (!boss) {
      const isKnown = this.#early.some((each) => each.name === name && each.userId === userId);
      if (!isKnown && this.#early.length < MOST_REMEMBERED) this.#early.push({ name, userId });
      return;
    }
    const delaySeconds = this.#jobs.find((job) => job.name === name)?.delaySeconds ?? 0;
    const key = `${name} ${userId}`;
    const askedAt = this.#options.now();
    // One second less, so that the job has certainly not begun.
    if (askedAt - (this.#waitingSince.get(key) ?? -Infinity) < (delaySeconds - 1) * 1000) return;
    boss.send(name, { userId }, { singletonKey: userId, startAfter: delaySeconds }).then(
      (id) => {
        if (id !== null) this.#remember(key, askedAt);
      },
      (error: unknown) =>
        this.#options.log.error({ fault: faultOf(error), job: name }, 'a job could not be written down'),
    );
  }

  #remember(key: string, askedAt: number): void {
    if (this.#waitingSince.size >= MOST_REMEMBERED) this.#waitingSince.clear();
    this.#waitingSince.set(key, askedAt);
  }

  /** Ends what is under way; what waits is done after the next start. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const boss = this.#boss;
    this.#boss = undefined;
    await this.#turn;
    await boss?.stop({ graceful: false, close: false });
  }
}
