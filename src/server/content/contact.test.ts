import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEntries, rateLimits } from '#server/auth/tables.ts';
import { testDatabases } from '#server/db/testing.ts';
import { mails } from '#server/mail/tables.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';
import { makeAdmin } from '#server/testing/accounts.ts';
import { contactMessages } from './tables.ts';

const MESSAGE = {
  name: 'Tom',
  email: 'tom@example.org',
  subject: 'A figure is off',
  message: 'Your oats have too much sugar.\nLook at row two.',
};

describe.each(testDatabases())('messages to the admins, on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  const grace = signedUp(app, 'Grace', { email: 'grace@example.org' });
  const ada = signedUp(app, 'Ada', { name: 'Ada Lovelace', email: 'ada@example.org' });
  let nowMs = Date.UTC(2026, 10, 22, 8);

  beforeAll(async () => {
    await signUp(app, 'Hedy');
    for (const name of ['grace', 'hedy']) await makeAdmin(app, name);
  });
  beforeEach(async () => {
    for (const table of [rateLimits, contactMessages, mails]) await app.database.db.delete(table);
  });

  /** The form's signed opening time. */
  const openForm = async (who: Browser): Promise<string> => {
    const page = await who.fetch('/contact');
    return /name="opened" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  };
  const post = (
    who: Browser,
    fields: Readonly<Record<string, string>>,
    headers: Record<string, string> = {},
  ) =>
    who.fetch('/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const write = async (who: Browser, changes: Readonly<Record<string, string>> = {}) => {
    const opened = await openForm(who);
    nowMs += 10_000;
    return post(who, { ...MESSAGE, opened, ...changes });
  };
  const kept = () => app.database.db.select().from(contactMessages);
  const queued = () => app.database.db.select().from(mails);

  test('Tom sends a message without an account or scripts and sees what happens next', async () => {
    const tom = app.browser();
    const answer = await write(tom);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact?sent=true#contact-sent']);
    expect(await (await tom.fetch('/contact?sent=true')).text()).toContain('Message sent');
    expect(await kept()).toMatchObject([
      { name: 'Tom', body: MESSAGE.message, username: null, state: 'open' },
    ]);
    // Hedy has no address, so only Grace gets mail.
    expect(await queued()).toMatchObject([
      { kind: 'contact-message', recipient: 'grace@example.org', replyTo: 'tom@example.org' },
    ]);
  });

  test('Ada’s details are filled in already, and a visitor’s form is empty', async () => {
    const page = await (await ada.fetch('/contact')).text();
    expect(page).toContain('value="Ada Lovelace"');
    expect(page).toContain('value="ada@example.org"');
    expect(await (await app.browser().fetch('/contact')).text()).not.toContain('Ada Lovelace');
    const hedy = await (await grace.fetch('/contact')).text();
    expect(hedy).not.toContain('@members.invalid');
    await write(ada);
    expect(await kept()).toMatchObject([{ username: 'Ada' }]);
  });

  test('errors are shown at their fields, and typed text stays', async () => {
    const answer = await write(app.browser(), {
      email: 'tom at home',
      message: '"><script>alert(1)</script>',
    });
    const page = await answer.text();
    expect(answer.status).toBe(400);
    expect(page).toContain('id="contact-email-error"');
    expect(page).toContain('isn’t a valid email address');
    expect(page).toContain('value="tom at home"');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script>alert');
    expect((await write(app.browser(), { name: '', subject: '', message: '' })).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  test.each([
    ['email', 'tom@example.org\r\nBcc: everybody@example.org'],
    ['email', 'tom@example.org, eve@example.org'],
    ['email', 'tom@example.org%0ABcc: eve@example.org'],
    ['name', 'Tom\r\nBcc: eve@example.org'],
    ['name', 'Tom\u2028Bcc: eve@example.org'],
    ['subject', 'Hi\nBcc: eve@example.org'],
    ['subject', 'Hi\u0000'],
  ])('a header injected into the %s is rejected: %j', async (field, value) => {
    const answer = await write(app.browser(), { [field]: value });
    expect(answer.status).toBe(400);
    expect(await queued()).toEqual([]);
  });

  test('a bot that fills in everything gets a success message, and nothing is stored', async () => {
    const answer = await write(app.browser(), { website: 'https://spam.test' });
    expect(answer.status).toBe(303);
    expect([await kept(), await queued()]).toEqual([[], []]);
  });

  test('someone who types faster than a human is asked to send again, which works', async () => {
    const tom = app.browser();
    const opened = await openForm(tom);
    nowMs += 500;
    const first = await post(tom, { ...MESSAGE, opened });
    expect([first.status, await kept()]).toEqual([400, []]);
    nowMs += 5000;
    expect(await first.text()).toContain(opened);
    expect((await post(tom, { ...MESSAGE, opened })).status).toBe(303);
  });

  test.each([
    '',
    'x',
    `1.${'a'.repeat(43)}`,
    `${Date.UTC(2026, 10, 22)}.01900000-0000-7000-8000-000000000000.${'A'.repeat(43)}`,
  ])('the forged time %j is rejected', async (opened) => {
    expect((await post(app.browser(), { ...MESSAGE, opened })).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  test('a double tap sends one message and one mail; a different message from a used form needs a second send', async () => {
    const tom = app.browser();
    const opened = await openForm(tom);
    nowMs += 10_000;
    const taps = await Promise.all([1, 2, 3].map(() => post(tom, { ...MESSAGE, opened })));
    expect(taps.map(({ status }) => status)).toEqual([303, 303, 303]);
    // A message that arrived counts once, however often it is sent.
    for (let tap = 0; tap < 5; tap += 1) expect((await post(tom, { ...MESSAGE, opened })).status).toBe(303);
    expect([(await kept()).length, (await queued()).length]).toEqual([1, 1]);
    const other = { ...MESSAGE, message: 'And the rye has too little salt.' };
    const asked = await post(tom, { ...other, opened });
    const page = await asked.text();
    expect([asked.status, page.includes(other.message)]).toEqual([400, true]);
    nowMs += 10_000;
    const reopened = /name="opened" value="([^"]+)"/.exec(page)?.[1] ?? '';
    expect((await post(tom, { ...other, opened: reopened })).status).toBe(303);
    expect((await kept()).map(({ body }) => body).toSorted()).toEqual([other.message, MESSAGE.message]);
    expect(await queued()).toHaveLength(2);
  });

  test('another site’s page can’t send in Ada’s name', async () => {
    const opened = await openForm(ada);
    nowMs += 10_000;
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.test' }])
      expect((await post(ada, { ...MESSAGE, opened }, headers)).status).toBe(403);
    expect(await kept()).toEqual([]);
  });

  test('the sixth message within an hour from one address must wait, and its text stays', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 5; count += 1) answers.push((await write(app.browser())).status);
    const sixth = await write(app.browser());
    expect([...answers, sixth.status]).toEqual([303, 303, 303, 303, 303, 429]);
    expect(sixth.headers.get('retry-after')).not.toBeNull();
    expect(await sixth.text()).toContain('Your oats have too much sugar.');
    expect(await kept()).toHaveLength(5);
  });

  test('Grace reads messages, replies by mail once however often she sends it, archives and restores', async () => {
    await write(app.browser());
    await app.database.db.delete(mails);
    const { messages, openCount } = await grace.api.messages.list({});
    expect(openCount).toBe(1);
    const id = messages[0]?.id ?? '';
    const reply = { id, replyId: randomUUID(), body: 'Thank you, it is corrected.' };
    await Promise.all([grace.api.messages.reply(reply), grace.api.messages.reply(reply)]);
    const answered = await grace.api.messages.reply(reply);
    // Without a mail server, Grace learns that the mail isn't sent automatically.
    expect(answered.canMail).toBe(false);
    expect(answered).toMatchObject({
      state: 'answered',
      replies: [{ body: reply.body, writtenBy: 'Grace' }],
    });
    const [mail, ...others] = await queued();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'contact-reply',
      recipient: 'tom@example.org',
      subject: 'Re: A figure is off',
      replyTo: null,
    });
    expect(mail?.text).toContain('it is corrected');
    expect((await grace.api.messages.list({ state: 'answered' })).messages).toHaveLength(1);
    await grace.api.messages.setState({ id, state: 'archived' });
    expect((await grace.api.messages.list({ state: 'archived', search: 'OATS' })).messages).toHaveLength(1);
    expect(await grace.api.messages.setState({ id, state: 'open' })).toMatchObject({ state: 'open' });
    await grace.api.messages.remove({ id });
    await expect(grace.api.messages.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const done = await app.database.db.select().from(auditEntries).where(eq(auditEntries.target, id));
    expect(done.map(({ action }) => action).toSorted()).toEqual([
      'message.archive',
      'message.delete',
      'message.reopen',
      'message.reply',
    ]);
  });

  test('members can’t read messages, and a search for a wildcard character finds that character', async () => {
    await write(app.browser(), { subject: '100% wrong' });
    await expect(ada.api.messages.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await grace.api.messages.list({ search: '100%' })).messages).toHaveLength(1);
    expect((await grace.api.messages.list({ search: '10_ %' })).messages).toHaveLength(0);
  });
});
