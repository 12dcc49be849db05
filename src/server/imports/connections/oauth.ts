import { z } from 'zod';
import { PROVIDER_NAMES, type OAuthProvider } from '#domain/connections/providers.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import type { CallOutside } from '#server/core/outside-call.ts';
import type { Sealer } from '#server/core/seal.ts';
import { callJson, formOf, ServiceFault, type Access } from './service.ts';

/** This server's registration at a service. */
export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where members allow access. */
  readonly authorizeUrl: string;
  /** Of the API, without a path. */
  readonly apiUrl: string;
}

const STATE_MS = 15 * MINUTE_MS;
const SCOPES: Readonly<Record<OAuthProvider, string>> = {
  oura: 'daily workout',
  withings: 'user.metrics,user.activity,user.sleepevents',
};
const TOKEN_PATHS: Readonly<Record<OAuthProvider, string>> = { oura: '/oauth/token', withings: '/v2/oauth2' };

const state = z.object({ userId: z.string(), provider: z.string(), untilMs: z.number() });

/** URL for granting access; `state` identifies the member on return. */
export function authorizeUrl(
  { clientId, authorizeUrl: base }: OAuthClient,
  sealer: Sealer,
  asked: {
    readonly userId: string;
    readonly provider: OAuthProvider;
    readonly callback: string;
    readonly nowMs: number;
  },
): string {
  const { userId, provider, callback, nowMs } = asked;
  const url = new URL(base);
  const sealed = sealer.seal(JSON.stringify({ userId, provider, untilMs: nowMs + STATE_MS }));
  for (const [name, value] of Object.entries({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callback,
    scope: SCOPES[provider],
    state: sealed,
  }))
    url.searchParams.set(name, value);
  return url.href;
}

/** Whether a member returns from this server's redirect, in time. */
export function isOwnState(
  sealer: Sealer,
  sealed: string,
  {
    userId,
    provider,
    nowMs,
  }: { readonly userId: string; readonly provider: OAuthProvider; readonly nowMs: number },
): boolean {
  try {
    const opened = state.parse(JSON.parse(sealer.open(sealed) ?? ''));
    return opened.userId === userId && opened.provider === provider && opened.untilMs > nowMs;
  } catch {
    return false;
  }
}

const tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number(),
  /** The member's id at Withings. */
  userid: z.coerce.string().optional(),
});
/** Withings wraps its responses and has its own status for errors. */
const wrapped = z.object({ status: z.number(), body: z.unknown() });

const ENDED = (name: string) => `${name} no longer accepts this connection. Connect again.`;

async function askTokens(
  callOutside: CallOutside,
  provider: OAuthProvider,
  { apiUrl, clientId, clientSecret }: OAuthClient,
  grant: Readonly<Record<string, string>>,
  nowMs: number,
): Promise<Access> {
  const name = PROVIDER_NAMES[provider];
  const fields = {
    ...(provider === 'withings' && { action: 'requesttoken' }),
    client_id: clientId,
    client_secret: clientSecret,
    ...grant,
  };
  const { status, json } = await callJson(callOutside, name, {
    url: `${apiUrl}${TOKEN_PATHS[provider]}`,
    ...formOf(fields),
  });
  if (status >= 500 || status === 429) throw new ServiceFault(`${name} responded with status ${status}.`);
  const answer = provider === 'withings' ? wrapped.safeParse(json).data : { status: 0, body: json };
  const parsed = tokens.safeParse(answer?.body);
  if (status !== 200 || answer?.status !== 0 || !parsed.success) throw new ServiceFault(ENDED(name), true);
  const {
    access_token: token,
    refresh_token: refreshToken,
    expires_in: seconds,
    userid: account,
  } = parsed.data;
  return { token, refreshToken, expiresAtMs: nowMs + seconds * 1000, account };
}

/** Exchanges the code from the redirect. @throws ServiceFault */
export const exchangeCode = (
  callOutside: CallOutside,
  provider: OAuthProvider,
  client: OAuthClient,
  { code, callback, nowMs }: { readonly code: string; readonly callback: string; readonly nowMs: number },
): Promise<Access> =>
  askTokens(
    callOutside,
    provider,
    client,
    { grant_type: 'authorization_code', code, redirect_uri: callback },
    nowMs,
  );

/** Renews expiring tokens; both change. @throws ServiceFault, final if the member revoked the access there */
export const refreshAccess = async (
  callOutside: CallOutside,
  provider: OAuthProvider,
  client: OAuthClient,
  { refreshToken = '', account }: Access,
  nowMs: number,
): Promise<Access> => {
  const grant = { grant_type: 'refresh_token', refresh_token: refreshToken };
  const renewed = await askTokens(callOutside, provider, client, grant, nowMs);
  return { ...renewed, account: renewed.account ?? account };
};
