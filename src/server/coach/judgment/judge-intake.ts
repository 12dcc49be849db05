import { figureOf, plainFigure } from '#domain/coach/build-figure.ts';
import { showMetric } from '#domain/coach/show-metric.ts';
import {
  holdsForMore,
  intakeVerdict,
  VERDICT_TITLES,
  yardstickWords,
  type Yardstick,
} from '#domain/coach/judgment/intake-judgment.ts';
import type { Judged } from '#domain/coach/judgment/read-judgment.ts';
import { selectionWords, withLeadingSpace } from '#domain/coach/phrases.ts';
import { nameOf } from '#domain/coach/record-words.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import { tooMuch } from '#domain/coach/subjects/question-words.ts';
import { METRICS } from '#domain/metrics/catalog.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query, Window } from '#domain/query/query.ts';
import type { YesNoCheck } from '#domain/questions/spoken/yes-no-check.ts';
import { spanOf } from '#domain/query/windows.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { foodAmounts, isCovered, type FoodAmount } from '#server/meals/eaten-queries.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { isNutrient } from '#domain/foods/nutrients.ts';
import { yardstickOf } from './yardstick.ts';

const canBeJudged = ({ key }: Metric): boolean =>
  isNutrient(key) || key === 'waterMl' || key === 'sleepMinutes';

/** "Vitamin D", not "vitamin D intake". */
export const intakeName = (metric: Metric): string => nameOf(metric).replace(/ intake$/, '');

/** The nutrient, water or sleep that words name exactly. */
export function intakeNamed(what: string): Metric | undefined {
  const words = what.replace(/^(?:my|the) /, '').replace(/ intake$/, '');
  const spoken = [words, words.replace(/s$/, ''), `${words}s`];
  return METRICS.find(
    (metric) => canBeJudged(metric) && metric.names.some((name) => spoken.includes(name.toLowerCase())),
  );
}

/** An amount without rows: a target, a limit, or what is in a food. */
export const amountFigure = (
  { id, label, amount }: { readonly id: string; readonly label: string; readonly amount: number },
  metric: Metric,
  { units }: CoachAsker,
): CoachFigure =>
  plainFigure({ id, label, value: amount, unit: metric.unit, shown: showMetric(amount, metric, { units }) });

export function amountFigures(
  yardstick: Yardstick,
  metric: Metric,
  asker: CoachAsker,
  first: number,
): CoachFigure[] {
  const { least, most, kind, isMostImplied } = yardstick;
  const named = kind === 'target' ? `Target for ${intakeName(metric)}` : `Recommended ${intakeName(metric)}`;
  return [
    ...(least === undefined ? [] : [{ label: named, amount: least }]),
    ...(most === undefined || isMostImplied
      ? []
      : [{ label: `Upper limit for ${intakeName(metric)}`, amount: most }]),
  ].map((each, at) => amountFigure({ ...each, id: `f${first + at}` }, metric, asker));
}

const LINKS = {
  waterMl: { name: 'Open water', screen: 'water' },
  sleepMinutes: { name: 'Open sleep', screen: 'sleep' },
} as const;
const linkOf = (key: string): Reply['links'][number] =>
  LINKS[key as keyof typeof LINKS] ?? { name: 'Open reports', screen: 'reports' };

/** Amounts eaten in a window, by nutrient. */
export async function amountsIn(
  asker: CoachAsker,
  window: Window,
): Promise<Map<string, readonly FoodAmount[]>> {
  const { from, to } = spanOf(window, asker.today);
  const range = { from: from ?? to ?? asker.today, to: to ?? asker.today };
  return Map.groupBy(await foodAmounts(asker.db, asker.userId, range), ({ nutrient }) => nutrient);
}

const unitOf = ({ key }: Metric): 'night' | 'day' => (key === 'sleepMinutes' ? 'night' : 'day');

/** Salt is 39% sodium by mass. */
const SALT = 'A teaspoon of salt, about 6 g, contains about 2,300 mg of sodium.';

/** "How much protein should I eat?": undefined for amounts without a target or recommendation. */
export async function targetReply(
  asker: CoachAsker,
  metric: Metric,
  isPregnant: boolean,
): Promise<Reply | undefined> {
  const yardstick = await yardstickOf(asker, metric.key, isPregnant);
  if (!yardstick) return undefined;
  const name = intakeName(metric);
  return reply({
    kind: 'answer',
    title: capitalized(name),
    paragraphs: [
      `${yardstickWords(yardstick, 1)} a ${unitOf(metric)}.`,
      ...(isPregnant
        ? ['This amount is for pregnancy. Ask your doctor or midwife what’s right for you.']
        : []),
      ...(metric.key === 'sodiumMg' ? [SALT] : []),
    ],
    figures: amountFigures(yardstick, metric, asker, 1),
    links: [yardstick.kind === 'target' ? { name: 'See your goals', screen: 'goals' } : linkOf(metric.key)],
    next: [yardstick.least === undefined ? `Am I getting ${tooMuch(name)}?` : `Am I getting enough ${name}?`],
    query: { metric: metric.key, aggregate: 'mean', window: { kind: 'last-days', days: 14 } },
  });
}

/** Compares an average with what the member needs or should stay below; undefined without a yardstick for what was asked. */
export async function intakeReply(
  asker: CoachAsker,
  metric: Metric,
  {
    asks,
    window,
    isPregnant = false,
  }: {
    readonly asks: Exclude<Judged, 'target'>;
    readonly window: Window;
    readonly isPregnant?: boolean;
  },
): Promise<Reply | undefined> {
  const query: Query = { metric: metric.key, aggregate: 'mean', window };
  const yardstick = await yardstickOf(asker, metric.key, isPregnant);
  if (!yardstick || intakeVerdict(0, yardstick, asks) === undefined) return undefined;
  const [source, amounts] = await Promise.all([
    recordsFor(asker, [query], 'days'),
    isNutrient(metric.key) ? amountsIn(asker, window) : null,
  ]);
  const answer = evaluate(query, source);
  const average = figureOf({ id: 'f1', query, answer, context: { today: asker.today, units: asker.units } });
  const name = intakeName(metric);
  const at = withLeadingSpace(selectionWords({ window }, { metric, today: asker.today, units: asker.units }));
  if (!average)
    return reply({
      kind: 'advice',
      title: 'Not enough data yet',
      paragraphs: [
        metric.days === 'complete'
          ? `I didn’t find a complete food log${at}. Log breakfast, lunch and dinner, then ask again.`
          : `You didn’t log any ${name}${at}. Log it, then ask again.`,
      ],
      links: [linkOf(metric.key)],
    });
  const verdict = intakeVerdict(average.value, yardstick, asks);
  const isGuess =
    amounts !== null &&
    isNutrient(metric.key) &&
    verdict !== undefined &&
    !holdsForMore(verdict, asks) &&
    !isCovered(metric.key, amounts);
  // By evening there may be enough; a night is over.
  const isUnfinished =
    verdict !== undefined &&
    verdict !== 'fine' &&
    !holdsForMore(verdict, asks) &&
    metric.key !== 'sleepMinutes' &&
    answer.dates.every((date) => date === asker.today);
  const amount = `[[f1]]${metric.key === 'energyKcal' ? '' : ` of ${name}`}`;
  const unit = unitOf(metric);
  const span = spanOf(window, asker.today);
  const had =
    answer.n > 1
      ? `You averaged ${amount} a ${unit}`
      : span.from !== null && span.from === span.to
        ? `You had ${amount}`
        : `You logged ${amount} on one ${unit}`;
  return reply({
    kind: 'answer',
    title: isUnfinished
      ? 'Today isn’t over yet'
      : isGuess || verdict === undefined
        ? 'I can’t tell yet'
        : VERDICT_TITLES[verdict],
    paragraphs: [
      `${had}${at}. ${yardstickWords(yardstick, 2)}.`,
      ...(asks === 'too-much' && verdict === 'no' && isOver(average.value, yardstick)
        ? ['That’s within 10% of it, which counts as on target.']
        : []),
      ...(isGuess ? [`Many of the foods you ate don’t list ${name}, so the real amount may be higher.`] : []),
    ],
    figures: [average, ...amountFigures(yardstick, metric, asker, 2)],
    basis: `Based on ${answer.n} ${metric.days === 'complete' ? 'complete ' : ''}${answer.n === 1 ? unit : `${unit}s`}.`,
    links: [linkOf(metric.key)],
    ...(isNutrient(metric.key) && { next: [`What are my main sources of ${name}?`] }),
    query,
    // "And protein?": against its target, too.
    ...(asks === 'enough' && yardstick.kind === 'target' && { asked: { check: onTarget(query) } }),
  });
}

const isOver = (value: number, { least, isMostImplied }: Yardstick): boolean =>
  isMostImplied === true && least !== undefined && value > least;

const onTarget = (query: Query): YesNoCheck => ({
  query: { ...query, target: 'over' },
  test: { op: '>=', value: 0 },
});
