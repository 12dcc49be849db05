import type { ReplyContext } from '#domain/coach/build-figure.ts';
import { windowWords } from '#domain/coach/phrases.ts';
import { reply, type Certainty, type Reason, type Reply } from '#domain/coach/reply.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Answer, Query, Window } from '#domain/query/query.ts';
import type { RecordSource } from '#domain/query/record-source.ts';
import { addDays, daysBetween } from '#domain/time/local-date.ts';
import { BODY_KCAL_PER_KG } from '#domain/units/energy.ts';
import { byCertainty, Figures } from './reason-figures.ts';

/** Days before the last weighing whose salt and carbs can still show on the scale. */
const RECENT_DAYS = 2;
/** How a typical day is measured. */
const TYPICAL_DAYS = 28;
/** Smaller changes are within the scatter of a scale. */
const MIN_CHANGE_KG = 0.3;
/** How far above typical salt or carbs must be to hold noticeable water. */
const MIN_RISE = 0.25;
/** Complete days of the food log that an energy balance needs. */
const MIN_COMPLETE_DAYS = 4;

/** Records that an explanation needs: weights, their trend, and what was eaten. */
export const weightQueries = (window: Window): readonly Query[] => {
  const all: Window = { kind: 'last-days', days: 92 };
  return [
    { metric: 'weightKg', aggregate: 'change', window },
    { metric: 'weightTrendKg', aggregate: 'change', window: all },
    ...['energyKcal', 'sodiumMg', 'carbsG'].map((metric): Query => ({
      metric,
      aggregate: 'mean',
      window: all,
    })),
  ];
};

interface Facts {
  readonly source: RecordSource;
  readonly window: Window;
  readonly context: ReplyContext;
  /** Energy burned on a typical day. */
  readonly expenditureKcal: number;
}

interface Rise {
  readonly percent: number;
  readonly amount: number;
  readonly answer: Answer;
  readonly query: Query;
}

/** How far the days before the last weighing were above a typical day. */
function riseOf(metric: string, { source }: Facts, lastWeighing: string): Rise | undefined {
  const until = addDays(lastWeighing, -1);
  const from = addDays(lastWeighing, -RECENT_DAYS);
  const query: Query = { metric, aggregate: 'mean', window: { kind: 'dates', from, to: until } };
  const recent = evaluate(query, source);
  const typical = evaluate(
    { ...query, window: { kind: 'dates', from: addDays(from, -TYPICAL_DAYS), to: addDays(from, -1) } },
    source,
  );
  if (recent.value === null || typical.value === null || typical.n < 7 || typical.value <= 0)
    return undefined;
  const amount = recent.value - typical.value;
  return { percent: (100 * amount) / typical.value, amount, answer: recent, query };
}

function saltReason(facts: Facts, lastWeighing: string, isUp: boolean, figures: Figures): Reason | undefined {
  const rise = riseOf('sodiumMg', facts, lastWeighing);
  if (!rise) return undefined;
  const isSalty = rise.percent >= 100 * MIN_RISE;
  const isPlain = rise.percent <= -100 * MIN_RISE;
  const explains = isUp ? isSalty : isPlain;
  const share = figures.add(rise.query, rise.answer, {
    value: rise.percent,
    unit: '%',
    label: 'Sodium compared with a typical day',
  });
  return {
    title: isUp ? 'Water retention from salt' : 'Less salt, less water weight',
    text: explains
      ? `In the two days before your last weigh-in, your sodium was ${share} ${isUp ? 'higher' : 'lower'} than usual.`
      : `In the two days before your last weigh-in, your sodium was ${rise.percent > 0 === isUp ? 'only ' : ''}${share} ${rise.percent >= 0 ? 'higher' : 'lower'} than usual.`,
    certainty: explains ? 'likely' : 'unlikely',
  };
}

function carbReason(facts: Facts, lastWeighing: string, isUp: boolean, figures: Figures): Reason | undefined {
  const rise = riseOf('carbsG', facts, lastWeighing);
  if (!rise || Math.abs(rise.percent) < 100 * MIN_RISE || rise.amount > 0 !== isUp) return undefined;
  const amount = figures.add(rise.query, rise.answer, {
    value: rise.amount,
    label: 'Carbs compared with a typical day',
  });
  return {
    title: isUp ? 'Water retention from carbs' : 'Fewer carbs, less water weight',
    text: `In the two days before your last weigh-in, you ate ${amount} ${isUp ? 'more' : 'fewer'} carbs than usual. Stored carbs hold water.`,
    certainty: 'possible',
  };
}

function energyReason(facts: Facts, changeKg: number, days: number, figures: Figures): Reason | undefined {
  const query: Query = { metric: 'energyKcal', aggregate: 'mean', window: facts.window };
  const eaten = evaluate(query, facts.source);
  if (eaten.value === null || eaten.n < MIN_COMPLETE_DAYS) return undefined;
  const balanceKcal = eaten.value - facts.expenditureKcal;
  const expectedKg = (balanceKcal * days) / BODY_KCAL_PER_KG;
  const isSameWay = expectedKg > 0 === changeKg > 0;
  const share = isSameWay ? expectedKg / changeKg : 0;
  const certainty: Certainty = share >= 0.5 ? 'likely' : share >= 0.2 ? 'possible' : 'unlikely';
  const amount = figures.add(query, eaten, {
    value: balanceKcal,
    label: 'Calories eaten minus calories burned, per day',
  });
  const isUp = changeKg > 0;
  return {
    title: isUp ? 'Fat gain' : 'Fat loss',
    text: `You ate ${amount} ${balanceKcal >= 0 ? 'more' : 'less'} per day than you burned${
      eaten.n < days * 0.6 ? ', though your food log is incomplete' : ''
    }.`,
    certainty,
  };
}

function verdictOf(reasons: readonly Reason[], isUp: boolean): string {
  const likely = reasons.filter(({ certainty }) => certainty === 'likely').map(({ title }) => title);
  const isFat = likely.some((title) => title.startsWith('Fat'));
  const isWater = likely.length > (isFat ? 1 : 0);
  if (isFat && isWater) return 'Partly water, partly fat';
  if (isFat) return isUp ? 'You ate more than you burned' : 'You ate less than you burned';
  if (isWater) return 'Probably water, not fat';
  return reasons.some(({ certainty }) => certainty === 'possible')
    ? 'No clear reason'
    : 'Your data doesn’t show why';
}

/** " Your trend fell by 0.4 kg." */
function trendWords(query: Query, { value, ...answer }: Answer, figures: Figures): string {
  if (value === null) return '';
  return Math.abs(value) < 0.1
    ? ' Your trend barely moved.'
    : ` Your trend ${value > 0 ? 'rose' : 'fell'} by ${figures.add(query, { ...answer, value })}.`;
}

/** Why the member's weight changed, from what they logged, with the certainty of each reason. */
export function whyWeightReply(facts: Facts): Reply {
  const { source, window, context } = facts;
  const figures = new Figures(context);
  const query: Query = { metric: 'weightKg', aggregate: 'change', window };
  const change = evaluate(query, source);
  const [first, last] = [change.dates[0], change.dates.at(-1)];
  const when = windowWords(window, context.today);
  if (change.value === null || first === undefined || last === undefined || first === last)
    return reply({
      kind: 'why',
      title: 'Your data doesn’t show why',
      paragraphs: [
        `I need at least two weigh-ins ${when} to compare. Weigh yourself a few mornings in a row, then ask again.`,
      ],
      links: [{ name: 'Open weight', screen: 'weight' }],
    });
  const trendQuery: Query = { metric: 'weightTrendKg', aggregate: 'change', window };
  const trend = evaluate(trendQuery, source);
  const isUp = change.value > 0;
  const isSmall = Math.abs(change.value) < MIN_CHANGE_KG;
  const weighed = isSmall
    ? `Your first and last weigh-ins ${when} are about the same.`
    : `From your first to your last weigh-in ${when}, you ${isUp ? 'gained' : 'lost'} ${figures.add(query, change)}.`;
  const trendText = trendWords(trendQuery, trend, figures);
  const opening = `${weighed}${trendText}`;
  const isTrendSmall = trend.value === null || Math.abs(trend.value) < MIN_CHANGE_KG;
  if (isSmall)
    return reply({
      kind: 'why',
      title: isTrendSmall
        ? 'Your weight barely changed'
        : `Your trend ${(trend.value ?? 0) > 0 ? 'rose' : 'fell'}, but the scale hasn’t shown it yet`,
      paragraphs: [
        isTrendSmall
          ? `${opening} Swings this small can come from the scale or a glass of water.`
          : `${opening} Single weigh-ins swing with water and salt, so trust the trend.`,
      ],
      figures: figures.list,
      query,
    });
  const days = Math.max(1, daysBetween(first, last));
  const reasons = [
    saltReason(facts, last, isUp, figures),
    carbReason(facts, last, isUp, figures),
    energyReason(facts, change.value, days, figures),
  ]
    .filter((reason) => reason !== undefined)
    .toSorted(byCertainty);
  const diary = evaluate({ metric: 'energyKcal', aggregate: 'mean', window }, source);
  return reply({
    kind: 'why',
    title: verdictOf(reasons, isUp),
    paragraphs: [
      opening,
      ...(reasons.length === 0
        ? [
            'Your food log doesn’t have enough complete days around these weigh-ins to compare salt, carbs and calories.',
          ]
        : []),
    ],
    figures: figures.list,
    reasons,
    basis: `Based on ${change.n} weigh-ins and ${diary.n} complete ${diary.n === 1 ? 'day' : 'days'}.`,
    note: 'These changed together, but that doesn’t prove one caused the other.',
    query,
  });
}
