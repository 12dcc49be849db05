import { MINUTE_MS } from '#domain/time/spans.ts';
import { faultOf } from '#server/core/fault.ts';
import { startScheduler } from '#server/jobs/scheduler.ts';
import { checkSoon } from '#server/reminders/plans.ts';
import { takeTurns } from '#server/reminders/scheduler.ts';
import { WEBHOOK_QUEUE } from '#server/webhooks/deliver.ts';
import { reportsRemindersSince } from '#server/webhooks/queries.ts';
import { depsOf, type Services } from './services.ts';

const EVERY_MS = MINUTE_MS / 2;
const TIMEOUT_MS = 5 * MINUTE_MS;

/** Dependencies of reminders. */
export const reminderDeps = (services: Services) => ({
  ...depsOf(services),
  webhooksSince: (userId: string) => reportsRemindersSince(services.database.db, userId),
  noteWebhooks: (userId: string) => services.jobs.enqueue(WEBHOOK_QUEUE, userId),
  onFault: (error: unknown) =>
    services.log.error({ fault: faultOf(error) }, 'a member’s reminders failed; they will be retried'),
});

/**
 * Sends due reminders twice a minute.
 * @returns stops it after the current round
 */
export function startReminders(services: Services): () => Promise<void> {
  const deps = reminderDeps(services);
  return startScheduler({
    everyMs: EVERY_MS,
    timeoutMs: TIMEOUT_MS,
    tasks: () => [() => takeTurns(deps)],
    onFault: deps.onFault,
    onRound: () => undefined,
  });
}

/** Writes that can change a reminder: fasts, supplements with their retests, and the member's time zone. */
const MOVES = /^\/api\/(?:fasts|supplements|reminders|account\/settings)(?:\/|$)/;

export const movesReminder = (path: string): boolean => MOVES.test(path);

/** Recalculates reminders soon after such a write. Never waits and never throws. */
export const reminderNotes = ({ database: { db }, log, now }: Services) => ({
  note: (userId: string): void => {
    checkSoon(db, userId, now()).catch((error: unknown) =>
      log.error({ fault: faultOf(error) }, 'reminders could not be rescheduled'),
    );
  },
});
