import { and, eq } from 'drizzle-orm';
import type { Connection, NewRecipeServer, NewServer, ProviderState } from '#contract/connections.ts';
import {
  callbackPath,
  isOAuthProvider,
  PROVIDERS,
  type OAuthProvider,
  type Provider,
} from '#domain/connections/providers.ts';
import type { Actor } from '#server/core/actor.ts';
import type { CallOutside } from '#server/core/outside-call.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import type { Sealer } from '#server/core/seal.ts';
import type { Deps, IndexDeps } from '#server/db/deps.ts';
import { connections } from '#server/imports/tables.ts';
import { todayOf } from '#server/member/queries.ts';
import type { OAuthClients } from '#server/config/oauth-settings.ts';
import { authorizeUrl, exchangeCode, isOwnState, refreshAccess, type OAuthClient } from './oauth.ts';
import { RECIPE_SERVICES } from './recipes/recipe-services.ts';
import { revokeAccess } from './revoke.ts';
import { AccessExpired, openAccess, ServiceFault, type Access } from './service.ts';
import { SERVICES } from './services.ts';

export interface ConnectionDeps extends IndexDeps {
  readonly sealer: Sealer;
  readonly callOutside: CallOutside;
  readonly publicUrl: string;
  /** Services where the operator registered this server. */
  readonly oauthClients: OAuthClients;
}

export type ConnectionRow = typeof connections.$inferSelect;

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

export const ownConnection = (userId: string, provider: Provider) =>
  and(eq(connections.userId, userId), eq(connections.provider, provider));

/** A connection in API form, without credentials. */
export const connectionAnswer = (row: ConnectionRow): Connection => ({
  url: row.url,
  createdAt: row.createdAt.toISOString(),
  lastSuccessAt: textOf(row.lastSuccessAt),
  lastErrorAt: textOf(row.lastErrorAt),
  lastError: row.lastError,
  disabledAt: textOf(row.disabledAt),
});

/** @throws Refusal NOT_FOUND */
export async function connectionOf({ db }: Pick<Deps, 'db'>, userId: string, provider: Provider) {
  const [row] = await db.select().from(connections).where(ownConnection(userId, provider));
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

export async function connectionsOf(
  { db, oauthClients }: Pick<ConnectionDeps, 'db' | 'oauthClients'>,
  { userId }: Actor,
): Promise<ProviderState[]> {
  const rows = await db.select().from(connections).where(eq(connections.userId, userId));
  return PROVIDERS.map((provider) => {
    const row = rows.find((each) => each.provider === provider);
    return {
      provider,
      isOffered: !isOAuthProvider(provider) || oauthClients[provider] !== undefined,
      connection: row ? connectionAnswer(row) : null,
    };
  });
}

function refuseDemo({ isDemo }: Actor): void {
  if (!isDemo) return;
  const message = 'Connections aren’t available in the demo. Create an account to use them.';
  throw new Refusal('FORBIDDEN', { issues: [{ field: 'account', message }] });
}

/** @throws Refusal NOT_FOUND if the operator hasn't registered this server there */
function clientOf({ oauthClients }: ConnectionDeps, provider: OAuthProvider): OAuthClient {
  const client = oauthClients[provider];
  if (!client) throw new Refusal('NOT_FOUND');
  return client;
}

const callbackOf = ({ publicUrl }: ConnectionDeps, provider: OAuthProvider): string =>
  `${publicUrl}${callbackPath(provider)}`;

/** Page on which a member grants access to a service. */
export function authorize(deps: ConnectionDeps, actor: Actor, provider: OAuthProvider): string {
  refuseDemo(actor);
  const asked = { userId: actor.userId, provider, callback: callbackOf(deps, provider), nowMs: deps.now() };
  return authorizeUrl(clientOf(deps, provider), deps.sealer, asked);
}

/** Connects a service, replacing the previous connection. */
async function store(
  { db, sealer, now }: ConnectionDeps,
  userId: string,
  provider: Provider,
  access: Access,
  url: string | null,
): Promise<ConnectionRow> {
  const at = new Date(now());
  const values = {
    url,
    sealedAccess: sealer.seal(JSON.stringify(access)),
    createdAt: at,
    nextAt: at,
    failures: 0,
    lastSuccessAt: null,
    lastErrorAt: null,
    lastError: null,
    disabledAt: null,
  };
  const [row] = await db
    .insert(connections)
    .values({ userId, provider, ...values })
    .onConflictDoUpdate({ target: [connections.userId, connections.provider], set: values })
    .returning();
  if (!row) throw new Refusal('NOT_FOUND');
  return row;
}

/**
 * Completes the authorization of a service.
 * @returns whether it is connected
 */
export async function finish(
  deps: ConnectionDeps,
  actor: Actor,
  provider: OAuthProvider,
  { code, state }: { readonly code: string; readonly state: string },
): Promise<boolean> {
  const { userId } = actor;
  const nowMs = deps.now();
  if (!isOwnState(deps.sealer, state, { userId, provider, nowMs })) return false;
  try {
    refuseDemo(actor);
    const client = clientOf(deps, provider);
    const asked = { code, callback: callbackOf(deps, provider), nowMs };
    await store(deps, userId, provider, await exchangeCode(deps.callOutside, provider, client, asked), null);
    return true;
  } catch (error) {
    if (error instanceof ServiceFault || error instanceof Refusal) return false;
    throw error;
  }
}

/** @throws Refusal naming the field that a server rejects */
const refuseFault = (error: unknown): never => {
  if (!(error instanceof ServiceFault)) throw error;
  throw refuseField('BAD_REQUEST', error.field ?? 'url', error.message);
};

/** Connects a member's own server. @throws Refusal BAD_REQUEST if it can't be read */
export async function connectServer(
  deps: ConnectionDeps,
  actor: Actor,
  { url, key, account }: NewServer,
): Promise<Connection> {
  refuseDemo(actor);
  const { db, callOutside, now } = deps;
  const today = (await todayOf(db, actor.userId, now())) ?? new Date(now()).toISOString().slice(0, 10);
  const asked = { from: today, to: today, timeZone: 'UTC', nowMs: now() };
  const server = { token: key, account, url, callOutside };
  await SERVICES['open-wearables'].read(server, asked).catch(refuseFault);
  return connectionAnswer(await store(deps, actor.userId, 'open-wearables', { token: key, account }, url));
}

/** Connects a member's recipe app. @throws Refusal BAD_REQUEST if it can't be read */
export async function connectRecipes(
  deps: ConnectionDeps,
  actor: Actor,
  { provider, url, key }: NewRecipeServer,
): Promise<Connection> {
  refuseDemo(actor);
  const server = { token: key, url, callOutside: deps.callOutside };
  const account = await RECIPE_SERVICES[provider].greet(server).catch(refuseFault);
  const access = { token: key, ...(account !== undefined && { account }) };
  return connectionAnswer(await store(deps, actor.userId, provider, access, url));
}

/**
 * Revokes access at the service, which may need a renewed token.
 * @returns whether it is revoked
 */
async function endAccess(
  { sealer, oauthClients, callOutside, now }: ConnectionDeps,
  provider: OAuthProvider,
  { sealedAccess }: ConnectionRow,
): Promise<boolean> {
  const client = oauthClients[provider];
  const access = openAccess(sealer, sealedAccess);
  if (!client || !access) return false;
  const revoke = (given: Access) => revokeAccess(callOutside, provider, client, given, now());
  try {
    return await revoke(access).catch(async (error: unknown) => {
      if (!(error instanceof AccessExpired)) throw error;
      return revoke(await refreshAccess(callOutside, provider, client, access, now()));
    });
  } catch (error) {
    if (error instanceof AccessExpired) return true;
    // A rejected renewal is final: the member has revoked the access there.
    if (error instanceof ServiceFault) return error.isFinal;
    throw error;
  }
}

/**
 * Stops reading and revokes access at the service; imported data stays.
 * @returns whether the service confirmed it; null if there is nothing to revoke at a member's own server
 * @throws Refusal NOT_FOUND without a connection
 */
export async function disconnect(
  deps: ConnectionDeps,
  { userId }: Actor,
  provider: Provider,
): Promise<boolean | null> {
  const [gone] = await deps.db.delete(connections).where(ownConnection(userId, provider)).returning();
  if (!gone) throw new Refusal('NOT_FOUND');
  return isOAuthProvider(provider) ? endAccess(deps, provider, gone) : null;
}
