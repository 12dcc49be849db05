import { eq } from 'drizzle-orm';
import type { NewNightscoutConnection, NightscoutConnection } from '#contract/nightscout.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import type { Actor } from '#server/core/actor.ts';
import { newId } from '#server/core/new-id.ts';
import type { CallOutside } from '#server/core/outside-call.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import type { Sealer } from '#server/core/seal.ts';
import type { Deps } from '#server/db/deps.ts';
import { entriesOf, SiteFault } from './nightscout-site.ts';
import { nightscoutConnections } from '#server/glucose/tables.ts';

export interface NightscoutDeps extends Deps {
  readonly sealer: Sealer;
  readonly callOutside: CallOutside;
}

export type ConnectionRow = typeof nightscoutConnections.$inferSelect;

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A connection as its member sees it, without its token. */
export const connectionAnswer = (row: ConnectionRow): NightscoutConnection => ({
  url: row.url,
  createdAt: row.createdAt.toISOString(),
  lastSuccessAt: textOf(row.lastSuccessAt),
  lastReadingAt: textOf(row.lastReadingAt),
  lastErrorAt: textOf(row.lastErrorAt),
  lastError: row.lastError,
  disabledAt: textOf(row.disabledAt),
});

export async function connectionOf(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await db.select().from(nightscoutConnections).where(eq(nightscoutConnections.userId, userId));
  return row;
}

/** Requests the last few minutes. @throws Refusal naming the field if the site can't be read */
async function tryOut(
  { callOutside, now }: NightscoutDeps,
  { url, token }: NewNightscoutConnection,
): Promise<void> {
  const toMs = now();
  try {
    await entriesOf(callOutside, { url, token }, { fromMs: toMs - 10 * MINUTE_MS, toMs });
  } catch (error) {
    if (error instanceof SiteFault) throw refuseField('BAD_REQUEST', error.field, error.message);
    throw error;
  }
}

/**
 * Connects a site, instead of the previous one.
 * @throws Refusal FORBIDDEN for the demo member; BAD_REQUEST if the site can't be read
 */
export async function connect(
  deps: NightscoutDeps,
  { userId, isDemo }: Actor,
  input: NewNightscoutConnection,
): Promise<NightscoutConnection> {
  if (isDemo) {
    const message = 'Connections aren’t available in the demo. Create an account to use them.';
    throw new Refusal('FORBIDDEN', { issues: [{ field: 'account', message }] });
  }
  const token = input.token === '' ? undefined : input.token;
  await tryOut(deps, { url: input.url, token });
  const at = new Date(deps.now());
  const values = {
    importId: newId(),
    url: input.url,
    sealedToken: token === undefined ? null : deps.sealer.seal(token),
    createdAt: at,
    nextAt: at,
    failures: 0,
    lastSuccessAt: null,
    lastReadingAt: null,
    lastErrorAt: null,
    lastError: null,
    disabledAt: null,
  };
  const [row] = await deps.db
    .insert(nightscoutConnections)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: nightscoutConnections.userId, set: values })
    .returning();
  if (!row) throw new Refusal('NOT_FOUND');
  return connectionAnswer(row);
}

/** Stops reading. Readings stay. @throws Refusal NOT_FOUND without a connection */
export async function disconnect({ db }: Deps, { userId }: Actor): Promise<void> {
  const gone = await db
    .delete(nightscoutConnections)
    .where(eq(nightscoutConnections.userId, userId))
    .returning({ userId: nightscoutConnections.userId });
  if (gone.length === 0) throw new Refusal('NOT_FOUND');
}
