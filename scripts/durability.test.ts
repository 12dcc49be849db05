import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ImportInfo } from '#contract/imports.ts';
import type { DayColumns } from '#contract/meals/day-columns.ts';
import { addDays } from '#domain/time/local-date.ts';
import { newDataDir } from '#server/db/test-databases/new-data-dir.ts';
import { newId, newMember, type BenchMember } from '../bench/member.ts';
import { childrenOf, startBuiltServer, type RunningServer } from './built-server.ts';

/** `npm run bench:crash` kills forty times. */
const KILLS = 2;
/** Poll interval: short enough to kill in the middle, long enough to leave the server its processor. */
const LOOK_MS = 25;
const dayOf = (index: number): string => addDays('2010-01-01', index);

/** Logs meals on consecutive days and remembers which days the server acknowledged. */
function diary() {
  const acknowledged: string[] = [];
  let days = 0;
  return {
    acknowledged,
    days: () => days,
    /** Logs continuously until stopped. */
    keepLogging: async (member: BenchMember, stop: AbortSignal): Promise<void> => {
      while (!stop.aborted) {
        const day = dayOf(days);
        days += 1;
        await member.logMeal(day).then(
          () => acknowledged.push(day),
          () => wait(LOOK_MS), // not acknowledged: a browser would retry it
        );
      }
    },
    /** Resolves once this many more are acknowledged. */
    more: async (count: number): Promise<void> => {
      const enough = acknowledged.length + count;
      while (acknowledged.length < enough) await wait(LOOK_MS);
    },
  };
}

test(
  'Ada logs meals while a second start is refused and server and database are killed in turns: no acknowledged meal is lost',
  { timeout: 900_000 },
  async () => {
    const dataDir = await newDataDir('schema');
    const environment = { DATA_DIR: dataDir, DEMO_LOGIN: 'off', LOG_LEVEL: 'silent' };
    const { acknowledged, days, keepLogging, more } = diary();
    let server: RunningServer = await startBuiltServer(environment);
    const ada = await newMember(server.address, 'ada');
    try {
      const second = await startBuiltServer(environment).catch((error: unknown) => String(error));
      expect(second).toContain('in use by process');
      for (let kill = 0; kill < KILLS; kill += 1) {
        const pid = server.process.pid ?? expect.fail('the server has no process');
        const stop = new AbortController();
        const logging = keepLogging(ada.at(server.address), stop.signal);
        await more(5 + kill);
        const killsDatabase = kill % 2 === 0;
        const [database = expect.fail('no database process')] = childrenOf(pid);
        process.kill(killsDatabase ? database : pid, 'SIGKILL');
        if (killsDatabase) await more(1);
        stop.abort();
        await logging;
        if (!killsDatabase) server = await startBuiltServer(environment);
      }
      const kept = await ada.at(server.address).loggedDays(dayOf(0), dayOf(days()));
      expect(acknowledged.filter((day) => !kept.has(day))).toEqual([]);
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

const DAYS = 200;
/** Four meals on each day, as Cronometer exports them. */
const diaryFile = (): string =>
  [
    'Day,Time,Group,Food Name,Amount,Energy (kcal)',
    ...Array.from({ length: DAYS }, (_, day) =>
      ['Breakfast', 'Lunch', 'Dinner', 'Snacks'].map(
        (meal, at) => `${dayOf(day)},,${meal},Porridge,200 g,${200 + at}`,
      ),
    ).flat(),
  ].join('\n');

test(
  'Ada’s import continues after the server is killed in the middle of it, and is undone whole',
  { timeout: 900_000 },
  async () => {
    const dataDir = await newDataDir('schema');
    const environment = { DATA_DIR: dataDir, DEMO_LOGIN: 'off', LOG_LEVEL: 'silent' };
    let server: RunningServer = await startBuiltServer(environment);
    const registered = await newMember(server.address, 'ada');
    const ada = () => registered.at(server.address);
    const id = newId();
    const route = `/imports/${id}`;
    const info = async () => (await ada().read(route)) as ImportInfo;
    const until = async (isThere: (now: ImportInfo) => boolean): Promise<ImportInfo> => {
      for (;;) {
        const now = await info();
        if (isThere(now)) return now;
        if (now.fault !== null) throw new Error(now.fault);
        await wait(LOOK_MS);
      }
    };
    const mealCount = async () => {
      let count = 0;
      for (let day = 0; day < DAYS; day += 90) {
        const answer = await ada().read(`/days?from=${dayOf(day)}&to=${dayOf(day + 89)}`);
        for (const meals of (answer as DayColumns).mealCounts) count += meals;
      }
      return count;
    };
    const killServer = async () => {
      const gone = once(server.process, 'exit');
      server.process.kill('SIGKILL');
      await gone;
      server = await startBuiltServer(environment);
    };
    try {
      const query = new URLSearchParams({ id, fileName: 'servings.csv', timeZone: 'UTC' });
      await ada().upload(`/import-files?${query}`, 'text/csv', diaryFile());
      await until(({ step }) => step === 'ready');
      await ada().send('POST', `${route}/start`);
      const { addedCount } = await until((now) => now.addedCount > 0);
      await killServer();
      expect(addedCount).toBeLessThan(4 * DAYS);
      expect(await until(({ step }) => step === 'done')).toMatchObject({ addedCount: 4 * DAYS });
      expect(await mealCount()).toBe(4 * DAYS);
      await ada().send('POST', `${route}/undo`);
      await killServer();
      await until(({ step }) => step === 'undone');
      expect(await mealCount()).toBe(0);
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
