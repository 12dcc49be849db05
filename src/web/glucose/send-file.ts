import type { GlucoseFileAnswer } from '#contract/glucose-file.ts';
import type { DateOrder } from '#domain/glucose-import/date-order.ts';
import { API_URL } from '#web/lib/api.ts';
import { explainCode, type ExplainedError } from '#web/lib/errors.ts';
import { isRecord } from '#web/lib/is-record.ts';

export interface FileQuestion {
  /** Names the import: the same one twice is stored once. */
  readonly id: string;
  readonly file: File;
  readonly timeZone: string;
  readonly dateOrder: DateOrder | undefined;
  /** Without it nothing is stored. */
  readonly confirm: boolean;
}

/** What the server says of a file, or why it says nothing. */
export type FileReply =
  | { readonly kind: 'answer'; readonly answer: GlucoseFileAnswer }
  | { readonly kind: 'error'; readonly error: ExplainedError };

const MOST_NAME = 200;

const isAnswer = (value: unknown): value is GlucoseFileAnswer =>
  isRecord(value) && typeof value['status'] === 'string';

/** Sends a file of readings as it is. Never throws. */
export async function sendFile({ id, file, timeZone, dateOrder, confirm }: FileQuestion): Promise<FileReply> {
  const query = new URLSearchParams({
    id,
    fileName: file.name.slice(-MOST_NAME),
    timeZone,
    ...(dateOrder === undefined ? {} : { dateOrder }),
    ...(confirm ? { confirm: 'true' } : {}),
  });
  try {
    const response = await fetch(`${API_URL}/glucose-files?${query.toString()}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'text/plain' },
      body: await file.arrayBuffer(),
    });
    const told: unknown = await response.json().catch(() => undefined);
    if (response.ok && isAnswer(told)) return { kind: 'answer', answer: told };
    const refusal = isRecord(told) ? told : {};
    return { kind: 'error', error: explainCode(String(refusal['code']), refusal['data']) };
  } catch {
    return { kind: 'error', error: explainCode('OFFLINE') };
  }
}
