import { shortDate, timeOfMinute } from '#domain/coach/phrases.ts';
import type { Query } from '#domain/query/query.ts';
import { capitalized } from '#domain/words/first-letter.ts';

type Group = Query['group'];

/** A group in a sentence: "Mondays", "The week of Jul 27", "November 2026", "Nov 12". */
export function groupWords(label: string, group: Group, today: string): string {
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
export function inGroup(label: string, group: Group, today: string): string {
  const words = groupWords(label, group, today).replace(/^The /, 'the ');
  return group === 'weekday' || group === 'day' ? `on ${words}` : `in ${words}`;
}

/** A group as a title or in a list: "Sunday", "Week of Jul 27", "November 2026". */
export function groupTitle(label: string, group: Group, today: string): string {
  if (group === 'hour') return timeOfMinute(60 * Number(label.slice(0, 2)));
  return group === 'week' || group === 'month' || group === 'day'
    ? capitalized(groupWords(label, group, today).replace(/^The /, ''))
    : capitalized(label);
}
