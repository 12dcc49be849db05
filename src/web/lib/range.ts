import { useSearchParams } from 'react-router';
import { addDays } from '#domain/time/local-date.ts';

/** How far back a history looks. */
export const RANGES = ['2w', '3m', '1y', 'all'] as const;
export type Range = (typeof RANGES)[number];

const DAYS: Readonly<Record<Range, number>> = { '2w': 14, '3m': 91, '1y': 365, all: 3650 };

const isRange = (text: string | null): text is Range => RANGES.some((range) => range === text);

/** The days of a history up to today, both included; which range it is stands in the address. */
export function useRange(today: string, usual: Range = '3m') {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('range');
  const range = isRange(asked) ? asked : usual;
  const setRange = (chosen: Range): void =>
    setSearch(
      (was) => {
        const parts = new URLSearchParams(was);
        if (chosen === usual) parts.delete('range');
        else parts.set('range', chosen);
        return parts;
      },
      { replace: true },
    );
  return { range, from: addDays(today, 1 - DAYS[range]), to: today, setRange } as const;
}
