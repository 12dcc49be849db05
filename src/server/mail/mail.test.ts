import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases, type TestDatabase } from '#server/db/testing.ts';
import { mailWords } from './layout.ts';
import { Mailer } from './mailer.ts';
import { queueMail, retryMail, sweepMails } from './outbox.ts';
import { mails } from './tables.ts';
import { smtpTransport, type Transport } from './transport.ts';

/** A mail server on this machine that records mails, or refuses them on demand. */
async function mailServer() {
  const received: { to: readonly string[]; source: string }[] = [];
  let refuses = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let source = '';
      stream.on('data', (chunk) => (source += String(chunk)));
      stream.on('end', () => {
        if (refuses) return done(Object.assign(new Error('greylisted'), { responseCode: 451 }));
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (yes: boolean) => (refuses = yes),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const WELCOME = mailWords({
  subject: 'Reset your password\r\nBcc: everybody@example.org',
  paragraphs: ['Hello <Ada>,', 'somebody asked for a new password.'],
  action: { label: 'Choose a new password', url: 'https://perennial.test/reset?token=a&b' },
});

describe.each(testDatabases())('mail, on $name', (place) => {
  let database: TestDatabase;
  let server: Awaited<ReturnType<typeof mailServer>>;
  let nowMs = Date.UTC(2026, 10, 22, 8);
  const faults: string[] = [];
  const mailer = (transport: Transport | null) =>
    new Mailer({
      db: database.db,
      transport,
      now: () => nowMs,
      onFault: (kind, fault) => faults.push(`${kind}: ${fault}`),
    });
  const from = 'Perennial <hello@perennial.test>';
  const bySmtp = () => mailer(smtpTransport({ url: server.url, from, replyTo: 'help@perennial.test' }));
  const write = (to: string) => queueMail(database.db, { kind: 'password-reset', to, ...WELCOME }, nowMs);
  const states = async () =>
    (await database.db.select().from(mails)).map(({ state, tries }) => `${state} ${tries}`);
  const sent = async (by: Mailer) => {
    by.sendSoon();
    await by.settled();
  };

  beforeAll(async () => {
    database = await place.open();
    server = await mailServer();
  });
  afterAll(() => Promise.all([database.close(), server.close()]));
  beforeEach(async () => {
    await database.db.delete(mails);
    server.received.length = 0;
    faults.length = 0;
  });

  test('reaches Ada as text and HTML, once, whatever was injected into its subject', async () => {
    await write('ada@example.org');
    const post = bySmtp();
    await sent(post);
    await sent(post);
    // Its text is now only in her mailbox, and so is a link that opens an account.
    expect(JSON.stringify(await database.db.select().from(mails))).not.toContain('reset?token=');
    expect(server.received).toHaveLength(1);
    const [{ to, source } = { to: [], source: '' }] = server.received;
    expect(to).toEqual(['ada@example.org']);
    expect(source).not.toMatch(/^bcc:/im);
    expect(source).toMatch(/^Reply-To: help@perennial\.test/m);
    expect(source).toContain('Content-Type: text/plain');
    expect(source).toContain('Hello &lt;Ada&gt;,');
    expect(await states()).toEqual(['sent 1']);
  });

  test('keeps a receipt for admins, without the link that redeems it', async () => {
    const url = 'https://perennial.test/payment-success?token=worth-49';
    const action = { label: 'Activate lifetime access', url };
    const words = mailWords({ subject: 'Your receipt', paragraphs: ['You paid $49.'], action });
    await queueMail(database.db, { kind: 'receipt', to: 'ada@example.org', ...words }, nowMs);
    await sent(mailer(null));
    const stored = async () => (await database.db.select().from(mails))[0];
    expect((await stored())?.text).toContain(url);
    await retryMail(database.db, (await stored())?.id ?? '', nowMs);
    await sent(bySmtp());
    expect(server.received[0]?.source).toContain('worth-49');
    const left = await stored();
    expect(left).toMatchObject({ state: 'sent', text: expect.stringContaining('You paid $49.') });
    expect(JSON.stringify(left)).not.toContain('worth-49');
    expect(left?.html).toContain('Link hidden');
    expect(left?.html).not.toMatch(/<a[^>]* href/);
  });

  test('an address that contains more addresses reaches none of them', async () => {
    await write('ada@example.org, eve@example.org');
    await write('ada@example.org\r\nRCPT TO:<eve@example.org>');
    await sent(bySmtp());
    expect(server.received.flatMap(({ to }) => to)).not.toContain('eve@example.org');
  });

  test('that is rejected temporarily is retried after one minute, then two, and finally given up', async () => {
    server.refuse(true);
    await write('ada@example.org');
    const post = bySmtp();
    await sent(post);
    expect(await states()).toEqual(['waiting 1']);
    expect(faults).toEqual(['password-reset: EMESSAGE 451']);
    nowMs += 59_000;
    await sent(post);
    expect(await states()).toEqual(['waiting 1']);
    for (let tries = 2; tries <= 8; tries += 1) {
      nowMs += 3 * 3_600_000;
      await sent(post);
      expect(await states()).toEqual([`${tries < 8 ? 'waiting' : 'failed'} ${tries}`]);
    }
    server.refuse(false);
    const [failed] = await database.db.select().from(mails);
    await retryMail(database.db, failed?.id ?? '', nowMs);
    await sent(post);
    expect(await states()).toEqual(['sent 1']);
  });

  test('is held for admins without a mail server, for a month', async () => {
    await write('ada@example.org');
    await sent(mailer(null));
    expect(await states()).toEqual(['kept 0']);
    await sweepMails(database.db, nowMs + 29 * 86_400_000);
    expect(await states()).toHaveLength(1);
    await sweepMails(database.db, nowMs + 31 * 86_400_000);
    expect(await states()).toEqual([]);
  });

  test('that is rolled back is never sent', async () => {
    await database.db
      .transaction(async (tx) => {
        await queueMail(tx, { kind: 'receipt', to: 'ada@example.org', ...WELCOME }, nowMs);
        throw new Error('no');
      })
      .catch(() => undefined);
    await sent(bySmtp());
    expect(server.received).toEqual([]);
  });

  test('is sent once each, even by two servers, if the mail server takes six minutes', async () => {
    for (let index = 0; index < 5; index += 1) await write(`ada${index}@example.org`);
    const sentTo: string[] = [];
    const quick: Transport = {
      send: ({ recipient }) => Promise.resolve((sentTo.push(recipient), null)),
      close: () => {},
    };
    const slow: Transport = {
      async send({ recipient }) {
        nowMs += 6 * 60_000;
        // After each, the other server checks what is due.
        await sent(mailer(quick));
        return quick.send({ ...WELCOME, id: '', replyTo: null, unsubscribeUrl: null, recipient });
      },
      close: () => {},
    };
    await sent(mailer(slow));
    expect(sentTo.toSorted()).toEqual(Array.from({ length: 5 }, (_, index) => `ada${index}@example.org`));
    expect(await states()).toEqual(Array(5).fill('sent 1'));
  });

  test('of the week has headers to unsubscribe with one click, and leaves nothing of it here', async () => {
    const unsubscribeUrl = 'https://perennial.test/unsubscribe/v1.abc';
    const mail = { kind: 'digest', to: 'ada@example.org', unsubscribeUrl, ...WELCOME } as const;
    await queueMail(database.db, mail, nowMs);
    await sent(bySmtp());
    const [{ source } = { source: '' }] = server.received;
    expect(source).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [kept] = await database.db.select().from(mails);
    expect(kept).toMatchObject({ state: 'sent', unsubscribeUrl: null });
    expect(JSON.stringify(kept)).not.toContain('Hello');
  });

  test('is sent by one of two servers on a database', async () => {
    for (let index = 0; index < 6; index += 1) await write(`ada${index}@example.org`);
    await Promise.all([sent(bySmtp()), sent(bySmtp())]);
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual(
      Array.from({ length: 6 }, (_, index) => `ada${index}@example.org`),
    );
  });
});
