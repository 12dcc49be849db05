import { useQuery } from '@tanstack/react-query';
import type { Projection } from '#contract/goals/goals.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { api } from '#web/lib/api.ts';
import { formatMonth } from '#web/lib/format.ts';

/** Projected weight if the targets are met. */
export const useProjection = () =>
  useQuery({ queryKey: ['goals', 'projection'], queryFn: (): Promise<Projection> => api.goals.projection() });

/** When a target weight is reached: the month, and the months between which it may be. */
export interface ArrivalWords {
  readonly headline: string;
  readonly text: string;
  /** Undefined if it is reached already, or never. */
  readonly month?: string;
}

/** Half of a range of days as a margin: "Give or take a week". */
export function marginWords(earliest: string, latest: string): string {
  const days = daysBetween(earliest, latest) / 2;
  const margin = days <= 4 ? 'a few days' : days <= 10 ? 'a week' : 'two weeks';
  return `Give or take ${margin}`;
}

/** When a target weight is reached, in words. An exact day would be false precision. */
export function arrivalWords(arrival: NonNullable<Projection['arrival']>): ArrivalWords {
  const { status, date, earliest, latest } = arrival;
  if (status === 'reached')
    return {
      headline: 'Reached',
      text: 'You’re at your target weight. Choose what’s next in your goals.',
    };
  if (status === 'not-reachable' || date === null)
    return {
      headline: 'Out of reach at this calorie target',
      text: 'At your calorie target, your weight will level off before you reach your goal. A different calorie target would change that.',
    };
  const month = formatMonth(date);
  const first = earliest === null ? month : formatMonth(earliest);
  const text =
    latest === null
      ? `${first} at the earliest. If progress is slower, it may take years.`
      : first === formatMonth(latest)
        ? `${marginWords(earliest ?? date, latest)}.`
        : `Between ${first} and ${formatMonth(latest)}.`;
  return { headline: month, text, month };
}
