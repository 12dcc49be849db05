import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { PROVIDER_NAMES } from '#domain/connections/providers.ts';
import { OutsideFault, type CallOutside } from '#server/core/outside-call.ts';
import type { OAuthClient } from './oauth.ts';
import { AccessExpired, callJson, formOf, ServiceFault, type Access } from './service.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 64 * 1024;

/** Its documentation lists the URL but not the method. */
async function revokeOura(
  callOutside: CallOutside,
  { apiUrl }: OAuthClient,
  { token }: Access,
): Promise<boolean> {
  const url = new URL(`${apiUrl}/oauth/revoke`);
  url.searchParams.set('access_token', token);
  for (const method of ['POST', 'GET'] as const) {
    const { status } = await callOutside({
      url: url.href,
      method,
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    if (status === 401) throw new AccessExpired();
    if (status !== 404 && status !== 405) return status >= 200 && status < 300;
  }
  return false;
}

const done = z.object({ status: z.literal(0) });
const nonceAnswer = done.extend({ body: z.object({ nonce: z.string().min(1) }) });

/** Withings expects the values sorted by name. */
const signed = ({ clientId, clientSecret }: OAuthClient, action: string, proof: string): string =>
  createHmac('sha256', clientSecret).update(`${action},${clientId},${proof}`).digest('hex');

async function revokeWithings(
  callOutside: CallOutside,
  client: OAuthClient,
  { account }: Access,
  nowMs: number,
): Promise<boolean> {
  if (account === undefined) return false;
  const { apiUrl, clientId } = client;
  const post = async (path: string, fields: Readonly<Record<string, string>>) =>
    (await callJson(callOutside, PROVIDER_NAMES.withings, { url: `${apiUrl}${path}`, ...formOf(fields) }))
      .json;
  const timestamp = String(Math.floor(nowMs / 1000));
  const asked = { action: 'getnonce', client_id: clientId, timestamp };
  const signature = signed(client, 'getnonce', timestamp);
  const given = nonceAnswer.safeParse(await post('/v2/signature', { ...asked, signature }));
  if (!given.success) return false;
  const { nonce } = given.data.body;
  const ending = { action: 'revoke', client_id: clientId, nonce, userid: account };
  return done.safeParse(await post('/v2/oauth2', { ...ending, signature: signed(client, 'revoke', nonce) }))
    .success;
}

const REVOKE = { oura: revokeOura, withings: revokeWithings };

/**
 * Revokes this server's access at a service.
 * @returns whether the service confirmed it
 * @throws AccessExpired if the token must be renewed first
 */
export async function revokeAccess(
  callOutside: CallOutside,
  provider: keyof typeof REVOKE,
  client: OAuthClient,
  access: Access,
  nowMs: number,
): Promise<boolean> {
  try {
    return await REVOKE[provider](callOutside, client, access, nowMs);
  } catch (error) {
    if (error instanceof OutsideFault || error instanceof ServiceFault) return false;
    throw error;
  }
}
