import { joinWords } from '#domain/words/join-words.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { showNumber, shownText } from '#domain/coach/format-number.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { decimalsOf, inUnit } from '#domain/glucose/glucose-text.ts';
import type { Certainty } from './mean-change.ts';
import { OVERVIEW_METRICS } from './report-metrics.ts';

/** A figure of a report, for wording. */
export interface FigureSummary {
  readonly metric: string;
  readonly label: string;
  readonly unit: string;
  readonly decimals: number;
  readonly now: { readonly value: number; readonly days: number } | null;
  readonly before: { readonly value: number; readonly days: number } | null;
  readonly change: {
    readonly difference: number;
    readonly low: number;
    readonly high: number;
    readonly strength: number;
    readonly certainty: Certainty;
  } | null;
}

type Shape = Pick<FigureSummary, 'unit' | 'decimals'>;

/** A reader's units and formats. */
export interface ReportUnits {
  readonly system: UnitSystem;
  readonly glucose: GlucoseUnit;
  /** A minute of the day as a time; "10:45 PM" if not given. */
  readonly clock?: (minute: number) => string;
}

/** The only figure of reports in mg/dL is glucose. Percentages differ by points: "+1.5%" could also mean relative change. */
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
        showNumber(value, isDifference && unit === '%' ? 'points' : unit, {
          decimals,
          units,
          isDifference,
        }),
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
  const [, unit = ''] = /^\S+( \S+|%)$/.exec(to) ?? [];
  const isShort = unit !== '' && from.endsWith(unit) && /^\S+( \S+|%)$/.test(from);
  return `${isShort ? from.slice(0, -unit.length) : from} to ${to}`;
}

/** Verbs for changes that have one in everyday speech; `{}` is the amount. */
const PHRASES: Readonly<Record<string, readonly [up: string, down: string]>> = {
  weightKg: ['weighed {} more', 'weighed {} less'],
  energyKcal: ['ate {} more', 'ate {} less'],
  proteinG: ['ate {} more protein', 'ate {} less protein'],
  fiberG: ['ate {} more fiber', 'ate {} less fiber'],
  sodiumMg: ['ate {} more sodium', 'ate {} less sodium'],
  sleepMinutes: ['slept {} longer', 'slept {} less'],
  bedtime: ['went to bed {} later', 'went to bed {} earlier'],
  steps: ['walked {} more steps', 'walked {} fewer steps'],
  waterMl: ['drank {} more', 'drank {} less'],
  fastHours: ['fasted {} longer', 'fasted {} less'],
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

/** What changed, in a sentence: "You slept 23 min longer and ate 4 g more fiber." */
export function changesSentence(figures: readonly FigureSummary[], units: ReportUnits): string {
  const clear = rankedChanges(figures).filter(({ change }) => change.certainty !== 'low');
  const said = clear.flatMap((figure) => {
    const phrase = PHRASES[figure.metric]?.[figure.change.difference > 0 ? 0 : 1];
    const amount = changeText(Math.abs(figure.change.difference), figure, units).replace('+', '');
    return phrase === undefined ? [] : [phrase.replace('{}', amount)];
  });
  if (said.length > 0) return `You ${joinWords(said.slice(0, MAX_SAID))}.`;
  const [first] = clear;
  if (first)
    return `Your ${first.label} ${first.change.difference > 0 ? 'rose' : 'fell'} by ${changeText(Math.abs(first.change.difference), first, units).replace('+', '')}.`;
  return 'No clear changes.';
}

/** A figure and its change, in a sentence: "Sleep averaged 7 h 20 min, 23 min more than in September." */
export function figureSentence(
  figure: FigureSummary,
  units: ReportUnits,
  beforeName: string | undefined,
): string {
  const { label, now, change } = figure;
  if (!now) return '';
  const name = label.slice(0, 1).toUpperCase() + label.slice(1);
  const start = `${name} averaged ${valueText(now.value, figure, units)}`;
  if (!change || beforeName === undefined) return `${start}.`;
  if (change.certainty === 'low') return `${start}, with no clear change from ${beforeName}.`;
  const amount = changeText(Math.abs(change.difference), figure, units).replace('+', '');
  const word =
    figure.unit === 'clock'
      ? change.difference > 0
        ? 'later'
        : 'earlier'
      : change.difference > 0
        ? 'more'
        : 'less';
  return `${start}, ${amount} ${word} than in ${beforeName}.`;
}
