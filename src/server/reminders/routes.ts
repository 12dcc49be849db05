import { implement } from '@orpc/server';
import { reminders } from '#contract/reminders.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { limitOutsideCalls } from '#server/http/api/outside-limit.ts';
import { addChannel, isKnownDevice, removeChannel } from './channels.ts';
import { savePlan, settingsOf, snooze, testChannel, type ReminderDeps } from './commands.ts';
import { pushKeyOf } from './push/vapid.ts';

/** API routes for reminders. */
export function reminderRoutes(deps: ReminderDeps) {
  const os = implement(reminders).$context<ApiContext>().use(membersOnly);
  return os.router({
    get: os.get.handler(({ context: { actor } }) => settingsOf(deps, actor)),
    save: os.save.handler(({ input, context: { actor } }) => savePlan(deps, actor, input)),
    device: os.device.handler(async ({ input: { endpointHash }, context: { actor } }) => ({
      publicKey: (await pushKeyOf(deps)).publicKey,
      isKnown: endpointHash !== undefined && (await isKnownDevice(deps.db, actor.userId, endpointHash)),
    })),
    add: os.add.handler(({ input, context: { actor } }) => addChannel(deps, actor, input)),
    test: os.test
      .use(limitOutsideCalls(deps))
      .handler(({ input, context: { actor } }) => testChannel(deps, actor, input.id)),
    remove: os.remove.handler(async ({ input, context: { actor } }) => {
      await removeChannel(deps.db, actor, input.id);
      return input;
    }),
    snooze: os.snooze.handler(({ input, context: { actor } }) => snooze(deps, actor, input)),
  });
}
