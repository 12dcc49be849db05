import { plainWords } from '#domain/coach/abilities/plain-words.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { foodsForBody } from '#domain/coach/subjects/facts/body-part-foods.ts';

/** "What are good foods for my bones?" */
export function bodyPartReply(question: string): Reply | undefined {
  const part = foodsForBody(plainWords(question));
  const [name, screen] = part?.link ?? [];
  return part && name !== undefined && screen !== undefined
    ? reply({ kind: 'advice', title: part.title, paragraphs: [part.text], links: [{ name, screen }] })
    : undefined;
}
