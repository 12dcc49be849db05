/** A task that runs in every round. */
export type Task = () => Promise<unknown>;

/** The outcome of a round. */
export interface Round {
  readonly tookMs: number;
  readonly chores: number;
  /** Retried in the next round. */
  readonly failed: number;
}

interface SchedulerOptions {
  readonly everyMs: number;
  /** How long to wait for a task. It may overlap with the next ones, and isn't restarted until it ends. */
  readonly timeoutMs: number;
  /** In this order; the same number every time. */
  readonly tasks: () => readonly Task[];
  readonly onFault: (fault: unknown) => void;
  readonly onRound: (round: Round) => void;
}

class TaskTimeout extends Error {
  override readonly name = 'TaskTimeout';
}

/** @throws TaskTimeout */
async function withTimeout(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new TaskTimeout()), timeoutMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Runs tasks one after another, immediately and then at an interval; rounds never overlap. A task that fails doesn't stop the others.
 * @returns stops the scheduler after the current round
 */
export function startScheduler({
  everyMs,
  timeoutMs,
  tasks,
  onFault,
  onRound,
}: SchedulerOptions): () => Promise<void> {
  /** Positions of tasks that are still running after their timeout. */
  const running = new Set<number>();

  async function runTask(task: Task, position: number): Promise<void> {
    if (running.has(position)) throw new TaskTimeout();
    running.add(position);
    const end = () => void running.delete(position);
    // Called once: awaiting a query builder twice runs its statement twice.
    const work = (async () => task())();
    work.then(end, end);
    await withTimeout(work, timeoutMs);
  }

  async function runRound(): Promise<void> {
    const startMs = performance.now();
    const due = tasks();
    let failed = 0;
    for (const [position, task] of due.entries())
      await runTask(task, position).catch((fault: unknown) => {
        failed += 1;
        onFault(fault);
      });
    onRound({ tookMs: Math.round(performance.now() - startMs), chores: due.length, failed });
  }

  let current: Promise<void> | undefined;
  const start = () => {
    current ??= runRound().finally(() => {
      current = undefined;
    });
  };
  start();
  const timer = setInterval(start, everyMs);
  return async () => {
    clearInterval(timer);
    await current;
  };
}
