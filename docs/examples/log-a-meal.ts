import type { Client } from 'openapi-fetch';
import type { paths } from './perennial.d.ts';

/**
 * Logs a meal from words, the way the app does: analyze the text, then save what it found.
 * @param perennial made with `createClient<paths>({ baseUrl: 'https://…/api/v1', headers: { Authorization: `Bearer ${token}` } })`
 * @returns kcal of the stored meal
 */
export async function logMeal(
  perennial: Client<paths>,
  text: string,
  eatenAt: string,
  timeZone: string,
): Promise<number | undefined> {
  const { data: reading, error } = await perennial.POST('/meals/analyze', { body: { text } });
  if (!reading) throw new Error(error.message);
  const { data: meal, error: refusal } = await perennial.POST('/meals', {
    body: {
      id: crypto.randomUUID(),
      eatenAt,
      timeZone,
      kind: 'snack',
      source: 'text',
      description: text,
      items: reading.items.map(({ foodId, words, amount, unit, grams, confidence }) => ({
        id: crypto.randomUUID(),
        foodId,
        words,
        amount,
        unit,
        grams,
        confidence,
      })),
    },
  });
  if (!meal) throw new Error(refusal.message);
  return meal.total.energyKcal?.value;
}
