import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/local-date.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { newId } from '#server/core/new-id.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { quickAdd } from '#server/meals/testing.ts';
import { drawBlood, eatDaily, type DrawnFigure } from '#server/testing/eat-and-draw.ts';
import { opened, newMember } from '#server/testing/shared-resource.ts';
import { goalDraft, openTestApp } from '#server/testing/test-app.ts';

const TODAY = '2026-11-20';
const NOW = Date.parse(`${TODAY}T17:30:00Z`);

describe.each(EMBEDDED)('judgments of the coach', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = newMember(app, 'Ada');
  const ask = (question: string, conversationId?: string) => askCoach(ada, question, conversationId);
  const draw = (...figures: readonly DrawnFigure[]) => drawBlood(ada, TODAY, figures);
  const eat = (days: number, ...foods: string[]) => eatDaily(ada, TODAY, { days, foods });

  test('enough protein is judged by the member’s own target, over the days asked about', async () => {
    expect(await ask('Am I getting enough protein?')).toMatchObject({
      title: 'Not enough data yet',
      figures: [],
      links: [{ screen: 'reports' }],
    });
    await eat(3, 'apple');
    const said = await ask('Am I getting enough protein?');
    expect(said).toMatchObject({ kind: 'answer', title: 'No', basis: 'Based on 3 complete days.' });
    expect(said.text).toMatch(
      /^You averaged [\d.]+ g of protein a day in the last 14 days\. Your target is \d+ g\.$/,
    );
    const yesterday = await ask('Did I eat enough protein yesterday?');
    expect(yesterday.text).toMatch(/^You had [\d.]+ g of protein yesterday\./);
  });

  test('a day isn’t judged before it is over, unless enough was already had', async () => {
    const drink = (volumeMl: number) =>
      ada.api.water.drinks.put({
        id: newId(),
        timeZone: 'UTC',
        kind: 'water',
        volumeMl,
        drunkAt: `${TODAY}T08:00:00Z`,
      });
    await drink(500);
    expect((await ask('Did I drink enough today?')).title).toBe('Today isn’t over yet');
    await drink(2000);
    await drink(2000);
    expect((await ask('Did I drink enough today?')).title).toBe('Yes');
  });

  test('too much is judged by the upper limit', async () => {
    await eat(3, 'butter');
    expect(await ask('Am I eating too much saturated fat?')).toMatchObject({ title: 'Yes' });
    expect((await ask('Am I eating too much saturated fat?')).text).toMatch(/The upper limit is [\d.]+ g\.$/);
    expect(await ask('Am I drinking too much alcohol?')).not.toMatchObject({ title: 'Yes' });
  });

  test('a target for energy is too much from a tenth above it, and only added sugar has a limit', async () => {
    await eat(3, 'butter');
    expect((await ask('How much sugar should I eat a day?')).title).toBe('Added sugars');
    expect((await ask('How much sugar can I eat?')).title).toBe('Added sugars');
    const energy = await ask('Am I eating too many calories?');
    expect(energy.title).toBe('Yes');
    expect(energy.text).toMatch(/Your target is [\d,]+ kcal\.$/);
    expect((await ask('Am I eating too much sugar?')).text).toMatch(
      / of added sugars? a day .+ The upper limit is/,
    );
  });

  test('too few foods that list a nutrient give no verdict, unless more of it would change nothing', async () => {
    await eat(3, 'apple');
    for (const daysAgo of [1, 2, 3])
      await ada.api.meals.create(
        quickAdd({
          eatenAt: `${addDays(TODAY, -daysAgo)}T12:00:00Z`,
          kind: 'lunch',
          entered: { energyKcal: 1500 },
        }),
      );
    expect(await ask('Am I getting enough iron?')).toMatchObject({ title: 'I can’t tell yet' });
    expect((await ask('Am I getting enough iron?')).text).toContain('so the real amount may be higher');
    expect((await ask('What nutrients am I low in?')).title).toBe('No shortfalls found');
  });

  test('a verdict that more would not change holds without those foods', async () => {
    await eat(3, 'butter');
    for (const daysAgo of [1, 2, 3])
      await ada.api.meals.create(
        quickAdd({
          eatenAt: `${addDays(TODAY, -daysAgo)}T12:00:00Z`,
          kind: 'lunch',
          entered: { energyKcal: 4000 },
        }),
      );
    expect(await ask('Am I eating too much saturated fat?')).toMatchObject({ title: 'Yes' });
    expect(await ask('Am I getting enough saturated fat?')).not.toMatchObject({ title: 'Yes' });
  });

  test('“was that too much?” is about the day just answered, and a little over is on target', async () => {
    const { energyKcal } = await ada.api.goals.get();
    for (const [daysAgo, share] of [
      [1, 1.05],
      [2, 3],
    ] as const)
      await ada.api.meals.create(
        quickAdd({
          eatenAt: `${addDays(TODAY, -daysAgo)}T12:00:00Z`,
          kind: 'lunch',
          entered: { energyKcal: Math.round(share * energyKcal) },
        }),
      );
    const conversation = newId();
    await ask('How many calories did I eat yesterday?', conversation);
    const said = await ask('was that too much?', conversation);
    expect(said.title).toBe('No');
    expect(said.text).toMatch(/^You had [\d,]+ kcal yesterday\. .*within 10% of it/);
    expect((await ask('was it too much on Wednesday?', conversation)).title).toBe('Yes');
  });

  test('a low vitamin is about blood if it was measured, and about food otherwise', async () => {
    await eat(3, 'apple');
    expect((await ask('Am I low in vitamin D?')).text).toMatch(/^You averaged /);
    await draw(['vitamin-d-25oh', 31, 'ng/mL']);
    expect((await ask('Am I low in vitamin D?')).text).toMatch(/^Your latest vitamin D/i);
    expect((await ask('Am I getting enough vitamin D?')).text).toMatch(/^You averaged /);
  });

  test('a target is named with the way to change it', async () => {
    const said = await ask('How much protein should I eat?');
    expect(said.text).toMatch(/^Your target is \d+ g a day\.$/);
    expect(said.links).toEqual([{ name: 'See your goals', screen: 'goals' }]);
    expect((await ask('How much vitamin D should I get?')).text).toBe(
      'The recommended amount for you is 15 µg, and the upper limit is 100 µg a day.',
    );
  });

  test('a marker is judged by its ranges, and “it” then means that marker', async () => {
    await draw(['ldl-c', 148, 'mg/dL'], ['ferritin', 78, 'ng/mL']);
    const conversation = newId();
    const said = await ask('Is my LDL too high?', conversation);
    expect(said).toMatchObject({ title: 'High', next: ['How do I lower my LDL cholesterol?'] });
    expect(said.text).toBe(
      'Your latest LDL cholesterol is 148 mg/dL, from Nov 10. Reference range: up to 129 mg/dL. Optimal: up to 99 mg/dL.',
    );
    expect(await ask('How do I lower it?', conversation)).toMatchObject({
      kind: 'advice',
      title: 'Lowering LDL cholesterol',
    });
    expect((await ask('Is my ferritin okay?')).title).toBe('Optimal');
    expect((await ask('Is my apoB too high?')).title).not.toBe('High');
  });

  test('everything out of range is listed, the worst first', async () => {
    expect((await ask('Which markers are out of range?')).title).toBe('No blood tests yet');
    await draw(['ldl-c', 148, 'mg/dL'], ['ferritin', 78, 'ng/mL'], ['potassium', 7.2, 'mmol/L']);
    const said = await ask('What’s wrong with my blood test?');
    expect(said.title).toBe('2 of 3 out of range');
    expect(said.text).toBe(
      'Out of range: potassium 7.2 mmol/L (critically high) and LDL cholesterol 148 mg/dL (high). If your doctor doesn’t know about a critical result yet, call them or emergency services now. It can be life-threatening.',
    );
  });

  test('in pregnancy, ranges of other adults are not used', async () => {
    await draw(['ferritin', 20, 'ng/mL']);
    await ada.api.goals.update(
      goalDraft({
        goal: 'maintain',
        targetMassKg: null,
        weeklyLossKg: null,
        settings: { waterMl: null, sleepHours: null, fastingProtocol: null, conditions: ['pregnant'] },
      }),
    );
    const said = await ask('Is my ferritin low?');
    expect(said.title).toBeNull();
    expect(said.text).toContain('adults who aren’t pregnant');
    await draw(['potassium', 7.2, 'mmol/L']);
    const potassium = await ask('Is my potassium okay?');
    expect(potassium.title).toBe('Critically high');
    expect(potassium.text).toContain('call them or emergency services now');
    expect((await ask('Which markers are out of range?')).text).toContain(
      'potassium 7.2 mmol/L (critically high)',
    );
  });

  test('short nutrients are named with their share of the need', async () => {
    await eat(3, 'apple');
    const said = await ask('What nutrients am I low in?');
    expect(said.text).toMatch(
      /^On an average day in the last 14 days, you were short on .+% of what you need\)/,
    );
    expect(said.figures.length).toBeGreaterThanOrEqual(5);
  });

  test('blood pressure is one answer with its category', async () => {
    expect((await ask('What’s my blood pressure?')).title).toBe('Not enough readings');
    for (const [hour, systolicMmhg] of [
      ['07', 134],
      ['08', 138],
    ] as const)
      await ada.api.vitals.put({
        id: newId(),
        measuredAt: `${addDays(TODAY, -1)}T${hour}:00:00Z`,
        timeZone: 'UTC',
        systolicMmhg,
        diastolicMmhg: 82,
        restingHeartRateBpm: null,
        bodyTemperatureC: null,
        oxygenSaturationPercent: null,
        hrvSdnnMs: null,
        note: null,
      });
    expect((await ask('Is my blood pressure too high?')).text).toMatch(
      /^Your blood pressure averages 136\/82 mm Hg\. The top number is 130 or higher/,
    );
  });

  test('what is left today is the whole target before the first meal', async () => {
    const said = await ask('How many calories do I have left today?');
    expect(said.text).toMatch(/^You have [\d,]+ kcal and \d+ g of protein left today\.$/);
    expect(said.basis).toBe('Nothing logged yet today.');
    expect((await ask('How many calories under my target am I today?')).text).toBe(said.text);
    expect((await ask('How much protein do I still need today?')).text).toBe(said.text);
  });

  test('a food’s figures come from the food tables, with their range', async () => {
    const said = await ask('How many calories are in a banana?');
    expect(said.text).toMatch(/^Banana \(about \d+ g\): \d+ kcal\. Likely between \d+ and \d+ kcal\.$/);
    expect(said).toMatchObject({
      note: 'Based on our food database, not on what you logged.',
      next: ['Log a banana'],
    });
    expect((await ask('What are the macros of greek yogurt?')).figures).toHaveLength(4);
    expect((await ask('How many calories are in xyzzy?')).kind).toBe('unknown');
    expect((await ask('How many calories are in a banana with xyzzy?')).kind).toBe('unknown');
    expect((await ask('How many calories are in tofu pudding pie?')).kind).toBe('unknown');
  });

  test('the date of the goal weight is that of the weight screen', async () => {
    await ada.api.goals.update(goalDraft({ goal: 'maintain', targetMassKg: null, weeklyLossKg: null }));
    expect((await ask('When will I reach my goal weight?')).title).toBe('No target weight yet');
    await ada.api.goals.update(goalDraft({ goal: 'lose', targetMassKg: 60, weeklyLossKg: 0.5 }));
    const { arrival } = await ada.api.goals.projection();
    const month = new Date(arrival?.date ?? TODAY).toLocaleDateString('en-US', {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    const said = await ask('How long until I reach my goal weight?');
    expect(said.text).toContain(`If you stick to your targets, you’ll likely reach 60 kg around ${month}`);
  });

  test('expenditure is known, and diet quality is on its own screen', async () => {
    expect((await ask('How many calories do I burn a day?')).text).toMatch(
      /^Your latest energy expenditure is [\d,]+ kcal/,
    );
    expect((await ask('How healthy is my diet?')).links).toEqual([
      { name: 'Open diet quality', screen: 'dietQuality' },
    ]);
  });

  test('“can I eat” is not a question about the records', async () => {
    await eat(1, 'banana');
    expect((await ask('Can I eat a banana?')).text).toMatch(/^Banana \(about \d+ g\) has \d+ kcal\./);
  });
});
