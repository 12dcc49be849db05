import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { FoodIndex } from '#domain/foods/search/food-index.ts';
import { MAX_TRIED_LENGTH, triedMeal, type TriedMeal } from '#domain/meals/analysis/tried-meal.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { MINUTE_MS } from '#domain/time/spans.ts';
import { countAttempt } from '#server/auth/rate-limit.ts';
import type { ReadSession } from '#server/auth/session.ts';
import type { Db } from '#server/db/database.ts';
import { clientAddress } from '#server/http/client-address.ts';
import type { HttpVariables } from '#server/http/security-headers.ts';
import { retryLater } from '#server/http/wire-answer.ts';

const TRIES = { tries: 30, windowMs: 10 * MINUTE_MS };
const TOO_MANY =
  'You’ve tried a lot of meals in a short time. Try again in a few minutes, or start free and log as many as you like.';
const SAMPLE = 'two eggs, a slice of toast with butter, black coffee';

/** The meal that the box shows before anybody typed. */
export const sampleMeal = (index: FoodIndex): TriedMeal => triedMeal(SAMPLE, index);

export interface TryMealOptions {
  readonly db: Db;
  readonly foods: { readonly index: FoodIndex };
  readonly now: () => number;
  readonly trustProxy: boolean;
  readonly readSession: ReadSession;
  /** The landing page as HTML. */
  readonly render: (tried: TriedMeal & { readonly notice?: string }) => string;
}

/** The landing page with a visitor's meal, `/?meal=two eggs`. Members and visitors without a meal pass through. */
export function tryMealPage({ db, foods, now, trustProxy, readSession, render }: TryMealOptions) {
  const routes = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  routes.get(SCREENS.landing.path, async (c, next) => {
    const text = c.req.query('meal')?.trim().slice(0, MAX_TRIED_LENGTH);
    if (!text) return next();
    const { headers } = c.req.raw;
    if ((await readSession(headers)).actor) return next();
    c.set('routeName', 'page landing');
    c.header('Cache-Control', 'no-store');
    const address = clientAddress(c.env, headers, trustProxy);
    const waitMs = await countAttempt(db, ['try-meal', address], TRIES, now());
    if (waitMs === 0) return c.html(render(triedMeal(text, foods.index)));
    retryLater(c, waitMs);
    return c.html(render({ text, foods: [], total: {}, notUnderstood: [], notice: TOO_MANY }), 429);
  });
  return routes;
}
