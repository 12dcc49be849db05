import { beforeEach, describe, expect, test } from 'vitest';
import type { FastInput } from '#contract/fasting.ts';
import type { FastingCondition } from '#domain/fasting/screening.ts';
import { bodyMeasurements } from '#server/body/tables.ts';
import { testDatabases } from '#server/db/testing.ts';
import { goalSettings } from '#server/goals/tables.ts';
import { idOf } from '#server/testing/accounts.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { closeAllOverdue } from './auto-close.ts';
import { fasts, fastingScreenings } from './tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Friday noon in Berlin. */
const NOON = Date.parse('2026-11-20T12:00:00+01:00');
let now = NOON;

/** Ada's fast, starting at eight in the evening, with changes. */
const fast = (changes: Partial<FastInput> = {}): FastInput => ({
  id: crypto.randomUUID(),
  timeZone: 'Europe/Berlin',
  startedAt: '2026-11-19T20:00:00+01:00',
  protocol: '16:8',
  goalHours: 16,
  ...changes,
});
const ago = (hours: number): string => new Date(NOON - hours * HOUR).toISOString();
const refusalOf = async (act: Promise<unknown>) => {
  const error = (await act.catch((fault: unknown) => fault)) as {
    code?: string;
    data?: { issues: { field: string; message: string }[] };
  };
  return { code: error.code, ...error.data?.issues[0] };
};

describe.each(testDatabases())('fasting on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => now }));
  const ada = signedUp(app, 'Ada');
  const screened = (browser: Browser, conditions: FastingCondition[] = []) =>
    browser.api.fasting.screen({ screenedOn: '2026-11-20', conditions });
  const list = () => ada.api.fasting.fasts.list({ from: '2026-10-01', to: '2026-12-01' });

  beforeEach(async () => {
    now = NOON;
    for (const table of [fasts, fastingScreenings, goalSettings]) await app.database.db.delete(table);
    await screened(ada);
  });

  describe('one fast runs', () => {
    test('a fast started on Ada’s phone runs on her laptop, and ending it there ends it on both', async () => {
      const started = await ada.api.fasting.fasts.put(fast());
      expect(started).toMatchObject({ date: '2026-11-19', endedAt: null, isUnfinished: false, note: null });
      expect((await ada.api.fasting.running()).fast).toEqual(started);
      const ended = await ada.api.fasting.fasts.put({ ...started, endedAt: ago(0) });
      expect(ended).toMatchObject({ date: '2026-11-20', endedAt: '2026-11-20T11:00:00.000Z' });
      expect((await ada.api.fasting.running()).fast).toBeNull();
      expect(await list()).toEqual([ended]);
    });

    test('a second start on another device is refused with the time of the first', async () => {
      await ada.api.fasting.fasts.put(fast());
      expect(await refusalOf(ada.api.fasting.fasts.put(fast({ startedAt: ago(1) })))).toEqual({
        code: 'CONFLICT',
        field: 'startedAt',
        message: 'You’ve been fasting since Thu, Nov 19, 8:00 PM. End that fast first, or change its times.',
      });
      expect(await list()).toHaveLength(1);
    });

    test('five concurrent starts make one running fast', async () => {
      const answers = await Promise.allSettled(
        Array.from({ length: 5 }, () => ada.api.fasting.fasts.put(fast())),
      );
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const answer of answers)
        if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'CONFLICT' });
      expect(await list()).toHaveLength(1);
    });

    test('a repeated start is one start', async () => {
      const input = fast();
      const answers = await Promise.all([ada.api.fasting.fasts.put(input), ada.api.fasting.fasts.put(input)]);
      expect(answers[0]).toEqual(answers[1]);
    });

    test('a fast nobody ended is closed after 48 hours, by whoever looks first', async () => {
      await ada.api.fasting.fasts.put(fast());
      now = Date.parse('2026-11-21T19:59:00+01:00');
      expect((await ada.api.fasting.running()).fast).not.toBeNull();
      now += 60_000;
      expect((await ada.api.fasting.running()).fast).toBeNull();
      expect(await list()).toMatchObject([
        { isUnfinished: true, endedAt: '2026-11-21T19:00:00.000Z', date: '2026-11-21' },
      ]);
    });

    test('maintenance closes it too, and leaves current fasts alone', async () => {
      const bob = await signUp(app, `Bob-${place.name}`);
      await screened(bob);
      await bob.api.fasting.fasts.put(fast({ startedAt: ago(1) }));
      await ada.api.fasting.fasts.put(fast());
      now = NOON + 40 * HOUR;
      await closeAllOverdue(app.database.db, now);
      const open = await app.database.db.select().from(fasts);
      expect(open.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
    });

    test('Ada later corrects when she really ended it, and it is finished', async () => {
      const started = await ada.api.fasting.fasts.put(fast());
      now = NOON + 20 * DAY;
      const [unfinished] = await list();
      expect(unfinished?.isUnfinished).toBe(true);
      const saved = await ada.api.fasting.fasts.put({ ...started, endedAt: '2026-11-20T12:30:00+01:00' });
      expect(saved).toMatchObject({ isUnfinished: false, date: '2026-11-20' });
    });

    test('a start that arrives from a phone three days late is closed', async () => {
      const late = await ada.api.fasting.fasts.put(fast({ startedAt: ago(72) }));
      expect(late).toMatchObject({ isUnfinished: true, endedAt: new Date(NOON - 24 * HOUR).toISOString() });
    });

    test('a fasting day ends with its day and counts for it', async () => {
      const day = fast({ startedAt: '2026-11-20T00:00:00+01:00', protocol: '5:2', goalHours: 24 });
      await ada.api.fasting.fasts.put(day);
      now = Date.parse('2026-11-21T00:00:00+01:00');
      expect((await ada.api.fasting.running()).fast).toBeNull();
      expect(await list()).toMatchObject([
        { date: '2026-11-20', isUnfinished: false, endedAt: '2026-11-20T23:00:00.000Z' },
      ]);
    });
  });

  describe('times', () => {
    test('the future, an end before the start, 37 hours: each is refused at its field', async () => {
      const put = (changes: Partial<FastInput>) => refusalOf(ada.api.fasting.fasts.put(fast(changes)));
      expect(await put({ startedAt: ago(-1) })).toMatchObject({ code: 'BAD_REQUEST', field: 'startedAt' });
      expect(await put({ endedAt: ago(-1) })).toMatchObject({ code: 'BAD_REQUEST', field: 'endedAt' });
      expect(await put({ endedAt: ago(30) })).toMatchObject({
        message: 'The end time must be after the start time.',
      });
      expect(await put({ goalHours: 37 })).toMatchObject({ code: 'BAD_REQUEST', field: 'goalHours' });
      expect(await list()).toEqual([]);
    });

    test('fasts may touch but not overlap', async () => {
      await ada.api.fasting.fasts.put(fast({ startedAt: ago(40), endedAt: ago(24) }));
      const before = refusalOf(ada.api.fasting.fasts.put(fast({ startedAt: ago(50), endedAt: ago(39.5) })));
      expect(await before).toMatchObject({ code: 'CONFLICT', field: 'startedAt' });
      expect((await before).message).toMatch(
        /^Another fast runs from Wed, Nov 18, 8:00 PM to Thu, Nov 19, 12:00 PM\./,
      );
      await ada.api.fasting.fasts.put(fast({ startedAt: ago(24), endedAt: ago(12) }));
      expect(await list()).toHaveLength(2);
    });

    test('a fast can be changed for seven days; a repeated request isn’t a change', async () => {
      const stored = await ada.api.fasting.fasts.put(fast({ endedAt: ago(0) }));
      now = NOON + 7 * DAY;
      const changed = await ada.api.fasting.fasts.put({ ...stored, note: 'Slept well' });
      expect(changed).toMatchObject({ id: stored.id, note: 'Slept well' });
      now += 1;
      expect(await ada.api.fasting.fasts.put(changed)).toEqual(changed);
      expect(await refusalOf(ada.api.fasting.fasts.put({ ...stored, protocol: '18:6' }))).toEqual({
        code: 'BAD_REQUEST',
        field: 'endedAt',
        message: 'You can edit a fast for 7 days after it ends.',
      });
    });

    test('a deleted fast can be restored, unless another has taken its time', async () => {
      const input = fast({ endedAt: ago(0) });
      await ada.api.fasting.fasts.put(input);
      await ada.api.fasting.fasts.remove({ id: input.id });
      expect(await list()).toEqual([]);
      expect(await refusalOf(ada.api.fasting.fasts.put(input))).toMatchObject({ code: 'NOT_FOUND' });
      expect(await ada.api.fasting.fasts.restore({ id: input.id })).toMatchObject({ id: input.id });
      await ada.api.fasting.fasts.remove({ id: input.id });
      await ada.api.fasting.fasts.put(fast());
      expect(await refusalOf(ada.api.fasting.fasts.restore({ id: input.id }))).toMatchObject({
        code: 'CONFLICT',
      });
    });

    test('a third fast of 36 hours within 30 days can’t be started; a past one can be logged', async () => {
      const long = (daysAgo: number) =>
        fast({
          startedAt: ago(daysAgo * 24 + 36),
          endedAt: ago(daysAgo * 24),
          protocol: '36h',
          goalHours: 36,
        });
      for (const daysAgo of [4, 12, 20]) await ada.api.fasting.fasts.put(long(daysAgo));
      const third = fast({ startedAt: ago(0), protocol: '36h', goalHours: 36 });
      expect(await refusalOf(ada.api.fasting.fasts.put(third))).toMatchObject({
        code: 'BAD_REQUEST',
        field: 'goalHours',
      });
    });
  });

  describe('who should not fast', () => {
    test('nobody can start before the screening', async () => {
      await app.database.db.delete(fastingScreenings);
      expect(await refusalOf(ada.api.fasting.fasts.put(fast()))).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Answer the health questions before your first fast.',
      });
      expect((await ada.api.fasting.running()).screening).toBeNull();
    });

    test('at 17 it isn’t offered, with the reason and whom to ask', async () => {
      const young = await signUp(app, `Young-${place.name}`, {
        ageYears: 17,
        goal: 'maintain',
        targetMassKg: undefined,
        weeklyLossKg: undefined,
      });
      await screened(young);
      const { code, message } = await refusalOf(young.api.fasting.fasts.put(fast()));
      expect(code).toBe('FORBIDDEN');
      expect(message).toMatch(/you’re under 18.*Talk to your doctor/);
      expect(await young.api.fasting.running()).toMatchObject({ against: ['under-18'], fast: null });
    });

    test('the latest weighing counts, not the registered weight', async () => {
      await ada.api.body.put({
        id: crypto.randomUUID(),
        measuredAt: ago(1),
        timeZone: 'Europe/Berlin',
        massKg: 51,
      });
      expect((await ada.api.fasting.running()).against).toEqual(['underweight']);
      expect((await refusalOf(ada.api.fasting.fasts.put(fast()))).code).toBe('FORBIDDEN');
      await app.database.db.delete(bodyMeasurements);
      expect((await ada.api.fasting.running()).against).toEqual([]);
    });

    test('her latest answers block, medicines don’t, and conditions in her goals count too', async () => {
      await screened(ada, ['pregnant']);
      expect((await refusalOf(ada.api.fasting.fasts.put(fast()))).message).toMatch(/you’re pregnant/);
      await screened(ada, ['gout', 'lithium']);
      expect(await ada.api.fasting.fasts.put(fast({ endedAt: ago(0) }))).toBeDefined();
      const userId = await idOf(app, 'ada');
      await app.database.db.insert(goalSettings).values({ userId, conditions: ['breastfeeding'] });
      const { against, screening } = await ada.api.fasting.running();
      expect([against, screening?.conditions]).toEqual([['breastfeeding'], ['gout', 'lithium']]);
      expect((await refusalOf(ada.api.fasting.fasts.put(fast({ startedAt: ago(0) })))).code).toBe(
        'FORBIDDEN',
      );
    });

    test('after a new condition during a fast it can be ended, but not reopened', async () => {
      const started = await ada.api.fasting.fasts.put(fast());
      await screened(ada, ['eating-disorder']);
      const ended = await ada.api.fasting.fasts.put({ ...started, endedAt: ago(1) });
      expect(ended.endedAt).not.toBeNull();
      expect((await refusalOf(ada.api.fasting.fasts.put(started))).code).toBe('FORBIDDEN');
      await ada.api.fasting.fasts.remove({ id: started.id });
    });

    test('answers for a future day are refused', async () => {
      const ahead = ada.api.fasting.screen({ screenedOn: '2026-11-23', conditions: [] });
      expect(await refusalOf(ahead)).toMatchObject({ code: 'BAD_REQUEST', field: 'screenedOn' });
    });
  });
});
