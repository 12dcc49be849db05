import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/local-date.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { askCoach } from '#server/testing/ask-coach.ts';
import { opened, newMember } from '#server/testing/shared-resource.ts';
import { breakfast, itemOf, openTestApp } from '#server/testing/test-app.ts';

const TODAY = '2026-11-20';
const NOW = Date.parse(`${TODAY}T15:00:00Z`);

describe.each(EMBEDDED)('requests in other words', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = newMember(app, 'Ada');
  const ask = (question: string) => askCoach(ada, question);
  const eat = async (days: number) => {
    for (let daysAgo = 0; daysAgo <= days; daysAgo += 1)
      for (const [kind, hour] of [
        ['breakfast', '07'],
        ['lunch', '12'],
      ] as const)
        await ada.api.meals.create(
          breakfast({
            kind,
            eatenAt: `${addDays(TODAY, -daysAgo)}T${hour}:00:00Z`,
            timeZone: 'UTC',
            items: [itemOf('apple')],
          }),
        );
  };

  test('a reminder keeps to the days that were named', async () => {
    const monday = await ask('Remind me to weigh myself every Monday');
    expect(monday.proposals[0]?.after).toBe('7:30 AM on Mondays');
    await ada.api.coach.confirm({ id: monday.exchangeId, proposalId: monday.proposals[0]?.id ?? '' });
    const { plan } = await ada.api.reminders.get();
    expect(plan.kinds.weight).toMatchObject({ isOn: true, weekdays: [0] });
    expect((await ask('remind me to log my sleep on weekdays at 9am')).proposals[0]?.after).toBe(
      '9:00 AM on weekdays',
    );
    for (const question of [
      'Remind me to log dinner on weekdays at 7pm',
      'remind me to drink water on Tuesdays at 10',
      'remind me to weigh myself every other day',
    ])
      expect(await ask(question)).toMatchObject({ title: 'I can’t set those days', proposals: [] });
    expect((await ask('remind me to take my supplements every other day')).text).toContain(
      'on the supplements screen',
    );
  });

  test('a workout starts at the time that was named', async () => {
    const { proposals } = await ask('Log 20 minutes of HIIT at 7am');
    expect(proposals[0]).toMatchObject({
      detail: expect.stringMatching(/^Today at 7:00 AM/),
      action: { input: { startedAt: `${TODAY}T06:00:00.000Z` } },
    });
    expect((await ask('log 2 eggs at 8:30')).proposals[0]?.detail).toMatch(/^Today at 8:30 AM/);
  });

  test('water and weight are logged at the time that was named', async () => {
    const drink = await ask('I had 200 ml of water at 9 am');
    expect(drink.proposals[0]).toMatchObject({
      title: 'Add 200 mL of water',
      detail: 'Today at 9:00 AM · Water today',
      action: { kind: 'log-drink', input: { drunkAt: `${TODAY}T08:00:00.000Z` } },
    });
    await ada.api.coach.confirm({ id: drink.exchangeId, proposalId: drink.proposals[0]?.id ?? '' });
    const [logged] = await ada.api.water.drinks.list({ from: TODAY, to: TODAY });
    expect(logged).toMatchObject({ volumeMl: 200, drunkAt: `${TODAY}T08:00:00.000Z` });
    expect((await ask('drank 250 ml yesterday evening')).proposals[0]).toMatchObject({
      title: 'Add 250 mL of water',
      before: null,
      after: '250 mL',
      detail: 'Nov 19 at 9:00 PM',
    });
    const weight = (await ask('I weighed 70.2 kg yesterday')).proposals[0];
    expect(weight).toMatchObject({
      after: '70.2 kg',
      detail: 'Nov 19 at 12:00 PM',
      action: { kind: 'log-weight', input: { massKg: 70.2, measuredAt: '2026-11-19T11:00:00.000Z' } },
    });
    expect((await ask('weighed in at 71')).proposals[0]?.detail).toBe('Now');
  });

  test('a supplement isn’t a meal', async () => {
    for (const question of ['Log 1000 mg vitamin C', 'add 2000 IU vitamin D', 'log 5g creatine'])
      expect(await ask(question)).toMatchObject({ proposals: [], links: [{ screen: 'supplements' }] });
  });

  test('a waist, hips and body fat are logged after confirmation', async () => {
    const waist = await ask('My waist is 102 cm');
    expect(waist.proposals[0]).toMatchObject({ title: 'Log your waist', after: '102 cm' });
    await ada.api.coach.confirm({ id: waist.exchangeId, proposalId: waist.proposals[0]?.id ?? '' });
    expect(await ada.api.body.list({ from: TODAY, to: TODAY })).toMatchObject([
      { waistCm: 102, massKg: null },
    ]);
    expect((await ask('my waist measures 40 inches')).proposals[0]?.after).toBe('101.6 cm');
    expect((await ask('body fat 22%')).proposals[0]?.after).toBe('22%');
    expect((await ask('my waist is 999 cm')).title).toBe('That can’t be right');
  });

  test('glucose and ketones are logged after confirmation; a dangerous one says first what to do', async () => {
    const glucose = await ask('log fasting glucose 92 at 7 am');
    expect(glucose.proposals[0]).toMatchObject({
      title: 'Log your glucose',
      after: '92 mg/dL',
      detail: 'Today at 7:00 AM · Fasting',
    });
    await ada.api.coach.confirm({ id: glucose.exchangeId, proposalId: glucose.proposals[0]?.id ?? '' });
    const inMmoll = await ask('log my blood sugar: 5.6');
    expect(inMmoll.proposals[0]).toMatchObject({ after: '101 mg/dL', detail: 'Today at 4:00 PM' });
    await ada.api.coach.confirm({ id: inMmoll.exchangeId, proposalId: inMmoll.proposals[0]?.id ?? '' });
    await ada.api.coach.undo({ id: inMmoll.exchangeId, proposalId: inMmoll.proposals[0]?.id ?? '' });
    expect(await ada.api.glucose.readings.list({ from: TODAY, to: TODAY })).toMatchObject([
      { glucoseMgdl: 92, context: 'fasting', measuredAt: `${TODAY}T06:00:00.000Z` },
    ]);
    const ketones = await ask('ketones 0.8');
    expect(ketones.proposals[0]).toMatchObject({
      after: '0.8 mmol/L',
      detail: 'Today at 4:00 PM · Light ketosis',
    });
    await ada.api.coach.confirm({ id: ketones.exchangeId, proposalId: ketones.proposals[0]?.id ?? '' });
    expect(await ada.api.glucose.ketones.list({ from: TODAY, to: TODAY })).toMatchObject([
      { value: 0.8, method: 'blood' },
    ]);
    for (const [question, example] of [
      ['log my glucose', 'Log glucose 104'],
      ['log my weight', 'Log weight 72.5'],
      ['record a blood pressure reading', 'Log blood pressure 118/76'],
    ])
      expect((await ask(question ?? '')).text).toBe(`Include it in your message, such as “${example}.”`);
    expect((await ask('log my sleep')).title).toBe('I can’t log sleep');
    expect((await ask('log glucose 9000')).title).toBe('That can’t be right');
    const low = await ask('log glucose 48');
    expect([low.title, low.proposals[0]?.after]).toEqual(['Very low: act now', '48 mg/dL']);
    expect((await ask('log ketones 25')).title).toBe('That can’t be right');
    const judged = await ask('my fasting glucose is 104');
    expect(judged.next[0]).toBe('Log my fasting glucose of 104 mg/dL');
    expect((await ask(judged.next[0] ?? '')).proposals[0]?.detail).toBe('Today at 4:00 PM · Fasting');
    expect((await ask('my average glucose is 104')).next).toEqual([]);
  });

  test('macros are those of the day, or averages of several days', async () => {
    expect((await ask('What are my macros today?')).title).toBe('Nothing logged');
    await eat(3);
    for (const question of ['What are my macros today?', 'show me my macros', 'my macros so far'])
      expect(await ask(question)).toMatchObject({
        title: 'Your macros today',
        text: expect.stringMatching(/^Calories: \d+ kcal\. Protein: .*Carbs: .*Fat: /),
      });
    expect((await ask('my macros yesterday')).title).toBe('Your macros yesterday');
    expect((await ask('what are my average macros')).basis).toMatch(/^Based on [34] complete days\.$/);
    for (const question of ['my macros for lunch', 'my macros this morning', 'what should my macros be'])
      expect((await ask(question)).title).not.toMatch(/^Your macros|average day/);
  });

  test('a month has a summary like a week', async () => {
    await eat(6);
    for (const [question, days] of [
      ['How was my month?', 'Oct 21 to Nov 19'],
      ['how was this month', 'Nov 1 to Nov 19'],
      ['monthly summary', 'Oct 21 to Nov 19'],
    ] as const)
      expect((await ask(question)).title, question).toBe(`Your month, ${days}`);
    expect((await ask('how was last month')).text).toContain('Oct 1 to Oct 31');
  });
});
