import { z } from 'zod';
import { OutsideFault, type CallOutside, type OutsideCall } from '#server/core/outside-call.ts';
import type { Sealer } from '#server/core/seal.ts';
import type { FileEntry } from '#server/imports/reading.ts';

const TIMEOUT_MS = 20_000;
/** Parsed on the main thread, between other requests. */
const MAX_BYTES = 4 * 1024 * 1024;

/** A service that can't be read; the reason is for the member. */
export class ServiceFault extends Error {
  override readonly name = 'ServiceFault';
  /** Retrying won't help: the service needs the member's permission, or another key. */
  readonly isFinal: boolean;
  /** The field that the service rejects. */
  readonly field: 'key' | 'account' | undefined;

  constructor(message: string, isFinal = false, field?: 'key' | 'account') {
    super(message);
    this.isFinal = isFinal;
    this.field = field;
  }
}

/** The service rejects an access token: it has expired, or its member revoked it. */
export class AccessExpired extends Error {}

/** What lets this server in. */
const access = z.object({
  token: z.string(),
  refreshToken: z.string().optional(),
  expiresAtMs: z.number().optional(),
  /** The member's id at the service. */
  account: z.string().optional(),
});
export type Access = z.infer<typeof access>;

/** @returns undefined if it was sealed with another key */
export function openAccess(sealer: Sealer, sealedAccess: string): Access | undefined {
  const text = sealer.open(sealedAccess);
  return text === undefined ? undefined : access.parse(JSON.parse(text));
}

/** A request to a service: local days, including the last one. */
export interface DaysRequest {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly nowMs: number;
}

export interface Reached extends Access {
  readonly callOutside: CallOutside;
  /** Base URL of its API, without a trailing path. */
  readonly url: string;
}

/** Reads all data of the requested days. @throws ServiceFault, AccessExpired */
export type ReadService = (reached: Reached, request: DaysRequest) => Promise<readonly FileEntry[]>;

/** Requests JSON from a service. @throws ServiceFault */
export async function callJson(
  callOutside: CallOutside,
  name: string,
  call: Pick<OutsideCall, 'url' | 'method' | 'headers' | 'body'>,
): Promise<{ readonly status: number; readonly json: unknown }> {
  try {
    const headers = { Accept: 'application/json', ...call.headers };
    const { status, text } = await callOutside({
      ...call,
      headers,
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
    });
    return { status, json: status === 204 || text === '' ? undefined : JSON.parse(text) };
  } catch (error) {
    if (error instanceof OutsideFault) throw new ServiceFault(`${name}: ${error.message}`);
    if (error instanceof SyntaxError)
      throw new ServiceFault(`${name} sent a response that we couldn’t read.`);
    throw error;
  }
}

/** A form as a body of a request. */
export const formOf = (fields: Readonly<Record<string, string>>) => ({
  method: 'POST' as const,
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});

export const statusFault = (name: string, status: number): ServiceFault =>
  new ServiceFault(
    status === 429 ? `${name} asked us to slow down.` : `${name} responded with status ${status}.`,
  );
