import type { RowContent } from './file-reading.ts';
import { fileInstant, fileTime } from './file-time.ts';
import { NIGHTSCOUT_TYPES } from './nightscout-tables.ts';

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** Whether a value is an entry of Nightscout: the list may hold calibrations too. */
export const isNightscoutEntry = (value: unknown): boolean =>
  isEntry(value) &&
  ['sgv', 'mbg', 'cal'].some((type) => value['type'] === type || typeof value[type] === 'number');

/** An entry of Nightscout's `entries.json`: an instant, mg/dL. Calibrations are no readings. */
export function nightscoutEntry(entry: unknown): RowContent {
  if (!isEntry(entry)) return 'other';
  const type = typeof entry['type'] === 'string' ? entry['type'] : 'sgv';
  const measured = NIGHTSCOUT_TYPES.get(type);
  if (measured === undefined) return 'other';
  const { date, dateString } = entry;
  const value = entry[type];
  if (typeof value !== 'number') return 'value';
  const time =
    typeof date === 'number'
      ? fileInstant(date)
      : fileTime(typeof dateString === 'string' ? dateString : undefined);
  return { measured, time, value, unit: 'mg/dL' };
}
