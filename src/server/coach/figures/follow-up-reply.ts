import { refersBack } from '#domain/coach/abilities/asked-intent.ts';
import { countedReply } from '#domain/coach/follow-ups/counted-reply.ts';
import { keptOf } from '#domain/coach/follow-ups/changed-part.ts';
import { beyondThat } from '#domain/coach/follow-ups/compared-with-that.ts';
import { withoutTies } from '#domain/coach/follow-ups/ties.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { readFollowUp } from '#domain/coach/follow-ups/read-follow-up.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { evaluated, replyToQuery } from './figure-reply.ts';
import { vocabularyOf } from '#server/coach/vocabulary.ts';

/**
 * Answers a message that changes part of the last question, or asks for part of its answer: "and for steps?", "which was the highest?"
 * @returns undefined if the last answer was about something else, or the message may be a question of its own
 */
export async function followUpReply(asker: CoachAsker, message: string): Promise<Reply | undefined> {
  const { follows, today, units } = asker;
  // "Was that too much on Friday?" asks for more than Friday's figure.
  if (!follows || refersBack(message)) return undefined;
  const beyond = beyondThat(withoutTies(normalized(message)), follows.query, today);
  const figure = beyond && (await evaluated(asker, follows.query, undefined))[0];
  if (beyond && figure && figure.value !== null)
    return replyToQuery(asker, { ...beyond.query, threshold: { op: beyond.op, value: figure.value } });
  const read = readFollowUp(message, follows, await vocabularyOf(asker, message));
  switch (read?.kind) {
    case 'query':
      return read.isBound ? replyToQuery(asker, read.query, read) : undefined;
    case 'counted': {
      const [answer] = await evaluated(asker, read.query, undefined);
      return countedReply(read.query, read.test, { answer, context: { today, units } });
    }
    case 'choices':
      return reply({
        kind: 'choices',
        paragraphs: ['Which one do you mean?'],
        choices: [...read.choices],
        query: follows.query,
        asked: keptOf(follows),
      });
    case undefined:
      return undefined;
  }
}
