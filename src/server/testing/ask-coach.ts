import { spelledOut } from '#domain/coach/reply.ts';
import { newId } from '#server/core/new-id.ts';
import type { Browser } from './test-app.ts';

/** Asks the coach. @returns the reply, its paragraphs also as one text with the figures filled in */
export async function askCoach({ api }: Browser, question: string, conversationId: string = newId()) {
  const { exchange } = await api.coach.ask({ id: newId(), conversationId, question });
  const { reply } = exchange;
  return {
    ...reply,
    exchangeId: exchange.id,
    text: reply.paragraphs.map((text) => spelledOut(text, reply.figures)).join(' '),
  };
}
