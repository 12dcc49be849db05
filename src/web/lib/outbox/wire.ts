import type { AnyContractProcedure, InferContractRouterInputs } from '@orpc/contract';
import { MEMBER_HEADER, memberHeader } from '#contract/account/member-header.ts';
import { API_URL } from '#web/lib/api.ts';
import { explainCode } from '#web/lib/errors.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { RENAMED_SESSION_DELAY_MS } from '#web/lib/query-client.ts';
import { isWriteMethod, type OutboxRow, type WireRequest } from './outbox-rules.ts';

export type InputOf<Procedure extends AnyContractProcedure> = InferContractRouterInputs<Procedure>;

/**
 * Request that calls a procedure of the contract: the input fills the parameters of the path and is the body.
 * @throws TypeError for a procedure that reads
 */
export function requestOf<Procedure extends AnyContractProcedure>(
  procedure: Procedure,
  input: InputOf<Procedure>,
): WireRequest {
  const { method, path } = procedure['~orpc'].route;
  if (!isWriteMethod(method) || path === undefined) throw new TypeError(`${method} ${path} writes nothing.`);
  const fields: Readonly<Record<string, unknown>> = isRecord(input) ? input : {};
  return {
    method,
    path: path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(fields[name]))),
    body: method === 'DELETE' ? undefined : fields,
  };
}

/** The server's reply: `status` is undefined if there was none, `refusal` explains a rejected write. */
export interface SendResult {
  readonly status: number | undefined;
  readonly answer?: unknown;
  readonly refusal?: { readonly code: string; readonly text: string };
}

const TIMEOUT_MS = 20_000;
/** A picture over a slow phone connection. */
const FILE_TIMEOUT_MS = 120_000;

function contentOf({ file, body }: WireRequest): { body?: Blob | string } {
  if (file) return { body: file };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

async function tryToSend(row: OutboxRow): Promise<SendResult> {
  try {
    const response = await fetch(API_URL + row.path, {
      method: row.method,
      credentials: 'same-origin',
      headers: {
        'Content-Type': row.file?.type ?? 'application/json',
        'Idempotency-Key': row.id,
        [MEMBER_HEADER]: memberHeader(row.memberKey),
        // The row's id holds this device's time; the server compares the two clocks.
        'X-Sent-At': new Date().toISOString(),
      },
      ...contentOf(row),
      signal: AbortSignal.timeout(row.file ? FILE_TIMEOUT_MS : TIMEOUT_MS),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return { status: response.status, answer };
    const error = isRecord(answer) ? answer : {};
    const { code, text } = explainCode(String(error['code']), error['data']);
    return { status: response.status, refusal: { code, text } };
  } catch {
    return { status: undefined };
  }
}

/**
 * Sends a row, and once more after a 401, since the session may just have been renewed. The row's key makes a second write harmless. Never
 * throws.
 */
export async function sendRow(row: OutboxRow): Promise<SendResult> {
  const result = await tryToSend(row);
  if (result.status !== 401) return result;
  await new Promise((resolve) => setTimeout(resolve, RENAMED_SESSION_DELAY_MS));
  return tryToSend(row);
}
