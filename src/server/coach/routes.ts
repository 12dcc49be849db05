import { implement } from '@orpc/server';
import { coach } from '#contract/coach/coach.ts';
import { carefulReply } from '#domain/coach/safety/careful-reply.ts';
import { dangerIn } from '#domain/coach/safety/dangers.ts';
import type { Actor } from '#server/core/actor.ts';
import type { IndexDeps } from '#server/db/deps.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { memberOn } from '#server/member/queries.ts';
import { answerQuestion, openingsOf, type CoachAsker } from './answer.ts';
import {
  branchConversation,
  changeConversation,
  keepExchange,
  removeAllConversations,
  removeConversation,
  restoreConversation,
} from './commands.ts';
import { conversationOf, conversationsOf, exchangeAnswer, exchangeOf, lastQueryOf } from './queries.ts';
import { settleProposal, type ActionCommands } from './proposals.ts';
import { updateFigures } from './update-figures.ts';

export interface CoachDeps extends IndexDeps {
  readonly commands: ActionCommands;
}

/** API routes for the coach and its conversations. */
export function coachRoutes({ db, now, index, commands }: CoachDeps) {
  const os = implement(coach).$context<ApiContext>().use(membersOnly);

  async function askerOf({ userId }: Actor): Promise<CoachAsker> {
    const nowMs = now();
    const { date: today, profile } = await memberOn(db, userId, nowMs);
    const { timeZone, unitSystem: units } = profile;
    return { db, userId, nowMs, today, timeZone, units, before: undefined };
  }

  async function settle(
    actor: Actor,
    asked: { readonly id: string; readonly proposalId: string },
    to: 'confirmed' | 'undone' | 'declined',
  ) {
    const { timeZone } = await askerOf(actor);
    return settleProposal({ db, now, commands }, actor, asked, { to, timeZone });
  }

  const conversations = os.conversations.router({
    list: os.conversations.list.handler(({ input: { search }, context }) =>
      conversationsOf(db, context.actor.userId, search),
    ),
    get: os.conversations.get.handler(({ input: { id }, context }) =>
      conversationOf(db, context.actor.userId, id),
    ),
    change: os.conversations.change.handler(({ input, context }) =>
      changeConversation(db, context.actor, input),
    ),
    branch: os.conversations.branch.handler(({ input, context }) =>
      branchConversation(db, context.actor, input, now()),
    ),
    update: os.conversations.update.handler(async ({ input: { id }, context: { actor } }) =>
      updateFigures(await askerOf(actor), actor, { id, index }),
    ),
    remove: os.conversations.remove.handler(async ({ input: { id }, context }) => {
      await removeConversation(db, context.actor, id, now());
      return { id };
    }),
    restore: os.conversations.restore.handler(({ input: { id }, context }) =>
      restoreConversation(db, context.actor, id),
    ),
    removeAll: os.conversations.removeAll.handler(async ({ context }) => ({
      count: await removeAllConversations(db, context.actor),
    })),
  });

  return os.router({
    start: os.start.handler(async ({ context }) => ({
      questions: [...(await openingsOf(await askerOf(context.actor)))],
    })),
    ask: os.ask.handler(async ({ input: { id, conversationId, question }, context: { actor } }) => {
      const asker = await askerOf(actor);
      const danger = dangerIn(question);
      if (danger) {
        // Such words are answered and forgotten.
        const at = new Date(asker.nowMs).toISOString();
        const careful = carefulReply(danger, asker.timeZone);
        return { exchange: { id, question, reply: careful, askedAt: at, answeredAt: at }, isSaved: false };
      }
      const stored = await exchangeOf(db, actor.userId, id);
      if (stored) return { exchange: exchangeAnswer(stored), isSaved: true };
      const before = await lastQueryOf(db, actor.userId, conversationId);
      const answered = await answerQuestion({ ...asker, before }, question, index);
      const kept = { id, conversationId, question, reply: answered };
      return { exchange: exchangeAnswer(await keepExchange(db, actor, kept, asker.nowMs)), isSaved: true };
    }),
    confirm: os.confirm.handler(({ input, context }) => settle(context.actor, input, 'confirmed')),
    undo: os.undo.handler(({ input, context }) => settle(context.actor, input, 'undone')),
    decline: os.decline.handler(({ input, context }) => settle(context.actor, input, 'declined')),
    conversations,
  });
}
