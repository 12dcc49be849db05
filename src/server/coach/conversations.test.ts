import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_EXCHANGES } from '#domain/coach/limits.ts';
import { newId } from '#server/core/new-id.ts';
import { testDatabases } from '#server/db/testing.ts';
import { sweepConversations } from './commands.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { idOf } from '#server/testing/accounts.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

describe.each(testDatabases())('saved conversations on $name', (place) => {
  let nowMs = NOW;
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  let ada: Browser;
  const grace = signedUp(app, 'Grace');
  let adasId = '';
  beforeEach(async () => {
    const name = `Ada-${newId().slice(-12)}`;
    ada = await signUp(app, name);
    adasId = await idOf(app, name);
    await app.database.pool.query(`update profiles set plan = 'lifetime' where user_id = $1`, [adasId]);
  });
  const ask = async (conversationId: string, question: string) => {
    nowMs += 60_000;
    return ada.api.coach.ask({ id: newId(), conversationId, question });
  };
  const list = (search = '') => ada.api.coach.conversations.list({ search });
  const weigh = (day: string, massKg: number) =>
    ada.api.body.put({
      id: crypto.randomUUID(),
      timeZone: 'UTC',
      massKg,
      measuredAt: `2026-11-${day}T07:00:00Z`,
    });

  test('a conversation is saved with its first question, and a follow-up continues it', async () => {
    await weigh('10', 72);
    await weigh('18', 71);
    const id = newId();
    const first = await ask(id, 'how did my weight change this month?');
    expect(first).toMatchObject({ isSaved: true, exchange: { reply: { figures: [{ value: -1 }] } } });
    const next = await ask(id, 'And last month?');
    expect(next.exchange.reply).toMatchObject({ title: 'No data for that time' });
    expect(await list()).toMatchObject([
      { id, title: 'How did my weight change this month?', questionCount: 2, isPinned: false },
    ]);
    expect((await ada.api.coach.conversations.get({ id })).exchanges.map(({ question }) => question)).toEqual(
      ['how did my weight change this month?', 'And last month?'],
    );
  });

  test('repeating a question’s id returns the stored answer', async () => {
    const asked = { id: newId(), conversationId: newId(), question: 'What is my weight?' };
    const { exchange } = await ada.api.coach.ask(asked);
    await weigh('19', 60);
    expect((await ada.api.coach.ask(asked)).exchange).toEqual(exchange);
    const { exchanges } = await ada.api.coach.conversations.get({ id: asked.conversationId });
    expect(exchanges).toEqual([exchange]);
  });

  test('a full conversation takes no more questions, and says what to do', async () => {
    const id = newId();
    const asked = { id: newId(), conversationId: id, question: 'What is my weight?' };
    await ada.api.coach.ask(asked);
    await app.database.pool.query(
      `insert into exchanges (user_id, id, conversation_id, question, reply, state, asked_at, answered_at)
       select user_id, gen_random_uuid(), conversation_id, question, reply, state, asked_at, answered_at
       from exchanges, generate_series(2, $2::integer) where id = $1`,
      [asked.id, MAX_EXCHANGES],
    );
    await expect(ask(id, 'And last month?')).rejects.toMatchObject({
      code: 'CONFLICT',
      data: { issues: [{ field: 'conversationId', message: 'This conversation is full. Start a new one.' }] },
    });
    expect((await ada.api.coach.ask(asked)).exchange.id).toBe(asked.id);
  });

  test('figures stay as they were until they are updated', async () => {
    const id = newId();
    await weigh('19', 60);
    await ask(id, 'What is my weight?');
    await weigh('20', 70);
    const valueOf = async (read: () => ReturnType<typeof ada.api.coach.conversations.get>) =>
      (await read()).exchanges[0]?.reply.figures[0]?.value;
    expect(await valueOf(() => ada.api.coach.conversations.get({ id }))).toBe(60);
    expect(await valueOf(() => ada.api.coach.conversations.update({ id }))).toBe(70);
    expect(await valueOf(() => ada.api.coach.conversations.get({ id }))).toBe(70);
  });

  test('after an update a follow-up is still about the question before it', async () => {
    const id = newId();
    await weigh('10', 72);
    await weigh('18', 71);
    await ask(id, 'how did my weight change this month?');
    await ask(id, 'in pounds');
    await ask(id, 'blah blah');
    await ask(id, 'what was the lowest?');
    const read = async () =>
      (await ada.api.coach.conversations.get({ id })).exchanges.map(({ reply }) => reply.figures[0]?.shown);
    const before = await read();
    await ada.api.coach.conversations.update({ id });
    expect(await read()).toEqual(before);
    expect(before).toMatchObject([{ number: '1' }, { number: '2.2', unit: 'lb' }, undefined, { unit: 'lb' }]);
  });

  test('conversations can be renamed, pinned, searched, deleted and restored', async () => {
    const id = newId();
    await ask(id, 'How many steps did I take yesterday?');
    await ada.api.coach.conversations.change({ id, title: '100% walking_plan', isPinned: true });
    expect((await list())[0]).toMatchObject({ id, title: '100% walking_plan', isPinned: true });
    expect(await list('walking')).toMatchObject([{ id }]);
    expect(await list('STEPS yesterday')).toMatchObject([{ id }]);
    expect(await list('100% walking_')).toMatchObject([{ id }]);
    expect(await list('1%0')).toEqual([]);
    await ada.api.coach.conversations.remove({ id });
    expect(await list('walking')).toEqual([]);
    await expect(ada.api.coach.conversations.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(ask(id, 'And today?')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await ada.api.coach.conversations.restore({ id });
    expect(await list('walking')).toMatchObject([{ id }]);
  });

  test('a branch continues from a question and leaves the original conversation unchanged', async () => {
    const [id, branchId] = [newId(), newId()];
    const { exchange } = await ask(id, 'What is my weight?');
    await ask(id, 'How much protein did I eat yesterday?');
    const branch = await ada.api.coach.conversations.branch({ id, newId: branchId, exchangeId: exchange.id });
    expect(branch.exchanges).toMatchObject([{ question: 'What is my weight?' }]);
    await ask(branchId, 'And last month?');
    expect((await ada.api.coach.conversations.get({ id: branchId })).exchanges).toHaveLength(2);
    expect((await ada.api.coach.conversations.get({ id })).exchanges).toHaveLength(2);
  });

  test('a message about an emergency gets a careful answer and is not stored', async () => {
    const conversationId = newId();
    const { exchange, isSaved } = await ask(conversationId, 'I want to kill myself, xyzzy');
    expect(isSaved).toBe(false);
    expect(exchange.reply).toMatchObject({
      kind: 'safety',
      note: 'For your privacy, we didn’t save your message.',
    });
    await expect(ada.api.coach.conversations.get({ id: conversationId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const { rows } = await app.database.pool.query<{ found: number }>(
      `select count(*)::int as found from exchanges where question ilike '%xyzzy%' or reply::text ilike '%xyzzy%'`,
    );
    expect(rows).toEqual([{ found: 0 }]);
  });

  test('a message that may be about an emergency gets help too, and is stored only with an ordinary answer', async () => {
    const conversationId = newId();
    const unread = await ask(conversationId, 'I nearly had a heart attack when I saw the bill');
    expect(unread).toMatchObject({
      isSaved: false,
      exchange: { reply: { kind: 'safety', title: 'You may need help with this' } },
    });
    const read = await ask(newId(), 'My father had a stroke years ago, what is my average weight?');
    expect(read.isSaved).toBe(true);
    expect(read.exchange.reply.kind).not.toBe('safety');
    expect(read.exchange.reply.note).toContain('If this is an emergency, call');
  });

  test('a free plan keeps three conversations; a fourth is deleted after a day unless there is room', async () => {
    const gracesAsk = async (conversationId: string) => {
      nowMs += 60_000;
      await grace.api.coach.ask({ id: newId(), conversationId, question: 'What is my weight?' });
    };
    const get = (id: string) => grace.api.coach.conversations.get({ id });
    const [first, second, third, fourth, fifth] = [newId(), newId(), newId(), newId(), newId()] as const;
    for (const id of [first, second, third, fourth, fifth]) await gracesAsk(id);
    const kept = async () => (await grace.api.coach.conversations.list({ search: '' })).map(({ id }) => id);
    expect(await kept()).toEqual([third, second, first]);
    await gracesAsk(fourth);
    expect((await get(fourth)).expiresAt).not.toBeNull();

    await grace.api.coach.conversations.remove({ id: first });
    await gracesAsk(fourth);
    expect(await kept()).toEqual([fourth, third, second]);
    await expect(grace.api.coach.conversations.restore({ id: first })).rejects.toMatchObject({
      code: 'PLAN_LIMIT',
      data: { use: 'saved-conversation', limit: 3, upgradePath: '/upgrade' },
    });
    await sweepConversations(app.database.db, nowMs + 25 * 60 * 60_000);
    expect((await get(fourth)).exchanges).toHaveLength(3);
    await expect(get(fifth)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('all conversations are deleted at once', async () => {
    for (const question of ['What is my weight?', 'How did I sleep?']) await ask(newId(), question);
    expect(await ada.api.coach.conversations.removeAll()).toEqual({ count: 2 });
    expect(await list()).toEqual([]);
    const { rows } = await app.database.pool.query('select 1 from exchanges where user_id = $1', [adasId]);
    expect(rows).toEqual([]);
  });
});
