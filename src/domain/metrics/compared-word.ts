import { findMetric } from './catalog.ts';

const EVENTS: ReadonlySet<string> = new Set(['steps', 'floors', 'awakenings']);
const AMOUNTS: ReadonlySet<string> = new Set(['kcal', 'g', 'mg', 'µg', 'mL', 'm', 'min', 'h']);

/** Scores and ratings have no unit, so their differences are in points. */
export const isInPoints = (key: string): boolean => findMetric(key)?.unit === 'count' && !EVENTS.has(key);

/** "0.4 kg higher", "900 fewer", "20 min less", "12 min later": one average compared with another. */
export function comparedWord(key: string, isMore: boolean): string {
  const unit = findMetric(key)?.unit ?? '';
  if (unit === 'clock') return isMore ? 'later' : 'earlier';
  if (unit === 'cm') return isMore ? 'larger' : 'smaller';
  if (EVENTS.has(key)) return isMore ? 'more' : 'fewer';
  return AMOUNTS.has(unit) ? (isMore ? 'more' : 'less') : isMore ? 'higher' : 'lower';
}
