import { reply, type Reply } from '#domain/coach/reply.ts';
import type { Fact } from './fact.ts';

/** An answer about the memory, with a link to it. */
export const memoryReply = (title: string, paragraphs: readonly string[]): Reply =>
  reply({
    kind: 'advice',
    title,
    paragraphs: [...paragraphs],
    links: [{ name: 'Open Settings', screen: 'profileSettings' }],
  });

/** Everything that is remembered. */
export function recallReply({
  isOn,
  facts,
}: {
  readonly isOn: boolean;
  readonly facts: readonly Fact[];
}): Reply {
  if (facts.length === 0)
    return memoryReply('I don’t remember anything about you yet', [
      isOn
        ? 'Tell me what to keep in mind, such as “Remember that I’m vegetarian on weekdays.”'
        : 'Memory is off. You can turn it on in Settings.',
    ]);
  return memoryReply(isOn ? 'What I remember about you' : 'Memory is off', [
    ...facts.map(({ text }) => `“${text}”`),
    isOn
      ? 'I use this for suggestions. You can change or delete it in Settings.'
      : 'Turn memory on in Settings, and I’ll use this for suggestions.',
  ]);
}
