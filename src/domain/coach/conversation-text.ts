import { doneTitle, type Proposal } from './proposal.ts';
import { spelledOut, type CoachFigure, type MealOption, type Reason } from './reply.ts';
import { shownText } from './format-number.ts';

interface Exported {
  readonly title: string;
  readonly exchanges: readonly {
    readonly question: string;
    /** When its figures were read: "Nov 8, 7:12 PM". */
    readonly readAt: string;
    readonly reply: {
      readonly kind: string;
      readonly title: string | null;
      readonly paragraphs: readonly string[];
      readonly figures: readonly Pick<CoachFigure, 'id' | 'shown' | 'label' | 'rows'>[];
      readonly reasons: readonly Reason[];
      readonly meals: readonly Pick<MealOption, 'id' | 'name' | 'energyKcal' | 'proteinG'>[];
      readonly proposals: readonly Pick<Proposal, 'id' | 'title' | 'after' | 'state'>[];
      readonly basis: string | null;
      readonly note: string | null;
    };
  }[];
}

/** Characters with a meaning in Markdown. */
const plain = (text: string): string =>
  text.replaceAll(/([\\`*_[\]<>#|])/g, String.raw`\$1`).replaceAll('\n', ' ');

const MAX_RANKED = 10;

/** Rankings, suggestions and actions. */
function lists({
  kind,
  figures,
  meals,
  proposals,
}: Exported['exchanges'][number]['reply']): readonly string[] {
  const rows = figures[0]?.rows ?? [];
  const ranked = kind === 'ranking' ? rows.slice(0, MAX_RANKED) : [];
  const periods = kind === 'breakdown' ? rows : [];
  const logged = new Set(proposals.flatMap(({ id, state }) => (state === 'confirmed' ? [id] : [])));
  return [
    ranked.map(
      ({ label, date, shown }, at) => `${at + 1}. ${plain(label ?? date ?? '')}: ${shownText(shown)}`,
    ),
    periods.map(({ label, shown }) => `- ${plain(label ?? '')}: ${shownText(shown)}`),
    meals.map(
      ({ id, name, energyKcal, proteinG }) =>
        `- ${plain(name)}: ${energyKcal} kcal, ${proteinG} g protein${logged.has(id) ? ' (logged)' : ''}`,
    ),
    meals.length > 0
      ? []
      : proposals.map(({ title, after, state }) =>
          state === 'confirmed'
            ? `- ${plain(doneTitle(title))}: ${plain(after)}`
            : `- ${plain(title)} (not done)`,
        ),
  ].map((lines) => lines.join('\n'));
}

/** A conversation as Markdown, with the figures as they were shown. */
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
      ...lists(reply),
      `_${[reply.basis, reply.note, `Numbers from ${readAt}.`]
        .filter((part) => part !== null)
        .map(plain)
        .join(' ')}_`,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  );
  return `${[`# ${plain(title)}`, ...parts].join('\n\n')}\n`;
}
