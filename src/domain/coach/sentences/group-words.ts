import { shortDate, timeOfMinute } from '#domain/coach/phrases.ts';
import { isOfNights, nightOf, weekdayNight } from '#domain/coach/nights/night-words.ts';
import type { Metric } from '#domain/metrics/metric.ts';
import type { Query } from '#domain/query/query.ts';
import { capitalized } from '#domain/words/first-letter.ts';

type Group = Query['group'];

interface Named {
  readonly today: string;
  readonly metric: Metric;
}

/** A group in a sentence: "Mondays", "The week of Jul 27", "November 2026", "Nov 12". */
export function groupWords(label: string, group: Group, { today, metric }: Named): string {
  if (group === 'weekday' && isOfNights(metric)) return `${weekdayNight(label)}s`;
  if (group === 'day' && isOfNights(metric)) return nightOf(label, today).replace(/^the/, 'The');
  if (group === 'weekday') return `${label}s`;
  if (group === 'hour') return `The hour after ${timeOfMinute(60 * Number(label.slice(0, 2)))}`;
  if (group === 'week') return `The week of ${shortDate(label, today)}`;
  if (group === 'day') return shortDate(label, today);
  if (group !== 'month') return label;
  return new Date(`${label}-01T12:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  });
}

/** "on Mondays", "in the week of Jul 27", "in November 2026". */
export function inGroup(label: string, group: Group, named: Named): string {
  const words = groupWords(label, group, named).replace(/^The /, 'the ');
  if (group === 'day' && isOfNights(named.metric)) return words;
  return group === 'weekday' || group === 'day' ? `on ${words}` : `in ${words}`;
}

/** A group as a title or in a list: "Sunday", "Week of Jul 27", "November 2026". */
export function groupTitle(label: string, group: Group, named: Named): string {
  if (group === 'weekday' && isOfNights(named.metric)) return weekdayNight(label);
  if (group === 'hour') return timeOfMinute(60 * Number(label.slice(0, 2)));
  return group === 'week' || group === 'month' || group === 'day'
    ? capitalized(groupWords(label, group, named).replace(/^The /, ''))
    : capitalized(label);
}
