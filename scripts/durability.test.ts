import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addDays } from '#domain/time/local-date.ts';
import { newMember, type BenchMember } from '../bench/member.ts';
import { childrenOf, startBuiltServer, type RunningServer } from './built-server.ts';

const KILLS = 20;
const dayOf = (index: number): string => addDays('2010-01-01', index);

/** Logs one meal a day until the server no longer answers; returns the days the server acknowledged. */
async function logUntilSilence(member: BenchMember, firstDay: number, stop: AbortSignal): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let index = firstDay; !stop.aborted; index += 1) {
    try {
      await member.logMeal(dayOf(index));
      acknowledged.push(dayOf(index));
    } catch {
      await wait(20); // not acknowledged: the member's browser would keep it
    }
  }
  return acknowledged;
}

test(
  'Ada logs meals while server and database are killed 20 times: no acknowledged meal is lost',
  { timeout: 240_000 },
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-kill-'));
    const environment = { DATA_DIR: dataDir, DEMO_LOGIN: 'off', LOG_LEVEL: 'silent' };
    const acknowledged: string[] = [];
    let server: RunningServer = await startBuiltServer(environment);
    const ada = await newMember(server.address, 'ada');
    try {
      for (let kill = 0; kill < KILLS; kill += 1) {
        const pid = server.process.pid ?? expect.fail('the server has no process');
        const stop = new AbortController();
        const logging = logUntilSilence(ada.at(server.address), 200 * kill, stop.signal);
        await wait(150 + 20 * kill);
        const killsDatabase = kill % 2 === 0;
        const [database = expect.fail('no database process')] = childrenOf(pid);
        process.kill(killsDatabase ? database : pid, 'SIGKILL');
        await wait(killsDatabase ? 1200 : 100);
        stop.abort();
        acknowledged.push(...(await logging));
        if (!killsDatabase) server = await startBuiltServer(environment);
      }
      expect(acknowledged.length).toBeGreaterThan(KILLS);
      const kept = await ada.at(server.address).loggedDays(dayOf(0), dayOf(200 * KILLS + 200));
      expect(acknowledged.filter((day) => !kept.has(day))).toEqual([]);
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);

test(
  'a second start on the same data folder is refused with a clear message and leaves the first alone',
  { timeout: 60_000 },
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'perennial-twice-'));
    const first = await startBuiltServer({ DATA_DIR: dataDir, DEMO_LOGIN: 'off' });
    try {
      const refused = await startBuiltServer({ DATA_DIR: dataDir, DEMO_LOGIN: 'off' }).catch(
        (error: unknown) => String(error),
      );
      expect(refused).toContain('in use by process');
      expect((await fetch(`${first.address}/readyz`)).status).toBe(200);
    } finally {
      await first.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
