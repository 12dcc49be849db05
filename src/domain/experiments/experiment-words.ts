import { findMetric } from '#domain/metrics/catalog.ts';
import type { ReportUnits } from '#domain/reports/figure-summary.ts';
import { intervalText, sizeText, valueText } from '#domain/reports/report-words.ts';
import type { Idea } from './ideas.ts';
import type { PlanOption } from './plan.ts';
import { MIN_BASELINE_DAYS } from './power.ts';
import { MIN_COMPLETE_PAIRS, type Result } from './result.ts';
import { nameInSentence } from '#domain/words/name-in-sentence.ts';
import { counted } from '#domain/words/plural.ts';

const shapeOf = ({ outcome }: Pick<Idea, 'outcome'>) => findMetric(outcome) ?? { unit: 'count', decimals: 0 };

/** "22 min", "1 point": a difference without its sign. */
export const amountOf = (idea: Idea, difference: number, units: ReportUnits): string =>
  sizeText(difference, { metric: idea.outcome, ...shapeOf(idea) }, units);

export const outcomeText = (idea: Idea, value: number, units: ReportUnits): string =>
  valueText(value, shapeOf(idea), units);

export const resultInterval = (
  idea: Idea,
  interval: { readonly low: number; readonly high: number },
  units: ReportUnits,
): string => intervalText(interval, shapeOf(idea), units);

const nounOf = ({ outcomeName }: Idea): string => nameInSentence(outcomeName);

/** Nights for what is measured in the night or morning after, days otherwise. */
export const unitOfDays = ({ outcome }: Pick<Idea, 'outcome'>): 'night' | 'day' =>
  outcome === 'sleepMinutes' ? 'night' : 'day';

/** "28 nights", "1 day". */
export const daysText = (idea: Pick<Idea, 'outcome'>, count: number): string =>
  counted(count, unitOfDays(idea));

/** The result in one sentence: "You slept 22 min longer after early dinners". */
export function resultSentence(
  idea: Idea,
  { verdict, difference }: Pick<Result, 'verdict' | 'difference'>,
  units: ReportUnits,
): string {
  if (verdict === 'too-few' || difference === null) return 'Not enough days to tell';
  if (verdict === 'unclear') return `No clear difference in ${nounOf(idea)} ${idea.after}`;
  const phrase = verdict === 'more' ? idea.more : idea.less;
  return `${phrase.replace('{}', amountOf(idea, difference, units))} ${idea.after}`;
}

/** What the result shows and what it doesn't. */
export function resultMeaning(
  idea: Idea,
  result: Pick<Result, 'verdict' | 'interval' | 'completePairs'>,
  { stoppedAfter, units }: { readonly stoppedAfter: number | null; readonly units: ReportUnits },
): string {
  const stopped = stoppedAfter === null ? '' : `You stopped after ${daysText(idea, stoppedAfter)}. `;
  const { verdict, interval, completePairs } = result;
  if (verdict === 'too-few' || interval === null)
    return `${stopped}To compare, we need at least ${MIN_COMPLETE_PAIRS} complete pairs, and you have ${completePairs === 0 ? 'none' : completePairs}. So the result is inconclusive.`;
  const early =
    stoppedAfter === null
      ? ''
      : ' With fewer days, the interval is wider than planned. You hadn’t seen the result, so stopping early doesn’t skew it.';
  if (verdict === 'unclear') {
    const reach = Math.max(Math.abs(interval.low), Math.abs(interval.high));
    return `${stopped}The true difference may be zero, or as large as ${amountOf(idea, reach, units)}.${early}`;
  }
  return `${stopped}The order was random, so this is good evidence of cause and effect for you.${early}`;
}

/** "an 81% chance"; never 0 or 100%. */
export function chanceText(power: number): string {
  const percent = Math.min(99, Math.max(5, Math.round(100 * power)));
  return `${/^(?:8|11$|18$)/.test(String(percent)) ? 'an' : 'a'} ${percent}% chance`;
}

/** What an experiment of a length can show, in plain words. */
export function planSentence(idea: Idea, { days, power }: PlanOption, units: ReportUnits): string {
  if (power === undefined)
    return `We can’t estimate what ${daysText(idea, days)} will show until you’ve logged your ${nounOf(idea)} on at least ${daysText(idea, MIN_BASELINE_DAYS)}.`;
  const chance = `If the true difference is ${amountOf(idea, idea.worthwhile, units)}, ${daysText(idea, days)} give you ${chanceText(power)} of detecting it.`;
  return power < 0.5 ? `${chance} Smaller differences will probably be missed.` : chance;
}

/** "Seven pairs of 2-night blocks, in random order." */
export function designSentence(
  idea: Idea,
  {
    pairs,
    blockDays,
    washoutDays,
  }: { readonly pairs: number; readonly blockDays: number; readonly washoutDays: number },
): string {
  const blocks = `${pairs} pairs of ${blockDays}-${unitOfDays(idea)} blocks, in random order.`;
  if (washoutDays === 0) return blocks;
  const first =
    washoutDays === 1 ? `The first ${unitOfDays(idea)}` : `The first ${daysText(idea, washoutDays)}`;
  return `${blocks} ${first} of each block ${washoutDays === 1 ? 'doesn’t' : 'don’t'} count, so the effect of the previous block can wear off.`;
}
