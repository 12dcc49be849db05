import type { Conversation } from '#contract/coach/coach.ts';
import { conversationMarkdown } from '#domain/coach/conversation-text.ts';
import { momentText } from '#web/lib/time/moment-text.ts';

const TYPES = { md: 'text/markdown', json: 'application/json' } as const;

const fileName = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'conversation';

/** Saves a conversation as a file, with its figures as displayed. */
export function downloadConversation(conversation: Conversation, type: keyof typeof TYPES): void {
  const { title, exchanges } = conversation;
  const text =
    type === 'json'
      ? JSON.stringify(conversation, null, 2)
      : conversationMarkdown({
          title,
          exchanges: exchanges.map(({ question, reply, answeredAt }) => ({
            question,
            reply,
            readAt: momentText(answeredAt),
          })),
        });
  const url = URL.createObjectURL(new Blob([text], { type: TYPES[type] }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${fileName(title)}.${type}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
