import type { AnyContractProcedure } from '@orpc/contract';
import { createStore, delMany, entries, get, set } from 'idb-keyval';
import { useSyncExternalStore } from 'react';
import { isRecord } from '#web/lib/is-record.ts';
import { goToLogin } from '#web/lib/query-client.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import {
  discardedWith,
  isDoneAlready,
  isOutboxRow,
  nextToSend,
  retryDelayMs,
  rowsOf,
  verdictOf,
  type OutboxRow,
  type WireRequest,
  type WriteInfo,
} from './outbox-rules.ts';
import { requestOf, sendRow, type InputOf } from './wire.ts';

/** The signed-in member's rows, oldest first, and whether the last try to send them failed. */
export interface OutboxState {
  readonly rows: readonly OutboxRow[];
  readonly failing: boolean;
}

type SentListener = (row: OutboxRow, answer: unknown) => void;

const NAME = 'perennial-outbox';
const EMPTY: OutboxState = { rows: [], failing: false };
/** How long a write right after page load waits for the member to be known. */
const OPENING_MS = 5000;

const store = createStore(NAME, 'rows');
const listeners = new Set<() => void>();
const sentListeners = new Set<SentListener>();

let bus: BroadcastChannel | undefined;
let member: string | undefined;
let own: OutboxState = EMPTY;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let opened = Promise.withResolvers<void>();
let isSending = false;
let isFlushDue = false;

async function stored(): Promise<readonly OutboxRow[]> {
  return (await entries<string, unknown>(store)).map(([, value]) => value).filter(isOutboxRow);
}

async function refresh(): Promise<void> {
  own = member === undefined ? EMPTY : { rows: rowsOf(await stored(), member), failing: failures > 0 };
  for (const listener of listeners) listener();
}

async function changed(): Promise<void> {
  bus?.postMessage({});
  await refresh();
}

function announceSent(row: OutboxRow, answer: unknown): void {
  for (const listener of sentListeners) listener(row, answer);
}

/** Flushes when another tab wrote or sent, the connection is back, or the page becomes visible. */
function listen(): void {
  bus = new BroadcastChannel(NAME);
  bus.onmessage = ({ data }: MessageEvent<unknown>) => {
    const sent = isRecord(data) ? data['row'] : undefined;
    if (isRecord(data) && isOutboxRow(sent) && sent.memberKey === member) announceSent(sent, data['answer']);
    void refresh();
    void flush();
  };
  addEventListener('online', () => void flush());
  document.addEventListener('visibilitychange', () => void flush());
}

/** Shows and sends this member's rows from now on; undefined closes the outbox. */
export async function openOutbox(memberKey: string | undefined): Promise<void> {
  if (!bus) listen();
  member = memberKey;
  if (memberKey === undefined) opened = Promise.withResolvers<void>();
  else opened.resolve();
  await refresh();
  void flush();
}

/** Calls the listener for every row the server accepts, before the row is deleted. Returns the unsubscribe function. */
export function onSent(listener: SentListener): () => void {
  sentListeners.add(listener);
  return () => sentListeners.delete(listener);
}

async function add(write: WireRequest & WriteInfo): Promise<OutboxRow> {
  if (member === undefined)
    await Promise.race([opened.promise, new Promise((resolve) => setTimeout(resolve, OPENING_MS))]);
  if (member === undefined) throw new Error('The outbox is closed: nobody is logged in.');
  const row: OutboxRow = { ...write, id: uuidV7(), memberKey: member };
  await set(row.id, row, store);
  await changed();
  void flush();
  return row;
}

/**
 * Stores a write that isn't a procedure of the contract, such as a picture, and sends it when possible.
 * @throws Error if nobody is signed in or the device stores no data (private windows of some browsers)
 */
export async function enqueueRequest(request: WireRequest, info: WriteInfo): Promise<void> {
  await add({ ...request, ...info });
}

/**
 * Stores a call of a procedure and sends it when possible.
 * @throws Error as `enqueueRequest` does
 */
export const enqueue = <Procedure extends AnyContractProcedure>(
  procedure: Procedure,
  input: InputOf<Procedure>,
  info: WriteInfo,
): Promise<void> => enqueueRequest(requestOf(procedure, input), info);

/** Resolves with the outcome of all unsent writes to these subjects. */
export function whenSent(subjects: readonly string[]): Promise<Outcome['kind']> {
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

/** Outcome of one write, with the server's answer or the reason for its refusal. */
export type Outcome =
  | { readonly kind: 'sent'; readonly answer: unknown }
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly refusal: NonNullable<OutboxRow['rejected']> };

/** Like `sendOrKeep`, for a write that isn't a procedure of the contract. @throws Error as `enqueueRequest` does */
export async function sendRequestOrKeep(request: WireRequest, info: WriteInfo): Promise<Outcome> {
  let answer: unknown;
  const row = await add({ ...request, ...info });
  const stop = onSent((sent, said) => {
    if (sent.id === row.id) answer = said;
  });
  const kind = await whenSent([row.subject]);
  stop();
  if (kind === 'sent') return { kind, answer };
  const refusal = own.rows.find(({ id }) => id === row.id)?.rejected;
  if (!refusal) return { kind: 'waiting' };
  await discardRejected(row.id);
  return { kind: 'refused', refusal };
}

/**
 * Stores a call of a procedure and resolves with its outcome, for a form that stays open. A rejected write is discarded: the form still has it.
 * @throws Error as `enqueueRequest` does
 */
export const sendOrKeep = <Procedure extends AnyContractProcedure>(
  procedure: Procedure,
  input: InputOf<Procedure>,
  info: WriteInfo,
): Promise<Outcome> => sendRequestOrKeep(requestOf(procedure, input), info);

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

function retryLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flush(), retryDelayMs(failures));
  failures += 1;
  void refresh();
}

/** Sends one row. Returns whether to continue with the next. */
async function sendNext(row: OutboxRow): Promise<boolean> {
  const { status, answer, refusal } = await sendRow(row);
  const verdict = isDoneAlready(row, refusal?.code) ? 'sent' : verdictOf(status);
  if (verdict === 'later') retryLater();
  if (verdict === 'signed-out') goToLogin();
  if (verdict === 'later' || verdict === 'signed-out') return false;
  failures = 0;
  if (verdict === 'sent') {
    announceSent(row, answer);
    bus?.postMessage({ row, answer });
    await delMany([row.id], store);
  } else {
    const rejected = refusal ?? { code: 'UNKNOWN', text: 'The server rejected it.' };
    await set(row.id, { ...row, rejected }, store);
  }
  await changed();
  return true;
}

// Without HTTPS there are no Web Locks. Then only the idempotency keys keep two tabs from writing twice. Other tabs wait for their turn:
// one that was just closed may hold the lock a moment longer.
const underLock = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(NAME, work) : work();

/** Sends the member's rows in order, in one tab at a time. */
export async function flush(): Promise<void> {
  if (isSending) isFlushDue = true;
  if (isSending || member === undefined) return;
  isSending = true;
  try {
    await underLock(async () => {
      for (;;) {
        const row = member === undefined ? undefined : nextToSend(await stored(), member);
        if (!row || !(await sendNext(row))) return;
      }
    });
  } finally {
    isSending = false;
  }
  if (!isFlushDue) return;
  isFlushDue = false;
  await flush();
}

/** The signed-in member's unsent and rejected writes right now. */
export const currentOutbox = (): OutboxState => own;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in member's unsent and rejected writes. */
export const useOutbox = (): OutboxState => useSyncExternalStore(subscribe, currentOutbox, currentOutbox);
