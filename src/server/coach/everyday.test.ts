import { describe, expect, test } from 'vitest';
import { typedLines } from '#domain/blood/testing.ts';
import { newId } from '#server/core/new-id.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened, newMember } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T12:30:00Z');

describe.each(EMBEDDED)('everyday questions to the coach', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const mia = newMember(app, 'Mia');
  const ask = (question: string, conversationId?: string) => askCoach(mia, question, conversationId);

  test('meal ideas keep to the calories, protein and foods that were named, also in a follow-up', async () => {
    const snacks = await ask('whats a healthy snack under 200 cal');
    expect(snacks.kind).toBe('meals');
    expect(snacks.meals.length).toBeGreaterThan(0);
    expect(snacks.meals.every(({ energyKcal }) => energyKcal <= 200)).toBe(true);
    const talk = newId();
    await ask('quick dinner with 30 g protein', talk);
    const fishless = await ask('no fish or chicken pls', talk);
    expect(fishless.text).toContain('judging by their names, none contain fish or chicken');
    expect(
      fishless.meals.every(({ name, proteinG }) => proteinG >= 30 && !/salmon|chicken/i.test(name)),
    ).toBe(true);
    const meatless = await ask('give me a dinner idea, no red meat');
    expect(meatless.text).toContain('none contain red meat');
    expect(meatless.meals.some(({ name }) => /beef|pork|lamb|ham|sausage/i.test(name))).toBe(false);
    const before = await ask('best pre wod meal');
    expect(before).toMatchObject({ kind: 'meals', sources: [{ name: expect.stringContaining('ACSM') }] });
    const none = await ask('breakfast with at least 90 g protein');
    expect(none.text).toContain('I couldn’t find a meal with at least 90 g of protein. Th');
  });

  test('a food is checked by what is left today and by allergies, not counted', async () => {
    const sushi = await ask('is sushi ok');
    expect(sushi).toMatchObject({ title: 'It fits today', links: [{ screen: 'dietaryPreferences' }] });
    expect(sushi.text).toMatch(/^Sushi \(about \d+ g\) has \d+ kcal\. You have [\d,]+ kcal left today\.$/);
    const { proposals, exchangeId } = await ask('Remember I’m allergic to fish');
    await mia.api.coach.confirm({ id: exchangeId, proposalId: proposals[0]?.id ?? '' });
    expect((await ask('can I have salmon tonight?')).title).toBe('It may contain something you avoid');
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
    expect(changed.proposals[0]?.title).toMatch(/^Log 3 eggs, about 150 g; Toast/);
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
    expect(eggs).toMatchObject({ title: 'Egg and total cholesterol' });
    expect(eggs.text).toMatch(/ g of saturated fat/);
    expect((await ask('how do i up my ketones fast')).title).toBe('Raising ketones');
  });

  test('whether to fast depends on the health answers, and is for a doctor before a pregnancy', async () => {
    expect((await ask('is it ok to fast?')).title).toBe('A few questions first');
    expect((await ask('can i keep fasting 16:8 while ttc?')).title).toBe('Ask your doctor first');
  });

  test('a value that is named is judged by the screens’ bands, as a guess', async () => {
    const hba1c = await ask('My hba1c says 5.9. Prediabetic?');
    expect(hba1c).toMatchObject({
      kind: 'answer',
      title: 'Prediabetes range',
      links: [{ screen: 'bloodTests' }],
    });
    expect(hba1c.text).toMatch(/^You said your HbA1c is 5\.9%\. .*not a diagnosis/);
    expect((await ask('is an LDL of 3.4 high')).text).toMatch(/^You said your LDL cholesterol is 131 mg\/dL/);
    expect((await ask('is a ferritin of 99999 high')).title).toBe('That can’t be right');
    expect((await ask('My ketones are 0.4, is that ketosis?')).title).toBe('No ketosis');
    expect((await ask('is a BMI of 27 high')).title).toBe('Above the healthy range');
    const talk = newId();
    expect((await ask('142/88, is that high?', talk)).title).toBe('High, stage 2');
    expect((await ask('is that dangerous?', talk)).title).toBe('High, stage 2');
  });

  test('own figures are judged, and without any, what to log is said', async () => {
    expect(await ask('is my stress too high or normal')).toMatchObject({
      kind: 'advice',
      links: [{ screen: 'stress' }],
    });
    expect((await ask('is my vo2max any good for my age')).title).toBe('No VO2 max yet');
    await mia.api.movement.vo2Max.put({
      id: newId(),
      timeZone: 'UTC',
      measuredAt: '2026-11-19T08:00:00Z',
      vo2MaxMlKgMin: 60,
      method: 'device',
    });
    expect((await ask('is my vo2max any good for my age')).title).toBe('Better than expected for you');
    await mia.api.body.put({
      id: newId(),
      timeZone: 'UTC',
      measuredAt: '2026-11-19T08:00:00Z',
      massKg: 70,
      waistCm: 110,
    });
    expect((await ask('is my waist too big')).title).toMatch(/risk$/);
    expect((await ask('Is my waist size OK?')).title).toMatch(/risk$/);
    expect((await ask('is my BMI too high to conceive')).links).toEqual([
      { name: 'Open weight', screen: 'weight' },
    ]);
  });

  test('limits and needs are said for salt, coffee in pregnancy and another weight', async () => {
    expect((await ask('how much salt is too much')).text).toMatch(/^The upper limit is 2,300 mg a day\./);
    expect((await ask('how much fibre should I eat a day')).text).toMatch(/^Your target is \d+ g a day\.$/);
    expect((await ask('how much coffee is ok')).text).toContain('The upper limit is 400 mg a day.');
    expect((await ask('how much coffee is ok when trying to conceive')).text).toContain(
      'The upper limit is 200 mg a day.',
    );
    const protein = await ask('how much protein for 85kg guy doing crossfit 5x a week');
    expect(protein.text).toMatch(/about 102 g a day to maintain it, or 136 g/);
  });

  test('the week is summed up however it is asked for', async () => {
    for (const question of [
      'am i doing ok this week?',
      'any wins this week',
      'how am I doing',
      'what went well last week',
    ])
      expect((await ask(question)).text).toMatch(/didn’t log enough/);
  });

  test('a workout and a blood pressure are logged only when confirmed, and can be undone', async () => {
    const confirm = async (question: string) => {
      const { proposals, exchangeId } = await ask(question);
      const key = { id: exchangeId, proposalId: proposals[0]?.id ?? '' };
      await mia.api.coach.confirm(key);
      return key;
    };
    const days = { from: '2026-11-20', to: '2026-11-20' };
    const workout = await confirm('log 45 min crossfit this morning, pretty hard');
    expect(await mia.api.movement.workouts.list(days)).toMatchObject([
      { kind: 'hiit', durationMinutes: 45, effort: 'vigorous', startedAt: '2026-11-20T07:00:00.000Z' },
    ]);
    await mia.api.coach.undo(workout);
    expect(await mia.api.movement.workouts.list(days)).toEqual([]);
    await mia.api.coach.confirm(workout);
    expect(await mia.api.movement.workouts.list(days)).toHaveLength(1);
    const pressure = await confirm('My BP this morning was 142/88. Please log that.');
    expect(await mia.api.vitals.list(days)).toMatchObject([{ systolicMmhg: 142, diastolicMmhg: 88 }]);
    await mia.api.coach.undo(pressure);
    expect(await mia.api.vitals.list(days)).toEqual([]);
    expect((await ask('log a 5k run')).title).toBe('How long was your workout?');
    expect((await ask('log my period started today')).title).toBe('I can’t log that');
    expect((await ask('I slept 7 hours last night')).title).toBe('I can’t log sleep');
    expect((await ask('I walked 8,000 steps today')).title).toBe('I can’t log steps');
    expect((await ask('urine ketones 15')).title).toBe('I can’t log breath or urine ketones');
    expect((await ask('I skipped breakfast')).title).toBe('Nothing to log');
  });

  test('whether to train depends on last night’s figures, and on what was said about the night', async () => {
    expect((await ask('rest day or push?')).title).toBe('Go by how you feel');
    await mia.api.sleep.put({
      id: newId(),
      timeZone: 'UTC',
      inBedAt: '2026-11-20T01:00:00Z',
      outOfBedAt: '2026-11-20T05:00:00Z',
      isNap: false,
    });
    const short = await ask('should i work out today');
    expect(short).toMatchObject({
      title: 'Train, but go easier',
      links: [{ screen: 'sleep' }, { screen: 'stress' }],
    });
    expect(short.text).toContain('Sleep: 4 h last night, less than you need.');
  });

  test('allergies are listed, and the coach says what it is and where data goes', async () => {
    expect((await ask('what am i allergic to?')).title).toBe('No allergies saved');
    const { proposals, exchangeId } = await ask('Remember I’m allergic to peanuts');
    await mia.api.coach.confirm({ id: exchangeId, proposalId: proposals[0]?.id ?? '' });
    expect((await ask('what am i allergic to?')).text).toMatch(/^I don’t suggest meals with peanuts?\./i);
    expect((await ask('Are you a real doctor or a chatbot')).title).toBe('I’m software, not a doctor');
    expect((await ask('what data of mine do you send to third parties')).text).toMatch(
      /^This server has no AI model/,
    );
    const talk = newId();
    await ask('How is my biological age calculated, and how reliable is it?', talk);
    expect((await ask('what single input moves it most', talk)).links[0]?.screen).toBe('assessment');
  });

  test('two foods are compared per 100 g, and habits get tips', async () => {
    const fats = await ask('is butter or olive oil better');
    expect(fats.text).toMatch(/^Butter, 100 g: \d+ kcal, .* Olive oil, 100 g: \d+ kcal, /);
    expect((await ask('I keep snacking at night. any tips?')).links).toEqual([
      { name: 'Open fasting', screen: 'fasting' },
    ]);
    const talk = newId();
    await ask('what is my iron', talk);
    expect((await ask('what foods have lots of iron', talk)).kind).toBe('advice');
  });

  test('days without a workout are counted from the first entry on, which a blood test isn’t', async () => {
    for (const day of ['10', '12'])
      await mia.api.movement.workouts.put({
        id: newId(),
        startedAt: `2026-11-${day}T07:00:00.000Z`,
        timeZone: 'UTC',
        kind: 'running',
        effort: 'vigorous',
        durationMinutes: 30,
        distanceKm: 5,
      });
    await mia.api.blood.panels.put({
      id: newId(),
      timeZone: 'UTC',
      collectedOn: '2026-03-10',
      values: typedLines([['ldl-c', 150, 'mg/dL']]),
    });
    // Today isn't over.
    expect((await ask('how many days without a workout')).text).toBe('You had no workouts on 8 days.');
    expect((await ask('how many days without a workout since November 14')).text).toMatch(/on 6 days/);
  });

  test('grams of a food a day count the days without it', async () => {
    const kinds = ['lunch', 'dinner'];
    const eggs = ['yesterday', 'on Wednesday'].flatMap((day) =>
      kinds.map((kind) => `2 eggs for ${kind} ${day}`),
    );
    const meals = [...eggs, '300 g rice for lunch yesterday', '400 g rice for lunch 3 days ago'];
    for (const meal of meals.map((each) => `log ${each}`)) {
      const { proposals, exchangeId } = await ask(meal);
      await mia.api.coach.confirm({ id: exchangeId, proposalId: proposals[0]?.id ?? '' });
    }
    const { text, basis } = await ask('how much rice do I eat per day');
    expect(text).toMatch(/150 g/);
    expect(basis).toMatch(/Days without rice count as 0/);
  });
});
