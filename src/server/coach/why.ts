import { reasonWindow } from '#domain/coach/abilities/asked-intent.ts';
import { whyQueries, whyReply } from '#domain/coach/abilities/why-figure.ts';
import { scoreQueries, whyBioAgeReply, whyScoreReply } from '#domain/coach/abilities/why-score.ts';
import { whySubject } from '#domain/coach/abilities/why-subjects.ts';
import { weightQueries, whyWeightReply } from '#domain/coach/abilities/why-weight.ts';
import { joinedReply, type Reply } from '#domain/coach/reply.ts';
import { topicOf } from '#domain/coach/topics/topics.ts';
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

/** Why weight changed. */
export async function whyWeight(asker: CoachAsker, question: string): Promise<Reply> {
  const { db, userId, nowMs, today, units } = asker;
  const window = withDaysBefore(reasonWindow(question, today), today);
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
  const window = reasonWindow(question, today);
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
