import { joinWords } from '#domain/words/join-words.ts';
import { showNumber, shownText } from '#domain/coach/format-number.ts';
import { decimalsOf, inUnit } from '#domain/glucose/glucose-text.ts';
import { roundEnergy } from '#domain/meals/estimates/round-energy.ts';
import { comparedWord, isInPoints } from '#domain/metrics/compared-word.ts';
import { capitalized } from '#domain/words/first-letter.ts';
import { OVERVIEW_METRICS } from './report-metrics.ts';
import { shownDifference } from './shown-difference.ts';
import type { FigureSummary, ReportUnits } from './figure-summary.ts';

type Shape = Pick<FigureSummary, 'unit' | 'decimals'>;

/** The only figure of reports in mg/dL is glucose. Energy is an estimate, so it is rounded as on other screens. Percentages differ by points: "+1.5%" could also mean relative change. */
function shown(value: number, { unit, decimals }: Shape, units: ReportUnits, isDifference = false): string {
  const { glucose } = units;
  return unit === 'mg/dL'
    ? shownText(
        showNumber(inUnit(value, glucose), glucose, {
          decimals: decimalsOf(glucose),
          units,
          isDifference,
        }),
      )
    : shownText(
        showNumber(
          unit === 'kcal' ? roundEnergy(value) : value,
          isDifference && unit === '%' ? 'points' : unit,
          {
            decimals,
            units,
            isDifference,
          },
        ),
      );
}

/** "7 h 20 min", "24.7 g". */
export const valueText = (value: number, shape: Shape, units: ReportUnits): string =>
  shape.unit === 'clock' && units.clock ? units.clock(value) : shown(value, shape, units);

/** A nutrient's amount, rounded to whole numbers from 20 up. */
export const amountText = (value: number, { unit }: Shape, units: ReportUnits): string =>
  valueText(value, { unit, decimals: Math.abs(value) < 20 ? 1 : 0 }, units);

/** "+23 min", "−1.4 kg". */
export function changeText(difference: number, shape: Shape, units: ReportUnits): string {
  const text = shown(difference, shape, units, true);
  // A difference that rounds to zero has no sign.
  return text.startsWith('−') || !/[1-9]/.test(text) ? text : `+${text}`;
}

/** "+9 to +37 min". */
export function intervalText(
  { low, high }: { readonly low: number; readonly high: number },
  shape: Shape,
  units: ReportUnits,
): string {
  const [from, to] = [changeText(low, shape, units), changeText(high, shape, units)];
  // A figure with one unit: not "1 h 20 min".
  const [start, end] = [from, to].map((text) => /^(\S+)( \D+|%)$/.exec(text));
  const isShort = start !== null && start?.[2]?.replace(/s$/, '') === end?.[2]?.replace(/s$/, '');
  return `${isShort ? start?.[1] : from} to ${to}`;
}

/** "23 min", "0.6 points": a difference without its sign, in a sentence. */
export const sizeText = (
  difference: number,
  { metric, unit, decimals }: Shape & { readonly metric: string },
  units: ReportUnits,
): string =>
  changeText(Math.abs(difference), { unit: isInPoints(metric) ? 'points' : unit, decimals }, units).replace(
    '+',
    '',
  );

/** "+23 min": the change next to both averages; nothing without a change. */
export const figureChangeText = (figure: FigureSummary, units: ReportUnits): string =>
  figure.change ? changeText(shownDifference(figure, figure.change, units), figure, units) : '';

/** "23 min": a clear change in a sentence, even if both averages are equal as shown. */
const changeSize = (
  figure: FigureSummary & { readonly change: NonNullable<FigureSummary['change']> },
  units: ReportUnits,
): string =>
  sizeText(shownDifference(figure, figure.change, units) || figure.change.difference, figure, units);

/** Verbs for changes that have one in everyday speech; `{}` is the amount. */
const PHRASES: Readonly<Record<string, readonly [verb: string, up: string, down: string]>> = {
  weightKg: ['weighed', '{} more', '{} less'],
  energyKcal: ['ate', '{} more', '{} less'],
  proteinG: ['ate', '{} more protein', '{} less protein'],
  fiberG: ['ate', '{} more fiber', '{} less fiber'],
  sodiumMg: ['ate', '{} more sodium', '{} less sodium'],
  sleepMinutes: ['slept', '{} longer', '{} less'],
  bedtime: ['went to bed', '{} later', '{} earlier'],
  stressRating: ['rated your stress', '{} higher', '{} lower'],
  steps: ['walked', '{} more steps', '{} fewer steps'],
  workoutMinutes: ['worked out', '{} longer', '{} less'],
  waterMl: ['drank', '{} more', '{} less'],
  fastHours: ['fasted', '{} longer', '{} less'],
};

/** Changes that the overview ranks, most certain first. */
export const rankedChanges = <Figure extends Pick<FigureSummary, 'metric' | 'change'>>(
  figures: readonly Figure[],
): readonly (Figure & { readonly change: NonNullable<Figure['change']> })[] =>
  figures
    .flatMap((figure) =>
      figure.change && OVERVIEW_METRICS.includes(figure.metric) ? [{ ...figure, change: figure.change }] : [],
    )
    .toSorted((one, other) => other.change.strength - one.change.strength);

const MAX_SAID = 3;

/** "ate 120 kcal more and 4 g more protein, and slept 23 min longer": each verb once. */
function joinPhrases(phrases: readonly (readonly [verb: string, rest: string])[]): string {
  const groups = [...Map.groupBy(phrases, ([verb]) => verb)];
  const said = groups.map(([verb, of]) => `${verb} ${joinWords(of.map(([, rest]) => rest))}`);
  return groups.length < phrases.length ? said.join(', and ') : joinWords(said);
}

/** The clear changes as phrases with a verb, most certain first. */
const changePhrases = (
  clear: ReturnType<typeof rankedChanges<FigureSummary>>,
  units: ReportUnits,
): readonly (readonly [verb: string, rest: string])[] =>
  clear.flatMap((figure) => {
    const phrase = PHRASES[figure.metric];
    if (!phrase) return [];
    const [verb, up, down] = phrase;
    const rest = (figure.change.difference > 0 ? up : down).replace('{}', changeSize(figure, units));
    return [[verb, rest] as const];
  });

/** "slept 23 min longer and ate 4 g more fiber", "resting heart rate fell by 3 bpm"; undefined without clear changes. */
function changesText(figures: readonly FigureSummary[], units: ReportUnits) {
  const clear = rankedChanges(figures).filter(({ change }) => change.certainty !== 'low');
  const said = changePhrases(clear, units);
  if (said.length > 0) return { text: joinPhrases(said.slice(0, MAX_SAID)), isDone: true };
  const [first] = clear;
  return (
    first && {
      text: `${first.label} ${first.change.difference > 0 ? 'rose' : 'fell'} by ${changeSize(first, units)}`,
      isDone: false,
    }
  );
}

/** What changed, in a sentence for the member: "You slept 23 min longer and ate 4 g more fiber." */
export function changesSentence(figures: readonly FigureSummary[], units: ReportUnits): string {
  if (rankedChanges(figures).length === 0) return 'Nothing to compare yet.';
  const changes = changesText(figures, units);
  return changes ? `${changes.isDone ? 'You' : 'Your'} ${changes.text}.` : 'No clear changes.';
}

/** What changed, in a sentence for a clinician: "Changes from the previous period: slept 23 min longer." */
export function clinicianSentence(figures: readonly FigureSummary[], units: ReportUnits): string {
  if (rankedChanges(figures).length === 0) return 'Nothing to compare with the previous period yet.';
  const changes = changesText(figures, units);
  return changes
    ? `Changes from the previous period: ${changes.text.replace(' your ', ' ')}.`
    : 'No clear changes from the previous period.';
}

/** A figure and its change, in a sentence: "Sleep averaged 7 h 20 min, 23 min more than in September." */
export function figureSentence(
  figure: FigureSummary,
  units: ReportUnits,
  beforeName: string | undefined,
): string {
  const { label, now, change } = figure;
  if (!now) return '';
  const start = `${capitalized(label)} averaged ${valueText(now.value, figure, units)}`;
  if (!change || beforeName === undefined) return `${start}.`;
  if (change.certainty === 'low') return `${start}, with no clear change from ${beforeName}.`;
  const amount = changeSize({ ...figure, change }, units);
  return `${start}, ${amount} ${comparedWord(figure.metric, change.difference > 0)} than in ${beforeName}.`;
}
