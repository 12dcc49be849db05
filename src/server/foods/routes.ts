import { implement } from '@orpc/server';
import { foods } from '#contract/foods.ts';
import { searchFoods } from '#domain/foods/search-foods.ts';
import { membersOnly, type ApiContext } from '#server/http/api-context.ts';
import { Refusal } from '#server/http/refusal.ts';
import { foodAnswer } from './food-answer.ts';
import type { FoodLibrary } from './food-library.ts';

/** The reference foods over the wire. */
export function foodRoutes({ index, tableUrl }: Pick<FoodLibrary, 'index' | 'tableUrl'>) {
  const os = implement(foods).$context<ApiContext>().use(membersOnly);
  return os.router({
    table: os.table.handler(() => ({ url: tableUrl })),
    search: os.search.handler(({ input }) => searchFoods(index, input.query, input.limit).map(foodAnswer)),
    get: os.get.handler(({ input }) => {
      const food = index.byId.get(input.id);
      if (!food) throw new Refusal('NOT_FOUND');
      return foodAnswer(food);
    }),
  });
}
