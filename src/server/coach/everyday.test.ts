import { beforeEach, describe, expect, test } from 'vitest';
import { typedLines } from '#domain/blood/testing.ts';
import { newId } from '#server/core/new-id.ts';
import { testDatabases } from '#server/db/testing.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T12:30:00Z');

describe.each(testDatabases())('everyday questions to the coach on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  let mia: Browser;
  beforeEach(async () => {
    mia = await signUp(app, `Mia-${newId().slice(-12)}`);
  });
  const ask = (question: string, conversationId?: string) => askCoach(mia, question, conversationId);

  test('meal ideas keep to the calories, protein and foods that were named, also in a follow-up', async () => {
    const snacks = await ask('whats a healthy snack under 200 cal');
    expect(snacks.kind).toBe('meals');
    expect(snacks.meals.length).toBeGreaterThan(0);
    expect(snacks.meals.every(({ energyKcal }) => energyKcal <= 200)).toBe(true);
    const talk = newId();
    await ask('quick dinner with 30 g protein', talk);
    const fishless = await ask('no fish or chicken pls', talk);
    expect(fishless.text).toContain('no food name mentions fish or chicken');
    expect(
      fishless.meals.every(({ name, proteinG }) => proteinG >= 30 && !/salmon|chicken/i.test(name)),
    ).toBe(true);
    const before = await ask('best pre wod meal');
    expect(before).toMatchObject({ kind: 'meals', sources: [{ name: expect.stringContaining('ACSM') }] });
    const none = await ask('breakfast with at least 90 g protein');
    expect(none.text).toContain('Nothing that fits has at least 90 g of protein. The closest');
  });

  test('a food is checked by what is left today and by allergies, not counted', async () => {
    const sushi = await ask('is sushi ok');
    expect(sushi).toMatchObject({ title: 'It fits today', links: [{ screen: 'dietaryPreferences' }] });
    expect(sushi.text).toMatch(/^Sushi \(about \d+ g\) has \d+ kcal\. You have [\d,]+ kcal left today\.$/);
    const { proposals, exchangeId } = await ask('Remember I’m allergic to fish');
    await mia.api.coach.confirm({ id: exchangeId, proposalId: proposals[0]?.id ?? '' });
    expect((await ask('can I have salmon tonight?')).title).toBe('It may have something you avoid');
  });

  test('a food after another one is asked the same', async () => {
    const talk = newId();
    await ask('carbs in 100g cooked rice', talk);
    expect((await ask('and sweet potato', talk)).text).toMatch(
      /^Sweet potato \(about 100 g\): [\d.]+ g of carbs/,
    );
    expect((await ask('how much protien in an egg')).text).toMatch(/^Egg .* g of protein/);
  });

  test('a changed amount replaces the meal that was proposed', async () => {
    const talk = newId();
    await ask('log 2 eggs and a slice of toast for breakfast', talk);
    const changed = await ask('actually make that 3 eggs', talk);
    expect(changed.proposals[0]?.title).toMatch(/^Log Egg, 150 g; Toast/);
    expect(changed.note).toMatch(/confirm only this one/);
  });

  test('lowering a value gets the marker’s or the habit’s advice, not meals', async () => {
    await mia.api.blood.panels.put({
      id: newId(),
      timeZone: 'UTC',
      collectedOn: '2026-11-10',
      values: typedLines([['ldl-c', 150, 'mg/dL']]),
    });
    const talk = newId();
    await ask('What is my LDL?', talk);
    const lowered = await ask('what should I eat to bring it down?', talk);
    expect(lowered).toMatchObject({ kind: 'advice', title: 'Lowering LDL cholesterol' });
    const stress = await ask('how do i get my stress down with 2 kids and no time');
    expect(stress).toMatchObject({ kind: 'advice', links: [{ screen: 'stress' }] });
    const eggs = await ask('Do eggs raise cholesterol? My wife says to stop');
    expect(eggs).toMatchObject({ title: 'Egg and Total cholesterol' });
    expect(eggs.text).toMatch(/ g of saturated fat/);
    expect((await ask('how do i up my ketones fast')).title).toBe('Raising ketones');
  });

  test('whether to fast depends on the health answers, and is for a doctor before a pregnancy', async () => {
    expect((await ask('is it ok to fast?')).title).toBe('A few questions first');
    expect((await ask('can i keep fasting 16:8 while ttc?')).title).toBe('Ask your doctor first');
  });
});
