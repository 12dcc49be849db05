import type { CoachFigure } from '#domain/coach/reply.ts';
import { addDays } from '#domain/time/local-date.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = String.raw`(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;

const monthNumber = (name: string): string =>
  String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1).padStart(2, '0');

interface Mention {
  readonly year?: string | undefined;
  readonly month?: string;
  readonly day?: string;
}

const pad = (day: string | undefined): string => (day ?? '').padStart(2, '0');

/** Date formats, longest first. Dates with slashes are rejected as numbers. */
const PATTERNS: readonly (readonly [RegExp, (parts: readonly (string | undefined)[]) => Mention])[] = [
  [/\b(\d{4})-(\d{2})-(\d{2})\b/g, ([, year, month = '', day = '']) => ({ year, month, day })],
  [
    new RegExp(String.raw`\b${MONTH}\s+${DAY}\b(?:,?\s+(\d{4}))?`, 'g'),
    ([, month = '', day, year]) => ({ year, month: monthNumber(month), day: pad(day) }),
  ],
  [
    new RegExp(String.raw`\b${DAY}\s+(?:of\s+)?${MONTH}(?:,?\s+(\d{4}))?`, 'g'),
    ([, day, month = '', year]) => ({ year, month: monthNumber(month), day: pad(day) }),
  ],
  [
    new RegExp(String.raw`\b${MONTH}\s+(\d{4})\b`, 'g'),
    ([, month = '', year]) => ({ year, month: monthNumber(month) }),
  ],
  [
    new RegExp(
      String.raw`\b(?:in|since|of|during|last|this|from|until|through|to|and|early|late|mid)[ -]${MONTH}(?=$|[^\p{L}])`,
      'gu',
    ),
    ([, month = '']) => ({ month: monthNumber(month) }),
  ],
  [/\b(?:on )?the (\d{1,2})(?:st|nd|rd|th)\b(?! percentile)/g, ([, day]) => ({ day: pad(day) })],
  [/\b((?:19|20)\d\d)\b/g, ([, year]) => ({ year })],
];

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const WEEKDAY = /\b(Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday)s?\b/g;

const weekdayOf = (date: string): string => WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '';

/** Today, yesterday, and the days the figures cover. */
const knownDates = (figures: readonly CoachFigure[], today: string): readonly string[] => [
  today,
  addDays(today, -1),
  ...figures
    .flatMap(({ from, to, rows }) => [from, to, ...rows.map(({ date }) => date)])
    .flatMap((date) => date ?? []),
];

/** Removes known dates from a text and reports whether any others remain. */
export function withoutDates(
  text: string,
  {
    figures,
    words,
    today,
  }: { readonly figures: readonly CoachFigure[]; readonly words: string; readonly today: string },
): { readonly rest: string; readonly hasUnknown: boolean } {
  const dates = knownDates(figures, today);
  const said = words.toLowerCase();
  let hasUnknown = false;
  let rest = text;
  for (const [pattern, read] of PATTERNS)
    rest = rest.replace(pattern, (...match) => {
      const parts = match.filter((part): part is string | undefined => typeof part !== 'number');
      const { year, month, day } = read(parts);
      const isKnown =
        said.includes(String(match[0]).toLowerCase()) ||
        dates.some(
          (date) =>
            (year === undefined || date.startsWith(year)) &&
            (month === undefined || date.slice(5, 7) === month) &&
            (day === undefined || date.slice(8) === day),
        );
      hasUnknown ||= !isKnown;
      return ' ';
    });
  const labels = figures
    .flatMap(({ label, rows }) => [label, ...rows.map((row) => row.label ?? '')])
    .join(' ');
  for (const [, name = ''] of rest.matchAll(WEEKDAY))
    hasUnknown ||= !(
      said.includes(name.toLowerCase()) ||
      labels.includes(name) ||
      dates.some((date) => weekdayOf(date) === name)
    );
  return { rest, hasUnknown };
}
