import { asksWhy, reasonWindow } from '#domain/coach/abilities/asked-intent.ts';
import { whyQueries, whyReply } from '#domain/coach/abilities/why-figure.ts';
import { scoreQueries, whyBioAgeReply, whyScoreReply } from '#domain/coach/abilities/why-score.ts';
import { whySubject } from '#domain/coach/abilities/why-subjects.ts';
import { weightQueries, whyWeightReply } from '#domain/coach/abilities/why-weight.ts';
import { joinedReply, type Reply } from '#domain/coach/reply.ts';
import { topicOf } from '#domain/coach/topics/topics.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import { periodOf } from '#domain/query/periods.ts';
import type { Window } from '#domain/query/query.ts';
import { spanOf } from '#domain/query/windows.ts';
import { addDays } from '#domain/time/local-date.ts';
import { latestRows } from '#server/bio-age/queries.ts';
import { goalsOf } from '#server/goals/queries.ts';
import type { CoachAsker } from './asker.ts';
import { recordsFor } from './record-queries.ts';
import { topicReply } from './topics/topic-reply.ts';

/** The score follows its pillars with a delay. */
const FOUR_WEEKS: Window = { kind: 'last-days', days: 28 };

/** A single day has one weigh-in, so its week is compared instead. */
function withDaysBefore(window: Window, today: string): Window {
  const { from, to } = spanOf(window, today);
  return from !== null && from === to ? { kind: 'dates', from: addDays(to, -6), to } : window;
}

/** The days that a bare "why?" is about: those of the last answer, or the one that it named as the highest or lowest. */
async function daysInQuestion(asker: CoachAsker, question: string): Promise<Window | undefined> {
  const { before } = asker;
  if (!before || !asksWhy(question)) return undefined;
  const isOfDay = before.group === 'day' && before.rank !== undefined;
  const isExtreme = before.aggregate === 'min' || before.aggregate === 'max';
  const metric = findMetric(before.metric);
  if (!isOfDay && !(isExtreme && metric && periodOf(before, metric) === 'day'))
    return before.window.kind === 'all' ? undefined : before.window;
  const [row] = evaluate(before, await recordsFor(asker, [before])).rows;
  const date = row?.date ?? (isOfDay ? row?.label : undefined);
  return date ? { kind: 'dates', from: date, to: date } : undefined;
}

/** Why weight changed. */
export async function whyWeight(asker: CoachAsker, question: string): Promise<Reply> {
  const { db, userId, nowMs, today, units } = asker;
  const asked = await daysInQuestion(asker, question);
  const window = withDaysBefore(reasonWindow(question, today, asked), today);
  const [source, { expenditureKcal }] = await Promise.all([
    recordsFor(asker, weightQueries(window)),
    goalsOf(db, userId, nowMs),
  ]);
  const reply = whyWeightReply({ source, window, context: { today, units }, expenditureKcal });
  return {
    ...reply,
    next: ['What was my average sodium this week?', 'How did my weight change last month?'],
  };
}

/** Why a figure with known influences changed, such as sleep or glucose. */
export async function whyFigure(
  asker: CoachAsker,
  key: string,
  question: string,
): Promise<Reply | undefined> {
  const subject = whySubject(key);
  if (!subject) return undefined;
  const { today, units } = asker;
  const window = reasonWindow(question, today, await daysInQuestion(asker, question));
  const source = await recordsFor(asker, whyQueries(subject, window, today));
  const said = whyReply(subject, { source, window, context: { today, units } });
  const tired = key === 'energy' && said.reasons.length === 0 ? topicOf('tired') : undefined;
  if (!tired) return said;
  // A change too small to explain still leaves somebody tired.
  const general = await topicReply(asker, tired);
  return {
    ...joinedReply({ ...said, title: null }, { ...general, title: null }),
    kind: 'why',
    title: said.title,
  };
}

/** Why the longevity score changed. */
export async function whyScore(asker: CoachAsker, question: string): Promise<Reply> {
  const { today, units } = asker;
  const window = reasonWindow(question, today, FOUR_WEEKS);
  return whyScoreReply({
    source: await recordsFor(asker, scoreQueries(window)),
    window,
    context: { today, units },
  });
}

/** Why bio-age changed between the last two assessments. */
export async function whyBioAge(asker: CoachAsker): Promise<Reply> {
  const { db, userId, today, units } = asker;
  const [source, rows] = await Promise.all([
    recordsFor(asker, [{ metric: 'bioAgeYears', aggregate: 'change', window: { kind: 'all' } }]),
    latestRows(db, userId, 2),
  ]);
  const [after, before] = rows.map(({ localDate: date, result }) => ({ date, result }));
  return whyBioAgeReply(before, after, { source, context: { today, units } });
}
