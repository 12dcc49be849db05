/** Something that is done again and again. */
export type Chore = () => Promise<unknown>;

/** What came of one round. */
export interface Round {
  readonly tookMs: number;
  readonly chores: number;
  /** Tried again in the next round. */
  readonly failed: number;
}

interface RoundOptions {
  readonly everyMs: number;
  /** How long a chore is waited for. It may go on behind those after it, and is not begun again until it has ended. */
  readonly mostMs: number;
  /** In this order; as many of them each time. */
  readonly chores: () => readonly Chore[];
  readonly onFault: (fault: unknown) => void;
  readonly onRound: (round: Round) => void;
}

class Late extends Error {
  override readonly name = 'ChoreTookTooLong';
}

/** What a chore came to, or a fault where it is not done in time. */
async function inTime(work: Promise<unknown>, mostMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Late()), mostMs);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Does chores one after the other, at once and then again and again; while a round is going on no other is begun. A chore that fails keeps
 * none of the others from their turn.
 * @returns ends it, after the round that is going on
 */
export function startRounds({
  everyMs,
  mostMs,
  chores,
  onFault,
  onRound,
}: RoundOptions): () => Promise<void> {
  /** The places of those that went on after they were waited for. */
  const goingOn = new Set<number>();

  async function once(chore: Chore, place: number): Promise<void> {
    if (goingOn.has(place)) throw new Late();
    goingOn.add(place);
    const end = () => void goingOn.delete(place);
    // Once only: what a query builder promises is asked for anew each time it is waited for.
    const work = (async () => chore())();
    work.then(end, end);
    await inTime(work, mostMs);
  }

  async function round(): Promise<void> {
    const begunMs = performance.now();
    const due = chores();
    let failed = 0;
    for (const [place, chore] of due.entries())
      await once(chore, place).catch((fault: unknown) => {
        failed += 1;
        onFault(fault);
      });
    onRound({ tookMs: Math.round(performance.now() - begunMs), chores: due.length, failed });
  }

  let current: Promise<void> | undefined;
  const begin = () => {
    current ??= round().finally(() => {
      current = undefined;
    });
  };
  begin();
  const timer = setInterval(begin, everyMs);
  return async () => {
    clearInterval(timer);
    await current;
  };
}
