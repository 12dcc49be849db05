import { figureOf, type ReplyContext } from '#domain/coach/build-figure.ts';
import { selectionWords, shortDate } from '#domain/coach/phrases.ts';
import { nameOf, youDid, youDidNot } from '#domain/coach/record-words.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { isOfNights } from '#domain/coach/nights/night-words.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Answer, Query } from '#domain/query/query.ts';
import { joinWords } from '#domain/words/join-words.ts';
import { plural } from '#domain/words/plural.ts';

const MAX_NAMED = 10;

/** What someone does to have a record: "log food". Others have data or none. */
const ACTIONS: Readonly<Record<string, readonly [verb: string, participle: string]>> = {
  meals: ['log food', 'logged food'],
  waterMl: ['log water', 'logged water'],
  weightKg: ['weigh yourself', 'weighed yourself'],
};

/** "You didn’t log food on [[f1]] of 30 days in November: Nov 3 and Nov 9." */
export function missingReply(query: Query, metric: Metric, answer: Answer, context: ReplyContext): Reply {
  const day = isOfNights(metric) ? 'night' : 'day';
  const where = selectionWords(
    { window: query.window, ...(query.weekdays && { weekdays: query.weekdays }) },
    { metric, ...context },
  );
  const at = where === '' ? ` since ${shortDate(answer.from ?? context.today, context.today)}` : ` ${where}`;
  const action = ACTIONS[metric.key];
  const data =
    metric.days === 'complete'
      ? 'complete food log'
      : `${nameOf(metric)
          .replace('systolic ', '')
          .replace(/^steps$/, 'step')} data`;
  const has = metric.days === 'complete' ? `a ${data}` : data;
  const none = action ? youDidNot(at, ...action) : `You don’t have ${has}`;
  const all = action ? youDid(at, action[1]) : `You have ${has}`;
  const on = action ? '' : ' for';
  const isOfLast = query.window.kind === 'last-days' && answer.n === query.window.days;
  const figure = figureOf({ id: 'f1', query, answer, context });
  const named = answer.dates.slice(0, MAX_NAMED).map((date) => shortDate(date, context.today));
  const listed = answer.dates.length > MAX_NAMED ? '' : `: ${joinWords(named)}`;
  return reply({
    kind: 'answer',
    paragraphs: [
      answer.value === 0
        ? `${all}${on} every ${day}${at}.`
        : `${none}${on || ' on'} [[f1]] of ${isOfLast ? 'the last ' : ''}${answer.n} ${plural(answer.n, day)}${isOfLast ? '' : at}${listed}.`,
    ],
    figures: figure && answer.value !== 0 ? [figure] : [],
    query,
  });
}
