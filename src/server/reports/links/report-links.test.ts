import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import type { NewReportLink } from '#contract/reports/report-links.ts';
import { DAY_MS } from '#domain/time/spans.ts';
import { profiles } from '#server/account/tables.ts';
import { rateLimits, users } from '#server/auth/tables.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { reportLinks } from '#server/reports/tables.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { sweepLinks } from './commands.ts';

const START = Date.parse('2026-11-20T12:00:00Z');

describe.each(EMBEDDED)('a shared report on $name', (place) => {
  let nowMs = START;
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  const ada = signedUp(app, 'Ada');
  const mallory = signedUp(app, 'Mallory');
  const stranger = () => app.browser();
  const open = (address: string) => stranger().fetch(new URL(address).pathname);

  const share = (changes: Partial<NewReportLink> = {}) =>
    ada.api.reportLinks.create({
      id: crypto.randomUUID(),
      label: 'Dr. Chen',
      sections: ['body'],
      hasBackground: false,
      from: '2026-11-01',
      to: '2026-11-30',
      days: 7,
      ...changes,
    });
  const seenByAda = async (id: string) =>
    (await ada.api.reportLinks.list()).links.find((link) => link.id === id);

  beforeAll(async () => {
    const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T08:00:00Z`;
    for (const day of [2, 3, 4, 5]) {
      await ada.api.body.put({ id: crypto.randomUUID(), timeZone: 'UTC', measuredAt: at(day), massKg: 62 });
      await ada.api.water.drinks.put({
        id: crypto.randomUUID(),
        timeZone: 'UTC',
        drunkAt: at(day),
        kind: 'water',
        volumeMl: 1234,
      });
    }
  });

  beforeEach(() => app.database.db.delete(rateLimits));

  test('shows the chosen sections, and no others, to anyone with the address', async () => {
    const { id, address } = await share();
    const answer = await open(address);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('Weight');
    for (const absent of ['Hydration', '1,234', 'Medications', 'Dr. Chen', id])
      expect(html).not.toContain(absent);
    const both = await share({ sections: ['body', 'hydration'], hasBackground: true });
    const more = await (await open(both.address)).text();
    for (const present of ['Weight', 'Hydration', '1,234', 'Medications']) expect(more).toContain(present);
  });

  test('leaves no traces: it isn’t cached or indexed, and its address isn’t passed on', async () => {
    const { headers } = await open((await share()).address);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });

  test('records each opening for its owner', async () => {
    const { id, address } = await share();
    expect(await seenByAda(id)).toMatchObject({ openings: 0, openedAt: [], state: 'active' });
    await open(address);
    nowMs += 1000;
    await open(address);
    const times = [nowMs, nowMs - 1000].map((ms) => new Date(ms).toISOString());
    expect(await seenByAda(id)).toMatchObject({ openings: 2, openedAt: times });
  });

  test('ends immediately when it is revoked, and stays revoked', async () => {
    const { id, address } = await share();
    await expect(mallory.api.reportLinks.revoke({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await open(address)).status).toBe(200);
    await ada.api.reportLinks.revoke({ id });
    for (const path of [address, `${address}/report.pdf`]) {
      const answer = await open(path);
      expect(answer.status).toBe(410);
      expect(await answer.text()).toContain('This link was revoked');
    }
    expect(await seenByAda(id)).toMatchObject({ state: 'revoked', openings: 1 });
  });

  test('expires on the day it was given', async () => {
    const { address } = await share({ days: 1 });
    nowMs += DAY_MS - 1;
    expect((await open(address)).status).toBe(200);
    nowMs += 1;
    const answer = await open(address);
    expect(answer.status).toBe(410);
    expect(await answer.text()).toContain('This link has expired');
    await expect(share({ days: 91 })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('needs its exact address, stored only as a hash', async () => {
    const { id, address } = await share();
    const secret = address.slice(-32);
    const tampered = address.slice(0, -1) + (address.endsWith('A') ? 'B' : 'A');
    for (const wrong of [tampered, `${address}x`, address.slice(0, -1), address.replace(secret, id)])
      expect((await open(wrong)).status).toBe(404);
    const [row] = await app.database.db.select().from(reportLinks).where(eq(reportLinks.id, id));
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  test('has a PDF if its owner has Lifetime, without sections that weren’t selected', async () => {
    const { address } = await share();
    expect((await open(`${address}/report.pdf`)).status).toBe(404);
    await app.database.db.update(profiles).set({ plan: 'lifetime' });
    const answer = await open(`${address}/report.pdf`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toContain('no-store');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
      mergePages: true,
    });
    expect(text).toContain('Weight');
    for (const absent of ['Hydration', 'Medications']) expect(text).not.toContain(absent);
  });

  test('ends with its owner’s account, and is listed only for its owner', async () => {
    const { id, address } = await share();
    expect((await mallory.api.reportLinks.list()).links).toEqual([]);
    await app.database.db.update(users).set({ banned: true });
    expect((await open(address)).status).toBe(404);
    await app.database.db.update(users).set({ banned: false });
    await sweepLinks(app.database.db, nowMs + 98 * DAY_MS);
    expect(await seenByAda(id)).toBeUndefined();
  });

  test('can be opened only so often from one address', async () => {
    const { address } = await share();
    const statuses = new Set<number>();
    for (let opening = 0; opening < 61; opening += 1) statuses.add((await open(address.slice(0, -1))).status);
    expect([...statuses]).toEqual([404, 429]);
  });
});
