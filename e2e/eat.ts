import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import type { MealReading } from '#contract/meals/analysis.ts';
import { ZONE } from './zone.ts';

/** Logs a meal that the server reads from words, as the form does. */
export async function eat({ request: api }: Pick<Page, 'request'>, description: string): Promise<void> {
  const read = await api.post('/api/meals/analyze', { data: { text: description } });
  const { items } = (await read.json()) as MealReading;
  const data = {
    id: randomUUID(),
    timeZone: ZONE,
    eatenAt: new Date().toISOString(),
    kind: 'lunch',
    source: 'text',
    description,
    items: items.map(({ foodId, words, amount, unit, grams, confidence }) => ({
      id: randomUUID(),
      foodId,
      words,
      amount,
      unit,
      grams,
      confidence,
    })),
  };
  const answer = await api.post('/api/meals', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
