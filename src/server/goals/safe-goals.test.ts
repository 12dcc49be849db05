import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Registration } from '#contract/account/account.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { goalDraft, openTestApp, signUp, type TestApp } from '#server/testing/test-app.ts';

const START = Date.parse('2026-11-20T12:00:00Z');
const settings = { waterMl: null, sleepHours: null, fastingProtocol: null, conditions: [] };
const holding = { goal: 'maintain', targetMassKg: null, weeklyLossKg: null } as const;

/** The first rejected field, and the reason. */
const refusalOf = async (act: Promise<unknown>) => {
  const error = (await act.catch((fault: unknown) => fault)) as {
    data?: { issues: { field: string; message: string }[] };
  };
  return error.data?.issues[0];
};

describe.each(EMBEDDED)('safe goals', (place) => {
  let app: TestApp;
  let nowMs = START;
  let count = 0;
  beforeAll(async () => {
    app = await openTestApp(place, { now: () => nowMs });
  });
  afterAll(() => app.close());
  const somebody = (changes: Partial<Registration> = {}) => signUp(app, `Eve-${(count += 1)}`, changes);

  test('Eve’s pregnancy adds energy by her due date, and her plan follows the trimesters', async () => {
    const eve = await somebody();
    const before = await eve.api.goals.get();
    await eve.api.fasting.screen({ screenedOn: '2026-11-20', conditions: ['pregnant'] });
    expect(await eve.api.goals.get()).toMatchObject({
      energyKcal: before.expenditureKcal + 340,
      limits: ['clinician-first'],
      added: [{ reason: 'second-trimester', isAssumed: true }],
    });
    const draft = goalDraft({ ...holding, settings: { ...settings, dueOn: '2027-02-15' } });
    await eve.api.goals.update(draft);
    expect(await eve.api.goals.get()).toMatchObject({
      energyKcal: before.expenditureKcal + 340,
      settings: { dueOn: '2027-02-15', bornOn: null },
      added: [{ reason: 'second-trimester', isAssumed: false }],
    });
    nowMs += 14 * 86_400_000;
    const later = await eve.api.goals.get();
    expect(later).toMatchObject({ added: [{ reason: 'third-trimester', kcal: 452 }] });
    expect((await eve.api.meals.day({ date: '2026-12-04' })).targets.energyKcal).toBe(later.energyKcal);
    nowMs = START;
  });

  test.each([
    ['low carb in pregnancy', { dietaryPreference: 'low-carb' }, ['pregnant'], /needs the carbs/],
    ['keto while breastfeeding', { dietaryPreference: 'keto' }, ['breastfeeding'], /without a doctor/],
    ['to gain in pregnancy', { goal: 'gain', targetMassKg: 75 }, ['pregnant'], /Choose Maintain/],
  ] as const)('%s is refused with the reason', async (_what, changes, conditions, reason) => {
    const eve = await somebody();
    const draft = goalDraft({
      ...holding,
      ...changes,
      settings: { ...settings, conditions: [...conditions] },
    });
    expect((await refusalOf(eve.api.goals.update(draft)))?.message).toMatch(reason);
  });

  test('keto is refused under 18: at registration, in goals and in dietary preferences', async () => {
    const young = { ageYears: 17, ...holding, targetMassKg: undefined, weeklyLossKg: undefined };
    await expect(somebody({ ...young, dietaryPreference: 'keto' })).rejects.toThrow();
    const tom = await somebody(young);
    const draft = goalDraft({ ...holding, dietaryPreference: 'keto' });
    expect(await refusalOf(tom.api.goals.update(draft))).toMatchObject({
      field: 'dietaryPreference',
    });
    const preferences = await tom.api.foodPreferences.get();
    const keto = { ...preferences, dietaryPreference: 'keto' } as const;
    expect((await refusalOf(tom.api.foodPreferences.put(keto)))?.message).toMatch(/under 18/);
    expect(await tom.api.foodPreferences.get()).toEqual(preferences);
    await tom.api.foodPreferences.put({ ...preferences, dietaryPreference: 'vegan' });
    expect((await tom.api.foodPreferences.get()).dietaryPreference).toBe('vegan');
  });

  test('a keto plan ends when Eve breastfeeds, and low figures by hand need confirmation or are refused', async () => {
    const eve = await somebody();
    await eve.api.goals.update(goalDraft({ ...holding, dietaryPreference: 'keto' }));
    expect((await eve.api.goals.get()).carbsG).toBe(30);
    await eve.api.fasting.screen({ screenedOn: '2026-11-20', conditions: ['breastfeeding'] });
    const goals = await eve.api.goals.get();
    expect(goals.limits).toContain('no-ketosis');
    expect(goals.carbsG).toBeGreaterThan(210);
    const byHand = { energyKcal: 2600, proteinG: 60, carbsG: 380, fatG: 93, fiberG: 30 };
    const draft = goalDraft({ ...holding, mode: 'by-hand', byHand });
    expect(await refusalOf(eve.api.goals.update(draft))).toMatchObject({
      field: 'byHand.proteinG',
    });
    await eve.api.goals.update({ ...draft, confirmed: ['little-protein'] });
    const starving = { ...draft, byHand: { ...byHand, proteinG: 20, carbsG: 420 } };
    expect(
      await refusalOf(eve.api.goals.update({ ...starving, confirmed: ['little-protein'] })),
    ).toMatchObject({ field: 'byHand.proteinG' });
  });

  test('impossible due dates are refused', async () => {
    const eve = await somebody();
    const draft = goalDraft({
      ...holding,
      settings: { ...settings, conditions: ['pregnant'], dueOn: '2027-12-01' },
    });
    expect(await refusalOf(eve.api.goals.update(draft))).toMatchObject({
      field: 'settings.dueOn',
    });
  });
});
