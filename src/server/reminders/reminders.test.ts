import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ReminderKind } from '#domain/reminders/kinds.ts';
import { planOf } from '#domain/reminders/testing.ts';
import type { ReminderPlan } from '#domain/reminders/plan.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/spans.ts';
import { users } from '#server/auth/tables.ts';
import { testDatabases } from '#server/db/testing.ts';
import { mails } from '#server/mail/tables.ts';
import { reminderDeps } from '#server/reminder-rounds.ts';
import { reminders as retests } from '#server/supplements/tables.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { breakfast, goalDraft, openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { webhooks } from '#server/webhooks/tables.ts';
import { webhookJob } from '#server/webhooks/deliver.ts';
import { sweepDeliveries, takeTurns } from './scheduler.ts';
import { reminderDeliveries, reminderPlans, reminderTurns } from './tables.ts';
import { receivers, type Device } from './testing.ts';

const START = Date.parse('2026-11-20T06:00:00Z');
const PLACES = ['push', 'ntfy', 'gotify', 'email', 'webhook'] as const;
const id = () => crypto.randomUUID();

describe.each(testDatabases())('reminders on $name', (place) => {
  let nowMs = START;
  let count = 0;
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  const outside = receivers(() => nowMs);
  let ada: Browser;
  let device: Device;

  const deps = (): Parameters<typeof takeTurns>[0] => ({
    ...reminderDeps(app.services),
    mailer: { canSend: true, sendSoon: () => undefined },
    noteWebhooks: () => undefined,
    onFault: (error) => {
      throw error;
    },
  });
  const tick = () => takeTurns(deps());
  const at = async (time: string, day = '2026-11-20') => {
    nowMs = Date.parse(`${day}T${time}:00Z`);
    await tick();
  };
  const save = (plan: ReminderPlan, who = ada) =>
    who.api.reminders.save(plan as Parameters<typeof who.api.reminders.save>[0]);
  const only = (kind: ReminderKind, changes: Partial<ReminderPlan> = {}, times?: string[]) =>
    save(planOf({ [kind]: times ? { times } : {} }, { byEmail: true, ...changes }));
  const add = (who: Browser, browser: Device) => who.api.reminders.add(browser.channel(outside.origin()));

  /** A member with a phone. Each test has its own. */
  beforeEach(async () => {
    nowMs = START;
    outside.clear();
    count += 1;
    // Members of other tests aren't checked.
    await app.database.db.delete(reminderTurns);
    await app.database.db.delete(reminderDeliveries);
    ada = await signUp(app, `Ada${count}`, { timeZone: 'UTC', email: `ada${count}@example.org` });
    device = outside.device();
    await add(ada, device);
  });

  const userId = async () => {
    const [user] = await app.database.db
      .select()
      .from(users)
      .where(eq(users.email, `ada${count}@example.org`));
    return user?.id ?? '';
  };
  const mailed = async () =>
    app.database.db
      .select()
      .from(mails)
      .where(eq(mails.recipient, `ada${count}@example.org`));
  const everywhere = async () => {
    const token = 'a secret token';
    const { api } = ada;
    await api.reminders.add({ id: id(), kind: 'ntfy', url: `${outside.origin()}/topic`, token });
    await api.reminders.add({ id: id(), kind: 'gotify', url: `${outside.origin()}/gotify/`, token });
    await api.webhooks.create({ id: id(), url: `${outside.origin()}/hook`, events: ['reminder.due'] });
    await app.database.db.update(webhooks).set({ createdAt: new Date(nowMs) });
  };
  /** Number of reminders that each place received. */
  const counts = async () => {
    await webhookJob(deps()).work(await userId(), new AbortController().signal);
    const all = [
      device.received.length,
      outside.at('/').length,
      outside.at('/gotify/message').length,
      (await mailed()).length,
      outside.at('/hook').length,
    ];
    return Object.fromEntries(PLACES.map((name, index) => [name, all[index]]));
  };
  const once = (times: number) => Object.fromEntries(PLACES.map((name) => [name, times]));

  const startFast = async (startedAt: string, goalHours = 16, endedAt?: string) => {
    await ada.api.fasting.screen({ screenedOn: '2026-11-19', conditions: [] });
    return ada.api.fasting.fasts.put({
      id: id(),
      timeZone: 'UTC',
      startedAt,
      ...(endedAt !== undefined && { endedAt }),
      protocol: '16:8',
      goalHours,
    } as Parameters<typeof ada.api.fasting.fasts.put>[0]);
  };
  const supplement = () =>
    ada.api.supplements.own.put({
      id: id(),
      timeZone: 'UTC',
      name: 'Vitamin D3',
      amounts: [],
      times: ['morning'],
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      activeFrom: '2026-11-01',
      activeTo: null,
      ruleId: null,
      retestOn: null,
      retestMarker: null,
    } as Parameters<typeof ada.api.supplements.own.put>[0]);
  const retest = async () =>
    app.database.db.insert(retests).values({
      userId: await userId(),
      id: id(),
      kind: 'retest',
      dueOn: '2026-11-20',
      title: 'Retest ferritin',
      link: '/blood-tests',
    });

  const experiment = () =>
    ada.api.experiments.start({ id: id(), idea: 'wind-down', pairs: 7, startsOn: '2026-11-20' });

  const nothing = () => Promise.resolve();
  const KINDS: readonly (readonly [ReminderKind, string, () => Promise<unknown>])[] = [
    ['breakfast', '10:00', nothing],
    ['lunch', '14:00', nothing],
    ['dinner', '20:30', nothing],
    ['weight', '07:30', nothing],
    ['sleep', '09:00', nothing],
    ['water', '11:00', nothing],
    ['fast-start', '20:00', nothing],
    ['fast-goal', '12:00', () => startFast('2026-11-19T20:00:00Z')],
    ['eating-window', '12:30', () => startFast('2026-11-19T13:00:00Z', 16, '2026-11-20T05:00:00Z')],
    ['supplements', '08:00', supplement],
    ['retest', '09:00', retest],
    ['experiment', '08:00', experiment],
  ];

  test.each(KINDS)('%s is sent once to every place when it is due', async (kind, time, prepare) => {
    await everywhere();
    await prepare();
    await only(kind);
    const dueMs = Date.parse(`2026-11-20T${time}:00Z`);
    nowMs = dueMs - MINUTE_MS;
    await tick();
    expect(await counts()).toEqual(once(0));
    for (nowMs = dueMs; nowMs < dueMs + 10 * MINUTE_MS; nowMs += MINUTE_MS) await tick();
    expect(await counts()).toEqual(once(1));
    expect(device.received[0]).toMatchObject({ kind, link: expect.stringMatching(/^\//) });
  });

  test('the weekly check-in is sent on its day, once the last decision is a week old', async () => {
    await everywhere();
    await ada.api.goals.update(goalDraft());
    await only('check-in');
    await at('09:00', '2026-11-23');
    expect(await counts()).toEqual(once(0));
    await at('09:00', '2026-11-30');
    expect(await counts()).toEqual(once(1));
  });

  test('a reminder that is already done isn’t sent, even after a failed attempt', async () => {
    await only('breakfast');
    outside.answerWith(503);
    await at('10:00');
    outside.answerWith(200);
    await ada.api.meals.create(breakfast({ eatenAt: '2026-11-20T08:00:00Z', timeZone: 'UTC' }));
    await at('10:30');
    await at('12:00');
    expect(device.received).toEqual([]);
  });

  test('a failed attempt is repeated, and arrives once', async () => {
    await only('weight');
    outside.answerWith(503);
    await at('07:30');
    const { channels } = await ada.api.reminders.get();
    expect(channels).toMatchObject([
      { lastError: 'The service responded with status 503.', disabledAt: null },
    ]);
    outside.answerWith(200);
    await at('07:31');
    expect(device.received).toEqual([]);
    await at('07:33');
    await at('09:00');
    expect(device.received).toHaveLength(1);
  });

  test('a receiver that doesn’t respond doesn’t delay the others', async () => {
    await everywhere();
    await only('weight');
    nowMs = Date.parse('2026-11-20T07:30:00Z');
    const gotify = Promise.withResolvers<void>();
    await takeTurns({
      ...deps(),
      callOutside: async ({ url }) => {
        if (url.endsWith('/gotify/message')) gotify.resolve();
        else await gotify.promise;
        return { status: 200, text: '' };
      },
    });
    const { channels } = await ada.api.reminders.get();
    expect(channels.map(({ lastSuccessAt }) => lastSuccessAt !== null)).toEqual([true, true, true]);
  });

  test('two servers on one database send once', async () => {
    await only('weight');
    nowMs = Date.parse('2026-11-20T07:30:00Z');
    await Promise.all([tick(), tick(), tick(), tick()]);
    // Even if a slow server's lease expires in between.
    nowMs += 11 * MINUTE_MS;
    await Promise.all([tick(), tick()]);
    expect(device.received).toHaveLength(1);
    expect(await mailed()).toHaveLength(1);
  });

  test('a phone that was off for a week gets one, not seven', async () => {
    await only('weight');
    device.isOnline = false;
    for (let day = 20; day < 27; day += 1) await at('07:30', `2026-11-${day}`);
    nowMs += HOUR_MS;
    outside.connect(device);
    expect(device.received).toHaveLength(1);
  });

  test('a server that was down for a week sends one, not seven; nothing if it is too late', async () => {
    await only('weight');
    await at('08:00', '2026-11-27');
    expect(device.received).toHaveLength(1);
    await at('23:00', '2026-11-28');
    expect(device.received).toHaveLength(1);
  });

  test('a browser that is gone is retired, and subscribes again', async () => {
    await only('weight');
    device.isGone = true;
    await at('07:30');
    const { channels } = await ada.api.reminders.get();
    expect(channels).toMatchObject([{ disabledAt: expect.any(String) }]);
    const again = outside.device();
    await add(ada, again);
    await at('07:30', '2026-11-21');
    expect(again.received).toHaveLength(1);
  });

  test.each([{ banned: true }, { deletesAt: new Date('2026-12-01T00:00:00Z') }])(
    'a disabled account, and one to be deleted, gets nothing: %o',
    async (change) => {
      await everywhere();
      await only('weight');
      await app.database.db
        .update(users)
        .set(change)
        .where(eq(users.id, await userId()));
      await at('07:30');
      expect(await counts()).toEqual(once(0));
    },
  );

  test('details are only in messages to members who allow them', async () => {
    await supplement();
    await only('supplements');
    await at('08:00');
    await only('supplements', { showsDetails: true }, ['09:00', '13:00', '19:00', '22:00']);
    await at('09:00', '2026-11-21');
    expect(device.received.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Time for your checklist: Tap to check off what’s due.',
      'Time for your supplements: Vitamin D3',
    ]);
  });

  test('a snoozed reminder is sent again later, unless it is done', async () => {
    await only('weight');
    await at('07:30');
    const key = device.received[0]?.key ?? '';
    await ada.api.reminders.snooze({ key, minutes: 60 });
    await at('08:00');
    expect(device.received).toHaveLength(1);
    await at('08:30');
    expect(device.received).toHaveLength(2);
    await ada.api.reminders.snooze({ key: device.received[1]?.key ?? '', minutes: 60 });
    const measuredAt = '2026-11-20T08:40:00Z';
    nowMs = Date.parse(measuredAt) + MINUTE_MS;
    await ada.api.body.put({ id: id(), timeZone: 'UTC', measuredAt, massKg: 71 } as Parameters<
      typeof ada.api.body.put
    >[0]);
    await at('09:30');
    expect(device.received).toHaveLength(2);
  });

  test('quiet hours delay a reminder until they end', async () => {
    await startFast('2026-11-19T14:30:00Z');
    await only('fast-goal', { quiet: { from: '22:00', to: '07:00' } });
    await at('06:59');
    expect(device.received).toEqual([]);
    await at('07:00');
    expect(device.received).toHaveLength(1);
  });

  test('in New York, a time that spring skips is sent right after the gap, and one that fall repeats once', async () => {
    const cara = await signUp(app, `Cara${count}`, { timeZone: 'America/New_York' });
    const phone = outside.device();
    await add(cara, phone);
    await save(planOf({ weight: { times: ['02:30'] } }), cara);
    const hours = async (from: string, to: string) => {
      const times: string[] = [];
      for (nowMs = Date.parse(from); nowMs < Date.parse(to); nowMs += 15 * MINUTE_MS) {
        const before = phone.received.length;
        await tick();
        if (phone.received.length > before) times.push(new Date(nowMs).toISOString());
      }
      return times;
    };
    expect(await hours('2027-03-14T05:00:00Z', '2027-03-14T12:00:00Z')).toEqual(['2027-03-14T07:00:00.000Z']);
    await save(planOf({ weight: { times: ['01:30'] } }), cara);
    expect(await hours('2027-11-07T04:00:00Z', '2027-11-07T12:00:00Z')).toEqual(['2027-11-07T05:30:00.000Z']);
  });

  test('Bob can’t test, remove or snooze Ada’s', async () => {
    await only('weight');
    await at('07:30');
    const [channel] = (await ada.api.reminders.get()).channels;
    const bob = await signUp(app, `Bob${count}`);
    const theirs = { id: channel?.id ?? '' };
    await expect(bob.api.reminders.test(theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(bob.api.reminders.remove(theirs)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const key = device.received[0]?.key ?? '';
    await expect(bob.api.reminders.snooze({ key, minutes: 60 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await ada.api.reminders.remove(theirs);
    expect((await ada.api.reminders.get()).channels).toEqual([]);
  });

  test('the weekly email is sent once, and one POST without a login turns it off', async () => {
    for (let day = 12; day < 20; day += 1)
      await ada.api.water.drinks.put({
        id: id(),
        timeZone: 'UTC',
        kind: 'water',
        volumeMl: 2000,
        drunkAt: `2026-11-${day}T10:00:00Z`,
      });
    await only('digest', { byEmail: false });
    await at('08:00', '2026-11-23');
    await at('09:00', '2026-11-23');
    const [mail, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'digest', subject: 'Your week in Perennial' });
    expect(mail?.text).toContain('Water: 2,000 mL');
    expect(device.received).toEqual([]);
    const path = new URL(mail?.unsubscribeUrl ?? '').pathname;
    const visitor = app.browser();
    expect((await visitor.fetch(path)).status).toBe(200);
    expect((await ada.api.reminders.get()).plan.kinds.digest.isOn).toBe(true);
    const body = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };
    expect((await visitor.fetch(path, { method: 'POST', headers, body })).status).toBe(200);
    expect((await ada.api.reminders.get()).plan.kinds.digest.isOn).toBe(false);
    expect((await visitor.fetch(`${path.slice(0, -2)}xx`)).status).toBe(404);
  });

  test('deliveries are deleted after a week; the member’s settings stay', async () => {
    await only('weight');
    await at('07:30');
    nowMs += 9 * DAY_MS;
    await sweepDeliveries({ db: app.database.db, now: () => nowMs });
    expect(await app.database.db.select().from(reminderDeliveries)).toEqual([]);
    expect((await app.database.db.select().from(reminderPlans)).length).toBeGreaterThan(0);
  });
});
