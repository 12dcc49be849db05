import { ORPCError } from '@orpc/client';
import { api, API_URL } from '#web/lib/api.ts';
import { explainCode } from '#web/lib/errors.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { memberKey } from '#web/lib/member.ts';
import type { OutboxRow } from './outbox-rules.ts';

/** What came back: `status` undefined where no answer came; `refusal` only where the server said why. */
export interface SendResult {
  readonly status: number | undefined;
  readonly answer: unknown;
  readonly refusal: { readonly code: string; readonly text: string } | undefined;
}

/** Whether the browser's session is this member's: true, or the status that speaks against sending now. */
export async function sessionBelongsTo(key: string): Promise<true | number | undefined> {
  try {
    return memberKey(await api.account.me()) === key ? true : 401;
  } catch (error) {
    return error instanceof ORPCError ? error.status : undefined;
  }
}

const PATIENCE_MS = 20_000;
/** A picture through a slow phone connection. */
const FILE_PATIENCE_MS = 120_000;

function contentOf({ file, body }: OutboxRow): { body?: Blob | string } {
  if (file) return { body: file };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

/** One try to send a row, at most 20 s long, with a file two minutes. Never throws. */
export async function sendRow(row: OutboxRow): Promise<SendResult> {
  try {
    const response = await fetch(API_URL + row.path, {
      method: row.method,
      credentials: 'same-origin',
      headers: {
        'Content-Type': row.file?.type ?? 'application/json',
        'Idempotency-Key': row.id,
        // The row's id holds the time of this device's clock; against the server's this tells how wrong that is.
        'X-Sent-At': new Date().toISOString(),
      },
      ...contentOf(row),
      signal: AbortSignal.timeout(row.file ? FILE_PATIENCE_MS : PATIENCE_MS),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return { status: response.status, answer, refusal: undefined };
    const told = isRecord(answer) ? answer : {};
    const { code, text } = explainCode(String(told['code']), told['data']);
    return { status: response.status, answer: undefined, refusal: { code, text } };
  } catch {
    return { status: undefined, answer: undefined, refusal: undefined };
  }
}
