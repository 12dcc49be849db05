import { splitEntries } from '#domain/coach/logging/split-entries.ts';
import { joinedReply, reply, type Reply } from '#domain/coach/reply.ts';
import type { CoachAsker } from '#server/coach/asker.ts';

/** Proposes each of several logs of one sentence; undefined for other messages. */
export async function proposeEntries(
  asker: CoachAsker,
  message: string,
  answer: (asker: CoachAsker, part: string) => Promise<Reply>,
): Promise<Reply | undefined> {
  const replies: Reply[] = [];
  for (const log of splitEntries(message)) replies.push(await answer(asker, log));
  const known = replies.filter(({ kind }) => kind !== 'unknown');
  if (known.length === 0) return undefined;
  if (known.length === replies.length) {
    const joined = joinedReply(...replies);
    const totals = joined.proposals.filter(({ before }) => before !== null);
    return {
      ...joined,
      paragraphs: [...new Set(joined.paragraphs)],
      ...(totals.length > 1 && { note: 'Each total adds only that entry.' }),
    };
  }
  return reply({
    kind: 'choices',
    title: 'One at a time',
    paragraphs: ['I only understood part of this. Send each entry as a message of its own.'],
  });
}
