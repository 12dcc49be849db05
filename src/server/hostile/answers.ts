import { tmpdir } from 'node:os';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import type { HostileRequest } from './requests.ts';
import { ORIGIN } from '#server/testing/test-services.ts';

/** Prefix of canaries planted in Ada's data. */
export const CANARY = 'canary-of-ada';

/** Text that only the server's internals contain. */
const INSIDE = [
  /\n\s+at .+:\d+:\d+/,
  /\/node_modules\/|\/src\/server\//,
  /failed query|syntax error at|invalid input syntax|violates .+ constraint|duplicate key value/i,
  /(?:insert into|delete from|update|select .+ from) "\w+"/i,
  /\b(?:DrizzleQueryError|DatabaseError|ZodError|TypeError|RangeError|ECONNREFUSED|ENOENT)\b/,
];
const PLACES = [process.cwd(), tmpdir()];

/** Statuses for users who aren't signed in or not allowed; no other status is valid for them. */
const CLOSED = new Set([400, 401, 403, 404, 413, 415]);
const NOT_SIGNED_IN = new Set(['nobody', 'disabled', 'expired', 'forged']);

interface WireError {
  readonly code?: unknown;
  readonly status?: unknown;
  readonly message?: unknown;
  readonly data?: { readonly issues?: readonly { readonly field?: unknown; readonly message?: unknown }[] };
}

function parsed(text: string): WireError | undefined {
  try {
    return JSON.parse(text) as WireError;
  } catch {
    return undefined;
  }
}

/** Violations of the API's error format. */
function wireFaults(status: number, text: string): string[] {
  const answer = parsed(text);
  if (!answer || typeof answer !== 'object') return [`answers ${status} without JSON: ${text.slice(0, 100)}`];
  const { code, message, data } = answer;
  const faults: string[] = [];
  if (typeof code !== 'string' || !/^[A-Z_]+$/.test(code)) faults.push('has no code');
  if (answer.status !== status) faults.push('names another status');
  if (typeof message !== 'string' || message === '') faults.push('has no message');
  if (code !== 'BAD_REQUEST') return faults;
  const issues = data?.issues ?? [];
  if (issues.length === 0 && !/JSON/.test(String(message))) faults.push('names no field');
  for (const issue of issues)
    if (typeof issue.field !== 'string' || typeof issue.message !== 'string' || issue.message === '')
      faults.push(`has an issue without field or message: ${JSON.stringify(issue)}`);
  return faults;
}

const DECODERS: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  br: (bytes) => brotliDecompressSync(bytes),
  deflate: (bytes) => inflateSync(bytes),
  gzip: (bytes) => gunzipSync(bytes),
};

/** Texts of an answer, including those in an archive. */
function textsOf(bytes: Uint8Array, type: string): string[] {
  if (!type.includes('zip')) return [new TextDecoder().decode(bytes)];
  return Object.entries(unzipSync(bytes)).flatMap(([name, part]) => [name, strFromU8(part)]);
}

/** Paths that tokens can't access, whatever their permissions. */
const FOR_BROWSERS = /^\/api\/(?:account\/(?!me$)|admin\/|membership|tokens|content\/)/;

function tokenFaults({ who, template }: HostileRequest, status: number): string[] {
  if (FOR_BROWSERS.test(template.path) && !CLOSED.has(status))
    return [`answers ${status} to a token where none may go`];
  const isShown = who === 'write-token' && template.access !== 'everybody' && status < 300 && status !== 204;
  return isShown ? [`answers ${status} to a token that may only write`] : [];
}

function accessFaults(request: HostileRequest, status: number): string[] {
  const { who, method, template } = request;
  if (!template.path.startsWith('/api/')) return [];
  if (who === 'token' || who === 'write-token') return tokenFaults(request, status);
  const isShut =
    (template.access !== 'everybody' && NOT_SIGNED_IN.has(who)) ||
    (template.access === 'admins' && who !== 'admin') ||
    (who === 'cross-site' && method !== 'GET');
  return isShut && !CLOSED.has(status) ? [`answers ${status} to somebody who may not`] : [];
}

interface Part {
  readonly status: number;
  readonly said: string;
}

/** Single answers: each read of a batch, otherwise the answer itself. */
function partsOf({ address }: HostileRequest, status: number, said: string): Part[] {
  if (status !== 200 || !address.startsWith('/api/batch?')) return [{ status, said }];
  const parts = JSON.parse(said) as { status: number; body: unknown }[];
  return parts.map((part) => ({ status: part.status, said: JSON.stringify(part.body) ?? '' }));
}

function partFaults(request: HostileRequest, { status, said }: Part): string[] {
  const faults = accessFaults(request, status);
  // Transcription isn't configured here, and the answer says so.
  const isMissing = status === 503 && said.includes('UNAVAILABLE');
  if (status >= 500 && !isMissing) faults.push(`answers ${status}: ${said.slice(0, 200)}`);
  if (status >= 400 && request.template.path.startsWith('/api/')) faults.push(...wireFaults(status, said));
  return faults;
}

/**
 * Faults in an answer, in words.
 * @param mayShow canaries that the sender may see
 */
export async function faultsOf(
  request: HostileRequest,
  answer: Response,
  mayShow: readonly string[],
): Promise<string[]> {
  const { status, headers } = answer;
  const sent = new Uint8Array(await answer.arrayBuffer());
  const bytes = DECODERS[headers.get('content-encoding') ?? '']?.(sent) ?? sent;
  const texts = textsOf(bytes, headers.get('content-type') ?? '');
  const said = texts.join('\n');
  const all = `${said}\n${JSON.stringify([...headers])}`;
  const faults = partsOf(request, status, said).flatMap((part) => partFaults(request, part));
  const canaries = all.match(new RegExp(`${CANARY}[\\w-]*`, 'g')) ?? [];
  for (const canary of new Set(canaries)) if (!mayShow.includes(canary)) faults.push(`shows ${canary}`);
  for (const inside of INSIDE)
    if (inside.test(said)) faults.push(`shows ${inside.exec(said)?.[0].slice(0, 100)}`);
  for (const place of PLACES) if (all.includes(place)) faults.push(`shows the folder ${place}`);
  const location = headers.get('location');
  if (location !== null && new URL(location, ORIGIN).origin !== ORIGIN) faults.push(`leads to ${location}`);
  if (headers.getSetCookie().some((cookie) => cookie.startsWith('a=')))
    faults.push('sets a cookie of the request');
  return faults;
}
