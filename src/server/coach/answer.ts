import type { UnitSystem } from '#domain/account/profile.ts';
import { openingQuestions, nextQuestions, type Logged } from '#domain/coach/openings.ts';
import { queryReply } from '#domain/coach/query-reply.ts';
import { readWords } from '#domain/coach/read-words.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { windowBefore } from '#domain/questions/calendar-words.ts';
import { loggedDays } from './logged.ts';
import { recordsFor, type Asker } from './records.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Who asks, and what the conversation was about. */
export interface CoachAsker extends Asker {
  readonly timeZone: string;
  readonly units: UnitSystem;
  readonly before: Query | undefined;
}

/** The same figure of the stretch before, which an average is compared with. */
function earlierQuery(query: Query, today: string): Query | undefined {
  const { window, versus, rank, when, at, only, aggregate } = query;
  if (aggregate !== 'mean' || versus || rank || when || at || only || window.kind === 'day') return undefined;
  const earlier = window.kind === 'dates' ? undefined : windowBefore(window, today);
  return earlier && { ...query, window: earlier };
}

/** Answers a query from the member's records. */
export async function replyToQuery(asker: CoachAsker, query: Query): Promise<Reply> {
  const { today, units } = asker;
  const earlier = earlierQuery(query, today);
  const source = await recordsFor(asker, earlier ? [query, earlier] : [query]);
  const said = queryReply(
    query,
    evaluate(query, source),
    { today, units },
    earlier && evaluate(earlier, source),
  );
  return { ...said, next: [...nextQuestions(query)] };
}

/** Three questions that the member's data can answer today. */
export const openingsOf = async (asker: Asker): Promise<readonly string[]> =>
  openingQuestions(await loggedDays(asker));

function unknownReply(near: readonly string[], logged: Logged): Reply {
  const choices = (near.length > 0 ? near : openingQuestions(logged)).map((question) => ({
    label: question,
    question,
  }));
  return reply({
    kind: 'unknown',
    title: 'I didn’t understand that',
    paragraphs: [
      near.length > 0
        ? 'I don’t guess at numbers. These are the nearest questions I can answer:'
        : 'I answer questions about what you log: meals, sleep, weight, movement, glucose, blood tests and more. For example:',
    ],
    choices,
  });
}

/** Answers a question from the member's own data, without a model. */
export async function answerQuestion(asker: CoachAsker, question: string): Promise<Reply> {
  const read = readWords(question, await vocabularyOf(asker), asker.before);
  switch (read.kind) {
    case 'query':
      return replyToQuery(asker, read.query);
    case 'choices':
      return reply({ kind: 'choices', paragraphs: ['Which one do you mean?'], choices: [...read.choices] });
    case 'unknown':
      return unknownReply(read.near, await loggedDays(asker));
  }
}
