import pino from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { tableShapes } from '#server/db/dump-format.ts';
import { testDatabases } from '#server/db/testing.ts';
import { JOBS_SCHEMA } from '#server/db/jobs-schema.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { MemberJobs, type MemberJob } from './member-jobs.ts';

const ADA = '00000000-0000-4000-8000-00000000ada0';
const BOB = '00000000-0000-4000-8000-00000000b0b0';

describe.each(testDatabases())('background jobs, on $name', ({ open }) => {
  const database = opened(() => open());
  const running: MemberJobs[] = [];
  afterEach(() => Promise.all(running.splice(0).map((jobs) => jobs.stop())));

  const clock = { ms: 0 };
  /** A server on the database that polls its queues only on demand. */
  const server = () => {
    const log = pino({ level: 'silent' });
    const jobs = new MemberJobs({ pool: database.pool, log, now: () => clock.ms, pollingSeconds: 3600 });
    running.push(jobs);
    return jobs;
  };
  /** Work that records the members it ran for. */
  const noting = (name: string, fails: () => boolean = () => false) => {
    const done: string[] = [];
    const job: MemberJob = {
      name,
      delaySeconds: 0,
      work: (userId) => {
        if (fails()) return Promise.reject(new Error('no luck'));
        done.push(userId);
        return Promise.resolve();
      },
    };
    return { job, done };
  };
  const waiting = async (name: string): Promise<number> => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int as count from ${JOBS_SCHEMA}.job where name = $1 and state in ('created', 'retry')`,
      [name],
    );
    return rows[0]?.count ?? 0;
  };
  /** Enqueuing doesn't wait: it is written once the database is idle. */
  const written = () => {
    const { pool } = database;
    return expect.poll(() => pool.waitingCount + pool.totalCount - pool.idleCount).toBe(0);
  };
  const comes = (what: () => Promise<number>, count: number) => expect.poll(what).toBe(count);

  test('runs once for each member, however often it was enqueued', async () => {
    const { job, done } = noting('once');
    const jobs = server();
    await jobs.start([job]);
    for (const userId of [ADA, ADA, BOB, ADA]) jobs.enqueue('once', userId);
    await comes(() => waiting('once'), 2);
    await written();
    await jobs.runDue();
    expect(done.toSorted()).toEqual([ADA, BOB]);
    await jobs.runDue();
    expect(done).toHaveLength(2);
  });

  test('runs again if something changes afterwards', async () => {
    const { job, done } = noting('again');
    const jobs = server();
    await jobs.start([job]);
    for (const round of [1, 2]) {
      jobs.enqueue('again', ADA);
      await comes(() => waiting('again'), 1);
      await jobs.runDue();
      expect(done).toHaveLength(round);
    }
  });

  test('waits for repeats, which share its run', async () => {
    const { job, done } = noting('later');
    const jobs = server();
    await jobs.start([{ ...job, delaySeconds: 60 }]);
    jobs.enqueue('later', ADA);
    await comes(() => waiting('later'), 1);
    jobs.enqueue('later', ADA);
    await jobs.runDue();
    expect(done).toEqual([]);
    expect(await waiting('later')).toBe(1);
  });

  test('enqueued before the start runs after it', async () => {
    const { job, done } = noting('early');
    const jobs = server();
    jobs.enqueue('early', ADA);
    jobs.enqueue('early', ADA);
    await jobs.start([job]);
    await comes(() => waiting('early'), 1);
    await jobs.runDue();
    expect(done).toEqual([ADA]);
  });

  test('survives its server: the next one runs it', async () => {
    const first = server();
    await first.start([noting('kept').job]);
    first.enqueue('kept', ADA);
    await comes(() => waiting('kept'), 1);
    await first.stop();
    const { job, done } = noting('kept');
    const next = server();
    await next.start([job]);
    await next.runDue();
    expect(done).toEqual([ADA]);
  });

  test('is shared by two servers: each job runs on one of them', async () => {
    const [one, other] = [noting('shared'), noting('shared')];
    const [first, second] = [server(), server()];
    await first.start([one.job]);
    await second.start([other.job]);
    const members = Array.from({ length: 30 }, () => crypto.randomUUID());
    for (const userId of members) first.enqueue('shared', userId);
    await comes(() => waiting('shared'), 30);
    await Promise.all([first.runDue(), second.runDue()]);
    expect([...one.done, ...other.done].toSorted()).toEqual(members.toSorted());
  });

  test('that fails doesn’t hold up others and is retried', async () => {
    let isBroken = true;
    const { job, done } = noting('luckless', () => isBroken);
    const jobs = server();
    await jobs.start([job]);
    jobs.enqueue('luckless', ADA);
    await comes(() => waiting('luckless'), 1);
    await jobs.runDue();
    expect(done).toEqual([]);
    expect(await waiting('luckless')).toBe(1);
    isBroken = false;
    await database.pool.query(
      `update ${JOBS_SCHEMA}.job set start_after = now() - interval '1 s' where name = 'luckless'`,
    );
    await jobs.runDue();
    expect(done).toEqual([ADA]);
  });

  test('has its own tables, which dumps leave out', async () => {
    await server().start([noting('any').job]);
    const schemas = new Set((await tableShapes(database.pool)).map(({ schema }) => schema));
    expect([...schemas]).toEqual(['public']);
  });

  test('can be enqueued while the database is away without an error', async () => {
    const jobs = new MemberJobs({
      pool: { query: () => Promise.reject(new Error('away')) } as never,
      log: pino({ level: 'silent' }),
      now: () => 0,
    });
    await expect(jobs.start([])).rejects.toThrow('away');
    expect(() => jobs.enqueue('any', ADA)).not.toThrow();
    await jobs.stop();
  });
});
