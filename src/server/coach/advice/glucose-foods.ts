import { joinWords } from '#domain/words/join-words.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { formatArea, formatRise } from '#domain/glucose/glucose-text.ts';
import {
  mealsOfFoods,
  rankFoodResponses,
  type FoodRanking,
  type FoodResponse,
} from '#domain/glucose/meals/rank-food-responses.ts';
import { rankingTitle } from '#domain/glucose/meals/ranking-title.ts';
import { samplesOf, samplesOfReadings, withSticks } from '#domain/glucose/samples.ts';
import { TWO_WEEKS, reasonWindow } from '#domain/coach/abilities/asked-intent.ts';
import { windowWords } from '#domain/coach/phrases.ts';
import type { ShownNumber } from '#domain/coach/format-number.ts';
import { reply, type CoachFigure, type Reply } from '#domain/coach/reply.ts';
import { spanOf } from '#domain/query/windows.ts';
import type { Window } from '#domain/query/query.ts';
import { addDays } from '#domain/time/local-date.ts';
import type { CoachAsker } from '#server/coach/asker.ts';
import { fingerSticksBetween } from '#server/glucose/reading-queries.ts';
import { traceBetween } from '#server/glucose/trace-queries.ts';
import { eatenBetween } from '#server/meals/queries.ts';
import { counted } from '#domain/words/plural.ts';

const MAX_FOODS = 5;
/** The longest period of the glucose screen. */
const MAX_DAYS = 90;
const LONGEST: Window = { kind: 'last-days', days: MAX_DAYS };
const LINKS: Reply['links'] = [{ name: 'Open glucose', screen: 'glucose' }];
const SOURCE = { name: 'Wolever and Jenkins 1986', url: 'https://doi.org/10.1093/ajcn/43.1.167' };

async function rankedIn({ db, userId, today }: CoachAsker, window: Window) {
  const span = spanOf(window, today);
  const to = span.to ?? today;
  const from = span.from ?? addDays(to, 1 - MAX_DAYS);
  const [trace, sticks, meals] = await Promise.all([
    traceBetween(db, userId, from, to),
    fingerSticksBetween(db, userId, from, to),
    // A late meal on the previous evening affects the first day.
    eatenBetween(db, userId, addDays(from, -1), to),
  ]);
  const samples = withSticks(samplesOf(trace), samplesOfReadings(sticks));
  return {
    window,
    hasReadings: samples.length > 0,
    ranking: rankFoodResponses({ meals: mealsOfFoods(meals), samples }),
    dates: new Map(meals.map(({ id, date }) => [id, date])),
  };
}

type Ranked = Awaited<ReturnType<typeof rankedIn>>;

const shownIn = (measure: FoodRanking['measure'], unit: GlucoseUnit, value: number): ShownNumber =>
  measure === 'rise'
    ? { number: formatRise(value, unit), unit }
    : { number: formatArea(value, unit), unit: `${unit}·min` };

function figureOfFood(
  { name, response, meals }: FoodResponse,
  at: number,
  { ranking: { measure }, dates }: Ranked,
  unit: GlucoseUnit,
): CoachFigure {
  const rows = meals
    .map(({ id, value }) => ({
      date: dates.get(id) ?? null,
      at: null,
      label: null,
      value,
      n: 1,
      shown: shownIn(measure, unit, value),
    }))
    .toReversed();
  return {
    id: `f${at + 1}`,
    shown: shownIn(measure, unit, response.mean),
    value: response.mean,
    unit: measure === 'rise' ? 'mg/dL' : 'mg/dL·min',
    label: `${measure === 'rise' ? 'Average rise' : 'Average response (area under the curve)'}, meals with ${name}`,
    from: rows.at(-1)?.date ?? null,
    to: rows[0]?.date ?? null,
    n: response.count,
    what: 'records',
    rows,
    rowCount: rows.length,
    query: null,
  };
}

function nothingRanked({ hasReadings, ranking, window }: Ranked, today: string): Reply {
  const one = ranking.singleMealFoods.length;
  return reply({
    kind: 'advice',
    title: 'No foods to rank yet',
    paragraphs: [
      hasReadings
        ? `I can rank a food once you’ve had it in two meals with a measured glucose response. ${one === 0 ? 'I didn’t find any food like that' : `I found ${counted(one, 'food')} with only one meal like that`} ${windowWords(window, today)}. Log each meal with its time, and leave two hours between meals.`
        : `You have no glucose readings ${windowWords(window, today)}. Import your sensor’s file, or measure your glucose just before and one hour after a meal.`,
    ],
    links: LINKS,
  });
}

/** "Which foods spike my glucose the most?": the ranking of the glucose screen. */
export async function glucoseFoods(
  asker: CoachAsker,
  isGentlestFirst: boolean,
  question: string,
): Promise<Reply> {
  const { today, units } = asker;
  const window = reasonWindow(question, today, TWO_WEEKS);
  const first = await rankedIn(asker, window);
  const isUsual = window === TWO_WEEKS;
  const ranked = isUsual && first.ranking.highestFirst.length === 0 ? await rankedIn(asker, LONGEST) : first;
  const { measure, highestFirst, lowestFirst } = ranked.ranking;
  const all = isGentlestFirst ? lowestFirst : highestFirst;
  const foods = all.slice(0, MAX_FOODS);
  const [top] = foods;
  if (!top) return nothingRanked(ranked, today);
  const unit = units.glucose;
  const list = foods.map(
    ({ name, response: { count } }, at) => `${name} [[f${at + 1}]] (${counted(count, 'meal')})`,
  );
  return reply({
    kind: 'answer',
    title: rankingTitle(all, isGentlestFirst ? 'lowest-first' : 'highest-first', measure),
    paragraphs: [
      `${measure === 'rise' ? 'Average rise after meals' : 'Average glucose response in the two hours after meals (area under the curve)'} ${windowWords(ranked.window, today)}: ${joinWords(list)}.`,
      'Each food gets credit for the whole meal’s response. That shows what happened after you ate it, not what caused the response.',
    ],
    figures: foods.map((food, at) => figureOfFood(food, at, ranked, unit)),
    basis: `Based on ${counted(ranked.ranking.validMeals, 'meal')} with a measured response. Foods with the most certain results are listed first.`,
    sources: measure === 'rise' ? [] : [SOURCE],
    links: LINKS,
  });
}
