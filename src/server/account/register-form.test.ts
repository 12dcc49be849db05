import { beforeAll, describe, expect, test } from 'vitest';
import { ARRIVAL_COOKIE } from '#contract/account/arrival.ts';
import { NOT_A_NUMBER } from '#domain/numbers/typed-number.ts';
import { issueInvite } from '#server/auth/invites.ts';
import { EMBEDDED } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, type Browser } from '#server/testing/test-app.ts';
import { RATE_LIMITS } from './rate-limits.ts';

const HEADERS = {
  'content-type': 'application/x-www-form-urlencoded',
  origin: 'http://perennial.test',
  accept: 'text/html',
};
const IMPERIAL = {
  username: 'grace',
  password: 'nine quiet harbors',
  email: '',
  name: 'Grace',
  ageYears: '44',
  sex: 'female',
  unitSystem: 'imperial',
  heightCm: '',
  heightFeet: '5',
  heightInches: '6',
  massKg: '165',
  goal: 'lose',
  targetMassKg: '150',
  weeklyLossKg: '0.5',
  activityLevel: 'light',
  dietaryPreference: 'mediterranean',
  timeZone: 'America/New_York',
  mealReminders: 'on',
};

const send = (who: Browser, fields: Record<string, string>, search = '') =>
  who.fetch(`/auth/register${search}`, {
    method: 'POST',
    headers: HEADERS,
    body: new URLSearchParams(fields).toString(),
  });

/** Texts of the errors on a page, by their field. */
const errorsOn = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<p class="error" id="register-(\w+)-error">(.*?)<\/p>/g)].map(
      ([, field = '', text = '']) => [field, text],
    ),
  );

describe.each(EMBEDDED)('registration without JavaScript', (place) => {
  const app = opened(() => openTestApp(place, { trustProxy: true }));
  const ada = signedUp(app, 'Ada');

  test('Grace registers in feet and pounds, is signed in, and goes where she was heading', async () => {
    const grace = app.browser();
    const form = await (
      await grace.fetch('/auth/register', { headers: { 'accept-language': 'en-US' } })
    ).text();
    expect(form).not.toMatch(/<script/);
    expect(form).toMatch(
      /name="unitSystem"[^>]*checked=""[^>]*value="imperial"|value="imperial"[^>]*checked/,
    );
    const answer = await send(grace, IMPERIAL, '?next=%2Fgoals');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/goals']);
    expect(answer.headers.getSetCookie().join()).toContain(ARRIVAL_COOKIE);
    expect(await grace.api.account.me()).toMatchObject({
      username: 'grace',
      name: 'Grace',
      ageYears: 44,
      unitSystem: 'imperial',
      heightCm: expect.closeTo(167.64, 1),
      massKg: expect.closeTo(74.84, 1),
      targetMassKg: expect.closeTo(68.04, 1),
      weeklyLossKg: 0.5,
      dietaryPreference: 'mediterranean',
      timeZone: 'America/New_York',
    });
    expect((await grace.fetch('/auth/register')).headers.get('location')).toBe('/dashboard');
  });

  test('an empty form says what is missing in the application’s words, and keeps the rest', async () => {
    const answer = await send(app.browser(), {
      unitSystem: 'metric',
      goal: 'maintain',
      name: '"><b>Bo',
      password: 'not kept here',
      massKg: 'heavy',
    });
    expect(answer.status).toBe(400);
    const page = await answer.text();
    expect(errorsOn(page)).toMatchObject({
      username: 'Use at least 3 characters.',
      ageYears: 'Enter your age.',
      sex: 'Select your sex. We need it for our formulas.',
      heightCm: 'Enter your height.',
      massKg: NOT_A_NUMBER,
    });
    expect(page).toContain('value="&quot;&gt;&lt;b&gt;Bo"');
    expect(page).not.toContain('not kept here');
  });

  test('a taken name, a common password and an unsafe target are each refused at their field', async () => {
    const { username: _username, ...rest } = IMPERIAL;
    const refused = async (changes: Record<string, string>) =>
      errorsOn(await (await send(app.browser(), { username: 'edith', ...rest, ...changes })).text());
    expect(await refused({ username: 'ADA' })).toEqual({
      username: 'This username is taken. Choose a different one.',
    });
    expect(Object.keys(await refused({ password: 'password123' }))).toEqual(['password']);
    expect(await refused({ targetMassKg: '170' })).toEqual({
      targetMassKg: 'To lose weight, choose a target below your current weight.',
    });
    expect(await refused({ timeZone: '' })).toEqual({ timeZone: 'Choose a time zone.' });
  });

  test('members see no form, and other sites can’t send one', async () => {
    expect((await ada.fetch('/auth/register')).status).toBe(302);
    const foreign = await app.browser().fetch('/auth/register', {
      method: 'POST',
      headers: { ...HEADERS, origin: 'http://127.0.0.1:3000' },
      body: new URLSearchParams({ ...IMPERIAL, username: 'mallory' }).toString(),
    });
    expect(foreign.status).toBe(403);
  });

  test('it counts toward the same limit as the application’s form', async () => {
    const crowd = app.browser({ 'x-forwarded-for': '10.1.1.1' });
    for (let turn = 0; turn < RATE_LIMITS.register.tries; turn += 1)
      await send(crowd, { ...IMPERIAL, password: 'password123' });
    const answer = await send(crowd, { ...IMPERIAL, username: 'hedy' });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    const page = await answer.text();
    expect(page).toContain('Too many attempts. Wait');
    expect(page).toContain('Enter your password again.');
  });
});

describe.each(EMBEDDED)('registration without JavaScript on a server for invited people', (place) => {
  const app = opened(() => openTestApp(place, { registration: 'invite' }));
  let invite = '';
  beforeAll(async () => {
    const { path } = await issueInvite(app.database.db, '', Date.now());
    invite = new URL(path, 'http://x').search;
  });

  test('the form appears only with an invitation, which works once', async () => {
    const page = async (search: string) => (await app.browser().fetch(`/auth/register${search}`)).text();
    expect(await page('')).toContain('You need an invitation to join.');
    expect(await page('')).not.toContain('<form');
    expect(await page(invite)).toContain('<form');
    expect((await send(app.browser(), IMPERIAL, invite)).status).toBe(303);
    const again = await send(app.browser(), { ...IMPERIAL, username: 'second' }, invite);
    expect([again.status, await again.text()]).toEqual([
      400,
      expect.stringContaining('If yours was already used'),
    ]);
  });
});
