import { Figures } from '#domain/coach/abilities/reason-figures.ts';
import { selectionWords, withLeadingSpace, windowWords } from '#domain/coach/phrases.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import { findMetric } from '#domain/metrics/catalog.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query, Window } from '#domain/query/query.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { joinedTimes, readTimes } from '#domain/questions/times/calendar-words.ts';
import { normalized } from '#domain/questions/wording/normalize.ts';
import { recordsFor } from '#server/coach/record-queries.ts';
import { capitalized } from '#domain/words/first-letter.ts';

const MACROS: readonly (readonly [metric: string, name: string])[] = [
  ['energyKcal', 'calories'],
  ['proteinG', 'protein'],
  ['carbsG', 'carbs'],
  ['fatG', 'fat'],
  ['fiberG', 'fiber'],
];
/** Shares of the day's energy. */
const SHARES: typeof MACROS = [
  ['proteinEnergyPercent', 'protein'],
  ['carbsEnergyPercent', 'carbs'],
  ['fatEnergyPercent', 'fat'],
  ['alcoholEnergyPercent', 'alcohol'],
];
/** Less would be shown as 0%. */
const MIN_SHOWN_PERCENT = 0.5;
const OF_SHARES = /\b(?:split|ratios?|percent|percentages?|distribution|balance|shares?)\b|%/i;
const TODAY: Window = { kind: 'day', back: 0 };
const MONTH: Window = { kind: 'last-days', days: 30 };

/** After the name, nothing but days and words that change nothing. */
const ONLY_DAYS =
  /\bmacro(?:s|nutrients?)?(?: (?:breakdown|split|totals?|intake|ratios?|percentages?|percents?|distribution|balance|shares?))?(?: (?:in|by|as) (?:a )?(?:percent|percentages?|%)(?: of (?:my )?(?:calories|energy))?)?(?: (?:look|looking|doing|add up|come out|so far|a day|per day|1 day|on average|for|on|over|in|of|during|since|the|(?:have|did|do) i (?:had|have|eaten|gotten|logged|eat|get|log|average)|@\w+|,))*$/;

const isDay = (window: Window): boolean =>
  window.kind === 'day' || (window.kind === 'dates' && window.from !== null && window.from === window.to);

/** "What are my macros today?": the amounts of one day, or the averages of several. Undefined if the days aren't understood. */
export async function macrosReply(asker: CoachAsker, question: string): Promise<Reply | undefined> {
  const { today, units } = asker;
  const isUsual = /\b(?:average|usual|usually|daily|a day|per day)\b/i.test(question);
  const { text, times } = readTimes(normalized(question), today);
  const time = joinedTimes(times);
  // "The macros of an egg", "my macros this morning".
  if (!ONLY_DAYS.test(text.replace(/[?.!]/g, ' ').trim()) || !time || times.some((each) => each.isPartOfDay))
    return undefined;
  const { weekdays } = time;
  const usual = isUsual || weekdays ? MONTH : TODAY;
  // "So far" is today.
  const window =
    time.window && !(time.window.kind === 'all' && /\bso far\b/i.test(question)) ? time.window : usual;
  const isOne = isDay(window) && !weekdays;
  const isOfShares = OF_SHARES.test(question);
  const asked = isOfShares ? SHARES : MACROS;
  const queries = asked.map(([metric]): Query => ({
    metric,
    aggregate: isOne && !isOfShares ? 'sum' : 'mean',
    window,
    ...(weekdays && { weekdays }),
  }));
  const source = await recordsFor(asker, queries);
  const answers = queries.map((query) => evaluate(query, source));
  const metric = findMetric('energyKcal');
  const at = withLeadingSpace(
    weekdays && metric
      ? selectionWords({ window, weekdays }, { metric, today, units })
      : windowWords(window, today),
  );
  const [energy] = answers;
  if (!energy || energy.value === null || energy.n === 0)
    return reply({
      kind: 'answer',
      title: 'Nothing logged',
      paragraphs: [
        isOne
          ? `You didn’t log any food${at}.`
          : `I didn’t find a complete food log${at}. Log breakfast, lunch and dinner, then ask again.`,
      ],
      links: [{ name: 'Describe a meal', screen: 'describe' }],
    });
  const figures = new Figures({ today, units });
  const parts = asked.flatMap(([key, name], at) => {
    const [query, answer] = [queries[at], answers[at]];
    const isNone = key === 'alcoholEnergyPercent' && (answer?.value ?? 0) < MIN_SHOWN_PERCENT;
    return query && answer && answer.value !== null && !isNone
      ? [`${capitalized(name)}: ${figures.add(query, answer, { isLevel: true })}`]
      : [];
  });
  return reply({
    kind: 'answer',
    title: isOfShares
      ? `Where your calories came from${at}`
      : isOne
        ? `Your macros${at}`
        : `Your daily averages${at}`,
    paragraphs: [`${parts.join('. ')}.`],
    figures: figures.list,
    note: isOfShares
      ? 'Labels are rounded, and fiber provides less energy than other carbs, so the percentages may not add up to 100%.'
      : null,
    basis: isOne ? null : `Based on ${energy.n} complete ${energy.n === 1 ? 'day' : 'days'}.`,
    links: [{ name: 'See your goals', screen: 'goals' }],
    next: ['What’s left for today?', 'Am I getting enough protein?'],
    query: { metric: 'proteinG', aggregate: isOne ? 'sum' : 'mean', window },
  });
}
