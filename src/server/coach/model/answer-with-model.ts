import type { Logger } from 'pino';
import type { Reply } from '#domain/coach/reply.ts';
import type { CoachModel } from '#server/ai/coach-model.ts';
import type { Actor } from '#server/core/actor.ts';
import { Refusal } from '#server/core/refusal.ts';
import type { IndexDeps } from '#server/db/deps.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { saveExchange } from '#server/coach/conversations/save-exchange.ts';
import { exchangesOf, type ExchangeRow } from '#server/coach/queries.ts';
import { consentOf } from './consent.ts';
import { startRun } from './runs.ts';

export interface ModelDeps extends IndexDeps {
  readonly model: CoachModel | null;
  readonly log: Pick<Logger, 'warn'>;
  /** Counts an answer against the member's plan; the returned function refunds it. Throws Refusal PLAN_LIMIT. */
  readonly takeAnswer: (actor: Actor) => Promise<() => Promise<void>>;
}

interface ModelQuestion {
  readonly id: string;
  readonly conversationId: string;
  readonly question: string;
  /** The embedded coach's answer. */
  readonly reply: Reply;
}

/** Exchanges of a conversation that a model sees. */
const MAX_EARLIER = 4;

/** Actions rather than answers: the embedded coach proposes them immediately and exactly. */
const isAction = ({ kind }: Reply): boolean => kind === 'proposal';

async function taken({ takeAnswer }: ModelDeps, actor: Actor) {
  try {
    return { giveBack: await takeAnswer(actor) };
  } catch (error) {
    if (error instanceof Refusal && error.limit) return { limit: error.limit.limit };
    throw error;
  }
}

/**
 * Stores a question, and lets the configured model answer it if the member agreed and has answers left today. Otherwise the embedded coach
 * answers, and mentions the limit if it was reached.
 * @throws Refusal NOT_FOUND if the conversation was deleted
 */
export async function answerWithModel(
  deps: ModelDeps,
  asker: CoachAsker,
  actor: Actor,
  asked: ModelQuestion,
): Promise<ExchangeRow> {
  const { db, now, index, model, log } = deps;
  const keep = (changes: { readonly reply?: Reply; readonly isWriting?: boolean } = {}) =>
    saveExchange(db, actor, { ...asked, ...changes }, asker.nowMs);
  const { reply } = asked;
  if (!model || isAction(reply) || (await consentOf(db, actor.userId, model)) !== 'given') return keep();
  const { giveBack, limit } = await taken(deps, actor);
  if (!giveBack)
    return keep({
      reply: {
        ...reply,
        note: [
          reply.note,
          `You’ve used all ${limit} of today’s AI answers, so the built-in coach will answer until midnight.`,
        ]
          .filter((part) => part !== null)
          .join(' '),
      },
    });
  const earlier = (await exchangesOf(db, actor.userId, asked.conversationId))
    .filter(({ id, state }) => id !== asked.id && state !== 'writing')
    .slice(-MAX_EARLIER);
  const exchange = await keep({ isWriting: true }).catch(async (error: unknown) => {
    // A deleted or full conversation takes no question, so none of today's answers is used.
    await giveBack();
    throw error;
  });
  startRun({ db, now, log, model, asker, index, actor, exchange, earlier, giveBack });
  return exchange;
}
