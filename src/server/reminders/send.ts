import { eq, sql } from 'drizzle-orm';
import { memberHeader } from '#contract/account/member-header.ts';
import type { ReminderKind } from '#domain/reminders/kinds.ts';
import type { ReminderWords } from '#domain/reminders/words.ts';
import { users } from '#server/auth/tables.ts';
import { OutsideFault, type CallOutside, type OutsideCall } from '#server/core/outside-call.ts';
import type { ChannelRow } from './channels.ts';
import { encryptPush } from './push/encrypt.ts';
import { pushKeyOf, vapidHeader, type KeyDeps } from './push/vapid.ts';
import { reminderChannels } from './tables.ts';

export interface SendDeps extends KeyDeps {
  readonly callOutside: CallOutside;
  readonly publicUrl: string;
}

/** A message for one channel. */
export interface ReminderMessage extends ReminderWords {
  /** Id of the reminder, to snooze it; null for a test. */
  readonly key: string | null;
  readonly kind: ReminderKind | 'test';
  readonly ttlSeconds: number;
}

type Call = Omit<OutsideCall, 'method' | 'maxBytes' | 'timeoutMs'>;

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 64 * 1024;
/** The endpoint doesn't exist, or no longer. */
const GONE: readonly number[] = [404, 410];
/** About two days of failing reminders. */
const MAX_FAILURES = 20;
const LOST_TARGET = 'This server’s key has changed. Remove this channel and add it again.';

const MEALS: readonly string[] = ['breakfast', 'lunch', 'dinner'];
/** Waiting messages with the same topic replace each other: a phone that was off for a week gets only the last one. */
const topicOf = (kind: ReminderMessage['kind']): string => (MEALS.includes(kind) ? 'meals' : kind);

/** Push services reject an unreachable subject. */
const subjectOf = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:push@${new URL(publicUrl).hostname}`;

/** Recipient of a message: the browser shows it to this member only. */
async function memberOf({ db }: SendDeps, userId: string): Promise<string> {
  const [user] = await db.select({ username: users.username }).from(users).where(eq(users.id, userId));
  return memberHeader(user?.username ?? '');
}

async function pushCall(
  deps: SendDeps,
  target: Target,
  message: ReminderMessage,
  userId: string,
): Promise<Call> {
  const { endpoint = '', p256dh = '', auth = '' } = target;
  const { key, kind, title, text, link, drink, ttlSeconds } = message;
  const authorization = vapidHeader(await pushKeyOf(deps), {
    endpoint,
    subject: subjectOf(deps.publicUrl),
    nowMs: deps.now(),
  });
  const topic = topicOf(kind);
  return {
    url: endpoint,
    headers: {
      Authorization: authorization,
      TTL: String(ttlSeconds),
      Topic: topic,
      Urgency: 'normal',
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
    },
    body: encryptPush(
      JSON.stringify({ key, kind, topic, title, text, link, drink, member: await memberOf(deps, userId) }),
      {
        p256dh,
        auth,
      },
    ),
  };
}

/** JSON goes to the server's root; the topic is the end of the address members enter (docs.ntfy.sh/publish). */
function ntfyCall({ publicUrl }: SendDeps, { url = '', token = '' }: Target, message: ReminderMessage): Call {
  const address = new URL(url);
  const [, root = '/', topic = ''] = /^(.*\/)([^/]+)$/.exec(address.pathname) ?? [];
  const { title, text, link } = message;
  return {
    url: new URL(root, address).href,
    headers: {
      'Content-Type': 'application/json',
      ...(token !== '' && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ topic, title, message: text, click: publicUrl + link }),
  };
}

function gotifyCall(
  { publicUrl }: SendDeps,
  { url = '', token = '' }: Target,
  message: ReminderMessage,
): Call {
  const { title, text, link } = message;
  return {
    url: `${url.replace(/\/$/, '')}/message`,
    headers: { 'Content-Type': 'application/json', 'X-Gotify-Key': token },
    body: JSON.stringify({
      title,
      message: text,
      priority: 5,
      extras: { 'client::notification': { click: { url: publicUrl + link } } },
    }),
  };
}

/** What is sealed of a channel. */
type Target = Readonly<Partial<Record<'endpoint' | 'p256dh' | 'auth' | 'url' | 'token', string>>>;

const CALLS = { push: pushCall, ntfy: ntfyCall, gotify: gotifyCall } as const;

interface Fault {
  readonly text: string;
  readonly isGone: boolean;
}

async function attempt(
  deps: SendDeps,
  row: ChannelRow,
  message: ReminderMessage,
): Promise<Fault | undefined> {
  const opened = deps.sealer.open(row.sealedTarget);
  if (opened === undefined) return { text: LOST_TARGET, isGone: true };
  try {
    const call = await CALLS[row.kind](deps, JSON.parse(opened) as Target, message, row.userId);
    const limits = { method: 'POST', maxBytes: MAX_ANSWER_BYTES, timeoutMs: TIMEOUT_MS } as const;
    const { status } = await deps.callOutside({ ...call, ...limits });
    if (status >= 200 && status < 300) return undefined;
    return { text: `The service responded with status ${status}.`, isGone: GONE.includes(status) };
  } catch (error) {
    if (error instanceof OutsideFault) return { text: error.message, isGone: false };
    throw error;
  }
}

/**
 * Sends a message once and records the result. An endpoint that is gone, or has failed too often in a row, is retired.
 * @returns undefined if it was accepted
 */
export async function sendTo(
  deps: SendDeps,
  row: ChannelRow,
  message: ReminderMessage,
): Promise<Fault | undefined> {
  const fault = await attempt(deps, row, message);
  const at = new Date(deps.now());
  const isRetired = fault !== undefined && (fault.isGone || row.failures + 1 >= MAX_FAILURES);
  await deps.db
    .update(reminderChannels)
    .set(
      fault
        ? {
            lastErrorAt: at,
            lastError: fault.text,
            failures: sql`${reminderChannels.failures} + 1`,
            ...(isRetired && { disabledAt: at }),
          }
        : { lastSuccessAt: at, failures: 0, disabledAt: null },
    )
    .where(eq(reminderChannels.id, row.id));
  return fault;
}
