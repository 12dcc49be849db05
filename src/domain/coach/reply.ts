import { shownText, type ShownNumber } from './format-number.ts';
import type { AnswerRow, Query } from '#domain/query/query.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import type { ScreenName } from '#domain/screens/screens.ts';
import type { Proposal } from './proposal.ts';

/** A figure of a reply, with the data behind it. Texts refer to it as `[[f1]]`. */
export interface CoachFigure {
  readonly id: string;
  readonly shown: ShownNumber;
  readonly value: number;
  /** The metric's unit. */
  readonly unit: string;
  /** "Average sleep, last week". */
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
  /** Days or records behind it. */
  readonly n: number;
  readonly what: 'days' | 'records';
  /** The newest rows, or the first ones of a ranking; `rowCount` says how many there are. */
  readonly rows: (AnswerRow & { readonly shown: ShownNumber })[];
  readonly rowCount: number;
  /** Query that recalculates the figure. */
  readonly query: Query | null;
}

export const CERTAINTIES = ['likely', 'possible', 'unlikely'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** A possible reason and how well the member's data supports it. */
export interface Reason {
  readonly title: string;
  readonly text: string;
  readonly certainty: Certainty;
}

/** A suggested meal that can be logged in one tap. */
export interface MealOption {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly energyKcal: number;
  readonly proteinG: number;
  /** Why it fits, or why it doesn't. */
  readonly reason: string;
  readonly isClose: boolean;
}

export const REPLY_KINDS = [
  'answer',
  'ranking',
  'breakdown',
  'choices',
  'unknown',
  'safety',
  'why',
  'meals',
  'advice',
  'proposal',
] as const;

/** An answer from the coach. Its lists aren't readonly, because API responses aren’t. */
export interface Reply {
  readonly kind: (typeof REPLY_KINDS)[number];
  readonly title: string | null;
  /** With `[[f1]]` for figures. */
  readonly paragraphs: string[];
  readonly figures: CoachFigure[];
  readonly reasons: Reason[];
  /** "Based on 27 of 28 days." and what is missing. */
  readonly basis: string | null;
  readonly note: string | null;
  /** Questions to choose from. */
  readonly choices: { readonly label: string; readonly question: string }[];
  readonly meals: MealOption[];
  /** Targets that meals are compared with. */
  readonly left: { readonly energyKcal: number; readonly proteinG: number } | null;
  readonly links: { readonly name: string; readonly screen: ScreenName }[];
  readonly sources: { readonly name: string; readonly url: string }[];
  readonly proposals: Proposal[];
  /** Follow-up questions. */
  readonly next: string[];
  /** The query a follow-up builds on. */
  readonly query: Query | null;
  /** What else was asked with it: its unit, and what decides between yes and no. */
  readonly asked?: Omit<Understood, 'query'> | null;
}

/** What a message after a reply is about; undefined if the reply has no query. */
export const understoodOf = ({ query, asked }: Pick<Reply, 'query' | 'asked'>): Understood | undefined =>
  query ? { query, ...asked } : undefined;

const EMPTY: Reply = {
  kind: 'answer',
  title: null,
  paragraphs: [],
  figures: [],
  reasons: [],
  basis: null,
  note: null,
  choices: [],
  meals: [],
  left: null,
  links: [],
  sources: [],
  proposals: [],
  next: [],
  query: null,
};

/** A reply with the parts it has. */
export const reply = (parts: Partial<Reply> & Pick<Reply, 'kind' | 'paragraphs'>): Reply => ({
  ...EMPTY,
  ...parts,
});

const REFERENCE = /\[\[(f\d+)\]\]/g;

/** A text split at its references to figures. */
export function referenced<Figure extends Pick<CoachFigure, 'id'>>(
  text: string,
  figures: readonly Figure[],
): readonly (string | Figure)[] {
  const parts: (string | Figure)[] = [];
  for (const [at, part] of text.split(REFERENCE).entries()) {
    const known = at % 2 === 0 ? part : figures.find(({ id }) => id === part);
    if (known !== undefined && known !== '') parts.push(known);
  }
  return parts;
}

/** The replies to the questions of one message, with the figures of each numbered after those before it. */
export function joinedReply(...both: readonly Reply[]): Reply {
  const renamed = (id: string, at: number): string =>
    `f${both.slice(0, at).flatMap(({ figures }) => figures).length + Number(id.slice(1))}`;
  const paragraphOf = ({ title, paragraphs, basis }: Reply, at: number): string => {
    const text = [title === null ? [] : `${title}:`, paragraphs, basis ?? []].flat().join(' ');
    return text.replace(REFERENCE, (_, id: string) => `[[${renamed(id, at)}]]`);
  };
  const proposals = both.flatMap((each) => each.proposals);
  const ideas = both.find(({ kind }) => kind === 'meals');
  return reply({
    kind: proposals.length > 0 ? 'proposal' : ideas ? 'meals' : 'answer',
    paragraphs: both.map(paragraphOf),
    figures: both.flatMap(({ figures }, at) =>
      figures.map((figure) => ({ ...figure, id: renamed(figure.id, at) })),
    ),
    reasons: both.flatMap((each) => each.reasons),
    note: [...new Set(both.flatMap((each) => each.note ?? []))].join(' ') || null,
    proposals,
    meals: ideas?.meals ?? [],
    left: ideas?.left ?? null,
    links: [...new Map(both.flatMap((each) => each.links).map((link) => [link.screen, link])).values()],
    sources: [...new Map(both.flatMap((each) => each.sources).map((each) => [each.url, each])).values()],
    next: both.at(-1)?.next ?? [],
    query: both.findLast(({ query }) => query)?.query ?? null,
  });
}

/** A text with its figures written out. */
export const spelledOut = (text: string, figures: readonly Pick<CoachFigure, 'id' | 'shown'>[]): string =>
  referenced(text, figures)
    .map((part) => (typeof part === 'string' ? part : shownText(part.shown)))
    .join('');
