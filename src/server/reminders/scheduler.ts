import { and, asc, eq, inArray, lt, lte } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { Refusal } from '#server/core/refusal.ts';
import { takeTurn, type TurnDeps } from './turn.ts';
import { reminderDeliveries, reminderTurns } from './tables.ts';

const BATCH = 20;
/** Longer than any turn takes. If this server dies, another one takes over afterwards. */
const LEASE_MS = 10 * MINUTE_MS;
/** Longer than any reminder is useful after its time. */
const KEPT_MS = 8 * DAY_MS;

interface TickDeps extends TurnDeps {
  readonly onFault: (error: unknown) => void;
}

/** Turns leased by this server. */
function claimTurns({ db, now }: TickDeps) {
  const due = db
    .select({ userId: reminderTurns.userId })
    .from(reminderTurns)
    .where(lte(reminderTurns.nextAt, new Date(now())))
    .orderBy(asc(reminderTurns.nextAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(reminderTurns)
    .set({ nextAt: new Date(now() + LEASE_MS) })
    .where(inArray(reminderTurns.userId, due))
    .returning();
}

type Turn = typeof reminderTurns.$inferSelect;

async function run(deps: TickDeps, { userId, nextAt }: Turn): Promise<void> {
  const { db } = deps;
  try {
    const nextMs = await takeTurn(deps, userId);
    // Unless a write has moved it in the meantime.
    const own = and(eq(reminderTurns.userId, userId), eq(reminderTurns.nextAt, nextAt));
    if (nextMs === undefined) await db.delete(reminderTurns).where(own);
    else
      await db
        .update(reminderTurns)
        .set({ nextAt: new Date(nextMs) })
        .where(own);
  } catch (error) {
    if (error instanceof Refusal) await db.delete(reminderTurns).where(eq(reminderTurns.userId, userId));
    else deps.onFault(error);
  }
}

/** Takes all due turns. Servers on one database share them. */
export async function takeTurns(deps: TickDeps): Promise<void> {
  for (;;) {
    const turns = await claimTurns(deps);
    await Promise.all(turns.map((turn) => run(deps, turn)));
    if (turns.length < BATCH) return;
  }
}

/** Deletes old deliveries. */
export const sweepDeliveries = ({ db, now }: Pick<TurnDeps, 'db' | 'now'>) =>
  db.delete(reminderDeliveries).where(lt(reminderDeliveries.dueAt, new Date(now() - KEPT_MS)));
