import { implement } from '@orpc/server';
import { coach } from '#contract/coach/coach.ts';
import { safetyReply, withOffer } from '#domain/coach/safety/safety-reply.ts';
import { warningIn } from '#domain/coach/safety/warning.ts';
import type { Reply } from '#domain/coach/reply.ts';
import type { Actor } from '#server/core/actor.ts';
import type { CoachModel } from '#server/ai/coach-model.ts';
import type { IndexDeps } from '#server/db/deps.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { answerQuestion, openingsOf } from './answer.ts';
import { askerReader, conversationRoutes, type AskerReads } from './conversation-routes.ts';
import type { UsesToday } from '#contract/membership.ts';
import { Refusal } from '#server/core/refusal.ts';
import { deviceRecordsOf } from './device-records.ts';
import { memoryRoutes } from './memory/routes.ts';
import { withUrgentReadings } from './judgment/urgent-readings.ts';
import { answerWithModel, type ModelDeps } from './model/answer-with-model.ts';
import { consentOf, saveConsent } from './model/consent.ts';
import { currentExchange, stopRun } from './model/runs.ts';
import { exchangeAnswer, exchangeOf, lastQuestionOf } from './queries.ts';
import { settleProposal, type ActionCommands } from './proposals.ts';

export interface CoachDeps extends IndexDeps, ModelDeps, AskerReads {
  readonly commands: ActionCommands;
  readonly answersToday: (actor: Actor) => Promise<Pick<UsesToday, 'limit' | 'left'>>;
}

/** API routes for the coach and its conversations. */
export function coachRoutes(deps: CoachDeps) {
  const { db, now, index, commands, model, answersToday } = deps;
  const os = implement(coach).$context<ApiContext>().use(membersOnly);

  async function writerOf({ name, provider, consentKey }: CoachModel, actor: Actor) {
    const [consent, { limit, left }] = await Promise.all([
      consentOf(db, actor.userId, { consentKey }),
      answersToday(actor),
    ]);
    return { name, provider, consent, limit, left };
  }

  const askerOf = askerReader(deps);

  async function settle(
    actor: Actor,
    asked: { readonly id: string; readonly proposalId: string },
    to: 'confirmed' | 'undone' | 'declined',
  ) {
    const { timeZone } = await askerOf(actor);
    return settleProposal({ db, now, commands }, actor, asked, { to, timeZone });
  }

  return os.router({
    start: os.start.handler(async ({ context: { actor } }) => ({
      questions: [...(await openingsOf(await askerOf(actor)))],
      model: model && (await writerOf(model, actor)),
    })),
    records: os.records.handler(async ({ context: { actor } }) => deviceRecordsOf(await askerOf(actor))),
    consent: os.consent.handler(async ({ input: { consent }, context: { actor } }) => {
      if (!model) throw new Refusal('NOT_FOUND');
      await saveConsent(db, actor, model, consent, now());
      return writerOf(model, actor);
    }),
    ask: os.ask.handler(async ({ input: { id, conversationId, question }, context: { actor } }) => {
      const [asker, stored, last] = await Promise.all([
        askerOf(actor, true),
        exchangeOf(db, actor.userId, id),
        lastQuestionOf(db, actor.userId, conversationId),
      ]);
      // Careful answers are given but never stored.
      const unsaved = (careful: Reply) => {
        const at = new Date(asker.nowMs).toISOString();
        const said = { id, question, reply: careful, askedAt: at, answeredAt: at };
        return { exchange: { ...said, state: 'done' as const, writer: null }, isSaved: false };
      };
      const warning = warningIn(question);
      if (warning?.isCertain) return unsaved(safetyReply(warning.danger, asker.timeZone));
      if (stored) return { exchange: exchangeAnswer(stored), isSaved: true };
      const asking = { ...asker, ...last };
      const { reply: embedded, isUrgent } = await withUrgentReadings(
        asking,
        await answerQuestion(asking, question, index),
        question,
      );
      const reply = warning ? withOffer(embedded, warning, asker.timeZone) : embedded;
      if (reply.kind === 'safety') return unsaved(reply);
      const asked = { id, conversationId, question, reply };
      // A model could drop the offer of help, or what to do about a reading.
      const answering = warning || isUrgent ? { ...deps, model: null } : deps;
      const exchange = await answerWithModel(answering, asking, actor, asked);
      return { exchange: exchangeAnswer(exchange), isSaved: true };
    }),
    question: os.question.handler(async ({ input: { id }, context: { actor } }) =>
      exchangeAnswer(await currentExchange(db, actor, id, now())),
    ),
    stop: os.stop.handler(async ({ input: { id }, context: { actor } }) =>
      exchangeAnswer(await stopRun(db, actor, id, model)),
    ),
    confirm: os.confirm.handler(({ input, context }) => settle(context.actor, input, 'confirmed')),
    undo: os.undo.handler(({ input, context }) => settle(context.actor, input, 'undone')),
    decline: os.decline.handler(({ input, context }) => settle(context.actor, input, 'declined')),
    memory: memoryRoutes(deps),
    conversations: conversationRoutes(deps),
  });
}
