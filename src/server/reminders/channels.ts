import { createHash } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import type { NewReminderChannel, ReminderChannel } from '#contract/reminders.ts';
import type { Actor } from '#server/core/actor.ts';
import { Refusal, refuseField } from '#server/core/refusal.ts';
import type { Sealer } from '#server/core/seal.ts';
import type { Db } from '#server/db/database.ts';
import type { Deps } from '#server/db/deps.ts';
import { lockMember } from '#server/db/member-lock.ts';
import { scheduleChecks } from './plans.ts';
import { reminderChannels } from './tables.ts';

export type ChannelRow = typeof reminderChannels.$inferSelect;

const MAX_CHANNELS = 10;

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A channel in API form, without its secrets. */
export const channelAnswer = (row: ChannelRow): ReminderChannel => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  createdAt: row.createdAt.toISOString(),
  lastSuccessAt: textOf(row.lastSuccessAt),
  lastErrorAt: textOf(row.lastErrorAt),
  lastError: row.lastError,
  disabledAt: textOf(row.disabledAt),
});

/** A member's channels, oldest first. */
export const channelsOf = (db: Db, userId: string): Promise<ChannelRow[]> =>
  db
    .select()
    .from(reminderChannels)
    .where(eq(reminderChannels.userId, userId))
    .orderBy(asc(reminderChannels.createdAt), asc(reminderChannels.id));

export const ownChannel = (userId: string, id: string) =>
  and(eq(reminderChannels.userId, userId), eq(reminderChannels.id, id));

/** As the browser computes it. */
const hashOf = (endpoint: string): string => createHash('sha256').update(endpoint).digest('base64url');

/** Displayed form of an address. */
function nameOf(input: NewReminderChannel): string {
  if (input.kind === 'push') return input.name;
  const { host, pathname } = new URL(input.url);
  return `${host}${pathname.replace(/\/$/, '')}`;
}

function targetOf({ id: _id, kind: _kind, ...target }: NewReminderChannel): string {
  return JSON.stringify(target);
}

interface ChannelDeps extends Deps {
  readonly sealer: Sealer;
}

/** @throws Refusal FORBIDDEN for the demo member, CONFLICT for a repeated id or at the limit */
export async function addChannel(
  { db, sealer, now }: ChannelDeps,
  { userId, isDemo }: Actor,
  input: NewReminderChannel,
): Promise<ReminderChannel> {
  if (isDemo) {
    const message = 'Reminders aren’t available in the demo. Create an account to get them.';
    throw new Refusal('FORBIDDEN', { issues: [{ field: 'account', message }] });
  }
  const endpointHash = input.kind === 'push' ? hashOf(input.endpoint) : null;
  const row = await db.transaction(async (tx) => {
    await lockMember(tx, 'reminders', userId);
    // The browser's subscription is new, or belonged to another member.
    if (endpointHash !== null)
      await tx.delete(reminderChannels).where(eq(reminderChannels.endpointHash, endpointHash));
    const [held] = await tx
      .select({ count: count() })
      .from(reminderChannels)
      .where(eq(reminderChannels.userId, userId));
    if ((held?.count ?? 0) >= MAX_CHANNELS)
      throw refuseField(
        'CONFLICT',
        'kind',
        `You can have up to ${MAX_CHANNELS} reminder channels. Remove one to add another.`,
      );
    const [added] = await tx
      .insert(reminderChannels)
      .values({
        id: input.id,
        userId,
        kind: input.kind,
        name: nameOf(input),
        sealedTarget: sealer.seal(targetOf(input)),
        endpointHash,
        createdAt: new Date(now()),
      })
      .onConflictDoNothing()
      .returning();
    if (added) await scheduleChecks(tx, userId, now());
    return added;
  });
  if (!row)
    throw refuseField(
      'CONFLICT',
      'id',
      'This channel was already added. To change it, remove it and add it again.',
    );
  return channelAnswer(row);
}

/** Whether reminders go to a browser of this member. */
export async function isKnownDevice(db: Db, userId: string, endpointHash: string): Promise<boolean> {
  const [row] = await db
    .select({ disabledAt: reminderChannels.disabledAt })
    .from(reminderChannels)
    .where(and(eq(reminderChannels.userId, userId), eq(reminderChannels.endpointHash, endpointHash)));
  return row !== undefined && row.disabledAt === null;
}

/** @throws Refusal NOT_FOUND */
export async function removeChannel(db: Db, { userId }: Actor, id: string): Promise<void> {
  const gone = await db
    .delete(reminderChannels)
    .where(ownChannel(userId, id))
    .returning({ id: reminderChannels.id });
  if (gone.length === 0) throw new Refusal('NOT_FOUND');
}
