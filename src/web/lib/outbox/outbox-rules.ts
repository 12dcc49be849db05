import { isRecord } from '#web/lib/is-record.ts';

/** One write of one member, kept on the device until the server has it. */
export interface OutboxRow {
  /** Version 7 UUID: order of writing and Idempotency-Key in one. */
  readonly id: string;
  readonly memberKey: string;
  /** The thing that is written, so that what depends on a refused write waits with it. */
  readonly subject: string;
  readonly method: 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
  /** What is sent in place of `body`, as it is: a picture. */
  readonly file?: Blob | undefined;
  /** What the screens of the writing slice show meanwhile. The type changes its name when its value changes its shape. */
  readonly effect: { readonly type: string; readonly value: unknown };
  /** What the row does, for the list of refused ones: "Log lunch, Fri 20 Nov". */
  readonly label: string;
  readonly rejected?: { readonly code: string; readonly text: string } | undefined;
}

const METHODS: readonly unknown[] = ['POST', 'PUT', 'DELETE'];
const TEXTS = ['id', 'memberKey', 'subject', 'path', 'label'] as const;

/** Whether a stored value is a row this release can send. */
export const isOutboxRow = (value: unknown): value is OutboxRow =>
  isRecord(value) &&
  TEXTS.every((field) => typeof value[field] === 'string') &&
  METHODS.includes(value['method']) &&
  isRecord(value['effect']) &&
  typeof value['effect']['type'] === 'string';

/** What an answer means for the row: gone, kept for later, kept until the next login, or shown as refused. */
export type Verdict = 'sent' | 'later' | 'signed-out' | 'rejected';

/** @param status HTTP status; undefined where no answer came */
export function verdictOf(status: number | undefined): Verdict {
  if (status === undefined || status === 408 || status === 429 || status >= 500) return 'later';
  if (status === 401) return 'signed-out';
  return status >= 200 && status < 300 ? 'sent' : 'rejected';
}

/** Whether a refused row has nothing left to do: what it deletes is not there, or never came to be. */
export const isDoneAlready = ({ method }: Pick<OutboxRow, 'method'>, code: string | undefined): boolean =>
  method === 'DELETE' && code === 'NOT_FOUND';

const inOrder = (rows: readonly OutboxRow[]): readonly OutboxRow[] =>
  rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** A member's own rows, oldest first. Rows of other members on the same device stay where they are, unseen. */
export const rowsOf = (rows: readonly OutboxRow[], memberKey: string): readonly OutboxRow[] =>
  inOrder(rows.filter((row) => row.memberKey === memberKey));

/** The row to send next: the oldest of the member whose subject has no refused write before it. */
export function nextToSend(rows: readonly OutboxRow[], memberKey: string): OutboxRow | undefined {
  const blocked = new Set<string>();
  for (const row of rowsOf(rows, memberKey)) {
    if (row.rejected) blocked.add(row.subject);
    else if (!blocked.has(row.subject)) return row;
  }
  return undefined;
}

/** What goes when a member discards a refused row: itself, and, where it would have created its subject, all that builds on it. */
export function discardedWith(rows: readonly OutboxRow[], rowId: string): readonly string[] {
  const refused = rows.find((row) => row.id === rowId);
  if (!refused) return [];
  if (refused.method !== 'POST') return [rowId];
  return rows
    .filter(
      (row) => row.memberKey === refused.memberKey && row.subject === refused.subject && row.id >= rowId,
    )
    .map((row) => row.id);
}

/** Wait before the next try, ms: doubles from 1 s to 60 s. */
export const retryDelayMs = (failures: number): number => Math.min(1000 * 2 ** failures, 60_000);
