import { Figures } from '#domain/coach/abilities/reason-figures.ts';
import { shortDate } from '#domain/coach/phrases.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { comparedWord } from '#domain/metrics/compared-word.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import type { DayRange } from '#domain/time/day-range.ts';
import { addDays, mondayOf } from '#domain/time/local-date.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { weekFindings, weeksBefore } from '#server/reminders/week-queries.ts';

const LINKS: Reply['links'] = [{ name: 'Open reports', screen: 'reports' }];

/** The week from Monday to Sunday before this one, or the last seven whole days. */
function weekOf(today: string, isCalendarWeek: boolean): DayRange {
  const monday = addDays(mondayOf(today), -7);
  return isCalendarWeek
    ? { from: monday, to: addDays(monday, 6) }
    : { from: addDays(today, -7), to: addDays(today, -1) };
}

const MONTH_DAYS = 30;

/** The calendar month before, this month up to yesterday, or the last 30 whole days. */
function monthOf(today: string, which: 'last' | 'this' | 'latest'): DayRange {
  const [first, yesterday] = [`${today.slice(0, 7)}-01`, addDays(today, -1)];
  const end = addDays(first, -1);
  if (which === 'last') return { from: `${end.slice(0, 7)}-01`, to: end };
  return which === 'this' && first <= yesterday
    ? { from: first, to: yesterday }
    : { from: addDays(today, -MONTH_DAYS), to: yesterday };
}

/** "How was my month?" */
export const monthSummary = (asker: CoachAsker, which: 'last' | 'this' | 'latest'): Promise<Reply> =>
  summary(asker, 'month', monthOf(asker.today, which));

/** "How was my week?": the findings of the weekly summary. */
export const weekSummary = (asker: CoachAsker, isCalendarWeek: boolean): Promise<Reply> =>
  summary(asker, 'week', weekOf(asker.today, isCalendarWeek));

async function summary(asker: CoachAsker, period: 'week' | 'month', week: DayRange): Promise<Reply> {
  const { today, units } = asker;
  const findings = await weekFindings(asker, week);
  const dates = `${shortDate(week.from, today)} to ${shortDate(week.to, today)}`;
  if (findings.length === 0)
    return reply({
      kind: 'advice',
      title: 'Not enough data yet',
      paragraphs: [
        `You didn’t log enough from ${dates} for a summary. Log something, such as meals, sleep or weight, on at least three days.`,
      ],
      links: LINKS,
    });
  const queries = findings.map(({ metric }): Query => ({
    metric,
    aggregate: 'mean',
    window: { kind: 'dates', ...week },
  }));
  const source = await recordsFor(asker, queries, 'days');
  const figures = new Figures({ today, units });
  const paragraphs = findings.map(({ mean, change, days, title }, at) => {
    const query = queries[at] ?? { metric: '', aggregate: 'mean', window: { kind: 'all' } };
    const answer = evaluate(query, source);
    const [name = ''] = title.split(':');
    const level = figures.add(query, answer, { value: mean, isLevel: true });
    const compared =
      change === null
        ? ''
        : change === undefined
          ? ' No clear change from the previous four weeks.'
          : ` ${figures.add(query, answer, { value: change, label: `${name}: difference from the previous four weeks` })} ${comparedWord(query.metric, change > 0)} than in the previous four weeks.`;
    return `${name}: ${level} on average over ${days}.${compared}`;
  });
  const before = weeksBefore(week);
  return reply({
    kind: 'answer',
    title: `Your ${period}, ${dates}`,
    paragraphs,
    figures: figures.list,
    basis: `Compared with ${shortDate(before.from, today)} to ${shortDate(before.to, today)}.`,
    links: LINKS,
    // "What about my sleep?": on these days.
    query: queries[0] ?? null,
    next: ['What should I focus on?', `How did I sleep last ${period}?`],
  });
}
