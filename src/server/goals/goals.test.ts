import { beforeEach, describe, expect, test } from 'vitest';
import type { Registration } from '#contract/account/account.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { goalDraft, openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-20T12:00:00Z');

describe.each(testDatabases())('goals on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  let nowMs = START;
  let count = 0;
  beforeEach(() => {
    nowMs = START;
  });

  const somebody = (changes: Partial<Registration> = {}) => signUp(app, `Ada-${(count += 1)}`, changes);
  const targetsOn = async (who: Browser, date: string) => (await who.api.meals.day({ date })).targets;
  const weigh = (who: Browser, massKg: number, changes: { bodyFatPercent?: number } = {}) =>
    who.api.body.put({
      id: crypto.randomUUID(),
      measuredAt: new Date(nowMs - 5 * 3_600_000).toISOString(),
      timeZone: 'Europe/Berlin',
      massKg,
      ...changes,
    });

  test('Ada, who just joined, has the plan computed from her profile, with all inputs', async () => {
    const ada = await somebody();
    expect(await ada.api.goals.get()).toMatchObject({
      equation: 'mifflin-st-jeor',
      massKg: 72,
      restingKcal: 1430,
      activityFactor: 1.55,
      expenditureKcal: 2220,
      expenditureSource: 'formula',
      dailyDeltaKcal: -550,
      energyKcal: 1670,
      floorKcal: 1200,
      limits: [],
      goal: 'lose',
      targetMassKg: 65,
      weeklyLossKg: 0.5,
      mode: 'computed',
      validFrom: null,
      reason: null,
      currentMassKg: 72,
      currentMassSource: 'profile',
      weekdayEnergiesKcal: [1670, 1670, 1670, 1670, 1670, 1670, 1670],
      settings: { waterMl: null, sleepHours: null, fastingProtocol: null, conditions: [] },
    });
  });

  test('until she sets goals, her plan follows her weight trend and measured body fat', async () => {
    const ada = await somebody();
    await weigh(ada, 70, { bodyFatPercent: 30 });
    expect(await ada.api.goals.get()).toMatchObject({
      equation: 'katch-mcardle',
      massKg: 70,
      bodyFatPercent: 30,
      currentMassSource: 'trend',
    });
    nowMs += 91 * DAY_MS;
    expect(await ada.api.goals.get()).toMatchObject({ equation: 'mifflin-st-jeor', bodyFatPercent: null });
  });

  test('a draft is previewed with its projection, and nothing is saved', async () => {
    const ada = await somebody();
    const before = await ada.api.goals.get();
    const { plan, projection, refusals, confirmations } = await ada.api.goals.preview(
      goalDraft({ weeklyLossKg: 0.25, dietaryPreference: 'high-protein' }),
    );
    expect(plan).toMatchObject({ energyKcal: 1950, dailyDeltaKcal: -270, proteinGPerKg: 2 });
    expect([refusals, confirmations]).toEqual([[], []]);
    expect(projection.arrival).toMatchObject({ targetMassKg: 65, status: 'reachable' });
    const { arrival, points } = projection;
    expect([arrival?.earliest, arrival?.date, arrival?.latest]).toEqual(
      [arrival?.earliest, arrival?.date, arrival?.latest].toSorted(),
    );
    expect(points[0]).toEqual({ date: '2026-11-20', massKg: 72, lowKg: 72, highKg: 72 });
    expect(await ada.api.goals.get()).toEqual(before);
  });

  test('she updates her goals: today and later have the new targets, earlier days keep theirs', async () => {
    const ada = await somebody();
    const before = await targetsOn(ada, '2026-11-10');
    const draft = goalDraft({
      goal: 'maintain',
      targetMassKg: null,
      weeklyLossKg: null,
      dietaryPreference: 'mediterranean',
      weekdayOffsetsKcal: [-100, -100, -100, -100, -100, 250, 250],
      settings: { waterMl: 2400, sleepHours: 8, fastingProtocol: '16:8', conditions: [] },
    });
    const stored = await ada.api.goals.update(draft);
    const expected = { ...draft, validFrom: '2026-11-20', reason: 'update', energyKcal: 2220 };
    expect(stored).toMatchObject(expected);
    expect(stored.weekdayEnergiesKcal).toEqual([2120, 2120, 2120, 2120, 2120, 2470, 2470]);
    expect(await ada.api.account.me()).toMatchObject({
      goal: 'maintain',
      targetMassKg: null,
      weeklyLossKg: null,
      dietaryPreference: 'mediterranean',
    });
    expect(await targetsOn(ada, '2026-11-10')).toEqual(before);
    expect(await targetsOn(ada, '2026-11-20')).toMatchObject({ energyKcal: 2120 });
    expect(await targetsOn(ada, '2026-11-21')).toMatchObject({
      energyKcal: 2470,
      proteinG: stored.proteinG,
    });
    expect(stored.today).toEqual(await targetsOn(ada, '2026-11-20'));
  });

  test('the same update twice, from two browsers, makes one plan; the later of two drafts wins', async () => {
    const ada = await somebody();
    const phone = await ada.api.goals.get();
    const draft = goalDraft({ weeklyLossKg: 0.25 });
    const [one, other] = await Promise.all([ada.api.goals.update(draft), ada.api.goals.update(draft)]);
    expect(one).toEqual(other);
    expect(await ada.api.goals.update(draft)).toEqual(one);
    expect(phone.energyKcal).toBe(1670);
    await ada.api.goals.update(goalDraft({ weeklyLossKg: 0.5 }));
    expect(await ada.api.goals.get()).toMatchObject({ weeklyLossKg: 0.5, energyKcal: 1670 });
    expect(await targetsOn(ada, '2026-11-19')).toMatchObject({ energyKcal: 1670 });
  });

  const byHand = (energyKcal: number, macros: object = {}) =>
    goalDraft({
      mode: 'by-hand',
      byHand: { energyKcal, proteinG: 110, carbsG: 160, fatG: 65, fiberG: 25, ...macros },
    });

  test('targets set by hand apply, and the plan shows the computed ones', async () => {
    const ada = await somebody();
    const stored = await ada.api.goals.update(byHand(1700));
    expect(stored).toMatchObject({
      mode: 'by-hand',
      energyKcal: 1700,
      proteinG: 110,
      expenditureKcal: 2220,
      dailyDeltaKcal: -520,
    });
    expect(await targetsOn(ada, '2026-11-25')).toMatchObject({ energyKcal: 1700, carbsG: 160, fiberG: 25 });
  });

  const unsafe: readonly (readonly [string, Partial<Registration>, object, string, RegExp])[] = [
    ['500 kcal', {}, byHand(500), 'byHand.energyKcal', /below 800 kcal/],
    ['1,100 kcal', {}, byHand(1100), 'byHand.energyKcal', /below your minimum.*1,200 kcal/],
    [
      'more than 1% a week',
      { massKg: 60, targetMassKg: 55 },
      byHand(1250, { carbsG: 60 }),
      'byHand.energyKcal',
      /1% of your body/,
    ],
    ['1 kg a week at 72 kg', {}, goalDraft({ weeklyLossKg: 1 }), 'weeklyLossKg', /1% of your body weight/],
    ['a target of 45 kg', {}, goalDraft({ targetMassKg: 45 }), 'targetMassKg', /body mass index below 18.5/],
    ['a target above her weight, to lose', {}, goalDraft({ targetMassKg: 80 }), 'targetMassKg', /below/],
    ['no target', {}, goalDraft({ targetMassKg: null }), 'targetMassKg', /Enter your target weight/],
    ['losing at 17', { ageYears: 17, goal: 'maintain' }, goalDraft(), 'goal', /under 18/],
    [
      'losing while pregnant',
      {},
      goalDraft({
        settings: { waterMl: null, sleepHours: null, fastingProtocol: null, conditions: ['pregnant'] },
      }),
      'goal',
      /isn’t safe for you right now/,
    ],
    ['a diet of 65% fat on insulin', {}, keto(['insulin']), 'dietaryPreference', /ketogenic/],
    ['by hand without figures', {}, goalDraft({ mode: 'by-hand' }), 'byHand.energyKcal', /Enter your own/],
    ['macros of another day', {}, byHand(1700, { carbsG: 300 }), 'byHand.proteinG', /more than 20% off/],
    [
      'a week that does not add up',
      {},
      goalDraft({ weekdayOffsetsKcal: [0, 0, 0, 0, 0, 300, 300] }),
      'weekdayOffsetsKcal',
      /weekly total stays/,
    ],
    [
      'a day below the floor',
      {},
      goalDraft({ weekdayOffsetsKcal: [-600, 100, 100, 100, 100, 100, 100] }),
      'weekdayOffsetsKcal',
      /No day can be below/,
    ],
  ];
  test.each(unsafe)(
    '%s is refused at its field with the reason',
    async (_what, who, draft, field, reason) => {
      const goal = who.goal === 'maintain' ? { targetMassKg: undefined, weeklyLossKg: undefined } : {};
      const ada = await somebody({ ...goal, ...who });
      const before = await ada.api.goals.get();
      const answer = await ada.send('PUT', '/api/goals', draft);
      expect(answer.status).toBe(400);
      const { code, data } = await answer.json();
      expect(code).toBe('BAD_REQUEST');
      expect(data.issues).toContainEqual({ field, message: expect.stringMatching(reason) });
      const previewed = await (await ada.send('POST', '/api/goals/preview', draft)).json();
      expect(previewed.refusals).toContainEqual(expect.objectContaining({ field }));
      expect(await ada.api.goals.get()).toEqual(before);
    },
  );

  test.each([
    ['NaN', { weeklyLossKg: Number.NaN, targetMassKg: Number.NaN, byHand: { energyKcal: Number.NaN } }],
    ['a target of 20 kg', { targetMassKg: 20 }],
    ['words for energy', { mode: 'by-hand', byHand: { energyKcal: 'much' } }],
    ['a week of six days', { weekdayOffsetsKcal: [0, 0, 0, 0, 0, 0] }],
    ['a goal that is none', { goal: 'win' }],
    ['100 l of water', { settings: { waterMl: 100_000 } }],
  ])('%s isn’t a valid draft', async (_what, wrong) => {
    const ada = await somebody();
    for (const [method, path] of [
      ['PUT', '/api/goals'],
      ['POST', '/api/goals/preview'],
    ] as const)
      expect((await ada.send(method, path, { ...goalDraft(), ...wrong })).status).toBe(400);
  });

  test('a very low target weight needs confirmation, and then applies', async () => {
    const ada = await somebody();
    const lean = goalDraft({ targetMassKg: 55 });
    expect((await ada.api.goals.preview(lean)).confirmations).toMatchObject([{ code: 'lean-target' }]);
    await expect(ada.api.goals.update(lean)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { issues: [{ field: 'targetMassKg' }] },
    });
    expect(await ada.api.goals.update({ ...lean, confirmed: ['lean-target'] })).toMatchObject({
      targetMassKg: 55,
    });
  });

  test('her fasting answers count here too: no deficit while breastfeeding', async () => {
    const ada = await somebody();
    await ada.api.fasting.screen({ screenedOn: '2026-11-20', conditions: ['breastfeeding', 'gout'] });
    expect(await ada.api.goals.get()).toMatchObject({
      dailyDeltaKcal: 0,
      limits: ['clinician-first'],
      screenedConditions: ['breastfeeding'],
      settings: { conditions: [] },
    });
    expect((await ada.api.goals.preview(goalDraft())).refusals).toMatchObject([{ code: 'clinician-first' }]);
  });

  test('a deficit that has become unsafe no longer applies, from today on', async () => {
    const ada = await somebody();
    await ada.api.goals.update(goalDraft());
    expect(await ada.api.goals.get()).toMatchObject({ energyKcal: 1670, validFrom: '2026-11-20' });
    await ada.api.fasting.screen({ screenedOn: '2026-11-20', conditions: ['pregnant'] });
    expect(await ada.api.goals.get()).toMatchObject({
      energyKcal: 2560,
      dailyDeltaKcal: 0,
      limits: ['clinician-first'],
    });
    expect(await targetsOn(ada, '2026-11-20')).toMatchObject({ energyKcal: 2560 });
    expect(await targetsOn(ada, '2026-11-21')).toMatchObject({ energyKcal: 2560 });
    expect(await targetsOn(ada, '2026-11-19')).toMatchObject({ energyKcal: 1670 });
    await ada.api.fasting.screen({ screenedOn: '2026-11-20', conditions: [] });
    expect(await targetsOn(ada, '2026-11-20')).toMatchObject({ energyKcal: 1670 });
  });

  test('the projection starts from today’s weight, and says if a target is out of reach', async () => {
    const ada = await somebody();
    await ada.api.goals.update(goalDraft());
    nowMs += 28 * DAY_MS;
    await weigh(ada, 70);
    const projection = await ada.api.goals.projection();
    expect(projection).toMatchObject({
      model: 'personal',
      startMassKg: 70,
      arrival: { status: 'reachable' },
    });
    const far = await somebody({ massKg: 120, targetMassKg: 60, weeklyLossKg: 0.25, goal: 'lose' });
    expect((await far.api.goals.projection()).arrival).toEqual({
      targetMassKg: 60,
      status: 'not-reachable',
      date: null,
      earliest: null,
      latest: null,
    });
  });
});

/** Keto with conditions. */
function keto(conditions: readonly 'insulin'[]) {
  const settings = { waterMl: null, sleepHours: null, fastingProtocol: null };
  return goalDraft({
    dietaryPreference: 'keto',
    settings: { ...settings, conditions: [...conditions] },
  });
}
