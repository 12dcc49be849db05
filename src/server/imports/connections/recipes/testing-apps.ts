import { createServer, type IncomingMessage } from 'node:http';

const TOKEN = 'a token of Ada';

interface TestRecipe {
  readonly id: string;
  readonly name: string;
  servings: number;
  /** Amount, unit, food and note. */
  ingredients: readonly (readonly [number | null, string | null, string | null, string?])[];
}

const named = (name: string | null) => name && { id: 1, name };

const ofMealie = ({ id, name, servings, ingredients }: TestRecipe) => ({
  id,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  name,
  recipeServings: servings,
  recipeYield: null,
  recipeIngredient: [
    { title: 'For the sauce', quantity: null, unit: null, food: null, note: '', display: '' },
    ...ingredients.map(([quantity, unit, food, note = '']) => ({
      quantity,
      unit: named(unit),
      food: named(food),
      note,
      display: 'not read',
    })),
  ],
});

const ofTandoor = ({ id, name, servings, ingredients }: TestRecipe) => {
  const all = ingredients.map(([amount, unit, food, note]) => ({
    amount: amount ?? 0,
    unit: named(unit),
    food: named(food ?? note ?? ''),
    no_amount: amount === null,
    is_header: false,
  }));
  const heading = {
    food: null,
    unit: null,
    amount: 0,
    note: 'For the sauce',
    is_header: true,
    no_amount: true,
  };
  return {
    id: Number(id),
    name,
    servings,
    steps: [
      { ingredients: [heading, ...all.slice(0, 1)], step_recipe_data: null },
      { ingredients: [], step_recipe_data: { id: 99, name: 'Part', steps: [{ ingredients: all.slice(1) }] } },
    ],
  };
};

/** The parts of Mealie and Tandoor that we read, on one loopback server. */
export function recipeApps() {
  const state = { recipes: [] as TestRecipe[], token: TOKEN, isUp: true, asked: 0 };
  const find = (search: string | null) =>
    state.recipes.filter(({ name }) => name.toLowerCase().includes((search ?? '').toLowerCase()));
  const answer = ({ url = '/', headers }: IncomingMessage): { status: number; json?: unknown } => {
    state.asked += 1;
    const { pathname, searchParams: query } = new URL(url, 'http://app');
    if (!state.isUp) return { status: 502 };
    if (headers.authorization !== `Bearer ${state.token}`) return { status: 401, json: { detail: 'no' } };
    if (pathname === '/api/users/self') return { status: 200, json: { username: 'ada', groupSlug: 'home' } };
    if (pathname === '/api/recipes') {
      const items = find(query.get('search')).map(({ id, name }) => ({ id, name, slug: name }));
      return { status: 200, json: { page: 1, per_page: 50, total: items.length, total_pages: 1, items } };
    }
    if (pathname === '/api/recipe/') {
      const results = find(query.get('query')).map(({ id, name }) => ({ id: Number(id), name }));
      return { status: 200, json: { count: results.length, next: null, previous: null, results } };
    }
    const [, app, key] = /^\/api\/(recipes|recipe)\/(\w+)\/?$/.exec(pathname) ?? [];
    const recipe = state.recipes.find(({ id }) => id === key);
    if (!recipe) return { status: 404, json: { detail: 'no' } };
    return { status: 200, json: app === 'recipes' ? ofMealie(recipe) : ofTandoor(recipe) };
  };
  const server = createServer((request, response) => {
    const { status, json } = answer(request);
    response.statusCode = status;
    response.end(json === undefined ? '' : JSON.stringify(json));
  });
  return { server, state, token: TOKEN };
}
