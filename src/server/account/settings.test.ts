import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#domain/time/spans.ts';
import { feetAndInchesFromCm, cmFromFeetAndInches } from '#domain/units/length.ts';
import { issueResetLink } from '#server/auth/reset-link.ts';
import { users, verifications } from '#server/auth/tables.ts';
import { EMBEDDED, testDatabases } from '#server/db/testing.ts';
import { mails } from '#server/mail/tables.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, signUp, type Browser } from '#server/testing/test-app.ts';
import { DEMO_MEMBER } from '#server/auth/demo-member.ts';
import { restoreDemo } from '#server/demo/restore.ts';
import { RATE_LIMITS } from './rate-limits.ts';

const passwordOf = (name: string) => registrationOf(name).password;

const saved = async (browser: Browser) => {
  const { username: _, email: __, isDemo: ___, ...rest } = await browser.api.accountSettings.get();
  return rest;
};

describe.each(testDatabases())('settings on $name', (place) => {
  let nowMs = Date.UTC(2026, 10, 22, 12);
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  const ada = signedUp(app, 'Ada', { email: 'Ada@Example.org', name: 'Ada L.' });

  const mailsTo = async (recipient: string) =>
    (await app.database.db.select().from(mails).where(eq(mails.recipient, recipient))).map(
      ({ kind }) => kind,
    );

  test('Ada reads and changes her profile', async () => {
    const lovelace = await signUp(app, 'Lovelace', { email: 'Lovelace@Example.org', name: 'Ada L.' });
    expect(await lovelace.api.accountSettings.get()).toEqual({
      username: 'Lovelace',
      email: 'lovelace@example.org',
      isDemo: false,
      name: 'Ada L.',
      ageYears: 35,
      sex: 'female',
      heightCm: 168,
      unitSystem: 'metric',
      glucoseUnit: 'mg/dL',
      timeZone: 'Europe/Berlin',
    });
    const changed = {
      name: null,
      ageYears: 36,
      sex: 'male',
      heightCm: 170.18,
      unitSystem: 'imperial',
      glucoseUnit: 'mmol/L',
      timeZone: 'America/New_York',
    } as const;
    expect(await lovelace.api.accountSettings.save(changed)).toMatchObject(changed);
    expect(await lovelace.api.account.me()).toMatchObject({ heightCm: 170.18, timeZone: 'America/New_York' });
  });

  test('her targets follow her height and age', async () => {
    const before = (await ada.api.goals.get()).today.energyKcal;
    await ada.api.accountSettings.save({ ...(await saved(ada)), heightCm: 190, ageYears: 20 });
    expect((await ada.api.goals.get()).today.energyKcal).toBeGreaterThan(before);
  });

  test('an unchanged age keeps growing from its original date; a new one counts from today', async () => {
    const grace = await signUp(app, 'Grace', { ageYears: 40 });
    const then = nowMs;
    nowMs += 300 * DAY_MS;
    expect((await saved(grace)).ageYears).toBe(41);
    await grace.api.accountSettings.save({ ...(await saved(grace)), name: 'Grace' });
    nowMs += 300 * DAY_MS;
    expect((await saved(grace)).ageYears).toBe(42);
    await grace.api.accountSettings.save({ ...(await saved(grace)), ageYears: 30 });
    nowMs += 100 * DAY_MS;
    expect((await saved(grace)).ageYears).toBe(30);
    nowMs = then;
  });

  test('an invalid zone or height is refused at its field', async () => {
    const wrong = {
      timeZone: ['Mars/Olympus', '+02:00', ''],
      heightCm: [119, 231, 'tall'],
      ageYears: [15, 111, 20.5],
      name: ['x'.repeat(81), 'a\u0000b'],
      unitSystem: ['stone'],
      sex: [null],
    };
    for (const [field, values] of Object.entries(wrong))
      for (const value of values) {
        const answer = await ada.send('PUT', '/api/account/settings', {
          ...(await saved(ada)),
          [field]: value,
        });
        expect([field, answer.status]).toEqual([field, 400]);
        expect((await answer.json()).data.issues[0].field).toBe(field);
      }
  });

  test('every time zone of this platform is accepted', async () => {
    const rest = await saved(ada);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Intl.supportedValuesOf('timeZone')), async (timeZone) => {
        expect((await ada.api.accountSettings.save({ ...rest, timeZone })).timeZone).toBe(timeZone);
      }),
      { numRuns: 20 },
    );
  });

  test('a height typed in feet and inches is stored exactly and shown as typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 95, max: 180 }), (halfInches) => {
        const inches = halfInches / 2;
        const typed = { feet: Math.floor(inches / 12), inches: inches % 12 };
        expect(feetAndInchesFromCm(cmFromFeetAndInches(typed))).toEqual(typed);
      }),
    );
  });

  test('Eve, who probes which addresses are taken, is stopped after ten', async () => {
    const eve = await signUp(app, 'Probing-Eve');
    const probe = (nth: number) =>
      eve.api.accountSettings
        .changeEmail({ email: `probe${nth}@example.org`, password: passwordOf('Probing-Eve') })
        .then(
          () => 'free',
          (error: { code: string }) => error.code,
        );
    for (let nth = 0; nth < RATE_LIMITS.newAddress.tries; nth += 1) expect(await probe(nth)).toBe('free');
    expect(await probe(99)).toBe('TOO_MANY_REQUESTS');
    // Removing one reveals nothing.
    await eve.api.accountSettings.changeEmail({ email: null, password: passwordOf('Probing-Eve') });
  });

  test('a new address needs her password; the old one is notified and its links become invalid', async () => {
    const { db } = app.database;
    const [user] = await db.select().from(users).where(eq(users.username, 'ada'));
    await issueResetLink(db, user?.id ?? '', nowMs);
    const change = (email: string | null, password = passwordOf('Ada')) =>
      ada.api.accountSettings.changeEmail({ email, password });
    await expect(change('new@example.org', 'a guess')).rejects.toMatchObject({
      data: { issues: [{ field: 'password', message: 'That password is incorrect.' }] },
    });
    expect(await change('New@Example.org')).toMatchObject({ email: 'new@example.org' });
    expect(await mailsTo('ada@example.org')).toEqual(['email-changed']);
    expect(await db.select().from(verifications)).toEqual([]);
    await app.browser().api.account.login({ login: 'new@example.org', password: passwordOf('Ada') });
    expect(await change(null)).toMatchObject({ email: null });
    await expect(change('x@members.invalid')).rejects.toMatchObject({
      data: { issues: [{ field: 'email' }] },
    });
    await expect(change('no address')).rejects.toMatchObject({ data: { issues: [{ field: 'email' }] } });
  });

  test('an address belongs to one member, even if two request it concurrently', async () => {
    const people = await Promise.all(['Bob', 'Carl'].map((name) => signUp(app, name)));
    const ends = await Promise.all(
      people.map(({ api }, at) =>
        api.accountSettings
          .changeEmail({ email: 'both@example.org', password: passwordOf(['Bob', 'Carl'][at] ?? '') })
          .then(
            () => 'changed',
            (error: { code: string }) => error.code,
          ),
      ),
    );
    expect(ends.toSorted()).toEqual(['CONFLICT', 'changed']);
  });

  test('guessing the password of an open session is slowed down', async () => {
    const eve = await signUp(app, 'Eve');
    const guess = () =>
      eve.api.accountSettings
        .changeEmail({ email: 'eve@example.org', password: 'a guess' })
        .catch(({ code }: { code: string }) => code);
    const codes = [];
    for (let turn = 0; turn < 11; turn += 1) codes.push(await guess());
    expect(codes.slice(-1)).toEqual(['TOO_MANY_REQUESTS']);
  });

  test('dietary preferences keep Ada’s order and are shared with her goals', async () => {
    const picky = await signUp(app, 'Picky');
    expect(await picky.api.foodPreferences.get()).toEqual({
      dietaryPreference: 'none',
      allergens: [],
      otherAllergies: [],
      dislikes: [],
      cuisines: [],
    });
    await picky.api.foodPreferences.put({
      dietaryPreference: 'vegetarian',
      allergens: ['milk', 'gluten'],
      otherAllergies: ['Kiwi', 'kiwi', 'Peanut'],
      dislikes: ['cilantro'],
      cuisines: ['thai', 'italian'],
    });
    expect(await picky.api.foodPreferences.get()).toEqual({
      dietaryPreference: 'vegetarian',
      allergens: ['gluten', 'peanuts', 'milk'],
      otherAllergies: ['Kiwi'],
      dislikes: ['cilantro'],
      cuisines: ['italian', 'thai'],
    });
    expect((await picky.api.goals.get()).dietaryPreference).toBe('vegetarian');
  });

  test('the newer of two writes from two devices wins, in either order', async () => {
    const put = async (dislike: string, key: string) => {
      const was = await ada.api.foodPreferences.get();
      const answer = await ada.fetch('/api/dietary-preferences', {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ ...was, dietaryPreference: 'vegan', dislikes: [dislike] }),
      });
      expect(answer.status).toBe(200);
    };
    const keyAt = (ms: number) =>
      `${(Date.now() - ms)
        .toString(16)
        .padStart(12, '0')
        .replace(/^(.{8})/, '$1-')}-7000-8000-000000000000`;
    await put('the newer', keyAt(1000));
    await ada.api.goals.get();
    await put('the older', keyAt(5000));
    expect((await ada.api.foodPreferences.get()).dislikes).toEqual(['the newer']);
  });
});

describe.each(EMBEDDED)('settings of the demo', (place) => {
  const app = opened(() => openTestApp(place, { demoLogin: true }));

  test('the demo member keeps its name, address and account, and the next visitor doesn’t see other changes', async () => {
    const { db } = app.database;
    const deps = { db, index: app.services.foods.index, timeZone: 'Europe/Berlin' };
    await restoreDemo(deps, Date.now());
    const demo = app.browser();
    await demo.api.account.login({ login: DEMO_MEMBER.username, password: DEMO_MEMBER.password });
    const { password } = DEMO_MEMBER;
    const settings = await saved(demo);
    await expect(demo.api.accountSettings.save({ ...settings, name: 'Rude' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(
      demo.api.accountSettings.changeEmail({ email: 'mine@example.org', password }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      demo.api.accountSettings.requestDeletion({ password, word: 'delete' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await demo.api.accountSettings.save({ ...settings, unitSystem: 'imperial' });
    await demo.api.foodPreferences.put({ ...(await demo.api.foodPreferences.get()), allergens: ['milk'] });
    const next = app.browser();
    await next.api.account.login({ login: DEMO_MEMBER.username, password: DEMO_MEMBER.password });
    expect(await next.api.account.me()).toMatchObject({ unitSystem: 'metric', isDemo: true });
    expect((await next.api.foodPreferences.get()).allergens).toEqual([]);
  });
});
