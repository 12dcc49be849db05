import { shownText } from '#domain/coach/format-number.ts';
import { showMetric } from '#domain/coach/show-metric.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { targetOn } from '#domain/query/record-source.ts';
import { isOneDay, spanOf } from '#domain/query/windows.ts';
import { reasonWindow } from '#domain/coach/abilities/asked-intent.ts';
import { Figures } from '#domain/coach/abilities/reason-figures.ts';
import type { OverviewRequest } from '#domain/coach/advice/read-overview.ts';
import { withLeadingSpace, windowWords } from '#domain/coach/phrases.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Comparison, Query, Window } from '#domain/query/query.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { outOfRangeReply } from '#server/coach/judgment/out-of-range.ts';
import { worstMarkerReply } from '#server/coach/judgment/worst-marker.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { dietReply } from './diet-reply.ts';
import { macrosReply } from './macros.ts';
import { readinessReply } from './readiness.ts';
import { supplementNeed, supplementTiming } from './supplement-follow-up.ts';
import { joinWords } from '#domain/words/join-words.ts';
import { capitalized } from '#domain/words/first-letter.ts';

const AT_LEAST: Comparison = { op: '>=', value: 'target' };
const FULL: Comparison = { op: '>=', value: 100 };
/** Within a tenth of the target. */
const NEAR: Comparison = { op: 'between', value: 90, to: 110 };

const TARGETS: readonly (readonly [name: string, metric: string, met: Comparison])[] = [
  ['calories (within 10%)', 'energyKcalTargetPercent', NEAR],
  ['protein', 'proteinGTargetPercent', FULL],
  ['fiber', 'fiberGTargetPercent', FULL],
  ['water', 'waterMlTargetPercent', FULL],
  ['sleep', 'sleepMinutes', AT_LEAST],
  ['steps', 'steps', AT_LEAST],
];
const THIS_WEEK: Window = { kind: 'week', back: 0 };
const TODAY: Window = { kind: 'day', back: 0 };
const ASKS_WHETHER = /^\s*(?:did|have|do|am|which|how (?:am|did|close|many))\b/i;

/** “Did I hit my goals this week?”: the days on which each target was met. */
async function targetsMet(asker: CoachAsker, question: string): Promise<Reply> {
  const { today, units } = asker;
  const usual = ASKS_WHETHER.test(question) ? THIS_WEEK : TODAY;
  const window = reasonWindow(question, today, usual);
  const { to: day } = spanOf(window, today);
  const asked = TARGETS.map(([name, metric, threshold]) => ({
    name,
    amount: { metric: metric.replace('TargetPercent', ''), aggregate: 'mean', window } as Query,
    all: { metric, aggregate: 'mean', window } as Query,
    met: { metric, aggregate: 'count', window, threshold } as Query,
  }));
  const source = await recordsFor(
    asker,
    asked.flatMap(({ amount, all, met }) => [amount, all, met]),
  );
  const figures = new Figures({ today, units });
  const lines = asked.flatMap(({ name, amount, all, met }) => {
    const [{ n }, answer] = [evaluate(all, source), evaluate(met, source)];
    if (n === 0 || answer.value === null) return [];
    const isMet = answer.value >= n / 2;
    if (isOneDay(window)) {
      const had = evaluate(amount, source);
      const figure = figures.add(amount, had, { isLevel: true });
      const [of, target] = [findMetric(amount.metric), targetOn(source, amount.metric, day ?? today)];
      const plain = name.replace(/ \(.*$/, '');
      if (!of || target === undefined) return [{ text: `${plain} (${figure})`, isMet }];
      const [own, goal] = [had.value ?? 0, target].map((value) =>
        shownText(showMetric(value, of, { units })),
      );
      // 22.6 g of 23 g is shown as "23 g of 23 g", which is on target.
      return [{ text: `${plain} (${figure} of ${goal})`, isMet: isMet || own === goal }];
    }
    const count = figures.add(met, answer, { isLevel: true });
    return [{ text: `${capitalized(name)}: ${count} of ${n}.`, isMet }];
  });
  const at = withLeadingSpace(windowWords(window, today));
  if (lines.length === 0)
    return reply({
      kind: 'advice',
      title: 'Nothing to compare yet',
      paragraphs: [
        `I didn’t find any complete days with a target${at}. Log meals, water or sleep, then ask again.`,
      ],
      links: [{ name: 'See your goals', screen: 'goals' }],
    });
  const met = lines.filter(({ isMet }) => isMet).length;
  const listed = (isHit: boolean): string =>
    joinWords(lines.flatMap(({ text, isMet }) => (isMet === isHit ? [text] : [])));
  return reply({
    kind: 'answer',
    title: isOneDay(window)
      ? `${met} of ${lines.length}${at}`
      : met === lines.length
        ? 'On most days, yes'
        : met === 0
          ? 'Not on most days'
          : 'Some of them',
    paragraphs: isOneDay(window)
      ? [
          listed(true) && `On target: ${listed(true)}.`,
          listed(false) &&
            `${window.kind === 'day' && window.back === 0 ? 'Not yet' : 'Not on target'}: ${listed(false)}.`,
        ].filter(Boolean)
      : [`Days on target${at}, out of the days with data:`, ...lines.map(({ text }) => text)],
    figures: figures.list,
    basis: 'For calories, protein and fiber, only complete days count.',
    links: [{ name: 'See your goals', screen: 'goals' }],
    next: ['What should I focus on?'],
    query: { metric: 'proteinG', aggregate: 'mean', window },
  });
}

/** From this ratio to the weeks before, a week of training is clearly more, a choice of this product. */
const MUCH_MORE = 1.5;
const WEEKS = 4;

/** “Am I overtraining?”: this week’s minutes compared with the weeks before, and the signs of a morning. */
async function trainingLoad(asker: CoachAsker, question: string): Promise<Reply> {
  const { today, units } = asker;
  const minutes = (days: number): Query => ({
    metric: 'workoutMinutes',
    aggregate: 'sum',
    window: { kind: 'last-days', days },
  });
  const [week, month] = [minutes(7), minutes(7 * WEEKS)];
  const [source, morning] = await Promise.all([
    recordsFor(asker, [week, month]),
    readinessReply(asker, question),
  ]);
  const [now, all] = [evaluate(week, source), evaluate(month, source)];
  const usual = (all.value ?? 0) / WEEKS;
  const figures = new Figures({ today, units });
  figures.list.push(...morning.figures);
  const isMore = usual > 0 && (now.value ?? 0) > MUCH_MORE * usual;
  const isTired = morning.title === 'Take it easy today' || morning.title === 'Rest today';
  const load =
    all.value === null || all.value === 0
      ? 'You haven’t logged a workout in the last four weeks.'
      : `You worked out for ${figures.add(week, now, { isLevel: true })} in the last seven days. Your weekly average over the last four weeks was ${figures.add(month, all, { value: usual, isLevel: true, label: 'Weekly average, last four weeks' })}.`;
  return reply({
    kind: 'advice',
    title:
      isMore || isTired ? 'You may be overdoing it right now' : 'Your data doesn’t point to overtraining',
    paragraphs: [
      load,
      ...morning.paragraphs.slice(1, -1),
      'Overtraining builds up over weeks. You sleep badly, feel flat or irritable, and get slower even though you’re training more. If that sounds like you, take an easy week, and see a doctor if rest doesn’t help.',
    ],
    figures: figures.list,
    basis: 'This is a best guess, not a diagnosis. How you feel matters more than any number.',
    links: [{ name: 'Open movement', screen: 'movement' }],
    next: ['Should I train today?', 'Is my HRV normal?'],
    query: week,
  });
}

/** Answers a request for an overview; undefined if it can’t. */
export function overview(
  asker: CoachAsker,
  request: OverviewRequest,
  question: string,
): Promise<Reply | undefined> {
  switch (request) {
    case 'diet':
      return dietReply(asker);
    case 'targets-met':
      return targetsMet(asker, question);
    case 'macros':
      return macrosReply(asker, question);
    case 'training-load':
      return trainingLoad(asker, question);
    case 'blood-summary':
      return outOfRangeReply(asker);
    case 'worst-marker':
      return worstMarkerReply(asker);
    case 'supplement-timing':
      return supplementTiming(asker);
    case 'supplement-need':
      return supplementNeed(asker);
  }
}
