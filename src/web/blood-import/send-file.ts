import type { BloodFileAnswer } from '#contract/blood/blood-file.ts';
import type { DateOrder } from '#domain/glucose-import/date-order.ts';
import { API_URL } from '#web/lib/api.ts';
import { explainCode, type ExplainedError } from '#web/lib/errors.ts';
import { isRecord } from '#web/lib/is-record.ts';

/** What the server says of a file, or why it says nothing. */
export type FileReply =
  | { readonly kind: 'answer'; readonly answer: BloodFileAnswer }
  | { readonly kind: 'error'; readonly error: ExplainedError };

/** Larger files are refused by the server; this says so before they are sent. */
const MOST_BYTES = 20 * 1024 * 1024;

/** What is said otherwise of files than elsewhere. */
const OF_FILES: Readonly<Record<string, (error: ExplainedError) => Partial<ExplainedError>>> = {
  UNSUPPORTED_MEDIA_TYPE: () => ({ title: 'Another kind of file' }),
  PLAN_LIMIT: ({ text }) => ({ text: `${text} It reads PDFs with text, CSV and FHIR.` }),
};

const isFileAnswer = (value: unknown): value is BloodFileAnswer =>
  isRecord(value) && typeof value['status'] === 'string';

/** Asks what is in a file; nothing is stored. Never throws. */
export async function askAboutFile(
  file: File,
  timeZone: string,
  dateOrder: DateOrder | undefined,
): Promise<FileReply> {
  if (file.size > MOST_BYTES) {
    const text = 'A file is at most 20 MB. Export fewer years.';
    return { kind: 'error', error: { code: 'PAYLOAD_TOO_LARGE', title: 'Too large', text } };
  }
  const query = new URLSearchParams({ timeZone, ...(dateOrder === undefined ? {} : { dateOrder }) });
  try {
    const response = await fetch(`${API_URL}/blood-files?${query.toString()}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: await file.arrayBuffer(),
    });
    const told: unknown = await response.json().catch(() => undefined);
    if (response.ok && isFileAnswer(told)) return { kind: 'answer', answer: told };
    const refusal = isRecord(told) ? told : {};
    const error = explainCode(String(refusal['code']), refusal['data']);
    return { kind: 'error', error: { ...error, ...OF_FILES[error.code]?.(error) } };
  } catch {
    return { kind: 'error', error: explainCode('OFFLINE') };
  }
}
