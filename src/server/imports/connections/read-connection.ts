import { and, asc, eq, gte, inArray, isNull, lte, sql } from 'drizzle-orm';
import {
  isOAuthProvider,
  isRecipeProvider,
  PROVIDER_NAMES,
  type DeviceProvider,
  type Provider,
} from '#domain/connections/providers.ts';
import { addDays } from '#domain/time/local-date.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { batchesOf, storeLive } from '#server/imports/live/live-import.ts';
import { firstDayOf } from '#server/imports/read-in-subprocess.ts';
import { connections, imports } from '#server/imports/tables.ts';
import { memberOn } from '#server/member/queries.ts';
import { connectionOf, ownConnection, type ConnectionDeps, type ConnectionRow } from './connection.ts';
import { refreshAccess } from './oauth.ts';
import { refreshRecipes } from './recipes/import-recipes.ts';
import type { RecipeServer } from './recipes/recipe-service.ts';
import { AccessExpired, openAccess, ServiceFault, type Access } from './service.ts';
import { SERVICES } from './services.ts';

const EVERY_MS = 30 * MINUTE_MS;
/** Recipes rarely change. */
const RECIPES_EVERY_MS = DAY_MS;
/** How far back a new connection reads. */
const HISTORY_DAYS = 90;
/** Devices that were away from their phone upload late. */
const OVERLAP_DAYS = 7;
/** About three days of errors, with growing pauses. */
const MAX_FAILURES = 20;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;
const BATCH = 10;
/** Longer than reading takes. If this server dies, another one takes over afterwards. */
const LEASE_MS = 10 * MINUTE_MS;
/** A token about to expire could expire during the reading. */
const SOON_MS = MINUTE_MS;

const LOST_ACCESS = 'This server’s key has changed. Connect again.';
const UNDONE = 'You undid this import. Connect again to import the data.';

export interface ReadDeps extends ConnectionDeps {
  /** Reports that a member's entries have changed. */
  readonly noteChange: (userId: string) => void;
}

function accessOf({ sealer }: ConnectionDeps, { sealedAccess }: ConnectionRow): Access {
  const access = openAccess(sealer, sealedAccess);
  if (access === undefined) throw new ServiceFault(LOST_ACCESS, true);
  return access;
}

/** Stores new tokens before using them, because the old ones no longer work. */
async function renew(
  deps: ConnectionDeps,
  { userId, provider, createdAt }: ConnectionRow,
  old: Access,
): Promise<Access> {
  const client = isOAuthProvider(provider) ? deps.oauthClients[provider] : undefined;
  const name = PROVIDER_NAMES[provider];
  if (!client || !isOAuthProvider(provider))
    throw new ServiceFault(`This server no longer supports ${name}.`, true);
  const renewed = await refreshAccess(deps.callOutside, provider, client, old, deps.now());
  await deps.db
    .update(connections)
    .set({ sealedAccess: deps.sealer.seal(JSON.stringify(renewed)) })
    .where(and(ownConnection(userId, provider), eq(connections.createdAt, createdAt)));
  return renewed;
}

const isExpired = ({ expiresAtMs }: Access, nowMs: number): boolean =>
  expiresAtMs !== undefined && expiresAtMs - SOON_MS <= nowMs;

async function wasUndone(
  { db }: ConnectionDeps,
  { userId, provider, createdAt }: ConnectionRow,
): Promise<boolean> {
  const [undone] = await db
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        eq(imports.userId, userId),
        eq(imports.fileName, PROVIDER_NAMES[provider]),
        eq(imports.sizeBytes, 0),
        inArray(imports.step, ['undoing', 'undone']),
        gte(imports.importedAt, createdAt),
      ),
    )
    .limit(1);
  return undone !== undefined;
}

/** A client for a member's recipe app. @throws ServiceFault if the server's key has changed */
export const recipeServerOf = (deps: ConnectionDeps, row: ConnectionRow): RecipeServer => {
  const { token, account } = accessOf(deps, row);
  return { token, account, url: row.url ?? '', callOutside: deps.callOutside };
};

const readNew = (deps: ReadDeps, row: ConnectionRow): Promise<void> =>
  isRecipeProvider(row.provider)
    ? refreshRecipes(deps, row.userId, row.provider, recipeServerOf(deps, row))
    : readDays(deps, row, row.provider);

/** Reads the last days of a service, and stores new records. */
async function readDays(deps: ReadDeps, row: ConnectionRow, provider: DeviceProvider): Promise<void> {
  const { db, callOutside, oauthClients, now } = deps;
  const { userId, lastSuccessAt } = row;
  if (await wasUndone(deps, row)) throw new ServiceFault(UNDONE, true);
  const nowMs = now();
  const { date: today, profile } = await memberOn(db, userId, nowMs);
  const { timeZone } = profile;
  const days =
    lastSuccessAt === null
      ? HISTORY_DAYS
      : OVERLAP_DAYS + Math.ceil((nowMs - lastSuccessAt.getTime()) / DAY_MS);
  const asked = { from: addDays(today, 1 - Math.min(days, HISTORY_DAYS)), to: today, timeZone, nowMs };
  const url = row.url ?? (isOAuthProvider(provider) ? oauthClients[provider]?.apiUrl : undefined) ?? '';
  const { read, source } = SERVICES[provider];
  let access = accessOf(deps, row);
  if (isOAuthProvider(provider) && isExpired(access, nowMs)) access = await renew(deps, row, access);
  const found = await read({ ...access, url, callOutside }, asked).catch(async (error: unknown) => {
    if (!(error instanceof AccessExpired)) throw error;
    access = await renew(deps, row, access);
    return read({ ...access, url, callOutside }, asked);
  });
  const live = { userId, name: PROVIDER_NAMES[provider], source, timeZone };
  const since = await firstDayOf(db, userId, nowMs);
  const { added, changed } = await storeLive(db, live, batchesOf(found, source, { nowMs, since }), nowMs);
  if (added + changed > 0) deps.noteChange(userId);
}

/** Reads a connection and records the result. After too many consecutive failures, reading stops. */
async function readConnection(deps: ReadDeps, row: ConnectionRow): Promise<void> {
  const { db, now } = deps;
  const own = and(ownConnection(row.userId, row.provider), eq(connections.createdAt, row.createdAt));
  const everyMs = isRecipeProvider(row.provider) ? RECIPES_EVERY_MS : EVERY_MS;
  try {
    await readNew(deps, row);
    const at = new Date(now());
    await db
      .update(connections)
      .set({ lastSuccessAt: at, failures: 0, nextAt: new Date(now() + everyMs) })
      .where(own);
  } catch (error) {
    const isEnded = error instanceof AccessExpired;
    if (!isEnded && !(error instanceof ServiceFault)) throw error;
    const failures = row.failures + 1;
    const at = new Date(now());
    const pauseMs = Math.min(EVERY_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
    const isGivenUp = isEnded || error.isFinal || failures >= MAX_FAILURES;
    const lastError = isEnded
      ? `${PROVIDER_NAMES[row.provider]} no longer accepts this connection. Connect again.`
      : error.message;
    await db
      .update(connections)
      .set({
        lastErrorAt: at,
        lastError,
        failures,
        nextAt: new Date(now() + pauseMs),
        ...(isGivenUp && { disabledAt: at }),
      })
      .where(own);
  }
}

/** Reads a member's connection now. @returns its new state */
export async function readNow(deps: ReadDeps, userId: string, provider: Provider): Promise<ConnectionRow> {
  const row = await connectionOf(deps, userId, provider);
  if (row.disabledAt === null) await readConnection(deps, row);
  return connectionOf(deps, userId, provider);
}

/** Reads all connections that are due. Servers on one database share them. */
export async function readDueConnections(
  deps: ReadDeps & { readonly onFault: (error: unknown) => void },
): Promise<void> {
  const { db, now, onFault } = deps;
  const key = sql`(${connections.userId}, ${connections.provider})`;
  for (;;) {
    const due = db
      .select({ userId: connections.userId, provider: connections.provider })
      .from(connections)
      .where(and(isNull(connections.disabledAt), lte(connections.nextAt, new Date(now()))))
      .orderBy(asc(connections.nextAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    const rows = await db
      .update(connections)
      .set({ nextAt: new Date(now() + LEASE_MS) })
      .where(sql`${key} in ${due}`)
      .returning();
    await Promise.all(rows.map((row) => readConnection(deps, row).catch(onFault)));
    if (rows.length < BATCH) return;
  }
}
