import { earlierQuery } from '#domain/coach/earlier-query.ts';
import { daysMetQuery, daysMetTitle } from '#domain/coach/judgment/each-day.ts';
import { withYesNo } from '#domain/coach/judgment/yes-no.ts';
import { nightsNote } from '#domain/coach/nights/nights-note.ts';
import { joinedNotes, queryReply } from '#domain/coach/query-reply.ts';
import type { Reply } from '#domain/coach/reply.ts';
import { askedOf } from '#domain/coach/sentences/tallies.ts';
import { nextQuestions } from '#domain/coach/suggested-questions.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { isOfTally } from '#domain/query/tally.ts';
import type { Understood } from '#domain/questions/read-one.ts';
import { dietReply } from '#server/coach/advice/diet-reply.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { evaluateGlucose } from '#server/coach/glucose-tally.ts';
import { recordsFor, type Asker } from '#server/coach/record-queries.ts';

/** The answers to a query and to that of the period before. */
export async function evaluated(
  asker: Asker,
  query: Query,
  earlier: Query | undefined,
): Promise<readonly [Answer, Answer | undefined]> {
  if (isOfTally(query))
    return Promise.all([evaluateGlucose(asker, query), earlier && evaluateGlucose(asker, earlier)]);
  const source = await recordsFor(asker, earlier ? [query, earlier] : [query], 'days');
  return [evaluate(query, source), earlier && evaluate(earlier, source)];
}

const LONGEVITY = 'longevity';
const DIET_QUALITY = 'diet-quality';

/** "Did I drink enough this week?": on how many days, instead of an average or a percentage. */
async function ofEachDay(asker: CoachAsker, { query, check }: Understood, said: Reply): Promise<Reply> {
  const counted = daysMetQuery(query, check);
  if (!counted || said.figures.length === 0) return said;
  const [met] = await evaluated(asker, counted, undefined);
  if (met.value === null || met.n === 0) return said;
  const title = daysMetTitle(counted, met);
  if (query.aggregate !== 'share') return { ...said, title };
  const { today, units } = asker;
  return { ...queryReply(counted, met, { today, units, unit: check?.unit }), title, query };
}

/**
 * Answers a query from the member's records.
 * @param read the requested unit, and what decides a question that yes or no answers
 */
export async function replyToQuery(
  asker: CoachAsker,
  asked: Query,
  { unit, check, isOfEvenings }: Omit<Understood, 'query'> = {},
): Promise<Reply> {
  const query = askedOf(asked);
  const { today, units } = asker;
  // Today's score is calculated when it is first asked for.
  if (findMetric(query.metric)?.slice === LONGEVITY) await asker.longevityDay();
  const earlier = earlierQuery(query, today);
  const [answer, before] = await evaluated(asker, query, earlier);
  if (answer.value === null && findMetric(query.metric)?.slice === DIET_QUALITY) return dietReply(asker);
  const context = { today, units, unit: unit ?? check?.unit };
  const said = queryReply(query, answer, context, before);
  const [decisive] = check?.query ? await evaluated(asker, askedOf(check.query), undefined) : [answer];
  const told = await ofEachDay(asker, { query, check }, withYesNo(said, check, decisive, context));
  const kept = {
    ...(unit !== undefined && { unit }),
    ...(check && { check }),
    ...(isOfEvenings && { isOfEvenings }),
  };
  const note = joinedNotes(told.note, nightsNote(query, isOfEvenings === true) ?? null);
  return { ...told, note, next: [...nextQuestions(query, today)], asked: kept };
}
