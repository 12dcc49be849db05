import { setTimeout as wait } from 'node:timers/promises';

export interface KillPlan {
  /** How often to kill. */
  readonly rounds: number;
  /** Random time of writes before each kill, ms. */
  readonly betweenMs: readonly [number, number];
  /** Stores row `n` and resolves once it is acknowledged; rejects if the result is unknown. */
  readonly write: (n: number) => Promise<void>;
  /** Kills the storing process with SIGKILL. */
  readonly kill: () => Promise<void> | void;
  /** Resolves when writing works again. */
  readonly recovered: () => Promise<void>;
  /** Numbers of all stored rows. */
  readonly stored: () => Promise<readonly number[]>;
}

export interface KillReport {
  readonly acknowledged: number;
  /** Writes in progress at a kill, which may or may not be stored. */
  readonly unknown: number;
  /** Acknowledged but lost. */
  readonly lost: readonly number[];
  /** Stored more than once. */
  readonly doubled: readonly number[];
  /** From a kill to the next acknowledged write, ms. */
  readonly recoveryMs: readonly number[];
}

/** Two at a time, so that a kill also hits a write that waits for another. */
const WRITERS = 2;

/** Writes continuously, kills in between, and compares acknowledged rows with stored ones at the end. */
export async function killDuringWrites(plan: KillPlan): Promise<KillReport> {
  const acknowledged: number[] = [];
  const recoveryMs: number[] = [];
  let next = 0;
  let unknown = 0;
  for (let round = 0; round < plan.rounds; round += 1) {
    let broken = false;
    const writer = async () => {
      while (!broken) {
        const n = next;
        next += 1;
        try {
          await plan.write(n);
          acknowledged.push(n);
        } catch {
          unknown += 1;
          broken = true;
        }
      }
    };
    const writers = Array.from({ length: WRITERS }, writer);
    const [minMs, maxMs] = plan.betweenMs;
    await wait(minMs + Math.random() * (maxMs - minMs));
    await plan.kill();
    const killedAt = performance.now();
    await Promise.all(writers);
    await plan.recovered();
    recoveryMs.push(Math.round(performance.now() - killedAt));
  }
  const stored = await plan.stored();
  const present = new Set(stored);
  const lost = acknowledged.filter((n) => !present.has(n));
  const sorted = stored.toSorted((one, other) => one - other);
  const doubled = sorted.filter((n, index) => n === sorted[index - 1]);
  return { acknowledged: acknowledged.length, unknown, lost, doubled, recoveryMs };
}
