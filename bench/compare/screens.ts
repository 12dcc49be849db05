import { addDays } from '#domain/time/local-date.ts';
import type { Ask, Client } from './load.ts';

const get = (route: string): Ask => ({ method: 'GET', route });
const until = (to: string, days: number): string => `from=${addDays(to, 1 - days)}&to=${to}`;

const ofDashboard = (today: string): readonly string[] => [
  '/account/me',
  `/days/${today}`,
  `/days?${until(today, 14)}`,
  '/goals',
  `/drinks?${until(today, 14)}`,
  '/fasting',
  `/fasts?${until(today, 91)}`,
  `/sleeps?${until(today, 28)}`,
  `/stress-check-ins?${until(today, 14)}`,
  `/body-measurements?${until(today, 73)}`,
  `/glucose-trace?${until(today, 14)}`,
  `/glucose-readings?${until(today, 181)}`,
  '/bio-age',
  `/longevity?date=${today}&timeZone=UTC`,
  '/reminders',
  `/advice?date=${today}&timeZone=UTC`,
];

const ofDay = (today: string): readonly string[] => [
  '/account/me',
  `/days/${today}`,
  `/days?${until(today, 14)}`,
  '/dietary-preferences',
  '/health-profile',
];

/** Reads of both screens in older commits; now the log box reads it on first use. */
const OF_LOG_BOX = ['/own-foods?limit=200', '/foods/usual', '/corrections', '/foods/table'];

/** Requests that open a screen: one batch if the server supports it, else one per read. */
export async function screensOf(client: Client): Promise<Record<string, () => readonly Ask[]>> {
  const today = new Date().toISOString().slice(0, 10);
  const batches = (await client.send(get('/batch?read=/goals'))) === 200;
  const askAll = (reads: readonly string[]): readonly Ask[] =>
    batches
      ? [get(`/batch?${new URLSearchParams(reads.map((read) => ['read', read]))}`)]
      : [...reads, ...OF_LOG_BOX].map(get);
  const [dashboard, day] = [askAll(ofDashboard(today)), askAll(ofDay(today))];
  return { 'dashboard screen': () => dashboard, 'day screen': () => day };
}
