import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/local-date.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { quickAdd } from '#server/meals/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');
const TODAY = '2026-11-20';
const ask = ({ api }: Browser) => api.advice.get({ date: TODAY, timeZone: 'UTC' });
const id = () => crypto.randomUUID();

describe.each(EMBEDDED)('advice', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));

  const night = (ada: Browser, ago: number, hours: number) =>
    ada.api.sleep.put({
      id: id(),
      timeZone: 'UTC',
      inBedAt: new Date(Date.parse(`${addDays(TODAY, -ago)}T06:30:00Z`) - hours * 3_600_000).toISOString(),
      outOfBedAt: `${addDays(TODAY, -ago)}T06:30:00Z`,
      isNap: false,
      latencyMinutes: 0,
      awakeMinutes: 0,
    });

  const eat = (
    { api }: Browser,
    eatenAt: string,
    kind: 'lunch' | 'dinner' | 'snack',
    entered: { energyKcal: number; proteinG?: number },
  ) => api.meals.create(quickAdd({ eatenAt, kind, entered }));
  const rulesOf = async (who: Browser) => (await ask(who)).map(({ rule }) => rule);

  test('a lunch with unknown protein doesn’t make a low-protein day', async () => {
    const eve = await signUp(app, 'Eve');
    for (let ago = 1; ago <= 5; ago += 1) {
      const date = addDays(TODAY, -ago);
      await eat(eve, `${date}T12:00:00Z`, 'lunch', { energyKcal: 900 });
      await eat(eve, `${date}T18:00:00Z`, 'dinner', { energyKcal: 800, proteinG: 15 });
    }
    expect(await rulesOf(eve)).not.toContain('low-protein');
    const tom = await signUp(app, 'Tom');
    for (let ago = 1; ago <= 5; ago += 1) {
      const date = addDays(TODAY, -ago);
      await eat(tom, `${date}T12:00:00Z`, 'lunch', { energyKcal: 900, proteinG: 15 });
      await eat(tom, `${date}T18:00:00Z`, 'dinner', { energyKcal: 800, proteinG: 15 });
    }
    expect(await rulesOf(tom)).toContain('low-protein');
  });

  test('a night logged in two parts is one night, and black coffee before it isn’t a late meal', async () => {
    const ruth = await signUp(app, 'Ruth');
    for (let ago = 1; ago <= 5; ago += 1) {
      const [evening, date] = [addDays(TODAY, -ago - 1), addDays(TODAY, -ago)];
      const part = (inBedAt: string, outOfBedAt: string) =>
        ruth.api.sleep.put({
          id: id(),
          timeZone: 'UTC',
          inBedAt,
          outOfBedAt,
          isNap: false,
          latencyMinutes: 0,
          awakeMinutes: 0,
        });
      await part(`${evening}T22:30:00Z`, `${date}T02:30:00Z`);
      await part(`${date}T03:00:00Z`, `${date}T07:00:00Z`);
      await eat(ruth, `${evening}T18:00:00Z`, 'dinner', { energyKcal: 700 });
      await eat(ruth, `${evening}T22:00:00Z`, 'snack', { energyKcal: 2 });
    }
    const rules = await rulesOf(ruth);
    expect(rules).not.toContain('short-sleep');
    expect(rules).not.toContain('late-meals');
  });

  test('a member who has tracked nothing gets no advice', async () => {
    expect(await ask(await signUp(app, 'Grace'))).toEqual([]);
  });

  test('Ada’s six short nights are found, from her nights and her need; Bob sees nothing of them', async () => {
    const ada = await signUp(app, 'Ada');
    for (let ago = 1; ago <= 6; ago += 1) await night(ada, ago, 5.5);
    const [finding, ...others] = await ask(ada);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ rule: 'short-sleep', sampleSize: 6 });
    expect(finding?.figures['asleepHours']).toBeCloseTo(5.5, 6);
    expect(finding?.figures['needHours']).toBe(7);
    expect(await ask(await signUp(app, 'Bob'))).toEqual([]);
  });

  test('a very low reading of last night comes first; one of last week doesn’t', async () => {
    const linus = await signUp(app, 'Linus');
    const reading = (measuredAt: string, glucoseMgdl: number) =>
      linus.api.glucose.readings.put({ id: id(), timeZone: 'UTC', measuredAt, glucoseMgdl });
    await reading('2026-11-12T08:00:00Z', 45);
    expect(await ask(linus)).toEqual([]);
    await reading('2026-11-20T03:00:00Z', 50);
    expect(await ask(linus)).toMatchObject([{ rule: 'low-glucose', figures: { glucoseMgdl: 50 } }]);
  });

  test('dangerous last readings of each kind come first, judged with the ketones measured beside them', async () => {
    const bert = await signUp(app, 'Bert');
    const at = (time: string) => ({ id: id(), timeZone: 'UTC', measuredAt: `2026-11-20T${time}:00Z` });
    const { glucose, vitals } = bert.api;
    await glucose.readings.put({ ...at('07:00'), glucoseMgdl: 480 });
    expect(await ask(bert)).toMatchObject([
      { rule: 'urgent-glucose', figures: { glucoseMgdl: 480, minutesAgo: 660 } },
    ]);
    await glucose.readings.put({ ...at('16:00'), glucoseMgdl: 260 });
    await glucose.ketones.put({ ...at('16:10'), method: 'blood', value: 3.2 });
    await vitals.put({ ...at('17:00'), systolicMmhg: 190, diastolicMmhg: 125 });
    await vitals.put({ ...at('17:30'), bodyTemperatureC: 36.8, restingHeartRateBpm: 131 });
    expect(await ask(bert)).toMatchObject([
      { rule: 'urgent-glucose', figures: { glucoseMgdl: 260, ketonesMmoll: 3.2, minutesAgo: 120 } },
      { rule: 'urgent-ketones', figures: { ketonesMmoll: 3.2, glucoseMgdl: 260 } },
      { rule: 'urgent-pressure', figures: { systolicMmhg: 190, diastolicMmhg: 125 } },
      { rule: 'urgent-heart-rate', figures: { restingHeartRateBpm: 131 } },
    ]);
    await glucose.readings.put({ ...at('17:40'), glucoseMgdl: 130 });
    await vitals.put({ ...at('17:45'), systolicMmhg: 138, diastolicMmhg: 88, restingHeartRateBpm: 90 });
    expect(await rulesOf(bert)).toEqual(['urgent-ketones']);
  });

  test('little water on five days is an average of those days; a deleted drink doesn’t count', async () => {
    const mira = await signUp(app, 'Mira');
    const drink = async (ago: number, volumeMl: number) => {
      const drunkAt = `${addDays(TODAY, -ago)}T10:00:00Z`;
      return mira.api.water.drinks.put({ id: id(), timeZone: 'UTC', drunkAt, kind: 'water', volumeMl });
    };
    for (let ago = 1; ago <= 5; ago += 1) await drink(ago, 800);
    const much = await drink(2, 3000);
    await mira.api.water.drinks.remove({ id: much.id });
    const [finding] = await ask(mira);
    expect(finding).toMatchObject({ rule: 'low-water', sampleSize: 5, figures: { meanMl: 800 } });
  });
});
