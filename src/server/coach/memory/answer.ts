import { MAX_FACT, MAX_FACTS, type Fact } from '#domain/coach/memory/fact.ts';
import { matchingFacts } from '#domain/coach/memory/matching-facts.ts';
import type { MemoryRequest } from '#domain/coach/memory/memory-request.ts';
import { recallReply, memoryReply } from '#domain/coach/memory/recall-reply.ts';
import type { Proposal } from '#domain/coach/proposal.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { newId } from '#server/core/new-id.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { memoryOf, type Memory } from './queries.ts';

const proposed = (
  text: string,
  {
    title,
    before = null,
    after,
    action,
  }: Pick<Proposal, 'title' | 'after' | 'action'> & Partial<Pick<Proposal, 'before'>>,
): Reply =>
  reply({
    kind: 'proposal',
    paragraphs: [text],
    proposals: [{ id: newId(), title, before, after, detail: null, action, state: 'open' }],
  });

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function remembered({ isOn, facts }: Memory, text: string): Reply {
  if (!isOn)
    return memoryReply('Memory is off', ['Turn it on in Settings, and I’ll remember what you ask me to.']);
  if (facts.some((fact) => isSame(fact.text, text)))
    return memoryReply('I already have that saved', [`“${text}” is on my list.`]);
  if (facts.length >= MAX_FACTS)
    return memoryReply('My memory is full', [`I can remember up to ${MAX_FACTS} facts. Delete one first.`]);
  if (text.length > MAX_FACT)
    return memoryReply('That’s too long for me to remember', [`Say it in ${MAX_FACT} characters or fewer.`]);
  return proposed('Confirm, and I’ll keep it in mind when I make suggestions.', {
    title: 'Remember this',
    after: text,
    action: { kind: 'remember', input: { text } },
  });
}

const forgotten = (facts: readonly Fact[]): Reply =>
  proposed(`Confirm, and I won’t use ${facts.length === 1 ? 'it' : 'them'} anymore.`, {
    title: facts.length === 1 ? 'Forget this' : `Forget all ${facts.length} facts`,
    before: facts.length === 1 ? (facts[0]?.text ?? null) : null,
    after: facts.length === 1 ? 'Forgotten' : facts.map(({ text }) => text).join('; '),
    action: { kind: 'forget', input: { facts } },
  });

function toForget({ facts }: Memory, what: Extract<MemoryRequest, { kind: 'forget' }>['what']): Reply {
  if (facts.length === 0)
    return memoryReply('There’s nothing to forget', [
      'I only remember what you ask me to, and you haven’t asked me to remember anything yet.',
    ]);
  if (what === 'all') return forgotten(facts);
  const meant = what === 'last' ? facts.slice(-1) : matchingFacts(facts, what.words);
  if (meant.length === 1) return forgotten(meant);
  const choices = (meant.length > 0 ? meant : facts).slice(0, 5);
  return reply({
    kind: 'choices',
    paragraphs: [meant.length > 1 ? 'Which one should I forget?' : 'I don’t remember that. I do remember:'],
    choices: choices.map(({ text }) => ({ label: text, question: `Forget that ${text}` })),
  });
}

/** Answers requests about the coach's memory. Nothing is written before the member confirms. */
export async function answerMemoryRequest(
  { db, userId }: CoachAsker,
  request: MemoryRequest,
): Promise<Reply> {
  const memory = await memoryOf(db, userId);
  switch (request.kind) {
    case 'remember':
      return remembered(memory, request.text);
    case 'forget':
      return toForget(memory, request.what);
    case 'recall':
      return recallReply(memory);
  }
}
