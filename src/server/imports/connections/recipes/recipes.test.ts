import { onLoopback } from '#server/testing/loopback.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { RECIPE_PROVIDERS, type RecipeProvider } from '#domain/connections/providers.ts';
import { HOUR_MS } from '#domain/time/spans.ts';
import { connectionDeps } from '#server/connection-deps.ts';
import { outsideCaller } from '#server/core/outside-call.ts';
import { testDatabases } from '#server/db/testing.ts';
import { connectRecipes } from '#server/imports/connections/connection.ts';
import { readDueConnections } from '#server/imports/connections/read-connection.ts';
import { connections } from '#server/imports/tables.ts';
import { idOfMember, importsFor } from '#server/imports/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { recipeApps } from './testing-apps.ts';

describe.each(testDatabases())('recipes of members’ own servers on $name', (place) => {
  let nowMs = Date.parse('2026-11-20T10:00:00Z');
  let count = 0;
  let url = '';
  let ada: Browser;
  const { server, state, token } = recipeApps();
  const app = opened(() => openTestApp(place, { now: () => nowMs, privateAddresses: true }));

  const round = async (hours = 0) => {
    nowMs += hours * HOUR_MS;
    const onFault = (error: unknown) => {
      throw error;
    };
    await readDueConnections({ ...connectionDeps(app.services), noteChange: () => undefined, onFault });
  };
  const connect = (provider: RecipeProvider, key = token) =>
    ada.api.connections.recipeServer({ provider, url, key });
  const choose = async (provider: RecipeProvider, ...keys: string[]) =>
    (await ada.api.connections.importRecipes({ provider, keys })).recipes;
  const mine = async () => (await ada.api.foods.own.list({})).foods;
  const stateOf = async (provider: RecipeProvider) =>
    (await ada.api.connections.list()).find((each) => each.provider === provider)?.connection;

  onLoopback(server, (address) => (url = address));
  beforeEach(async () => {
    await app.database.db.delete(connections);
    const lasagne = [
      [500, 'gram', 'ground beef'],
      [2, null, 'onion'],
      [null, null, 'salt'],
    ] as const;
    const porridge = [
      [1, 'cup', 'rolled oats'],
      [null, null, null, '2 cups milk, warm'],
    ] as const;
    state.recipes = [
      { id: '11', name: 'Lasagne', servings: 4, ingredients: lasagne },
      { id: '12', name: 'Porridge', servings: 0, ingredients: porridge },
      { id: '13', name: 'Stardust', servings: 2, ingredients: [[3, 'cup', 'xyzzy']] },
    ];
    Object.assign(state, { isUp: true, token });
    count += 1;
    ada = await signUp(app, `Ada${count}`, { timeZone: 'Europe/Berlin' });
  });

  test.each(RECIPE_PROVIDERS)(
    '%s: Ada finds, chooses, imports, imports again and undoes',
    async (provider) => {
      await connect(provider);
      const found = (search: string) => ada.api.connections.recipes({ provider, search });
      expect((await found('las')).recipes).toEqual([{ key: '11', name: 'Lasagne', foodId: null }]);
      const taken = await choose(provider, '11', '13', '404');
      expect(
        taken.map(({ name, outcome, ingredientCount, leftOut }) => [name, outcome, ingredientCount, leftOut]),
      ).toEqual([
        ['Lasagne', 'added', 2, ['salt']],
        ['Stardust', 'failed', 0, []],
        ['', 'failed', 0, []],
      ]);
      const [lasagne, ...others] = await mine();
      expect(others).toEqual([]);
      expect(lasagne).toMatchObject({
        food: {
          name: 'Lasagne',
          portions: [
            { label: 'serving', grams: 180 },
            { label: 'whole dish', grams: 720 },
          ],
        },
        recipe: {
          servings: 4,
          ingredients: [
            { name: 'Raw ground beef', grams: 500 },
            { name: 'Onion', grams: 220 },
          ],
          origin: {
            link: provider === 'mealie' ? `${url}/g/home/r/lasagne` : `${url}/view/recipe/11`,
            leftOut: ['salt'],
          },
        },
      });
      expect((await found('')).recipes.map(({ foodId }) => foodId !== null)).toEqual([true, false, false]);
      expect((await choose(provider, '11'))[0]?.outcome).toBe('same');
      expect(await ada.api.imports.list()).toMatchObject([{ addedCount: 1, source: provider, step: 'done' }]);
      const [imported] = await ada.api.imports.list();
      await importsFor(app, ada, await idOfMember(app, `ada${count}`)).undo(imported?.id ?? '');
      expect(await mine()).toEqual([]);
      expect((await choose(provider, '11'))[0]?.outcome).toBe('added');
    },
  );

  test('a line that was typed is read, and a dish without servings is one serving', async () => {
    await connect('mealie');
    const [porridge] = await choose('mealie', '12');
    expect(porridge).toMatchObject({ ingredientCount: 2, hasServings: false, leftOut: [] });
    const [food] = await mine();
    expect(food?.recipe?.ingredients.map(({ name }) => name)).toEqual(['Rolled oats', 'Milk']);
  });

  test('a changed recipe is brought up to date each day, but not one that Ada changed or deleted', async () => {
    await connect('tandoor');
    await choose('tandoor', '11', '12');
    await round();
    const { asked } = state;
    await round(23);
    expect(state.asked).toBe(asked);
    for (const recipe of state.recipes) recipe.servings = 6;
    const porridge = (await mine()).find(({ food }) => food.name === 'Porridge');
    if (!porridge?.recipe) throw new Error('The porridge was imported.');
    const { ingredients, yieldGrams } = porridge.recipe;
    const { id } = porridge;
    const saved = await ada.api.foods.recipes.update({
      id,
      name: 'My porridge',
      ingredients,
      yieldGrams,
      servings: 3,
    });
    expect(saved.recipe?.origin).toMatchObject({ key: '12', leftOut: [], hasServings: true });
    await round(1);
    const servings = async () => (await mine()).map(({ food, recipe }) => [food.name, recipe?.servings]);
    expect((await servings()).toSorted()).toEqual([
      ['Lasagne', 6],
      ['My porridge', 3],
    ]);
    expect((await choose('tandoor', '12'))[0]?.outcome).toBe('changed-here');
    const lasagne = (await mine()).find(({ food }) => food.name === 'Lasagne');
    await ada.api.foods.own.remove({ id: lasagne?.id ?? '' });
    await round(25);
    expect(await servings()).toEqual([['My porridge', 3]]);
    expect((await choose('tandoor', '11'))[0]?.outcome).toBe('updated');
    expect(await servings()).toHaveLength(2);
  });

  test.each(RECIPE_PROVIDERS)('%s: a list or recipe far too long is refused', async (provider) => {
    await connect(provider);
    const [first] = state.recipes;
    if (!first) throw new Error('There is no recipe.');
    first.ingredients = Array.from({ length: 5000 }, () => [1, 'cup', 'flour'] as const);
    expect(await choose(provider, first.id)).toMatchObject([{ outcome: 'failed', ingredientCount: 0 }]);
    state.recipes = Array.from({ length: 70_000 }, (_, at) => ({
      ...first,
      id: String(at + 1),
      ingredients: [],
    }));
    await expect(ada.api.connections.recipes({ provider, search: '' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  test('a wrong token, another address or a private one connects nothing, and a revoked token is shown', async () => {
    await expect(connect('mealie', 'wrong')).rejects.toMatchObject({
      data: { issues: [{ field: 'key', message: 'The server didn’t accept this token.' }] },
    });
    await expect(
      ada.api.connections.recipeServer({ provider: 'tandoor', url: `${url}/elsewhere`, key: token }),
    ).rejects.toMatchObject({
      data: { issues: [{ field: 'url', message: 'We couldn’t find Tandoor at this address.' }] },
    });
    const fenced = { ...connectionDeps(app.services), callOutside: outsideCaller(false) };
    const userId = await idOfMember(app, `ada${count}`);
    const actor = { userId, username: 'Ada', role: 'member', isDemo: false } as const;
    await expect(
      connectRecipes(fenced, actor, { provider: 'mealie', url, key: token }),
    ).rejects.toMatchObject({ issues: [{ message: expect.stringMatching(/private network/) }] });
    expect(await stateOf('mealie')).toBeNull();
    await connect('mealie');
    const { rows } = await app.database.pool.query('select c::text as row from connections c');
    expect(JSON.stringify([rows, await ada.api.connections.list()])).not.toContain(token);
    state.token = 'another';
    await expect(choose('mealie', '11')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await ada.api.imports.list()).toEqual([]);
    await round(25);
    expect(await stateOf('mealie')).toMatchObject({
      disabledAt: expect.any(String),
      lastError: expect.stringMatching(/token/),
    });
    expect(await ada.api.connections.disconnect({ provider: 'mealie' })).toEqual({ isEndedThere: null });
  });
});
