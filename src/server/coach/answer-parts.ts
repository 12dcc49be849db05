import { joinWords } from '#domain/words/join-words.ts';
import { messageParts } from '#domain/coach/message-parts.ts';
import { joinedReply, reply, type Reply } from '#domain/coach/reply.ts';
import { readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import type { CoachAsker } from './asker.ts';

const MAX_PARTS = 3;

/** "I was sick last week. How much did I sleep?": of which days? */
const namesTime = (text: string, today: string): boolean =>
  readTimes(normalized(text), today).times.length > 0;

/**
 * Answers the questions of a message one by one, if it isn't understood as a whole: "What is my LDL, and is that too high?"
 * @param answer to one question
 * @returns undefined if the message has one part or no part is understood
 */
export async function answerParts(
  asker: CoachAsker,
  message: string,
  answer: (asker: CoachAsker, question: string) => Promise<Reply>,
): Promise<Reply | undefined> {
  const parts = messageParts(message);
  const isLimited = parts.some(({ text, isRequest }) => !isRequest && namesTime(text, asker.today));
  if (parts.length < 2 || isLimited) return undefined;
  const said: Reply[] = [];
  const missed: string[] = [];
  // "I had 2 eggs, and remind me to drink": what was eaten is also to be logged.
  const isOrdered = parts.some(({ isOrder }) => isOrder);
  const tried = parts.filter(({ isRequest }) => isRequest || isOrdered);
  for (const { text, isRequest } of tried.slice(0, MAX_PARTS)) {
    const before = said.at(-1)?.query ?? asker.before;
    const one = await answer({ ...asker, before, offered: [], choices: [] }, text);
    // "What is homocysteine and why is it tested?" has one answer.
    if (said.some(({ paragraphs }) => paragraphs.join() === one.paragraphs.join())) continue;
    if (one.kind !== 'unknown' && one.kind !== 'choices') said.push(one);
    else if (isRequest) missed.push(text.replace(/[?.!,;\s]+$/u, ''));
  }
  const [first, ...others] = said;
  if (!first) return undefined;
  const joined = others.length === 0 ? first : joinedReply(first, ...others);
  if (missed.length === 0) return joined;
  const paragraph = `I didn’t understand ${joinWords(missed.map((text) => `“${text}”`))}.`;
  return reply({ ...joined, paragraphs: [...joined.paragraphs, paragraph] });
}
