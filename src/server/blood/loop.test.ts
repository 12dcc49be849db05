import { beforeEach, describe, expect, test } from 'vitest';
import type { BloodLoop, BloodPanelInput } from '#contract/blood/blood.ts';
import type { MealInput } from '#contract/meals/meals.ts';
import { typedLines } from '#domain/blood/testing.ts';
import { addDays } from '#domain/time/local-date.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { breakfast, goalDraft, itemOf, openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T20:00:00Z');
const TODAY = '2026-11-20';

type Marker = NonNullable<BloodPanelInput['values'][number]['marker']>;
type Figure = readonly [marker: Marker, value: number, unit: string];

const draw = (collectedOn: string, ...figures: readonly Figure[]): BloodPanelInput => ({
  id: crypto.randomUUID(),
  timeZone: 'Europe/Berlin',
  collectedOn,
  values: typedLines(figures),
});

const HIGH_LDL: Figure = ['ldl-c', 172, 'mg/dL'];

/** Goals of a pregnant member. */
const pregnantNow = goalDraft({
  goal: 'maintain',
  targetMassKg: null,
  weeklyLossKg: null,
  settings: { waterMl: null, sleepHours: null, fastingProtocol: null, conditions: ['pregnant'] },
});

/** 200 g of each named food, some days ago. */
const meal = (daysAgo: number, kind: 'breakfast' | 'dinner', ...foods: string[]): MealInput =>
  breakfast({
    kind,
    eatenAt: `${addDays(TODAY, -daysAgo)}T${kind === 'breakfast' ? '07' : '19'}:00:00+01:00`,
    items: foods.map(itemOf),
  });

describe.each(testDatabases())('what Ada can do about her blood, on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  let ada: Browser;
  beforeEach(async () => {
    await app.database.clear();
    ada = await signUp(app, 'Ada', { weeklyLossKg: 0.5 });
  });

  const put = (panel: BloodPanelInput, who = ada) => who.api.blood.panels.put(panel);
  const loop = (marker?: Marker, who = ada): Promise<BloodLoop> =>
    who.api.blood.loop({ date: TODAY, ...(marker && { marker }) });
  const intakeOf = (answer: BloodLoop, nutrient: string) =>
    answer.markers[0]?.diet?.intakes.find((intake) => intake.nutrient === nutrient);

  /** Breakfast of an apple and a dinner with butter, on as many days before today. */
  const eatButter = async (days: number) => {
    for (let daysAgo = 1; daysAgo <= days; daysAgo += 1) {
      await ada.api.meals.create(meal(daysAgo, 'breakfast', 'apple', 'apple'));
      await ada.api.meals.create(meal(daysAgo, 'dinner', 'butter', 'apple'));
    }
  };

  test('for her high LDL there are her saturated fat and fiber, recommendations, and the foods they come from', async () => {
    await put(draw('2026-11-01', HIGH_LDL));
    await eatButter(8);
    const answer = await loop();
    expect(answer).toMatchObject({ from: '2026-08-23', to: TODAY, completeDayCount: 8, notFor: null });
    expect(answer.markers).toMatchObject([
      {
        marker: 'ldl-c',
        flag: 'high',
        latest: { collectedOn: '2026-11-01', value: 172 },
        previous: null,
        move: null,
        diet: {
          retestWeeks: 12,
          retestFrom: '2027-01-24',
          sources: [{ doi: '10.1093/eurheartj/ehz455' }, {}],
        },
      },
    ]);
    const fat = intakeOf(answer, 'satFatG');
    expect(fat).toMatchObject({ wanted: 'less', unit: 'g', dayCount: 8, target: { kind: 'at-most' } });
    // 200 g of butter contain about 100 g of it, and 200 g of butter with three apples about 1,750 kcal.
    expect(fat?.meanPerDay).toBeGreaterThan(90);
    expect(fat?.meanPerDay).toBeLessThan(112);
    expect(fat?.target?.amount).toBeGreaterThan(10);
    expect(fat?.target?.amount).toBeLessThan(14);
    expect(fat?.foods[0]).toMatchObject({ foodId: 'butter', times: 8 });
    expect(fat?.foods[0]?.amountInAll).toBeCloseTo(8 * (fat?.foods[0]?.amountEachTime ?? 0), 6);
    const fibre = intakeOf(answer, 'fiberG');
    expect(fibre).toMatchObject({ wanted: 'more', target: { amount: 25, kind: 'at-least' } });
    expect(fibre?.foods).toMatchObject([{ foodId: 'apple', times: 24 }]);
  });

  test('fewer than seven complete days give no average; unfinished and partial days don’t count', async () => {
    await put(draw('2026-11-01', HIGH_LDL));
    await eatButter(6);
    await ada.api.meals.create(meal(0, 'breakfast', 'apple'));
    await ada.api.meals.create(meal(0, 'dinner', 'butter'));
    await ada.api.meals.create(meal(20, 'dinner', 'butter'));
    const answer = await loop('ldl-c');
    expect(answer.completeDayCount).toBe(6);
    expect(intakeOf(answer, 'satFatG')).toMatchObject({ meanPerDay: null, dayCount: 6, target: null });
    expect(intakeOf(answer, 'satFatG')?.foods[0]).toMatchObject({ foodId: 'butter', times: 8 });
  });

  test('a day mostly of foods that don’t report a nutrient is unknown, not zero', async () => {
    await put(draw('2026-11-01', HIGH_LDL));
    await eatButter(9);
    for (const daysAgo of [1, 2])
      await ada.api.meals.create({
        ...meal(daysAgo, 'dinner'),
        kind: 'lunch',
        source: 'quick-add',
        items: [
          {
            ...itemOf('apple'),
            foodId: null,
            name: 'Canteen',
            grams: null,
            entered: { energyKcal: 900, fiberG: 4 },
          },
          {
            ...itemOf('apple'),
            foodId: null,
            name: 'Sauce',
            grams: null,
            entered: { energyKcal: 10, fiberG: 1 },
          },
        ],
      });
    const answer = await loop('ldl-c');
    expect(answer.completeDayCount).toBe(9);
    expect(intakeOf(answer, 'satFatG')).toMatchObject({ dayCount: 7 });
    expect(intakeOf(answer, 'fiberG')).toMatchObject({ dayCount: 9 });
    // 1 g is less than a twentieth of the recommended 25 g: not a relevant source.
    const foods = intakeOf(answer, 'fiberG')?.foods.map(({ foodId, name }) => foodId ?? name);
    expect(foods).toEqual(['apple', 'Canteen']);
  });

  test('meals before the window and deleted ones don’t count', async () => {
    await put(draw('2026-11-01', HIGH_LDL));
    await ada.api.meals.create(meal(90, 'dinner', 'butter'));
    const gone = await ada.api.meals.create(meal(3, 'dinner', 'butter'));
    await ada.api.meals.remove({ id: gone.id });
    const first = await ada.api.meals.create(meal(89, 'dinner', 'butter'));
    expect(first.items).toHaveLength(1);
    expect(intakeOf(await loop('ldl-c'), 'satFatG')?.foods).toMatchObject([{ foodId: 'butter', times: 1 }]);
  });

  test('a new panel shows changes beyond chance, and their direction', async () => {
    await put(
      draw('2026-04-20', HIGH_LDL, ['hba1c', 6.2, '%'], ['apob', 130, 'mg/dL'], ['ferritin', 20, 'ng/mL']),
    );
    await put(
      draw(
        '2026-11-01',
        ['ldl-c', 4.2, 'mmol/L'],
        ['hba1c', 5.8, '%'],
        ['apob', 125, 'mg/dL'],
        ['ferritin', 9, 'ng/mL'],
      ),
    );
    const { markers } = await loop();
    const byKey = new Map(markers.map((found) => [found.marker, found]));
    expect(byKey.get('ldl-c')).toMatchObject({
      latest: { collectedOn: '2026-11-01' },
      previous: { collectedOn: '2026-04-20', value: 172 },
      move: { verdict: 'within-noise', isBetter: null, source: { doi: '10.1515/cclm-2021-0370' } },
    });
    expect(byKey.get('ldl-c')?.move?.changePercent).toBeCloseTo(-5.6, 1);
    expect(byKey.get('hba1c')?.move).toMatchObject({ verdict: 'moved', isBetter: true });
    expect(byKey.get('apob')?.move).toMatchObject({ verdict: 'unknown', isBetter: null, noisePercent: null });
    expect(byKey.get('ferritin')?.move).toMatchObject({ verdict: 'moved', isBetter: false });
  });

  test('censored values and two panels of one day show no change', async () => {
    await put(draw('2026-11-01', ['hba1c', 6.2, '%']));
    await put(draw('2026-11-01', ['hba1c', 5.9, '%']));
    const again = await loop('hba1c');
    expect(again.markers).toMatchObject([{ previous: null, move: null }]);
    const below = draw('2026-10-01', ['hs-crp', 0.3, 'mg/L']);
    await put({
      ...below,
      values: below.values.map((value) => ({ ...value, text: '<0.3', censored: 'lt' as const })),
    });
    await put(draw('2026-11-02', ['hs-crp', 6, 'mg/L']));
    expect((await loop('hs-crp')).markers).toMatchObject([
      { flag: 'high', previous: { censored: 'lt' }, move: null },
    ]);
  });

  test('in range there is nothing to do; out of range without a dietary effect says so', async () => {
    await put(draw('2026-11-01', ['ldl-c', 80, 'mg/dL'], ['sodium', 131, 'mmol/L'], ['rdw', 42, 'fL']));
    expect((await loop()).markers).toMatchObject([{ marker: 'sodium', flag: 'low', diet: null }]);
    expect((await loop('ldl-c')).markers).toMatchObject([{ flag: 'optimal', diet: null }]);
    expect((await loop('rdw')).markers).toEqual([]);
    expect((await loop('zinc')).markers).toEqual([]);
  });

  test('deleted panels and panels after the requested day don’t count', async () => {
    const gone = await put(draw('2026-11-10', HIGH_LDL));
    await ada.api.blood.panels.remove({ id: gone.id });
    await put(draw('2026-11-12', HIGH_LDL));
    expect((await ada.api.blood.loop({ date: '2026-11-11' })).markers).toEqual([]);
    expect((await loop()).markers).toHaveLength(1);
  });

  test('a vegan’s iron comes from plants, so she needs more of it', async () => {
    const low: Figure = ['ferritin', 9, 'ng/mL'];
    const vera = await signUp(app, 'Vera', { dietaryPreference: 'vegan' });
    for (const who of [ada, vera]) await put(draw('2026-11-01', low), who);
    expect(intakeOf(await loop('ferritin'), 'ironMg')?.target?.amount).toBe(18);
    expect(intakeOf(await loop('ferritin', vera), 'ironMg')?.target?.amount).toBeCloseTo(32.4, 9);
  });

  test('ranges are for adults who aren’t pregnant; others get no markers and the reason', async () => {
    const kim = await signUp(app, 'Kim', {
      ageYears: 16,
      goal: 'maintain',
      targetMassKg: undefined,
      weeklyLossKg: undefined,
    });
    await put(draw('2026-11-01', HIGH_LDL), kim);
    expect(await loop('ldl-c', kim)).toMatchObject({ notFor: 'under-18', markers: [] });
    await put(draw('2026-11-01', HIGH_LDL));
    expect((await loop()).markers).toHaveLength(1);
    await ada.api.goals.update(pregnantNow);
    expect(await loop()).toMatchObject({ notFor: 'pregnancy', markers: [] });
  });

  test('Tom sees none of Ada’s panels or meals', async () => {
    await put(draw('2026-11-01', HIGH_LDL));
    await eatButter(7);
    const tom = await signUp(app, 'Tom', { sex: 'male' });
    expect(await loop(undefined, tom)).toMatchObject({ completeDayCount: 0, markers: [] });
    await put(draw('2026-11-01', HIGH_LDL), tom);
    expect(intakeOf(await loop('ldl-c', tom), 'satFatG')).toMatchObject({ meanPerDay: null, foods: [] });
  });

  test('an unknown marker is refused at its field', async () => {
    const answer = await loop('midichlorians' as Marker).catch((error: unknown) => error);
    expect(answer).toMatchObject({ code: 'BAD_REQUEST', data: { issues: [{ field: 'marker' }] } });
  });
});
