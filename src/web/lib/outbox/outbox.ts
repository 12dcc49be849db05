import { createStore, delMany, entries, get, set } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { isRecord } from '#web/lib/is-record.ts';
import { sendRow, sessionBelongsTo } from './send-row.ts';
import {
  discardedWith,
  isDoneAlready,
  nextToSend,
  isOutboxRow,
  retryDelayMs,
  rowsOf,
  verdictOf,
  type OutboxRow,
} from './outbox-rules.ts';
import { goToLogin } from '#web/lib/query-client.ts';
import { uuidV7 } from '#web/lib/uuid.ts';

const store = createStore('perennial-outbox', 'rows');
const bus = new BroadcastChannel('perennial-outbox');
const listeners = new Set<() => void>();
const sentListeners = new Set<(row: OutboxRow, answer: unknown) => void>();

/** The signed-in member's rows, oldest first, and whether the last try to send them failed. */
export interface OutboxState {
  readonly rows: readonly OutboxRow[];
  readonly failing: boolean;
}

const EMPTY: OutboxState = { rows: [], failing: false };

let member: string | undefined;
let own: OutboxState = EMPTY;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let opened = Promise.withResolvers<void>();
let sending = false;
let askedMeanwhile = false;

async function stored(): Promise<readonly OutboxRow[]> {
  return (await entries<string, unknown>(store)).map(([, value]) => value).filter(isOutboxRow);
}

async function refresh(): Promise<void> {
  own = member === undefined ? EMPTY : { rows: rowsOf(await stored(), member), failing: failures > 0 };
  for (const listener of listeners) listener();
}

function tellSent(row: OutboxRow, answer: unknown): void {
  for (const listener of sentListeners) listener(row, answer);
}

async function changed(): Promise<void> {
  bus.postMessage({});
  await refresh();
}

/** From now on the rows of this member are shown and sent; none where nobody is signed in. */
export async function openOutbox(memberKey: string | undefined): Promise<void> {
  member = memberKey;
  if (memberKey === undefined) opened = Promise.withResolvers<void>();
  else opened.resolve();
  await refresh();
  void flush();
}

/** Hears every row the server took, with its answer, before the row is deleted. Returns how to stop. */
export function onSent(listener: (row: OutboxRow, answer: unknown) => void): () => void {
  sentListeners.add(listener);
  return () => sentListeners.delete(listener);
}

const OPENING_MS = 5000;

type Unsent = Omit<OutboxRow, 'id' | 'memberKey' | 'rejected'>;

async function keep(write: Unsent): Promise<OutboxRow> {
  if (member === undefined)
    await Promise.race([opened.promise, new Promise((resolve) => setTimeout(resolve, OPENING_MS))]);
  if (member === undefined) throw new Error('The outbox is closed: nobody is signed in.');
  const row: OutboxRow = { ...write, id: uuidV7(), memberKey: member };
  await set(row.id, row, store);
  await changed();
  void flush();
  return row;
}

/**
 * Keeps a write on the device and sends it when it can. Right after a page load it waits until it is known who writes.
 * @throws Error where nobody is signed in or the device keeps no data (private windows of some browsers)
 */
export async function enqueue(write: Unsent): Promise<void> {
  await keep(write);
}

/** What became of writes: taken by the server, refused by it, or kept until there is a connection. */
export type Sent = 'sent' | 'refused' | 'waiting';

/** Hears what becomes of all unsent writes to these subjects, as soon as it is known. */
export function whenSent(subjects: readonly string[]): Promise<Sent> {
  return new Promise((resolve) => {
    const look = () => {
      const rows = own.rows.filter(({ subject }) => subjects.includes(subject));
      const isStuck = own.failing || !navigator.onLine;
      if (rows.length > 0 && !isStuck && !rows.some(({ rejected }) => rejected)) return;
      stop();
      resolve(rows.length === 0 ? 'sent' : rows.some(({ rejected }) => rejected) ? 'refused' : 'waiting');
    };
    const stop = subscribe(look);
    look();
  });
}

/** What became of one write: taken with its answer, kept until there is a connection, or refused and why. */
export type Heard =
  | { readonly kind: 'sent'; readonly answer: unknown }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly refusal: NonNullable<OutboxRow['rejected']> };

/**
 * Keeps a write and hears what becomes of it, as a form that stays open needs to. One that is refused goes at once: it still stands in
 * the form.
 * @throws Error as `enqueue` does
 */
export async function sendOrKeep(write: Unsent): Promise<Heard> {
  let answer: unknown;
  const row = await keep(write);
  const stop = onSent((sent, said) => {
    if (sent.id === row.id) answer = said;
  });
  const kind = await whenSent([write.subject]);
  stop();
  if (kind === 'sent') return { kind, answer };
  const refusal = own.rows.find(({ id }) => id === row.id)?.rejected;
  if (!refusal) return { kind: 'waiting' };
  await discardRejected(row.id);
  return { kind: 'refused', refusal };
}

export async function retryRejected(rowId: string): Promise<void> {
  const row: unknown = await get(rowId, store);
  if (!isOutboxRow(row)) return;
  const { rejected: _, ...again } = row;
  await set(rowId, again, store);
  await changed();
  void flush();
}

export async function discardRejected(rowId: string): Promise<void> {
  await delMany([...discardedWith(await stored(), rowId)], store);
  await changed();
}

function tryLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flush(), retryDelayMs(failures));
  failures += 1;
  void refresh();
}

/** Sends one row. Returns whether to go on with the next. */
async function sendNext(row: OutboxRow): Promise<boolean> {
  // Another tab may have changed who is signed in: what Ada wrote is never sent with Bob's session.
  const belongs = await sessionBelongsTo(row.memberKey);
  const { status, answer, refusal } =
    belongs === true ? await sendRow(row) : { status: belongs, answer: undefined, refusal: undefined };
  const verdict = isDoneAlready(row, refusal?.code) ? 'sent' : verdictOf(status);
  if (verdict === 'later') tryLater();
  if (verdict === 'signed-out') goToLogin();
  if (verdict === 'later' || verdict === 'signed-out') return false;
  failures = 0;
  if (verdict === 'sent') {
    tellSent(row, answer);
    bus.postMessage({ row, answer });
    await delMany([row.id], store);
  } else {
    await set(
      row.id,
      { ...row, rejected: refusal ?? { code: 'UNKNOWN', text: 'The server refused it.' } },
      store,
    );
  }
  await changed();
  return true;
}

// Plain HTTP has no Web Locks; there the server's idempotency keys alone keep two tabs from writing twice.
function underLock(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request('perennial-outbox', { ifAvailable: true }, (lock) =>
    lock ? work() : undefined,
  );
}

/** Sends the member's rows in order; one tab at a time does. */
export async function flush(): Promise<void> {
  if (sending) askedMeanwhile = true;
  if (sending || member === undefined) return;
  sending = true;
  try {
    await underLock(async () => {
      for (;;) {
        const row = member === undefined ? undefined : nextToSend(await stored(), member);
        if (!row || !(await sendNext(row))) return;
      }
    });
  } finally {
    sending = false;
  }
  if (!askedMeanwhile) return;
  askedMeanwhile = false;
  await flush();
}

// Another tab wrote or sent: show the same here, and see to what it may have left.
bus.onmessage = ({ data }: MessageEvent<unknown>) => {
  const sent = isRecord(data) ? data['row'] : undefined;
  if (isRecord(data) && isOutboxRow(sent) && sent.memberKey === member) tellSent(sent, data['answer']);
  void refresh();
  void flush();
};
addEventListener('online', () => void flush());
document.addEventListener('visibilitychange', () => void flush());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in member's unsent and refused writes. */
export const useOutbox = (): OutboxState => useSyncExternalStore(subscribe, () => own);
