import { convertIcsCalendar } from 'ts-ics';
import { expect, test, describe } from 'vitest';
import { users } from '#server/auth/tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { calendarFeeds } from './tables.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

describe.each(EMBEDDED)('calendar feeds on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');
  const read = (address: string) => app.browser().fetch(new URL(address).pathname);

  test('Ada’s calendar program reads her fasts and reminders without logging in', async () => {
    await ada.api.fasting.screen({ screenedOn: '2026-11-20', conditions: [] });
    const fast = { timeZone: 'Europe/Berlin', protocol: '16:8' as const, goalHours: 16 };
    const [past, running] = [crypto.randomUUID(), crypto.randomUUID()];
    await ada.api.fasting.fasts.put({
      ...fast,
      id: past,
      startedAt: '2026-11-18T20:00:00+01:00',
      endedAt: '2026-11-19T11:30:00+01:00',
    });
    await ada.api.fasting.fasts.put({ ...fast, id: running, startedAt: '2026-11-20T11:00:00+01:00' });
    await ada.api.supplements.own.put({
      id: crypto.randomUUID(),
      timeZone: 'Europe/Berlin',
      note: null,
      name: 'Iron',
      amounts: [{ substance: 'iron', amount: 18 }],
      times: ['midday'],
      weekdays: [0, 3],
      activeFrom: '2026-11-01',
      retestOn: '2027-02-01',
      retestMarker: 'ferritin',
    });

    const { address, lastReadAt } = await ada.api.calendar.create();
    expect(lastReadAt).toBeNull();
    const answer = await read(address);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const { events = [] } = convertIcsCalendar(undefined, await answer.text());
    expect(
      events.map(({ uid, summary, start, end }) => [
        uid,
        summary,
        start.date.toISOString(),
        end?.date.toISOString(),
      ]),
    ).toEqual([
      [
        `fast-${past}@perennial`,
        'Fast (16-hour goal)',
        '2026-11-18T19:00:00.000Z',
        '2026-11-19T10:30:00.000Z',
      ],
      [
        `fast-${running}@perennial`,
        'Fasting (16-hour goal)',
        '2026-11-20T10:00:00.000Z',
        '2026-11-21T02:00:00.000Z',
      ],
      [
        expect.stringMatching(/^reminder-/),
        'Retest ferritin',
        '2027-02-01T00:00:00.000Z',
        '2027-02-02T00:00:00.000Z',
      ],
    ]);
    expect((await ada.api.calendar.get()).lastReadAt).toBe(new Date(NOW).toISOString());
    const [row] = await app.database.db.select().from(calendarFeeds);
    expect(address).not.toContain(row?.secretHash);
  });

  test('a new address ends the previous one, and turning it off ends both', async () => {
    const first = await ada.api.calendar.create();
    const second = await ada.api.calendar.create();
    expect([(await read(first.address)).status, (await read(second.address)).status]).toEqual([404, 200]);
    await ada.api.calendar.remove();
    expect((await read(second.address)).status).toBe(404);
    expect(await ada.api.calendar.get()).toEqual({ createdAt: null, lastReadAt: null });
  });

  test('a disabled account has no feed', async () => {
    const { address } = await ada.api.calendar.create();
    await app.database.db.update(users).set({ banned: true });
    expect((await read(address)).status).toBe(404);
    await app.database.db.update(users).set({ banned: false });
  });
});
