import type { Conversation } from '#contract/coach/coach.ts';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { understoodOf, type Reply } from '#domain/coach/reply.ts';
import type { Query } from '#domain/query/query.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import type { Actor } from '#server/core/actor.ts';
import type { CoachAsker } from './asker.ts';
import { answerQuestion } from './answer.ts';
import { saveReply } from './commands.ts';
import { conversationOf, exchangesOf } from './queries.ts';

/** A message that wasn’t understood leaves the subject as it was. */
const followedBy = (reply: Reply, before: Understood | undefined): Understood | undefined =>
  reply.kind === 'unknown' ? before : understoodOf(reply);

/** Answers the questions of a conversation again, in order, with today's data. Proposals stay. @throws Refusal NOT_FOUND */
export async function updateFigures(
  asker: CoachAsker,
  actor: Actor,
  { id, index }: { readonly id: string; readonly index: FoodIndex },
): Promise<Conversation> {
  const { db, userId, nowMs } = asker;
  await conversationOf(db, userId, id);
  let before: Query | undefined;
  let follows: Understood | undefined;
  const earlier: string[] = [];
  for (const { id: exchangeId, question, reply, state, writer } of await exchangesOf(db, userId, id)) {
    const asking = { ...asker, before, follows, earlier: [...earlier] };
    earlier.push(question);
    if (reply.proposals.length > 0 || state === 'writing') {
      follows = followedBy(reply, follows);
      continue;
    }
    const updated = await answerQuestion(asking, question, index);
    // A model's text only fits the figures it was written for.
    if (writer !== null && updated.figures.length === 0) {
      follows = followedBy(reply, follows);
      continue;
    }
    await saveReply(db, actor, exchangeId, { reply: updated, writer: null, answeredAt: new Date(nowMs) });
    before = updated.query ?? before;
    follows = followedBy(updated, follows);
  }
  return conversationOf(db, userId, id);
}
