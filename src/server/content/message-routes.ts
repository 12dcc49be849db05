import { implement } from '@orpc/server';
import { messages } from '#contract/content/messages.ts';
import { adminsOnly, type ApiContext } from '#server/http/api/api-context.ts';
import type { MailDeps } from '#server/db/deps.ts';
import { removeMessage, replyTo, setMessageState } from './message-commands.ts';
import { listMessages, messageOf } from './message-queries.ts';

/** API routes for messages to the admins. */
export function messageRoutes(deps: MailDeps) {
  const os = implement(messages).$context<ApiContext>().use(adminsOnly);
  return os.router({
    list: os.list.handler(({ input }) => listMessages(deps.db, input)),
    get: os.get.handler(({ input: { id } }) => messageOf(deps, id)),
    reply: os.reply.handler(({ input, context: { actor } }) => replyTo(deps, actor, input)),
    setState: os.setState.handler(({ input: { id, state }, context: { actor } }) =>
      setMessageState(deps, actor, id, state),
    ),
    remove: os.remove.handler(async ({ input: { id }, context: { actor } }) => {
      await removeMessage(deps, actor, id);
      return { id };
    }),
  });
}
