import { addDays } from '#domain/time/local-date.ts';
import { useAddressPart } from './address-part.ts';

/** How far back a history looks. */
export const RANGES = ['2w', '3m', '1y', 'all'] as const;
export type Range = (typeof RANGES)[number];

const DAYS: Readonly<Record<Range, number>> = { '2w': 14, '3m': 91, '1y': 365, all: 3650 };

const isRange = (text: string | null): text is Range => RANGES.some((range) => range === text);

/**
 * The last day that may have entries: after flying west, some may be on tomorrow's date.
 * @param today where the member is now
 */
export const lastEntryDay = (today: string): string => addDays(today, 1);

/** Days of a history up to today, both included; the range is in the address. */
export function useRange(today: string, usual: Range = '3m') {
  const [asked, set] = useAddressPart('range');
  const range = isRange(asked) ? asked : usual;
  const setRange = (chosen: Range): void => set(chosen === usual ? undefined : chosen);
  return { range, from: addDays(today, 1 - DAYS[range]), to: today, setRange } as const;
}
