import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testDatabases } from '#server/db/testing.ts';
import { quickAdd } from '#server/meals/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { goalDraft, openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { goalPlans } from './tables.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-08-03T12:00:00Z');
/** Ada's true expenditure; the formulas give 2,220. */
const TRUTH_KCAL = 1800;

describe.each(testDatabases())('the weekly check-in on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  let nowMs = START;

  const weigh = (who: Browser, massKg: number) =>
    who.api.body.put({
      id: crypto.randomUUID(),
      measuredAt: new Date(nowMs - 5 * 3_600_000).toISOString(),
      timeZone: 'Europe/Berlin',
      massKg,
    });
  const eat = (who: Browser, energyKcal: number) =>
    who.api.meals.create(
      quickAdd({
        eatenAt: new Date(nowMs).toISOString(),
        timeZone: 'Europe/Berlin',
        kind: 'lunch',
        entered: { energyKcal },
      }),
    );
  /** Days with weighings and meals, with the noise of scales and appetites; the true mass follows. */
  async function live(who: Browser, days: number, trueKg: number): Promise<number> {
    let massKg = trueKg;
    const targetKcal = (await who.api.goals.get()).energyKcal;
    for (let day = 0; day < days; day += 1) {
      const turn = Math.round((nowMs - START) / DAY_MS);
      const intakeKcal = targetKcal + 200 * Math.sin(turn * 2.1);
      await weigh(who, massKg + 0.5 * Math.sin(turn * 1.7));
      await eat(who, intakeKcal);
      massKg += (intakeKcal - TRUTH_KCAL) / 7700;
      nowMs += DAY_MS;
    }
    return massKg;
  }

  test('in eight weeks on plan the estimate approaches the truth, and each week adjusts the target a little', async () => {
    const ada = await signUp(app, 'Ada');
    await expect(ada.api.goals.expenditure()).resolves.toMatchObject({
      estimate: null,
      missing: ['no-weights'],
      checkIn: null,
      checkInHeld: 'no-estimate',
      formulaKcal: 2223,
    });
    await ada.api.goals.update(goalDraft({ weeklyLossKg: 0.25 }));
    let massKg = await live(ada, 10, 72);
    await expect(ada.api.goals.expenditure()).resolves.toMatchObject({ missing: ['too-few-days'], days: 11 });

    const moves: number[] = [];
    let lastOffer = '';
    for (let day = 10; day < 56; day += 1) {
      massKg = await live(ada, 1, massKg);
      const { checkIn, estimate, nextCheckInOn, checkInHeld } = await ada.api.goals.expenditure();
      if (!checkIn) {
        if (lastOffer !== '' && checkInHeld === 'not-due') expect(nextCheckInOn).toBe(lastOffer);
        continue;
      }
      const before = await ada.api.goals.get();
      expect(checkIn.previousKcal).toBe(before.energyKcal);
      const accept = () => ada.api.goals.acceptCheckIn({ energyKcal: checkIn.energyKcal });
      const [after, again] = await Promise.all([accept(), accept()]);
      expect(after).toMatchObject({
        energyKcal: checkIn.energyKcal,
        reason: 'check-in',
        expenditureSource: 'measured',
        expenditureKcal: estimate?.expenditureKcal,
      });
      expect([again, await accept()]).toEqual([after, after]);
      await expect(ada.api.goals.expenditure()).resolves.toMatchObject({
        checkIn: null,
        checkInHeld: 'not-due',
      });
      if (lastOffer !== '') expect(after.validFrom && after.validFrom >= lastOffer).toBe(true);
      lastOffer = nextCheckInOn ?? '';
      moves.push(after.energyKcal - before.energyKcal);
    }
    expect(moves.length).toBeGreaterThan(1);
    expect(moves.every((move) => Math.abs(move) <= 150)).toBe(true);
    expect(moves[0]).toBe(-150);

    const { estimate, missing, history, loggedDays, weighedDays } = await ada.api.goals.expenditure();
    expect(missing).toEqual([]);
    expect(Math.abs((estimate?.expenditureKcal ?? 0) - TRUTH_KCAL)).toBeLessThan(110);
    expect(estimate?.lowKcal).toBeLessThan(TRUTH_KCAL);
    expect(estimate?.highKcal).toBeGreaterThan(TRUTH_KCAL);
    expect([history.length, loggedDays, weighedDays]).toEqual([57, 56, 56]);
    expect((await ada.api.goals.get()).energyKcal).toBeGreaterThanOrEqual(1200);
    const taken = app.database.db.select().from(goalPlans).where(eq(goalPlans.reason, 'check-in'));
    expect(await taken).toHaveLength(moves.length);
  });

  test('when Grace declines, her target stays, and the next check-in is a week later', async () => {
    nowMs = START;
    const grace = await signUp(app, 'Grace');
    await live(grace, 28, 72);
    const { checkIn } = await grace.api.goals.expenditure();
    expect(checkIn).toMatchObject({ previousKcal: 1670 });
    await expect(
      grace.api.goals.acceptCheckIn({ energyKcal: (checkIn?.energyKcal ?? 0) + 10 }),
    ).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await grace.api.goals.declineCheckIn()).toMatchObject({ energyKcal: 1670, reason: null });
    expect(await grace.api.goals.declineCheckIn()).toMatchObject({ energyKcal: 1670 });
    await expect(grace.api.goals.expenditure()).resolves.toMatchObject({
      checkIn: null,
      checkInHeld: 'not-due',
      nextCheckInOn: '2026-09-07',
    });
    await expect(grace.api.goals.acceptCheckIn({ energyKcal: 1600 })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    nowMs += 7 * DAY_MS;
    await live(grace, 1, 70);
    expect((await grace.api.goals.expenditure()).checkInHeld).not.toBe('not-due');
  });

  test('Tom, who set his target by hand, sees his expenditure and gets no offer', async () => {
    nowMs = START;
    const tom = await signUp(app, 'Tom');
    const byHand = { energyKcal: 1700, proteinG: 110, carbsG: 160, fatG: 65, fiberG: 25 };
    await tom.api.goals.update(goalDraft({ mode: 'by-hand', byHand }));
    await live(tom, 28, 72);
    const { estimate, checkIn, checkInHeld } = await tom.api.goals.expenditure();
    expect(estimate).not.toBeNull();
    expect([checkIn, checkInHeld]).toEqual([null, 'by-hand']);
  });

  test('days with only a snack logged don’t lower the average intake', async () => {
    nowMs = START;
    const mira = await signUp(app, 'Mira');
    for (let day = 0; day < 28; day += 1) {
      await weigh(mira, 72);
      await eat(mira, day % 2 === 0 ? 2200 : 150);
      nowMs += DAY_MS;
    }
    expect((await mira.api.goals.expenditure()).balanceKcal).toBe(2200);
  });

  test('without meals there is no estimate and a reason; partial days don’t count either', async () => {
    nowMs = START;
    const eve = await signUp(app, 'Eve');
    for (let day = 0; day < 20; day += 1) {
      await weigh(eve, 72);
      nowMs += DAY_MS;
    }
    expect((await eve.api.goals.expenditure()).missing).toEqual(['too-few-meals']);
    nowMs = START;
    for (let day = 0; day < 20; day += 1) {
      await eat(eve, 1900);
      const date = new Date(nowMs).toISOString().slice(0, 10);
      await eve.api.meals.setState({ date, state: 'partial' });
      nowMs += DAY_MS;
    }
    expect(await eve.api.goals.expenditure()).toMatchObject({ loggedDays: 0, missing: ['too-few-meals'] });
  });
});
