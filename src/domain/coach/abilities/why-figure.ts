import { joinWords } from '#domain/words/join-words.ts';
import type { ReplyContext } from '#domain/coach/build-figure.ts';
import { selectionWords, windowWords } from '#domain/coach/phrases.ts';
import { nameOf } from '#domain/coach/record-words.ts';
import { reply, type Certainty, type Reason, type Reply } from '#domain/coach/reply.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { sdOf } from '#domain/numbers/statistics.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Answer, Query, Window } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { spanOf } from '#domain/query/windows.ts';
import { adjustedSlope } from '#domain/reports/associations/adjusted-slope.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';
import { byCertainty, Figures } from './reason-figures.ts';
import type { Factor, WhySubject } from './why-subjects.ts';
import { isPlural } from '#domain/words/agreement.ts';
import { lowerFirst } from '#domain/words/first-letter.ts';

/** Days searched for the member's own pattern. */
const PATTERN_DAYS = 120;
/** Days that a single day is compared with. */
const TYPICAL_DAYS = 28;
/** Days with a value that an average over several days needs. */
const MIN_DAYS = 4;
/** Factors that changed by less than this share of their usual scatter count as unchanged. */
const MIN_MOVE_SD = 0.4;
const MAX_UNLIKELY = 1;

/** The days in question, and the days before them for comparison. */
interface Stretches {
  readonly now: Window;
  readonly before: Window;
  readonly isDay: boolean;
}

function stretchesOf(window: Window, today: string): Stretches {
  const { from, to } = spanOf(window.kind === 'all' ? { kind: 'last-days', days: 14 } : window, today);
  const [first, last] = [from ?? addDays(to ?? today, -13), to ?? today];
  const length = daysBetween(first, last) + 1;
  const isDay = length === 1;
  return {
    now: { kind: 'dates', from: first, to: last },
    before: { kind: 'dates', from: addDays(first, -(isDay ? TYPICAL_DAYS : length)), to: addDays(first, -1) },
    isDay,
  };
}

const averageOf = (metric: string, window: Window): Query => ({
  metric,
  aggregate: 'mean',
  window,
  ...(findMetric(metric)?.kind === 'event' ? { per: 'day' as const } : {}),
});

/** Records that an explanation needs. */
export function whyQueries({ metric, factors }: WhySubject, window: Window, today: string): readonly Query[] {
  const { before, now } = stretchesOf(window, today);
  const last = now.kind === 'dates' ? (now.to ?? today) : today;
  const first = before.kind === 'dates' ? (before.from ?? last) : last;
  const pattern = addDays(last, -PATTERN_DAYS);
  const from = addDays(first < pattern ? first : pattern, -1);
  return [metric, ...factors.map((factor) => factor.metric)].map((key) =>
    averageOf(key, { kind: 'dates', from, to: last }),
  );
}

const shifted = (window: Window, lag: 0 | 1): Window =>
  window.kind === 'dates' && window.from !== null && window.to !== null
    ? { kind: 'dates', from: addDays(window.from, -lag), to: addDays(window.to, -lag) }
    : window;

const valuesByDay = (answer: Answer): ReadonlyMap<string, number> =>
  new Map(answer.rows.flatMap(({ date, value }) => (date === null ? [] : [[date, value]])));

interface Facts {
  readonly source: RecordSource;
  readonly subject: WhySubject;
  readonly stretches: Stretches;
  readonly isUp: boolean;
  readonly figures: Figures;
}

/** What the member's own days show for a factor: 1 if they support its known effect, -1 if they contradict it, 0 if neither. */
function patternOf({ metric, lag, effect }: Factor, { source, subject }: Facts): 1 | 0 | -1 | undefined {
  const all: Window = { kind: 'all' };
  const [xs, ys] = [metric, subject.metric].map((key) => valuesByDay(evaluate(averageOf(key, all), source)));
  const pairs = [...(ys ?? [])].flatMap(([date, y]) => {
    const x = xs?.get(addDays(date, -lag));
    return x === undefined ? [] : [{ date, x, y }];
  });
  const found = adjustedSlope(pairs);
  if (!found) return undefined;
  if (found.low <= 0 && found.high >= 0) return 0;
  return found.slope > 0 === effect > 0 ? 1 : -1;
}

function ownWords(pattern: 1 | 0 | -1 | undefined): string {
  switch (pattern) {
    case 1:
      return 'Your own data shows the same pattern.';
    case 0:
      return 'Your own data shows no clear pattern.';
    case -1:
      return 'Your own data points the other way.';
    default:
      return 'You haven’t logged enough days to see how much it matters for you.';
  }
}

function reasonOf(factor: Factor, facts: Facts): Reason | undefined {
  const { source, stretches, isUp, figures } = facts;
  const metric = findMetric(factor.metric);
  const [now, before] = [stretches.now, stretches.before].map((window) => {
    const query = averageOf(factor.metric, shifted(window, factor.lag));
    return { query, answer: evaluate(query, source) };
  });
  if (!metric || !now || !before || now.answer.value === null || before.answer.value === null)
    return undefined;
  if (before.answer.n < MIN_DAYS || (!stretches.isDay && now.answer.n < MIN_DAYS)) return undefined;
  const all = evaluate(averageOf(factor.metric, { kind: 'all' }), source);
  const scatter = sdOf(all.rows.map(({ value }) => value)) ?? 0;
  const move = now.answer.value - before.answer.value;
  const isMoved = scatter > 0 && Math.abs(move) >= MIN_MOVE_SD * scatter;
  const isExplaining = isMoved && move * factor.effect > 0 === isUp;
  const pattern = isExplaining ? patternOf(factor, facts) : undefined;
  const certainty: Certainty =
    !isExplaining || pattern === -1 ? 'unlikely' : pattern === 1 ? 'likely' : 'possible';
  const name = nameOf(metric);
  const [then, since] = [before, now].map(({ query, answer }, at) =>
    figures.add(query, answer, { isLevel: true, label: `${at === 0 ? 'Before' : 'Now'}: average ${name}` }),
  );
  const [more, less] = factor.titles;
  return {
    title: isMoved ? (move > 0 ? more : less) : `About the same ${name}`,
    text: `Your ${name} ${stretches.isDay ? (isPlural(name) ? 'were' : 'was') : 'averaged'} ${since}, compared with ${stretches.isDay ? 'an average of ' : ''}${then} before.${isExplaining ? ` ${ownWords(pattern)}` : ''}`,
    certainty,
  };
}

/** "Bedtime, caffeine, alcohol and steps". */
function namesOf({ factors }: WhySubject): string {
  const names = factors.flatMap(({ metric }) => {
    const found = findMetric(metric);
    return found ? [nameOf(found)] : [];
  });
  return joinWords(names);
}

function titleOf(reasons: readonly Reason[]): string {
  const [first] = reasons;
  if (first?.certainty === 'likely') return `Probably ${lowerFirst(first.title)}`;
  return first?.certainty === 'possible' ? 'No clear reason' : 'Your data doesn’t show why';
}

/** Why a figure changed, from what the member logged, with the certainty of each reason. */
export function whyReply(
  subject: WhySubject,
  {
    source,
    window,
    context,
  }: { readonly source: RecordSource; readonly window: Window; readonly context: ReplyContext },
): Reply {
  const stretches = stretchesOf(window, context.today);
  const query = averageOf(subject.metric, stretches.now);
  const beforeQuery = averageOf(subject.metric, stretches.before);
  const [now, before] = [evaluate(query, source), evaluate(beforeQuery, source)];
  const links = [subject.link];
  const metric = findMetric(subject.metric);
  const asked: Window = window.kind === 'all' ? { kind: 'last-days', days: 14 } : window;
  const when = metric
    ? selectionWords({ window: asked }, { metric, ...context })
    : windowWords(asked, context.today);
  const needed = stretches.isDay ? 1 : MIN_DAYS;
  if (now.value === null || before.value === null || now.n < needed || before.n < MIN_DAYS)
    return reply({
      kind: 'why',
      title: 'Your data doesn’t show why',
      paragraphs: [
        stretches.isDay
          ? `I need your ${subject.name} for that day and for at least ${MIN_DAYS} days before it.`
          : `I need your ${subject.name} for at least ${MIN_DAYS} days ${when} and ${MIN_DAYS} days before that.`,
      ],
      links,
    });
  const figures = new Figures(context);
  const change = now.value - before.value;
  const isUp = change > 0;
  const compared = stretches.isDay
    ? `, your average for the ${TYPICAL_DAYS} days before`
    : ' in the previous period';
  const level = figures.add(query, now, { isLevel: true });
  const old = figures.add(beforeQuery, before, { isLevel: true });
  const opening = `Your ${subject.name} ${stretches.isDay ? 'was' : 'averaged'} ${level} ${when}, ${
    isUp ? 'up' : 'down'
  } from ${old}${compared}.`;
  if (Math.abs(change) < subject.minChange)
    return reply({
      kind: 'why',
      title: `Your ${subject.name} barely changed`,
      paragraphs: [`${opening} A difference this small is normal.`],
      figures: figures.list,
      query,
      links,
    });
  const facts: Facts = { source, subject, stretches, isUp, figures };
  const all = subject.factors.flatMap((factor) => reasonOf(factor, facts) ?? []).toSorted(byCertainty);
  const unlikely = all.filter(({ certainty }) => certainty === 'unlikely').slice(0, MAX_UNLIKELY);
  const reasons = [...all.filter(({ certainty }) => certainty !== 'unlikely'), ...unlikely];
  return reply({
    kind: 'why',
    title: titleOf(reasons),
    paragraphs: [
      opening,
      ...(all.length === 0
        ? [`You haven’t logged enough of what usually affects your ${subject.name}: ${namesOf(subject)}.`]
        : []),
    ],
    figures: figures.list.filter(({ id }) =>
      [opening, ...reasons.map(({ text }) => text)].some((text) => text.includes(`[[${id}]]`)),
    ),
    reasons,
    basis: `Based on ${now.n} ${now.n === 1 ? 'day' : 'days'}, compared with ${before.n} earlier ${before.n === 1 ? 'one' : 'ones'}.`,
    note: 'These changed together, but that doesn’t prove one caused the other.',
    query,
    links,
  });
}
