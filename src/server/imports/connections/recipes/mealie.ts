import { z } from 'zod';
import { ingredientOfLine, type ExternalIngredient } from '#domain/recipes/external-recipe.ts';
import { externalName, externalNumber, externalText } from './external-fields.ts';
import { ask, baseOf, notThere, PAGE_SIZE, type RecipeService } from './recipe-service.ts';

const NAME = 'Mealie';

const ingredient = z.object({
  quantity: externalNumber,
  unit: externalName,
  food: externalName,
  note: externalText,
  display: externalText,
});
const summary = z.object({ id: z.string().min(1).max(100), name: externalText });
const page = z.object({ items: z.array(summary).max(PAGE_SIZE), page: z.number(), total_pages: z.number() });
const recipe = z.object({
  name: externalText,
  slug: z.string().max(500),
  /** Since version 2.3; 0 if it isn't set. */
  recipeServings: externalNumber,
  /** "4 servings" before that. */
  recipeYield: externalText,
  recipeIngredient: z.array(ingredient).catch([]),
});
const self = z.object({ groupSlug: z.string().min(1).max(200) });

/** An amount and a food, or a line as typed; section titles have neither. */
function ingredientOf({
  quantity,
  unit,
  food,
  note,
  display,
}: z.infer<typeof ingredient>): ExternalIngredient[] {
  if (!food?.name) {
    const line = note || display;
    return line === '' ? [] : [ingredientOfLine(line)];
  }
  const text = [quantity, unit?.name, food.name].filter(Boolean).join(' ');
  return [{ text, hasAmount: quantity !== undefined }];
}

const servingsOf = ({ recipeServings, recipeYield }: z.infer<typeof recipe>): number | undefined =>
  recipeServings ?? externalNumber.parse(/\d+(?:\.\d+)?/.exec(recipeYield)?.[0]);

export const mealie: RecipeService = {
  greet: async (server) => {
    const me = await ask(server, NAME, '/api/users/self', self);
    if (!me) throw notThere(NAME);
    return me.groupSlug;
  },
  list: async (server, search, number) => {
    const query = new URLSearchParams({
      page: String(number),
      perPage: String(PAGE_SIZE),
      orderBy: 'name',
      orderDirection: 'asc',
      ...(search !== '' && { search }),
    });
    const found = await ask(server, NAME, `/api/recipes?${query}`, page);
    if (!found) throw notThere(NAME);
    return {
      recipes: found.items.map(({ id, name }) => ({ key: id, name })),
      hasMore: found.page < found.total_pages,
    };
  },
  read: async (server, key) => {
    const found = await ask(server, NAME, `/api/recipes/${encodeURIComponent(key)}`, recipe);
    return (
      found && {
        key,
        name: found.name,
        link: `${baseOf(server)}/g/${encodeURIComponent(server.account ?? 'home')}/r/${encodeURIComponent(found.slug)}`,
        servings: servingsOf(found),
        ingredients: found.recipeIngredient.flatMap(ingredientOf),
      }
    );
  },
};
