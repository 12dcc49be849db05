import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { seededRandom } from '#domain/numbers/seeded-random.ts';
import { addDays } from '#domain/time/local-date.ts';
import { users } from '#server/auth/tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { sleeps } from '#server/sleep/tables.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, openTestApp, signUp } from '#server/testing/test-app.ts';
import { experiments } from './tables.ts';

const DAY_MS = 24 * 3_600_000;
/** Monday noon in Berlin. */
const MONDAY = '2026-09-07';
const START_MS = Date.parse('2026-09-07T12:00:00+02:00');
let now = START_MS;
let random = seededRandom(7);
const goTo = (date: string): void => {
  now = START_MS + Math.round((Date.parse(date) - Date.parse(MONDAY)) / DAY_MS) * DAY_MS;
};

/** Random variation between nights: a few minutes up or down, the same in every run. */
const whim = (date: string): number =>
  ((Number(date.slice(8)) * 7 + Number(date.slice(5, 7)) * 3) % 11) * 4 - 20;

describe.each(EMBEDDED)('experiments on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => now, random: () => random() }));
  const ada = signedUp(app, 'Ada');
  let userId = '';

  /** Nights that end on these days. */
  const sleep = (nights: readonly { readonly date: string; readonly minutes: number }[]) =>
    app.database.db.insert(sleeps).values(
      nights.map(({ date, minutes }) => {
        const up = Date.parse(`${date}T07:00:00+02:00`);
        return {
          userId,
          id: crypto.randomUUID(),
          timeZone: 'Europe/Berlin',
          localDate: date,
          inBedAt: new Date(up - minutes * 60_000),
          outOfBedAt: new Date(up),
          isNap: false,
        };
      }),
    );

  const plannedDays = (from: string, count: number) =>
    Array.from({ length: count }, (_, day) => addDays(from, day));
  const start = (idea: string, pairs: number, startsOn = MONDAY) => {
    // The same order in every run, however many numbers the server has drawn before.
    random = seededRandom(7);
    return ada.api.experiments.start({ id: crypto.randomUUID(), idea, pairs, startsOn });
  };

  beforeAll(async () => {
    const [user] = await app.database.db.select().from(users).where(eq(users.username, 'ada'));
    userId = user?.id ?? '';
  });
  beforeEach(async () => {
    goTo(MONDAY);
    await app.database.db.delete(experiments);
    await app.database.db.delete(sleeps);
  });

  test('eight weeks from the idea to the result, with missed days', async () => {
    await sleep(plannedDays('2026-07-20', 48).map((date) => ({ date, minutes: 430 + whim(date) })));
    const plan = await ada.api.experiments.plan({ idea: 'wind-down' });
    const longest = plan.options.at(-1);
    expect(longest).toMatchObject({ pairs: 14, days: 56 });
    expect(plan.baseline?.days).toBe(48);
    const { id, power, days } = await start('wind-down', 14);
    expect(power).toBe(longest?.power);
    expect(days).toHaveLength(56);

    for (const [at, { date, condition }] of days.entries()) {
      goTo(date);
      // Every ninth day is missed: not tapped, or marked. Every tenth night isn't logged.
      if (at % 9 === 8) {
        if (condition === 'usual') await ada.api.experiments.mark({ id, date, isFollowed: false });
      } else if (condition === 'changed') await ada.api.experiments.mark({ id, date, isFollowed: true });
      if (at % 10 !== 9)
        await sleep([
          {
            date: addDays(date, 1),
            minutes: 430 + whim(date) + (condition === 'changed' && at % 9 !== 8 ? 25 : 0),
          },
        ]);
    }
    // Nothing is revealed until the last night is over.
    const running = await ada.api.experiments.get({ id });
    expect(running).toMatchObject({ state: 'running', result: null, opensOn: '2026-11-02' });
    expect(running.days.every(({ outcome }) => outcome === null)).toBe(true);
    expect(await (await ada.fetch(`/api/experiment-files/${id}.json`)).json()).toEqual(running);

    goTo('2026-11-02');
    const { state, result, countedDays } = await ada.api.experiments.get({ id });
    expect(state).toBe('finished');
    expect(result).toMatchObject({ verdict: 'more', followedDays: 50, plannedDays: 56 });
    expect(countedDays).toBe((result?.changed.days ?? 0) + (result?.usual.days ?? 0));
    expect(countedDays).toBeLessThan(50);
    expect(result?.interval?.low).toBeLessThan(25);
    expect(result?.interval?.high).toBeGreaterThan(25);
    await expect(ada.api.experiments.mark({ id, date: MONDAY, isFollowed: true })).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { issues: [{ field: 'id' }] },
    });
    const csv = await (await ada.fetch(`/api/experiment-files/${id}.csv`)).text();
    expect(csv.trim().split('\r\n')).toHaveLength(57);
    expect(await ada.api.experiments.list()).toMatchObject([{ id, state: 'finished' }]);
  });

  test('stopped early, it opens with the data so far, and doesn’t continue', async () => {
    const { id, days } = await start('wind-down', 7);
    for (const { date, condition } of days.slice(0, 6)) {
      goTo(date);
      if (condition === 'changed') await ada.api.experiments.mark({ id, date, isFollowed: true });
      await sleep([{ date: addDays(date, 1), minutes: 430 }]);
    }
    goTo('2026-09-13');
    const stopped = await ada.api.experiments.stop({ id });
    expect(stopped).toMatchObject({
      state: 'stopped',
      stoppedOn: '2026-09-12',
      result: { verdict: 'too-few', completePairs: 1, plannedDays: 6, interval: null },
    });
    goTo('2026-12-01');
    expect(await ada.api.experiments.stop({ id })).toEqual(stopped);
  });

  test('there are two hundred at most', async () => {
    const { id } = await start('wind-down', 5);
    await ada.api.experiments.stop({ id });
    await app.database.pool.query(
      `insert into experiments (user_id, id, idea, starts_on, block_days, washout_days, orders, power, stopped_on)
       select user_id, gen_random_uuid(), idea, starts_on, block_days, washout_days, orders, power, stopped_on
       from experiments, generate_series(2, 200)`,
    );
    await expect(start('early-dinner', 5)).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { issues: [{ field: 'idea', message: 'You’ve reached the limit of 200 experiments.' }] },
    });
  });

  test('logged meals show whether an early dinner was followed, and a tap overrules them', async () => {
    const { id, days } = await start('early-dinner', 5);
    const changed = days.filter(({ condition }) => condition === 'changed').slice(0, 2);
    const [early, late] = changed.map(({ date }) => date);
    if (early === undefined || late === undefined) throw new Error('no days');
    const eat = (date: string, kind: 'breakfast' | 'lunch' | 'dinner', time: string) =>
      ada.api.meals.create(breakfast({ kind, eatenAt: `${date}T${time}:00+02:00` }));
    goTo(addDays(late, 1));
    for (const date of [early, late]) await eat(date, 'lunch', '12:30');
    await eat(early, 'dinner', '18:40');
    await eat(late, 'dinner', '21:15');
    const followed = async () =>
      new Map((await ada.api.experiments.get({ id })).days.map((day) => [day.date, day.followed]));
    expect([(await followed()).get(early), (await followed()).get(late)]).toEqual(['yes', 'no']);
    await ada.api.experiments.mark({ id, date: late, isFollowed: true });
    expect((await followed()).get(late)).toBe('yes');
    await ada.api.experiments.mark({ id, date: late, isFollowed: null });
    expect((await followed()).get(late)).toBe('no');
  });

  test('only one runs at a time, a repeated start returns the same one, and bad input names its field', async () => {
    const asked = { id: crypto.randomUUID(), idea: 'wind-down', pairs: 7, startsOn: MONDAY };
    const first = await ada.api.experiments.start(asked);
    expect(await ada.api.experiments.start(asked)).toEqual(first);
    const refused = (code: string, field: string) => ({ code, data: { issues: [{ field }] } });
    await expect(start('early-dinner', 7)).rejects.toMatchObject(refused('CONFLICT', 'idea'));
    await ada.api.experiments.remove({ id: first.id });
    await expect(start('wind-down', 3)).rejects.toMatchObject(refused('BAD_REQUEST', 'pairs'));
    await expect(start('wind-down', 7, '2026-09-06')).rejects.toMatchObject(
      refused('BAD_REQUEST', 'startsOn'),
    );
    await expect(start('levitation', 7)).rejects.toMatchObject(refused('BAD_REQUEST', 'idea'));
    const { id } = await start('wind-down', 7);
    for (const date of ['2026-09-06', '2026-09-08'])
      await expect(ada.api.experiments.mark({ id, date, isFollowed: true })).rejects.toMatchObject(
        refused('BAD_REQUEST', 'date'),
      );
  });

  test('it belongs to its member, in files too', async () => {
    const { id } = await start('wind-down', 7);
    const mallory = await signUp(app, 'Mallory');
    await expect(mallory.api.experiments.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(mallory.api.experiments.stop({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const format of ['csv', 'json'])
      expect((await mallory.fetch(`/api/experiment-files/${id}.${format}`)).status).toBe(404);
    expect((await app.browser().fetch(`/api/experiment-files/${id}.csv`)).status).toBe(401);
  });
});
