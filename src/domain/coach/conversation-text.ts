import { spelledOut, type CoachFigure, type Reason } from './reply.ts';

interface Exported {
  readonly title: string;
  readonly exchanges: readonly {
    readonly question: string;
    /** When its figures were read: "Nov 8, 7:12 PM". */
    readonly readAt: string;
    readonly reply: {
      readonly title: string | null;
      readonly paragraphs: readonly string[];
      readonly figures: readonly Pick<CoachFigure, 'id' | 'shown' | 'label'>[];
      readonly reasons: readonly Reason[];
      readonly basis: string | null;
      readonly note: string | null;
    };
  }[];
}

/** Characters that Markdown would read as marks. */
const plain = (text: string): string =>
  text.replaceAll(/([\\`*_[\]<>#|])/g, String.raw`\$1`).replaceAll('\n', ' ');

/** A conversation as Markdown, with its figures written out as they were. */
export function conversationMarkdown({ title, exchanges }: Exported): string {
  const parts = exchanges.map(({ question, readAt, reply }) =>
    [
      `## ${plain(question)}`,
      ...(reply.title === null ? [] : [`**${plain(reply.title)}**`]),
      ...reply.paragraphs.map((text) => plain(spelledOut(text, reply.figures))),
      reply.reasons
        .map(
          ({ title: reason, text, certainty }) =>
            `- **${plain(reason)}** (${certainty}): ${plain(spelledOut(text, reply.figures))}`,
        )
        .join('\n'),
      `_${[reply.basis, reply.note, `Figures from ${readAt}.`]
        .filter((part) => part !== null)
        .map(plain)
        .join(' ')}_`,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
  return `${[`# ${plain(title)}`, ...parts].join('\n\n')}\n`;
}
