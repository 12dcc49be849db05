import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { queryReply } from '#domain/coach/query-reply.ts';
import { spelledOut } from '#domain/coach/reply.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { miraRecords } from '#domain/query/testing.ts';
import { buildLexicon } from './lexicon.ts';
import { readQuestion } from './read-question.ts';

const mira = miraRecords();
const lexicon = buildLexicon(mira);

/** Reads a question about Mira's records. */
export const read = (question: string): Query | undefined => readQuestion(question, mira, lexicon)?.query;

/** Answers questions about some records: the value, and the first sentence. */
export function sayings(source: RecordSource): {
  readonly valueOf: (question: string) => number | null | undefined;
  readonly said: (question: string) => string | undefined;
} {
  const lexicon = buildLexicon(source);
  const queryOf = (question: string) => readQuestion(question, source, lexicon)?.query;
  return {
    valueOf: (question) => {
      const query = queryOf(question);
      return query && evaluate(query, source).value;
    },
    said: (question) => {
      const query = queryOf(question);
      if (!query) return undefined;
      const { paragraphs, figures } = queryReply(query, evaluate(query, source), {
        today: source.today,
        units: CANONICAL_UNITS,
      });
      return spelledOut(paragraphs.flat().join(' '), figures);
    },
  };
}
