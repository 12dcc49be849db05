import { asc, eq } from 'drizzle-orm';
import pino from 'pino';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#server/core/actor.ts';
import { createUser } from '#server/auth/create-user.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { Insights } from './insights.ts';
import { rollUp } from './roll-up.ts';
import { featureDays, signUps, visits, visitSalts } from './tables.ts';

const CHROME = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/142.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const DAY_MS = 86_400_000;

describe.each(testDatabases())('counting on $name', ({ open }) => {
  const database = opened(() => open());
  let insights: Insights;
  let nowMs = 0;
  const logged: string[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void logged.push(line) });
  const server = () =>
    new Insights({ db: database.db, publicUrl: 'https://perennial.test', now: () => nowMs, log });

  beforeAll(async () => {
    insights = server();
  });
  beforeEach(async () => {
    await insights.flush();
    await database.clear();
    logged.length = 0;
    nowMs = Date.parse('2026-11-20T21:00:00Z');
  });

  const person = (headers: Record<string, string> = {}, clientAddress = '10.0.0.1') => ({
    headers: new Headers({ 'user-agent': CHROME, ...headers }),
    clientAddress,
  });
  const see = (path: string, who = person()) =>
    insights.noteVisit({ url: new URL(path, 'http://127.0.0.1:3000'), ...who });
  const written = async () => {
    await insights.flush();
    return database.db.select().from(visits).orderBy(asc(visits.id));
  };
  const visitorCount = async () => new Set((await written()).map(({ visitor }) => visitor)).size;

  test('Vera’s two page views on a day are one visitor; on the next day she is another', async () => {
    see('/');
    see('/features/');
    expect((await written()).map(({ path }) => path)).toEqual(['/', '/features']);
    expect(await visitorCount()).toBe(1);
    nowMs += DAY_MS;
    see('/');
    expect(await visitorCount()).toBe(2);
  });

  test('one address with two browsers, or two addresses with one, are two visitors', async () => {
    see('/');
    see('/', person({ 'user-agent': FIREFOX }));
    see('/', person({}, '10.0.0.2'));
    expect(await visitorCount()).toBe(3);
  });

  test('days are UTC: half past midnight in Berlin is still yesterday', async () => {
    nowMs = Date.parse('2026-11-20T23:30:00Z');
    see('/');
    expect(await written()).toMatchObject([{ day: '2026-11-20' }]);
  });

  test('no address or browser is stored, and two servers compute the same hash', async () => {
    see('/');
    const other = server();
    other.noteVisit({ url: new URL('http://127.0.0.1:3000/faq'), ...person() });
    await other.flush();
    const rows = await written();
    expect(rows).toHaveLength(2);
    expect(new Set(rows.map(({ visitor }) => visitor)).size).toBe(1);
    expect(rows[0]?.visitor).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(rows)).not.toMatch(/10\.0\.0|Mozilla|Pixel/);
  });

  test('a day’s salt is deleted two days later, and then her hash is anonymous', async () => {
    see('/');
    await insights.flush();
    const days = async () => (await database.db.select().from(visitSalts)).map(({ day }) => day);
    nowMs = Date.parse('2026-11-21T23:59:00Z');
    await rollUp(database.db, nowMs);
    expect(await days()).toEqual(['2026-11-20']);
    nowMs = Date.parse('2026-11-22T00:00:00Z');
    await rollUp(database.db, nowMs);
    expect(await days()).toEqual([]);
  });

  test.each([
    ['asks with Do Not Track', { dnt: '1' }],
    ['asks with Global Privacy Control', { 'sec-gpc': '1' }],
    ['is a program', { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
    ['only fetches ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ])('a visitor who %s isn’t counted', async (_why, headers) => {
    see('/', person(headers));
    expect(await written()).toEqual([]);
    expect(await database.db.select().from(visitSalts)).toEqual([]);
  });

  test('a flood from one visitor counts as 20 views, and leaves room for Will', async () => {
    for (let view = 0; view < 500; view += 1) see('/');
    see('/', person({}, '10.0.0.2'));
    expect(await written()).toHaveLength(21);
  });

  test('a visit’s source is the campaign, otherwise the site, never ourselves', async () => {
    see('/?utm_source=Spring%20Letter&utm_campaign=sale', person({ referer: 'https://mail.test/' }));
    see('/', person({ referer: 'https://www.search.test/?q=secret' }));
    see('/faq', person({ referer: 'http://127.0.0.1:3000/' }));
    see('/faq', person({ referer: 'https://perennial.test/' }));
    see('/faq', person({ referer: 'not an address' }));
    expect((await written()).map(({ source, campaign }) => [source, campaign])).toEqual([
      ['spring-letter', 'sale'],
      ['search.test', null],
      ['direct', null],
      ['direct', null],
      ['direct', null],
    ]);
  });

  describe('signing up', () => {
    const signUp = async (who = person()) => {
      const userId = crypto.randomUUID();
      await database.db.transaction((tx) => insights.noteSignUp(tx, userId, who, nowMs));
      const [row] = await database.db.select().from(signUps).where(eq(signUps.userId, userId));
      return row;
    };

    test('has the first source of the day, even before it is written', async () => {
      see('/?utm_source=letter');
      see('/?utm_source=other');
      expect(await signUp()).toMatchObject({ source: 'letter', day: '2026-11-20', activatedOn: null });
      await insights.flush();
      see('/?utm_source=third');
      expect((await signUp())?.source).toBe('letter');
    });

    test('is direct for someone who came on another day, opted out, or was never seen', async () => {
      see('/?utm_source=letter');
      await insights.flush();
      expect((await signUp(person({ 'sec-gpc': '1' })))?.source).toBe('direct');
      expect((await signUp(person({}, '10.9.9.9')))?.source).toBe('direct');
      nowMs += DAY_MS;
      expect((await signUp())?.source).toBe('direct');
    });
  });

  describe('feature use', () => {
    const member = async (name: string, changes: Partial<Actor> = {}): Promise<Actor> => {
      const made = await createUser(database.db, { username: name, passwordHash: 'none' });
      if ('taken' in made) throw new Error('taken');
      await database.db.transaction((tx) => insights.noteSignUp(tx, made.userId, person(), nowMs));
      return { userId: made.userId, username: name, role: 'member', isDemo: false, ...changes };
    };
    const uses = async () => {
      await insights.flush();
      return database.db
        .select({ day: featureDays.day, feature: featureDays.feature, uses: featureDays.uses })
        .from(featureDays)
        .orderBy(asc(featureDays.day), asc(featureDays.feature));
    };
    const activatedOn = async ({ userId }: Actor) => {
      await insights.flush();
      const [row] = await database.db.select().from(signUps).where(eq(signUps.userId, userId));
      return row?.activatedOn;
    };

    test('is summed by day, over writes and servers', async () => {
      const ada = await member('Ada');
      insights.noteFeature(ada, 'meals');
      insights.noteFeature(ada, 'meals');
      await insights.flush();
      insights.noteFeature(ada, 'meals');
      insights.noteFeature(ada, 'water');
      nowMs += DAY_MS;
      insights.noteFeature(ada, 'meals');
      expect(await uses()).toEqual([
        { day: '2026-11-20', feature: 'meals', uses: 3 },
        { day: '2026-11-20', feature: 'water', uses: 1 },
        { day: '2026-11-21', feature: 'meals', uses: 1 },
      ]);
    });

    test('of admins and the demo member isn’t counted', async () => {
      insights.noteFeature(await member('Root', { role: 'admin' }), 'meals');
      insights.noteFeature(await member('Demo', { isDemo: true }), 'meals');
      expect(await uses()).toEqual([]);
    });

    test('Ada is activated by her first entry, not by her goals, and once', async () => {
      const ada = await member('Ada');
      insights.noteFeature(ada, 'goals');
      expect(await activatedOn(ada)).toBeNull();
      nowMs += DAY_MS;
      insights.noteFeature(ada, 'water');
      expect(await activatedOn(ada)).toBe('2026-11-21');
      nowMs += DAY_MS;
      insights.noteFeature(ada, 'meals');
      expect(await activatedOn(ada)).toBe('2026-11-21');
    });

    test('of a member who just deleted their account is skipped', async () => {
      insights.noteFeature(
        { userId: crypto.randomUUID(), username: 'Gone', role: 'member', isDemo: false },
        'meals',
      );
      expect(await uses()).toEqual([]);
      expect(logged).toEqual([]);
    });
  });

  test('that can’t be written is lost and logged, and counting continues', async () => {
    const lost = new Insights({
      db: { select: () => undefined } as never,
      publicUrl: 'https://perennial.test',
      now: () => nowMs,
      log,
    });
    lost.noteVisit({ url: new URL('http://127.0.0.1/'), ...person() });
    await lost.flush();
    expect(logged.join('')).toContain('could not be counted');
    see('/');
    expect(await written()).toHaveLength(1);
  });
});
