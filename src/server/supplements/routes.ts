import { implement } from '@orpc/server';
import { supplements } from '#contract/supplements/supplements.ts';
import type { Deps } from '#server/db/deps.ts';
import { entryHandlers } from '#server/http/api/entry-handlers.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { dismiss, recall } from './dismissals.ts';
import { factsOf } from './facts.ts';
import { ownSupplementsOf, putOwn, removeOwn, restoreOwn } from './own-supplements.ts';
import { openReminders } from './reminder-queries.ts';
import { settleReminder } from './reminders.ts';
import { suggestionsOf } from './suggestion-queries.ts';
import { putTake, takeStore } from './takes.ts';

/** API routes for supplements, doses, suggestions and reminders. */
export function supplementRoutes({ db, now }: Deps) {
  const os = implement(supplements).$context<ApiContext>().use(membersOnly);
  const takes = entryHandlers({ db, now }, { store: takeStore, put: putTake });
  return os.router({
    own: {
      list: os.own.list.handler(({ context: { actor } }) => ownSupplementsOf(db, actor.userId)),
      put: os.own.put.handler(({ input, context }) => putOwn(db, context.actor, input, now())),
      remove: os.own.remove.handler(async ({ input: { id }, context }) => {
        await removeOwn(db, context.actor, id, now());
        return { id };
      }),
      restore: os.own.restore.handler(({ input: { id }, context }) =>
        restoreOwn(db, context.actor, id, now()),
      ),
    },
    takes: {
      list: os.takes.list.handler(takes.list),
      put: os.takes.put.handler(takes.put),
      remove: os.takes.remove.handler(takes.remove),
      restore: os.takes.restore.handler(takes.restore),
    },
    suggestions: {
      get: os.suggestions.get.handler(({ context: { actor } }) => suggestionsOf(db, actor.userId, now())),
      dismiss: os.suggestions.dismiss.handler(async ({ input, context: { actor } }) => {
        const { facts } = await factsOf(db, actor.userId, now());
        await dismiss(db, actor, input, facts.today);
        return { ruleId: input.ruleId };
      }),
      recall: os.suggestions.recall.handler(async ({ input: { ruleId }, context: { actor } }) => {
        await recall(db, actor, ruleId);
        return { ruleId };
      }),
    },
    reminders: {
      list: os.reminders.list.handler(({ context: { actor } }) => openReminders(db, actor.userId)),
      settle: os.reminders.settle.handler(({ input, context }) =>
        settleReminder(db, context.actor, input, now()),
      ),
    },
  });
}
