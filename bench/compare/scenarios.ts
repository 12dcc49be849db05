import { addDays } from '#domain/time/local-date.ts';
import type { Ask, Client } from './load.ts';
import { mealOn } from '../member.ts';
import { screensOf } from './screens.ts';

/** First day of each member's year of logs, which ends today, so that recent meals exist. */
export const FIRST_DAY = addDays(new Date().toISOString().slice(0, 10), -364);

/** Maximum days per request of older commits. */
const FORMER_MAX_DAYS = 92;

const get = (route: string): Ask => ({ method: 'GET', route });
const range = (from: string, days: number): Ask => get(`/days?from=${from}&to=${addDays(from, days - 1)}`);

/** A year in as few requests as the server allows. */
async function yearOf(client: Client): Promise<readonly Ask[]> {
  const whole = range(FIRST_DAY, 365);
  if ((await client.send(whole)) === 200) return [whole];
  const parts: Ask[] = [];
  for (let day = 0; day < 365; day += FORMER_MAX_DAYS)
    parts.push(range(addDays(FIRST_DAY, day), Math.min(FORMER_MAX_DAYS, 365 - day)));
  return parts;
}

/** Compared scenarios, each with its requests. */
export async function scenariosOf(client: Client): Promise<Record<string, () => readonly Ask[]>> {
  let count = 0;
  const anyDay = () => addDays(FIRST_DAY, (count += 7) % 365);
  const year = await yearOf(client);
  const words = ['ban', 'greek yog', 'toast whole wheat', 'chiken brest', 'cofee', 'orange ju'];
  return {
    day: () => [get(`/days/${anyDay()}`)],
    '30 days': () => [range(addDays(FIRST_DAY, (count += 7) % 335), 30)],
    year: () => year,
    search: () => [get(`/foods?query=${encodeURIComponent(words[(count += 1) % words.length] ?? '')}`)],
    'usual foods': () => [get('/foods/usual')],
    'recent meals': () => [get('/meals/recent')],
    me: () => [get('/account/me')],
    ...(await screensOf(client)),
    // Last, because each meal makes the days larger.
    'logged meal': () => [{ method: 'POST', route: '/meals', body: mealOn(anyDay()) }],
  };
}
