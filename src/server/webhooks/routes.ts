import { implement } from '@orpc/server';
import { webhooks } from '#contract/webhooks.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { limitOutsideCalls } from '#server/http/api/outside-limit.ts';
import { createWebhook, enableWebhook, removeWebhook, rotateSecret, testWebhook } from './commands.ts';
import { webhookAnswer, webhooksOf } from './queries.ts';
import type { SendDeps } from './send.ts';

/** API routes for a member's webhooks. */
export function webhookRoutes(deps: SendDeps) {
  const os = implement(webhooks).$context<ApiContext>().use(membersOnly);
  return os.router({
    list: os.list.handler(async ({ context: { actor } }) =>
      (await webhooksOf(deps.db, actor.userId)).map(webhookAnswer),
    ),
    create: os.create.handler(({ input, context: { actor } }) => createWebhook(deps, actor, input)),
    rotate: os.rotate.handler(({ input, context: { actor } }) => rotateSecret(deps, actor, input.id)),
    test: os.test
      .use(limitOutsideCalls(deps))
      .handler(({ input, context: { actor } }) => testWebhook(deps, actor, input.id)),
    enable: os.enable.handler(({ input, context: { actor } }) => enableWebhook(deps, actor, input.id)),
    remove: os.remove.handler(async ({ input, context: { actor } }) => {
      await removeWebhook(deps, actor, input.id);
      return input;
    }),
  });
}
