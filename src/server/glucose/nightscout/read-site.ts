import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { GlucoseRows } from '#domain/glucose-import/glucose-file.ts';
import { nightscoutEntry } from '#domain/glucose-import/nightscout.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { countNew, storeFile } from '#server/glucose/store-file.ts';
import { spanOf } from '#server/glucose/receive-file.ts';
import { memberOn } from '#server/member/queries.ts';
import { connectionOf, type ConnectionRow, type NightscoutDeps } from './connection.ts';
import { entriesOf, SiteFault, type Site } from './nightscout-site.ts';
import { nightscoutConnections } from '#server/glucose/tables.ts';

const EVERY_MS = 5 * MINUTE_MS;
/** How far back a new connection reads. */
const HISTORY_DAYS = 90;
/** Small batches: many sites run on small machines. */
const WINDOW_MS = 30 * DAY_MS;
/** A phone without reception uploads late. */
const OVERLAP_MS = 6 * HOUR_MS;
/** About three days of errors, with growing pauses. */
const MAX_FAILURES = 20;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;
const BATCH = 10;
/** Longer than reading takes. If this server dies, another one takes over afterwards. */
const LEASE_MS = 10 * MINUTE_MS;

const LOST_TOKEN = 'This server’s key has changed. Connect again with the token.';
const UNDONE = 'You undid this import under Glucose. Connect again to import the readings.';

export interface ReadDeps extends NightscoutDeps {
  /** Notifies of a member's new readings, which scores depend on. */
  readonly noteReadings: (userId: string) => void;
}

function siteOf({ sealer }: NightscoutDeps, { url, sealedToken }: ConnectionRow): Site {
  const token = sealedToken === null ? undefined : sealer.open(sealedToken);
  if (sealedToken !== null && token === undefined) throw new SiteFault('token', LOST_TOKEN);
  return { url, token };
}

/**
 * Stores the readings of a window.
 * @returns the newest reading; undefined if there are none
 */
async function storeWindow(
  { db, now, noteReadings }: ReadDeps,
  { userId, importId }: ConnectionRow,
  entries: readonly unknown[],
): Promise<number | undefined> {
  const rows = new GlucoseRows('nightscout-json');
  for (const [index, entry] of entries.entries()) rows.add(nightscoutEntry(entry), index + 1);
  const { profile } = await memberOn(db, userId, now());
  const { timeZone } = profile;
  const file = rows.resolve({ timeZone, nowMs: now(), dateOrder: 'day-first' });
  if ('dayFirst' in file || file.readings.length === 0) return undefined;
  const { firstMs, lastMs } = spanOf(file);
  const isNothingNew = (await countNew(db, { userId }, file)).readings === 0;
  const stored = await storeFile(
    db,
    { userId },
    {
      userId,
      id: importId,
      fileName: 'Nightscout',
      format: 'nightscout-json',
      timeZone,
      readingCount: 0,
      ketoneCount: 0,
      refusedCount: 0,
      firstAt: new Date(firstMs),
      lastAt: new Date(lastMs),
      createdAt: new Date(now()),
    },
    file,
    isNothingNew,
  );
  if (stored?.undoneAt) throw new SiteFault('url', UNDONE);
  if (!isNothingNew) noteReadings(userId);
  return lastMs;
}

async function readNew(deps: ReadDeps, row: ConnectionRow): Promise<Date | null> {
  const { callOutside, now } = deps;
  const site = siteOf(deps, row);
  const endMs = now() + MINUTE_MS;
  let fromMs = row.lastReadingAt ? row.lastReadingAt.getTime() - OVERLAP_MS : now() - HISTORY_DAYS * DAY_MS;
  let newestMs = row.lastReadingAt?.getTime();
  while (fromMs < endMs) {
    const toMs = Math.min(fromMs + WINDOW_MS, endMs);
    const lastMs = await storeWindow(deps, row, await entriesOf(callOutside, site, { fromMs, toMs }));
    if (lastMs !== undefined) newestMs = Math.max(lastMs, newestMs ?? lastMs);
    fromMs = toMs;
  }
  return newestMs === undefined ? null : new Date(newestMs);
}

/** Reads a member's site and records the result. After too many consecutive failures, reading stops. */
async function readSite(deps: ReadDeps, row: ConnectionRow): Promise<void> {
  const { db, now } = deps;
  const own = and(
    eq(nightscoutConnections.userId, row.userId),
    eq(nightscoutConnections.importId, row.importId),
  );
  try {
    const lastReadingAt = await readNew(deps, row);
    const at = new Date(now());
    await db
      .update(nightscoutConnections)
      .set({ lastSuccessAt: at, lastReadingAt, failures: 0, nextAt: new Date(now() + EVERY_MS) })
      .where(own);
  } catch (error) {
    if (!(error instanceof SiteFault)) throw error;
    const failures = row.failures + 1;
    const at = new Date(now());
    const pauseMs = Math.min(EVERY_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
    const isGivenUp = failures >= MAX_FAILURES || error.message === UNDONE;
    await db
      .update(nightscoutConnections)
      .set({
        lastErrorAt: at,
        lastError: error.message,
        failures,
        nextAt: new Date(now() + pauseMs),
        ...(isGivenUp && { disabledAt: at }),
      })
      .where(own);
  }
}

/** Reads a member's site now. @returns the connection afterwards; undefined if there is none */
export async function readNow(deps: ReadDeps, userId: string): Promise<ConnectionRow | undefined> {
  const row = await connectionOf(deps, userId);
  if (row && row.disabledAt === null) await readSite(deps, row);
  return connectionOf(deps, userId);
}

/** Reads all sites that are due. Servers on one database share them. */
export async function readDueSites(
  deps: ReadDeps & { readonly onFault: (error: unknown) => void },
): Promise<void> {
  const { db, now, onFault } = deps;
  for (;;) {
    const due = db
      .select({ userId: nightscoutConnections.userId })
      .from(nightscoutConnections)
      .where(
        and(isNull(nightscoutConnections.disabledAt), lte(nightscoutConnections.nextAt, new Date(now()))),
      )
      .orderBy(asc(nightscoutConnections.nextAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const rows = await db
      .update(nightscoutConnections)
      .set({ nextAt: new Date(now() + LEASE_MS) })
      .where(inArray(nightscoutConnections.userId, due))
      .returning();
    await Promise.all(rows.map((row) => readSite(deps, row).catch(onFault)));
    if (rows.length < BATCH) return;
  }
}
