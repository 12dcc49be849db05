import { isRecord } from '#web/lib/is-record.ts';

const METHODS = ['POST', 'PUT', 'DELETE'] as const;

/** A write as it is sent to the server. */
export interface WireRequest {
  readonly method: (typeof METHODS)[number];
  /** Below the API, with its query. */
  readonly path: string;
  readonly body: unknown;
  /** Sent as is instead of `body`: a picture. */
  readonly file?: Blob | undefined;
}

/** What screens need to know about a write until the server has it. */
export interface WriteInfo {
  /** The thing being written. Later writes to it wait while an earlier one is rejected. */
  readonly subject: string;
  /** What the writing slice shows meanwhile. The type gets a new name when the shape of its value changes. */
  readonly effect: { readonly type: string; readonly value: unknown };
  /** Names the write in the list of rejected ones: "Log lunch, Fri 20 Nov". */
  readonly label: string;
}

/** One write of one member, stored on the device until the server has it. A complete request, so later releases can send it too. */
export interface OutboxRow extends WireRequest, WriteInfo {
  /** Version 7 UUID: both the order of writing and the `Idempotency-Key`. */
  readonly id: string;
  readonly memberKey: string;
  readonly rejected?: { readonly code: string; readonly text: string } | undefined;
}

export const isWriteMethod = (method: unknown): method is WireRequest['method'] =>
  METHODS.some((each) => each === method);

const TEXTS = ['id', 'memberKey', 'subject', 'path', 'label'] as const;

/** Whether a stored value is a row this release can send. */
export const isOutboxRow = (value: unknown): value is OutboxRow =>
  isRecord(value) &&
  TEXTS.every((field) => typeof value[field] === 'string') &&
  isWriteMethod(value['method']) &&
  isRecord(value['effect']) &&
  typeof value['effect']['type'] === 'string';

/** What a reply means for the row: delete it, retry later, keep it until the next login, or show it as rejected. */
export type Verdict = 'sent' | 'later' | 'signed-out' | 'rejected';

/** @param status HTTP status; undefined if no reply came */
export function verdictOf(status: number | undefined): Verdict {
  if (status === undefined || status === 408 || status === 429 || status >= 500) return 'later';
  if (status === 401) return 'signed-out';
  return status >= 200 && status < 300 ? 'sent' : 'rejected';
}

/** Whether a rejected row has nothing left to do because what it deletes is gone or never existed. */
export const isDoneAlready = ({ method }: Pick<OutboxRow, 'method'>, code: string | undefined): boolean =>
  method === 'DELETE' && code === 'NOT_FOUND';

/** A member's rows, oldest first. */
export const rowsOf = (rows: readonly OutboxRow[], memberKey: string): readonly OutboxRow[] =>
  rows.filter((row) => row.memberKey === memberKey).toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** The member's oldest row whose subject has no rejected write before it. */
export function nextToSend(rows: readonly OutboxRow[], memberKey: string): OutboxRow | undefined {
  const blocked = new Set<string>();
  for (const row of rowsOf(rows, memberKey)) {
    if (row.rejected) blocked.add(row.subject);
    else if (!blocked.has(row.subject)) return row;
  }
  return undefined;
}

/**
 * Ids of the rows to drop when a member discards a rejected one: the row itself and, if it would have created its subject, all later writes
 * to it.
 */
export function discardedWith(rows: readonly OutboxRow[], rowId: string): readonly string[] {
  const rejected = rows.find((row) => row.id === rowId);
  if (!rejected) return [];
  if (rejected.method !== 'POST') return [rowId];
  return rows
    .filter(
      (row) => row.memberKey === rejected.memberKey && row.subject === rejected.subject && row.id >= rowId,
    )
    .map((row) => row.id);
}

/** Delay before the next attempt, ms: doubles from 1 s to 60 s. */
export const retryDelayMs = (failures: number): number => Math.min(1000 * 2 ** failures, 60_000);
