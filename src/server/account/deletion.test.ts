import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#domain/time/spans.ts';
import { audit, SYSTEM, userTarget } from '#server/auth/audit.ts';
import { auditEntries, sessions, users } from '#server/auth/tables.ts';
import { contentRevisions } from '#server/content/tables.ts';
import { memberTables } from '#server/db/member-tables.ts';
import { fillMemberTables } from '#server/db/testing-rows.ts';
import { testDatabases } from '#server/db/testing.ts';
import { JOBS_SCHEMA } from '#server/db/jobs-schema.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { mails } from '#server/mail/tables.ts';
import { photos } from '#server/meals/tables.ts';
import { applyMessage } from '#server/membership/apply-message.ts';
import { purchases } from '#server/membership/tables.ts';
import { hashOf, tokenOf } from '#server/membership/tokens.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, registrationOf, signUp, type Browser } from '#server/testing/test-app.ts';
import { ERASED, eraseMember, sweepDeletions } from './erase-member.ts';

const passwordOf = (name: string) => registrationOf(name).password;

describe.each(testDatabases())('account deletion on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  let nowMs = Date.UTC(2026, 10, 22, 12);

  const ask = (browser: Browser, name: string) =>
    browser.api.accountSettings.requestDeletion({ password: passwordOf(name), word: 'Delete' });
  const logIn = async (name: string) => {
    const browser = app.browser();
    await browser.api.account.login({ login: name, password: passwordOf(name) });
    return browser;
  };
  const userOf = async (username: string) => {
    const [user] = await app.database.db
      .select()
      .from(users)
      .where(eq(users.username, username.toLowerCase()));
    return user;
  };
  const rowsOf = async (userId: string): Promise<readonly string[]> => {
    const { db } = app.database;
    const full: string[] = [];
    for (const { name } of await memberTables(db)) {
      const { rows } = await db.execute(
        sql`select 1 from ${sql.identifier(name)} where user_id = ${userId} limit 1`,
      );
      if (rows.length > 0) full.push(name);
    }
    return full;
  };

  test('needs Ada’s password and the word; without both nothing happens', async () => {
    const ada = await signUp(app, 'Ada', { email: 'ada@example.org' });
    const { requestDeletion } = ada.api.accountSettings;
    await expect(requestDeletion({ password: 'a guess', word: 'delete' })).rejects.toMatchObject({
      data: { issues: [{ field: 'password' }] },
    });
    await expect(requestDeletion({ password: passwordOf('Ada'), word: 'keep' })).rejects.toMatchObject({
      data: { issues: [{ field: 'word', message: 'Type the word delete.' }] },
    });
    expect((await userOf('Ada'))?.deletesAt).toBeNull();
  });

  test('when scheduled, ends every session and mails the deadline', async () => {
    await signUp(app, 'Anna', { email: 'anna@example.org' });
    const [phone, desk] = [await logIn('Anna'), await logIn('Anna')];
    const answer = await phone.send('POST', '/api/account/deletion', {
      password: passwordOf('Anna'),
      word: 'delete',
    });
    expect(await answer.json()).toEqual({ deletesAt: new Date(nowMs + 14 * DAY_MS).toISOString() });
    expect(answer.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/i);
    for (const browser of [phone, desk])
      await expect(browser.api.account.me()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    const [mail] = await app.database.db.select().from(mails).where(eq(mails.recipient, 'anna@example.org'));
    expect(mail?.kind).toBe('account-deletion');
    const deadline = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(mail?.text).toContain(`on ${deadline.format(nowMs + 14 * DAY_MS)}`);
  });

  test('when Ada comes back on day 13, it is canceled, and a notice stays until she dismisses it', async () => {
    const { deletesAt } = await ask(await signUp(app, 'Back-Ada'), 'Back-Ada');
    nowMs += 13 * DAY_MS;
    const ada = await logIn('Back-Ada');
    expect((await ada.api.account.me()).wasToBeDeletedAt).toBe(deletesAt);
    expect((await userOf('Back-Ada'))?.deletesAt).toBeNull();
    nowMs += 30 * DAY_MS;
    await sweepDeletions(app.services);
    await ada.api.accountSettings.dismissKeptNotice();
    expect((await ada.api.account.me()).wasToBeDeletedAt).toBeNull();
  });

  test('an active session that wasn’t read since also cancels it', async () => {
    await ask(await signUp(app, 'Silent'), 'Silent');
    const user = await userOf('Silent');
    await app.database.db.insert(sessions).values({
      id: crypto.randomUUID(),
      token: 'a token of Silent',
      userId: user?.id ?? '',
      expiresAt: new Date(nowMs + 30 * DAY_MS),
    });
    nowMs += 15 * DAY_MS;
    await sweepDeletions(app.services);
    expect((await userOf('Silent'))?.deletesAt).toBeNull();
  });

  test('after 14 days nothing of Bob is left in any table, and everything of Carol is', async () => {
    const { db, pool } = app.database;
    const { store } = app.services;
    const bob = await signUp(app, 'Bob', { email: 'bob@example.org' });
    await signUp(app, 'Carol');
    const [bobs, carols] = [(await userOf('Bob'))?.id ?? '', (await userOf('Carol'))?.id ?? ''];
    await fillMemberTables(app.database, [bobs, carols]);
    const all = (await memberTables(db)).map(({ name }) => name);
    expect(await rowsOf(bobs)).toEqual(all);
    const key = 'b0'.repeat(16);
    await db.update(photos).set({ storageKey: key }).where(eq(photos.userId, bobs));
    await store.put(key, new Uint8Array([1]));
    const purchase = { gateway: 'sandbox', state: 'paid', amountMinor: 4900, currency: 'usd' } as const;
    const bought = { createdAt: new Date(nowMs), email: 'Office@example.org', tokenHash: 'of Bob' };
    const mail = { subject: 's', text: 't', html: 'h' };
    for (const [kind, to] of [
      ['receipt', 'office@example.org'],
      ['password-reset', 'office@example.org'],
      ['receipt', 'carol@example.org'],
    ] as const)
      await queueMail(db, { kind, to, ...mail }, nowMs);
    const id = crypto.randomUUID();
    await db.insert(purchases).values({ id, userId: bobs, ...purchase, ...bought });
    const account = userTarget({ id: bobs, displayUsername: 'Bob' });
    await audit(db, { userId: carols, username: 'Carol' }, { action: 'user.disable', ...account }, nowMs);
    await pool.query(`create schema if not exists ${JOBS_SCHEMA}`);
    await pool.query(`create table if not exists ${JOBS_SCHEMA}.job (name text, data jsonb)`);
    await pool.query(
      `insert into ${JOBS_SCHEMA}.job values ('score', $1), ('score', $2)`,
      [bobs, carols].map((userId) => JSON.stringify({ userId })),
    );

    await ask(bob, 'Bob');
    nowMs += 14 * DAY_MS - 1;
    await sweepDeletions(app.services);
    expect(await rowsOf(bobs)).toEqual(all);
    nowMs += 1;
    await sweepDeletions(app.services);
    expect(await rowsOf(bobs)).toEqual([]);
    expect(await rowsOf(carols)).toEqual(all);
    expect(await userOf('Bob')).toBeUndefined();
    expect(await store.get(key)).toBeUndefined();
    const { rows: jobs } = await pool.query(`select data ->> 'userId' as id from ${JOBS_SCHEMA}.job`);
    expect(jobs).toEqual([{ id: carols }]);
    // The receipt is deleted; other mail to that address belongs to another member, like Carol.
    const left = await db
      .select()
      .from(mails)
      .where(sql`recipient ~ '^(bob|office|carol)@'`);
    expect(left.map(({ kind, recipient }) => [kind, recipient]).toSorted()).toEqual([
      ['password-reset', 'office@example.org'],
      ['receipt', 'carol@example.org'],
    ]);
    expect(await db.select().from(purchases).where(eq(purchases.id, id))).toMatchObject([
      { userId: null, email: null, amountMinor: 4900 },
    ]);
    const log = await db.select().from(auditEntries);
    expect(log.filter(({ actor, target }) => /\bbob\b/i.test(`${actor} ${target}`))).toEqual([]);
    expect(log).toContainEqual(
      expect.objectContaining({ actor: 'system', action: 'user.erase', target: ERASED }),
    );
    await expect(logIn('Bob')).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    await logIn('Carol');
  });

  test('a member named "system" from before it was reserved can log in, and doesn’t take over the server’s entries', async () => {
    const { db } = app.database;
    await signUp(app, 'Sysop');
    const id = (await userOf('Sysop'))?.id ?? '';
    await db
      .update(users)
      .set({ username: 'system', displayUsername: 'System', name: 'System' })
      .where(eq(users.id, id));
    await audit(db, SYSTEM, { action: 'purchase.paid', targetKind: 'purchase', target: 'a purchase' }, nowMs);
    const browser = app.browser();
    await browser.api.account.login({ login: 'system', password: passwordOf('Sysop') });
    await browser.api.accountSettings.requestDeletion({ password: passwordOf('Sysop'), word: 'Delete' });
    const ofServer = async () => {
      const log = await db.select().from(auditEntries).where(isNull(auditEntries.actorId));
      const revisions = await db
        .select()
        .from(contentRevisions)
        .where(eq(contentRevisions.savedBy, 'system'));
      return [
        log.filter(({ actor }) => actor === 'system').map(({ id: entry }) => entry),
        revisions.length,
      ] as const;
    };
    const [entries, revisions] = await ofServer();
    expect(entries.length).toBeGreaterThan(1);
    expect(revisions).toBeGreaterThan(0);
    await eraseMember(app.services, id);
    const [left, revisionsLeft] = await ofServer();
    expect(left).toEqual(expect.arrayContaining([...entries]));
    expect(revisionsLeft).toBe(revisions);
    const log = await db.select().from(auditEntries);
    expect(log.filter(({ actor }) => actor === 'System')).toEqual([]);
    expect(
      log.filter(({ action, actor }) => action === 'user.schedule-deletion' && actor === ERASED),
    ).not.toEqual([]);
  });

  test('a new Bob isn’t the Bob in the audit log: erasing one leaves the other’s entries', async () => {
    const { db } = app.database;
    const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
    await signUp(app, 'Bobby');
    const bobby = (await userOf('Bobby'))?.id ?? '';
    for (const userId of [first, second, bobby])
      await audit(
        db,
        { userId, username: 'Bobby' },
        { action: 'user.keep', ...userTarget({ id: userId, displayUsername: 'Bobby' }) },
        nowMs,
      );
    await eraseMember(app.services, bobby);
    const log = await db.select().from(auditEntries).where(eq(auditEntries.actor, 'Bobby'));
    expect(log.map(({ actorId, target, targetId }) => [actorId, target, targetId]).toSorted()).toEqual(
      [first, second].map((userId) => [userId, 'Bobby', userId]).toSorted(),
    );
  });

  test('a payment in progress isn’t lost when Finn is erased: the payer has the link, and none of his addresses stay', async () => {
    const { db } = app.database;
    const { log, config } = app.services;
    await signUp(app, 'Finn');
    const finn = (await userOf('Finn'))?.id ?? '';
    const ids = { open: crypto.randomUUID(), done: crypto.randomUUID() };
    const tokenTo = (id: string) => tokenOf(config.authSecret, id);
    const begun = { userId: finn, gateway: 'stripe', amountMinor: 4900, currency: 'usd' } as const;
    const at = { redeemedAt: new Date(nowMs), createdAt: new Date(nowMs) };
    const of = (id: string) => ({ id, ...begun, ...at, tokenHash: hashOf(tokenTo(id)) });
    await db.insert(purchases).values([
      { ...of(ids.open), state: 'pending' },
      { ...of(ids.done), state: 'paid', paidAt: new Date(nowMs), email: 'finn@example.org' },
    ]);
    await eraseMember(app.services, finn);
    const mail = { publicUrl: config.publicUrl, secret: config.authSecret, canSend: true };
    for (const purchaseId of [ids.open, ids.done])
      await applyMessage({ db, mail, log, now: () => nowMs }, 'stripe', {
        eventId: `paid ${purchaseId}`,
        atMs: nowMs,
        event: { kind: 'paid', amountMinor: 4900, currency: 'usd' },
        purchaseId,
        email: 'finn@example.org',
      });
    const stored = await db
      .select()
      .from(purchases)
      .where(inArray(purchases.id, [ids.open, ids.done]));
    for (const purchase of stored)
      expect(purchase).toMatchObject({ userId: null, email: null, state: 'paid' });
    const receipts = await db.select().from(mails).where(eq(mails.recipient, 'finn@example.org'));
    expect(receipts).toHaveLength(1);
    expect(receipts[0]?.text).toContain(`/payment-success?token=${tokenTo(ids.open)}`);
    expect(receipts[0]?.text).not.toContain('active on your account');
    const visitor = app.browser();
    const look = (token: string) => visitor.api.membership.lookUpToken({ token });
    expect([await look(tokenTo(ids.open)), await look(tokenTo(ids.done))]).toEqual([
      { state: 'good' },
      { state: 'used' },
    ]);
    await visitor.api.account.register({ ...registrationOf('Fay'), purchaseToken: tokenTo(ids.open) });
    expect((await visitor.api.membership.get()).plan).toBe('lifetime');
  });

  test('one of two admins can leave; the last one can’t, and erasing is refused too', async () => {
    const people = await Promise.all(['Grace', 'Linus'].map((name) => signUp(app, name)));
    await app.database.db
      .update(users)
      .set({ role: 'admin' })
      .where(sql`username in ('grace', 'linus')`);
    const ends = await Promise.all(
      people.map((browser, at) =>
        ask(browser, ['Grace', 'Linus'][at] ?? '').then(
          () => 'asked',
          (error: { code: string; data?: { issues: { message: string }[] } }) =>
            `${error.code} ${error.data?.issues[0]?.message}`,
        ),
      ),
    );
    expect(ends.toSorted()).toEqual([expect.stringMatching(/^FORBIDDEN This is the only admin/), 'asked']);
    const last = (await userOf(ends[0] === 'asked' ? 'Linus' : 'Grace'))?.id ?? '';
    await expect(eraseMember(app.services, last)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect((await app.database.db.select().from(users).where(eq(users.id, last)))[0]?.banned).toBe(false);
  });

  test('two who erase Erin concurrently make one audit entry, and a new Erin keeps her data', async () => {
    const { db } = app.database;
    await db.delete(auditEntries);
    await signUp(app, 'Erin');
    const id = (await userOf('Erin'))?.id ?? '';
    await Promise.all([1, 2, 3].map(() => eraseMember(app.services, id)));
    expect((await db.select().from(auditEntries)).map(({ action }) => action)).toEqual(['user.erase']);
  });

  test('a hundred accounts that can’t be erased don’t delay Zoe’s, which is due later', async () => {
    const { db, pool } = app.database;
    await signUp(app, 'Zoe');
    await pool.query(
      `insert into users (id, name, email, username, display_username, deletes_at)
       select gen_random_uuid(), 'Stuck', 'stuck' || n || '@x.test', 'stuck' || n, 'stuck' || n, to_timestamp($1) - interval '1 day'
       from generate_series(1, 100) n`,
      [nowMs / 1000],
    );
    await pool.query(
      `insert into photos (user_id, id, storage_key, digest, width_px, height_px, size_bytes)
       select id, gen_random_uuid(), repeat('5e', 16), 'd', 1, 1, 1 from users where name = 'Stuck'`,
    );
    await db.delete(sessions);
    await db
      .update(users)
      .set({ deletesAt: new Date(nowMs) })
      .where(eq(users.username, 'zoe'));
    const stuck = vi.spyOn(app.services.store, 'delete').mockRejectedValue(new Error('the disk is away'));
    await expect(sweepDeletions(app.services)).rejects.toThrow('the disk is away');
    expect(stuck).toHaveBeenCalledTimes(100);
    expect(await userOf('Zoe')).toBeUndefined();
    stuck.mockRestore();
    await pool.query(`delete from photos where user_id in (select id from users where name = 'Stuck')`);
    await pool.query(`delete from users where name = 'Stuck'`);
  });

  test('an account that can’t be erased doesn’t stop the others, and erasing is safe to repeat', async () => {
    const { db } = app.database;
    for (const name of ['Linda', 'Dora']) await signUp(app, name);
    await db.update(users).set({ role: 'member' });
    await db.update(users).set({ role: 'admin' }).where(eq(users.username, 'linda'));
    await db
      .update(users)
      .set({ deletesAt: new Date(nowMs - 1) })
      .where(sql`username in ('linda', 'dora')`);
    const dora = (await userOf('Dora'))?.id ?? '';
    await db.delete(sessions);
    await sweepDeletions(app.services);
    expect([await userOf('Linda'), await userOf('Dora')]).toEqual([expect.anything(), undefined]);
    await eraseMember(app.services, dora);
    await db.update(users).set({ role: 'member', deletesAt: null });
  });
});
