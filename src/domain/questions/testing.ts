import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { queryReply } from '#domain/coach/query-reply.ts';
import { spelledOut } from '#domain/coach/reply.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from './lexicon.ts';
import { readQuestion } from './read-question.ts';

/** Asks questions about some records. */
export function asking(source: RecordSource): {
  readonly read: (question: string) => Query | undefined;
  readonly valueOf: (question: string) => number | null | undefined;
  /** The answer in words. */
  readonly said: (question: string) => string | undefined;
} {
  const lexicon = buildLexicon(source);
  const read = (question: string) => readQuestion(question, source, lexicon)?.query;
  return {
    read,
    valueOf: (question) => {
      const query = read(question);
      return query && evaluate(query, source).value;
    },
    said: (question) => {
      const query = read(question);
      if (!query) return undefined;
      const { paragraphs, figures } = queryReply(query, evaluate(query, source), {
        today: source.today,
        units: CANONICAL_UNITS,
      });
      return spelledOut(paragraphs.flat().join(' '), figures);
    },
  };
}

/** Asks about Mira's records. */
export const { read, valueOf } = asking(miraRecords());

/** What a question about Mira's records asks for, which must be understood. */
export function meaningOf(question: string): Query {
  const query = read(question);
  if (!query) throw new Error(`Not understood: ${question}`);
  return query;
}
