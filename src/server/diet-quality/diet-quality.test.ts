import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/local-date.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');
const TODAY = '2026-11-20';
const id = () => crypto.randomUUID();
const ask = ({ api }: Browser) => api.dietQuality.get({ date: TODAY, timeZone: 'UTC' });

type Eaten = readonly [foodId: string, grams: number];

const BREAKFAST: readonly Eaten[] = [
  ['oatmeal-water', 300],
  ['blueberries', 100],
  ['milk-1-percent', 250],
];
const LUNCH: readonly Eaten[] = [
  ['black-beans', 150],
  ['brown-rice-vegetables', 200],
  ['broccoli', 120],
];
const DINNER: readonly Eaten[] = [
  ['salmon-grilled', 140],
  ['bread-whole-wheat', 80],
  ['oil-olive', 15],
  ['apple', 180],
];
const BURGERS: readonly Eaten[] = [
  ['cheeseburger', 300],
  ['french-fries', 200],
  ['cola', 500],
];

describe.each(testDatabases())('diet quality, on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));

  const eat = (
    { api }: Browser,
    date: string,
    kind: 'breakfast' | 'lunch' | 'dinner',
    foods: readonly Eaten[],
  ) =>
    api.meals.create({
      id: id(),
      eatenAt: `${date}T${kind === 'breakfast' ? '07' : kind === 'lunch' ? '12' : '19'}:00:00Z`,
      timeZone: 'UTC',
      kind,
      source: 'text',
      items: foods.map(([foodId, grams]) => ({
        id: id(),
        foodId,
        amount: grams,
        unit: 'g',
        grams: { value: grams, low: grams * 0.8, high: grams * 1.2 },
        confidence: 0.9,
      })),
    });
  const eatWell = async (who: Browser, date: string) => {
    await eat(who, date, 'breakfast', BREAKFAST);
    await eat(who, date, 'lunch', LUNCH);
    await eat(who, date, 'dinner', DINNER);
  };

  test('Ada’s five good days score high, Tom’s five of burgers low; each sees only their own', async () => {
    const ada = await signUp(app, 'Ada');
    const tom = await signUp(app, 'Tom');
    for (let ago = 1; ago <= 5; ago += 1) {
      await eatWell(ada, addDays(TODAY, -ago));
      await eat(tom, addDays(TODAY, -ago), 'lunch', BURGERS);
      await eat(tom, addDays(TODAY, -ago), 'dinner', BURGERS);
    }
    const [good, poor] = [await ask(ada), await ask(tom)];
    if (good.hei.kind !== 'known' || poor.hei.kind !== 'known') throw new Error('both are known');
    expect(good.countedDays).toBe(5);
    expect(good.hei.score).toBeGreaterThan(80);
    expect(poor.hei.score).toBeLessThan(55);
    expect(good.hei.low).toBeLessThan(good.hei.score);
    expect(good.hei.high).toBeGreaterThan(good.hei.score);
    expect(good.hei.components.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(good.hei.score, 6);
    expect(good.nova?.percents[3]).toBeLessThan(20);
    expect(poor.nova?.percents[3]).toBeGreaterThan(60);
    expect(good.plants).toEqual(expect.arrayContaining(['apple', 'bean', 'blueberry', 'broccoli', 'oat']));
    expect(good.servings?.fishPerWeek).toBe(7);
    expect(poor.servings?.sugaryDrinks).toBeCloseTo(4, 1);
    expect(good.protein?.kinds.map(({ kind }) => kind)).toEqual(['breakfast', 'lunch', 'dinner']);
    expect(good.glycaemicLoads).toHaveLength(5);
    expect(good.foods['greens-and-beans'].map(({ name }) => name)).toContain('Black beans');
    expect(poor.foods['added-sugars'][0]?.name).toMatch(/cola/i);
    expect(good.dietQualityIndex ?? 0).toBeGreaterThan(poor.dietQualityIndex ?? 100);
  });

  test('Grace logged nothing: every day says so and there is no score', async () => {
    const empty = await ask(await signUp(app, 'Grace'));
    expect(empty.days).toHaveLength(28);
    expect(empty.days.every(({ verdict }) => verdict === 'not-logged')).toBe(true);
    expect(empty).toMatchObject({
      countedDays: 0,
      hei: { kind: 'refused', reason: 'too-few-days' },
      nova: null,
      intake: null,
      servings: null,
      dietQualityIndex: null,
      protein: null,
      glycaemicLoads: [],
      plants: [],
    });
  });

  test('a day Eve marks partial doesn’t count, one she marks complete does, and today isn’t over', async () => {
    const eve = await signUp(app, 'Eve');
    for (const ago of [0, 1, 2, 3]) await eatWell(eve, addDays(TODAY, -ago));
    await eve.api.meals.setState({ date: addDays(TODAY, -1), state: 'partial' });
    const verdictOn = async (ago: number) =>
      (await ask(eve)).days.find(({ date }) => date === addDays(TODAY, -ago))?.verdict;
    expect([await verdictOn(0), await verdictOn(1), await verdictOn(2)]).toEqual([
      'going-on',
      'partial',
      'counted',
    ]);
    expect((await ask(eve)).hei.kind).toBe('refused');
    await eve.api.meals.setState({ date: addDays(TODAY, -1), state: 'complete' });
    expect((await ask(eve)).hei.kind).toBe('known');
  });

  test('Linus’s own bars count as energy, with unknown food groups', async () => {
    const linus = await signUp(app, 'Linus');
    const own = await linus.api.foods.own.create({
      id: id(),
      name: 'Bar of the office',
      group: 'snack',
      per100g: { energyKcal: 450, proteinG: 10, carbsG: 60, fatG: 18 },
      portions: [],
    });
    for (const ago of [1, 2, 3]) {
      await eatWell(linus, addDays(TODAY, -ago));
      await eat(linus, addDays(TODAY, -ago), 'breakfast', [[own.food.id, 300]]);
    }
    const answer = await ask(linus);
    expect(answer.hei).toMatchObject({ kind: 'refused', reason: 'too-little-known' });
    expect(answer.knownGroupsPercent).toBeLessThan(80);
    expect(answer.unknownFoods[0]?.name).toBe('Bar of the office');
    expect(answer.servings).toBeNull();
  });

  test('Mary’s own stew counts by its ingredients', async () => {
    const mary = await signUp(app, 'Mary');
    const stew = await mary.api.foods.recipes.create({
      id: id(),
      name: 'Stew of beans',
      ingredients: [
        { foodId: 'black-beans', amount: 400, unit: 'g', grams: 400 },
        { foodId: 'carrot', amount: 200, unit: 'g', grams: 200 },
      ],
      yieldGrams: 600,
      servings: 2,
    });
    for (const ago of [1, 2, 3]) {
      await eat(mary, addDays(TODAY, -ago), 'lunch', [[stew.food.id, 300]]);
      await eat(mary, addDays(TODAY, -ago), 'dinner', [
        ['bread-whole-wheat', 200],
        [stew.food.id, 300],
      ]);
    }
    const answer = await ask(mary);
    expect(answer.knownGroupsPercent).toBe(100);
    expect(answer.plants).toEqual(['bean', 'carrot', 'wheat']);
    expect(answer.hei.kind).toBe('known');
    expect(answer.foods['greens-and-beans'][0]?.name).toBe('Stew of beans');
  });
});
