import { implement } from '@orpc/server';
import { foods } from '#contract/foods/foods.ts';
import type { FoodHit } from '#domain/foods/search/rank-foods.ts';
import type { IndexDeps } from '#server/db/deps.ts';
import { membersOnly, type ApiContext } from '#server/http/api/api-context.ts';
import { Refusal } from '#server/core/refusal.ts';
import { foodsById } from './by-id-queries.ts';
import { foodByBarcode, type LookUpProduct } from './barcode.ts';
import {
  createOwnFood,
  createRecipe,
  removeOwnFood,
  restoreOwnFood,
  updateOwnFood,
  updateRecipe,
} from './commands.ts';
import { foodAnswer } from './food-answer.ts';
import { ownFoodsPage, usageOf, usedProducts } from './queries.ts';
import { searchAllFoods } from './search.ts';

export interface FoodRouteDeps extends IndexDeps {
  readonly lookUp: LookUpProduct;
}

const hitAnswer = ({ food, ...hit }: FoodHit) => ({ ...hit, food: foodAnswer(food) });

/** API routes for foods. */
export function foodRoutes({ lookUp, ...deps }: FoodRouteDeps) {
  const { db, index, now } = deps;
  const os = implement(foods).$context<ApiContext>().use(membersOnly);
  // Habits span weeks, so the server's day is close enough to the member's.
  const today = () => new Date(now()).toISOString().slice(0, 10);
  return os.router({
    search: os.search.handler(async ({ input: { query, limit }, context: { actor } }) =>
      (await searchAllFoods(db, index, actor.userId, today(), query, limit)).map(hitAnswer),
    ),
    usual: os.usual.handler(async ({ context: { actor } }) => {
      const usage = await usageOf(db, actor.userId, today());
      return { usage, products: (await usedProducts(db, usage)).map(foodAnswer) };
    }),
    byBarcode: os.byBarcode.handler(async ({ input, context: { actor } }) =>
      hitAnswer(await foodByBarcode(db, lookUp, actor.userId, input.code)),
    ),
    get: os.get.handler(async ({ input: { id }, context: { actor } }) => {
      const food = (await foodsById(db, index, actor.userId, [id])).get(id);
      if (!food) throw new Refusal('NOT_FOUND');
      return foodAnswer(food);
    }),
    own: {
      list: os.own.list.handler(({ input: { limit, before }, context: { actor } }) =>
        ownFoodsPage(db, actor.userId, limit, before),
      ),
      create: os.own.create.handler(({ input, context }) => createOwnFood(deps, context.actor, input)),
      update: os.own.update.handler(({ input, context }) => updateOwnFood(deps, context.actor, input)),
      remove: os.own.remove.handler(async ({ input, context }) => {
        await removeOwnFood(deps, context.actor, input.id);
        return { id: input.id };
      }),
      restore: os.own.restore.handler(({ input, context }) => restoreOwnFood(deps, context.actor, input.id)),
    },
    recipes: {
      create: os.recipes.create.handler(({ input, context }) => createRecipe(deps, context.actor, input)),
      update: os.recipes.update.handler(({ input, context }) => updateRecipe(deps, context.actor, input)),
    },
  });
}
