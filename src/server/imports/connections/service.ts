import { z } from 'zod';
import { OutsideFault, type CallOutside, type OutsideCall } from '#server/core/outside-call.ts';
import type { Sealer } from '#server/core/seal.ts';
import type { Found } from '#server/imports/reading.ts';

const TIMEOUT_MS = 20_000;
/** It is parsed between the answers to everybody else. */
const MAX_BYTES = 4 * 1024 * 1024;

/** A service that can't be read, and why, for the member. */
export class ServiceFault extends Error {
  override readonly name = 'ServiceFault';
  /** Trying again won't help: the service wants the member's permission, or another key. */
  readonly isFinal: boolean;
  /** What the member entered that the service refuses. */
  readonly field: 'key' | 'account' | undefined;

  constructor(message: string, isFinal = false, field?: 'key' | 'account') {
    super(message);
    this.isFinal = isFinal;
    this.field = field;
  }
}

/** The service no longer takes an access token: it has expired, or its member ended it there. */
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

/** What is asked of a service: local days, the last one included. */
export interface Asked {
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly nowMs: number;
}

export interface Reached extends Access {
  readonly callOutside: CallOutside;
  /** Of its API, without a path at the end. */
  readonly url: string;
}

/** Reads everything of the days that are asked for. @throws ServiceFault, AccessExpired */
export type ReadService = (reached: Reached, asked: Asked) => Promise<readonly Found[]>;

/** Calls a service for JSON. @throws ServiceFault */
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
    if (error instanceof SyntaxError) throw new ServiceFault(`${name} gave an answer that we can’t read.`);
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
  new ServiceFault(status === 429 ? `${name} asks us to wait.` : `${name} answered with status ${status}.`);
