import { describe, expect, test } from 'vitest';
import { answerFromDevice } from '#domain/coach/device/answer-from-device.ts';
import type { DeviceRecords } from '#domain/coach/device/device-records.ts';
import { addDays } from '#domain/time/local-date.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { goalDraft, openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';

const TODAY = '2026-11-20';
const nowMs = Date.parse(`${TODAY}T12:00:00Z`);

describe.each(EMBEDDED)('workouts in targets', (place) => {
  const app = opened(() => openTestApp(place, { now: () => clockMs }));
  let clockMs = nowMs;
  let count = 0;

  const runs = async (who: Browser, date: string, energyKcal: number): Promise<string> => {
    const id = crypto.randomUUID();
    await who.api.movement.workouts.put({
      id,
      startedAt: `${date}T07:00:00.000Z`,
      timeZone: 'Europe/Berlin',
      kind: 'running',
      effort: 'vigorous',
      durationMinutes: 40,
      energyKcal,
    });
    return id;
  };
  const eats = async (who: Browser, date: string, energyKcal: number): Promise<void> => {
    await who.api.meals.create({
      id: crypto.randomUUID(),
      eatenAt: `${date}T10:00:00.000Z`,
      timeZone: 'Europe/Berlin',
      kind: 'lunch',
      source: 'quick-add',
      items: [
        {
          id: crypto.randomUUID(),
          foodId: null,
          name: 'All day',
          amount: 1,
          unit: 'serving',
          grams: null,
          confidence: 1,
          entered: { energyKcal },
        },
      ],
    });
    await who.api.meals.setState({ date, state: 'complete' });
  };
  const targetsOn = async (who: Browser, date: string) => (await who.api.meals.day({ date })).targets;

  /** Ada maintains her weight at 2,220 kcal, and runs 420 kcal every other day. */
  async function runner(changes: object = {}): Promise<Browser> {
    clockMs = nowMs;
    const ada = await signUp(app, `Ada-runs-${(count += 1)}`);
    for (let ago = 2; ago <= 56; ago += 2) await runs(ada, addDays(TODAY, -ago), 420);
    const draft = { goal: 'maintain', targetMassKg: null, weeklyLossKg: null, ...changes } as const;
    await ada.api.goals.update(goalDraft(draft));
    return ada;
  }

  test('Ada hasn’t chosen it: workouts change nothing', async () => {
    const ada = await runner();
    const before = await targetsOn(ada, TODAY);
    await runs(ada, TODAY, 530);
    expect(before).toMatchObject({ energyKcal: 2220 });
    expect(await targetsOn(ada, TODAY)).toEqual(before);
    expect(await ada.api.goals.get()).toMatchObject({ addsWorkouts: false, today: before });
  });

  test('with it on, a run adds what exceeds her usual, the same on every screen', async () => {
    const ada = await runner({ addsWorkouts: true });
    expect(await targetsOn(ada, TODAY)).toMatchObject({ energyKcal: 2010 });
    const id = await runs(ada, TODAY, 530);
    const targets = await targetsOn(ada, TODAY);
    expect(targets).toMatchObject({
      energyKcal: 2540,
      workouts: { planKcal: 2220, workoutKcal: 530, usualKcal: 210, addedKcal: 320 },
    });
    const goals = await ada.api.goals.get();
    expect(goals).toMatchObject({ addsWorkouts: true, energyKcal: 2220, today: targets });
    expect(targets.proteinG).toBe(goals.proteinG);
    expect(targets.carbsG).toBeGreaterThan(goals.carbsG);
    expect((await ada.api.today.get({})).meals?.energy.targetKcal).toBe(2540);
    await ada.api.movement.workouts.remove({ id });
    expect(await targetsOn(ada, TODAY)).toMatchObject({ energyKcal: 2010 });
  });

  test('with too few tracked days, a run changes nothing, and the targets say so', async () => {
    clockMs = nowMs;
    const bo = await signUp(app, `Bo-begins-${(count += 1)}`);
    const draft = { goal: 'maintain', targetMassKg: null, weeklyLossKg: null, addsWorkouts: true } as const;
    const { energyKcal } = await bo.api.goals.update(goalDraft(draft));
    await runs(bo, addDays(TODAY, -2), 530);
    await runs(bo, TODAY, 530);
    expect(await targetsOn(bo, TODAY)).toMatchObject({ energyKcal, workoutDays: 2 });
  });

  test('earlier days keep their targets, and days to come have the plan', async () => {
    const ada = await runner({ addsWorkouts: true });
    expect((await targetsOn(ada, addDays(TODAY, -2))).workouts).toBeUndefined();
    expect(await targetsOn(ada, addDays(TODAY, 1))).toMatchObject({ energyKcal: 2220 });
    expect((await targetsOn(ada, addDays(TODAY, 1))).workouts).toBeUndefined();
  });

  test('a draft without the choice leaves it on; turning it off brings the plan back', async () => {
    const ada = await runner({ addsWorkouts: true });
    const draft = { goal: 'maintain', targetMassKg: null, weeklyLossKg: null } as const;
    expect(await ada.api.goals.update(goalDraft(draft))).toMatchObject({ addsWorkouts: true });
    expect(await ada.api.goals.update(goalDraft({ ...draft, addsWorkouts: false }))).toMatchObject({
      addsWorkouts: false,
      today: { energyKcal: 2220 },
    });
  });

  test('a report judges each day by the same target', async () => {
    const ada = await runner({ addsWorkouts: true });
    await runs(ada, TODAY, 530);
    await eats(ada, TODAY, 2540);
    clockMs = nowMs + 86_400_000;
    const tomorrow = addDays(TODAY, 1);
    await eats(ada, tomorrow, 2540);
    const { targets } = await ada.api.reports.get({ from: TODAY, to: tomorrow });
    expect(targets.find(({ metric }) => metric === 'energyKcal')?.days).toEqual([
      { date: TODAY, isOn: true },
      { date: tomorrow, isOn: false },
    ]);
  });

  test('the coach compares each day with its own target, also without a connection', async () => {
    const ada = await runner({ addsWorkouts: true });
    await runs(ada, TODAY, 530);
    await eats(ada, TODAY, 2300);
    clockMs = nowMs + 86_400_000;
    const tomorrow = addDays(TODAY, 1);
    await eats(ada, tomorrow, 2300);
    const records = (await ada.api.coach.records()) as DeviceRecords;
    const asked = { today: tomorrow, before: undefined, choices: [], unsent: 0 };
    const answers = async (question: string) => {
      const { exchange } = await ada.api.coach.ask({
        id: crypto.randomUUID(),
        conversationId: crypto.randomUUID(),
        question,
      });
      const offline = answerFromDevice({ ...asked, question }, records);
      return [exchange.reply.figures[0]?.value, offline.figures[0]?.value];
    };
    const [ranDay, restDay] = [await targetsOn(ada, TODAY), await targetsOn(ada, tomorrow)];
    expect([ranDay.energyKcal, restDay.energyKcal]).toEqual([2540, 2010]);
    expect(await answers('On how many days was I over my calorie target this month?')).toEqual([1, 1]);
    expect(await answers('What was my longest streak of days under my calorie target?')).toEqual([1, 1]);
    expect(await answers('How many calories was I under my target yesterday?')).toEqual([240, 240]);
    expect(await answers('What was my calorie target yesterday?')).toEqual([2540, 2540]);
    expect(await answers('How many calories over my target am I today?')).toEqual([290, 290]);
    expect(await answers('What is my calorie target?')).toEqual([2010, 2010]);
  });
});
