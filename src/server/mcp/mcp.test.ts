import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { beforeEach, describe, expect, test } from 'vitest';
import type { TokenScope } from '#domain/tokens/scopes.ts';
import { profiles } from '#server/account/tables.ts';
import { rateLimits } from '#server/auth/tables.ts';
import { testDatabases } from '#server/db/testing.ts';
import { opened, signedUp } from '#server/testing/shared-resource.ts';
import { breakfast, openTestApp } from '#server/testing/test-app.ts';
import { ORIGIN } from '#server/testing/test-services.ts';
import { bearer, secretOf } from '#server/testing/tokens.ts';

/** A Friday. */
const NOW = Date.parse('2026-11-20T12:00:00Z');
const FULL: readonly TokenScope[] = [
  'meals:read',
  'meals:write',
  'foods:read',
  'glucose:read',
  'water:read',
  'water:write',
];

describe.each(testDatabases())('an assistant on $name', (place) => {
  const app = opened(() => openTestApp(place, { now: () => NOW }));
  const ada = signedUp(app, 'Ada');
  beforeEach(async () => {
    await app.database.db.delete(rateLimits);
    await app.database.db.update(profiles).set({ plan: 'lifetime' });
  });

  async function assistant(
    scopes: readonly TokenScope[] = FULL,
    mode: 'legacy' | { pin: string } = 'legacy',
  ) {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    const secret = await secretOf(ada, scopes);
    await client.connect(
      new StreamableHTTPClientTransport(new URL('/mcp', ORIGIN), {
        requestInit: { headers: bearer(secret) },
        fetch: async (url, init) => app.request(new Request(url, init)),
      }),
    );
    const call = async (name: string, args: Record<string, unknown> = {}) => {
      const { content, isError } = await client.callTool({ name, arguments: args });
      const [said] = content as { text: string }[];
      return { isError: isError === true, text: said?.text ?? '' };
    };
    const answer = async (name: string, args: Record<string, unknown> = {}) => {
      const { isError, text } = await call(name, args);
      expect({ isError, text: isError ? text : '' }).toEqual({ isError: false, text: '' });
      return JSON.parse(text);
    };
    return { client, call, answer };
  }

  const modes = [
    ['2025-11-25', 'legacy'],
    ['2026-07-28', { pin: '2026-07-28' }],
  ] as const;

  test.each(modes)(
    'in revision %s: "What did I eat yesterday? Log a banana. How was my glucose last week? Undo."',
    async (revision, mode) => {
      const yesterday = breakfast({ eatenAt: '2026-11-19T07:30:00+01:00', note: 'with Grace' });
      await ada.api.meals.create(yesterday);
      for (const [day, glucoseMgdl] of [
        ['10', 90],
        ['10', 110],
        ['12', 120],
        ['17', 300],
      ] as const)
        await ada.api.glucose.readings.put({
          id: crypto.randomUUID(),
          measuredAt: `2026-11-${day}T0${glucoseMgdl % 7}:00:00Z`,
          timeZone: 'Europe/Berlin',
          glucoseMgdl,
        });
      const { client, answer } = await assistant(FULL, mode);
      expect(client.getNegotiatedProtocolVersion()).toBe(revision);
      expect(client.getInstructions()).toContain('Today is 2026-11-20 in Europe/Berlin');

      expect(await answer('get_day', { date: '2026-11-19' })).toMatchObject({
        date: '2026-11-19',
        meals: [{ time: '07:30', kind: 'breakfast', note: 'with Grace', foods: [{ grams: 200 }] }],
      });

      const logged = await answer('log_meal', { text: 'a banana' });
      expect(logged).toMatchObject({
        saved: true,
        date: '2026-11-20',
        notUnderstood: [],
        undo: { kind: 'meal' },
      });
      expect(await answer('log_meal', { text: 'a banana' })).toEqual(logged);
      const today = async () => (await ada.api.meals.day({ date: '2026-11-20' })).meals;
      expect(await today()).toMatchObject([{ id: logged.undo.id, items: [{ foodId: 'banana' }] }]);

      expect(await answer('query_my_data', { metric: 'glucose', period: 'last-week' })).toMatchObject({
        id: 'glucoseMgdl',
        unit: 'mg/dL',
        from: '2026-11-09',
        to: '2026-11-15',
        dayCount: 2,
        statistics: { mean: 110, min: 100, max: 120 },
        days: [
          { date: '2026-11-10', value: 100 },
          { date: '2026-11-12', value: 120 },
        ],
      });

      expect(await answer('undo', logged.undo)).toMatchObject({ undone: true });
      expect(await today()).toEqual([]);
      // Logging it again restores it; then the other revision deletes it.
      await answer('log_meal', { text: 'a banana' });
      expect(await today()).toHaveLength(1);
      await answer('undo', logged.undo);
      await ada.api.meals.remove({ id: yesterday.id });
      for (const { id } of await ada.api.glucose.readings.list({ from: '2026-11-01', to: '2026-11-20' }))
        await ada.api.glucose.readings.remove({ id });
      await client.close();
    },
  );

  test('repeated calls log water once, and undo removes it', async () => {
    const { answer } = await assistant();
    const glass = { kind: 'water', value: 250, at: '2026-11-20T09:00:00+01:00' };
    const { undo } = await answer('log_entry', glass);
    await answer('log_entry', glass);
    const drinks = () => ada.api.water.drinks.list({ from: '2026-11-20', to: '2026-11-20' });
    expect(await drinks()).toMatchObject([{ volumeMl: 250, kind: 'water' }]);
    await answer('undo', undo);
    expect(await drinks()).toEqual([]);
  });

  test('it is offered only the tools for its token, each with its effect', async () => {
    const namesFor = async (scopes: readonly TokenScope[]) =>
      (await (await assistant(scopes)).client.listTools()).tools.map(({ name }) => name);
    expect(await namesFor(['water:read'])).toEqual(['query_my_data', 'list_metrics']);
    expect(await namesFor(['water:write'])).toEqual(['log_entry', 'undo', 'query_my_data', 'list_metrics']);
    const { tools } = await (await assistant()).client.listTools();
    for (const { name, annotations } of tools) {
      const writes = ['log_meal', 'log_entry', 'undo'].includes(name);
      expect({ name, ...annotations }).toMatchObject({ name, readOnlyHint: !writes, openWorldHint: false });
      if (writes)
        expect(annotations).toMatchObject({ idempotentHint: true, destructiveHint: name === 'undo' });
    }
  });

  test('a number that its token may not read is refused, with the reason', async () => {
    const { call } = await assistant(['water:read']);
    expect(await call('query_my_data', { metric: 'calories', period: 'last-7-days' })).toEqual({
      isError: true,
      text: 'token: This token doesn’t have the meals:read permission.',
    });
    expect((await call('query_my_data', { metric: 'unicorns', period: 'today' })).text).toContain(
      'metric doesn’t exist',
    );
    expect((await call('query_my_data', { metric: 'water' })).text).toContain('Provide a period');
    const listed = await call('list_metrics', { search: 'water' });
    expect(JSON.parse(listed.text).metrics[0]).toMatchObject({ id: 'waterMl', unit: 'mL' });
  });

  test('words without food log nothing', async () => {
    const { call } = await assistant();
    expect(await call('log_meal', { text: 'qwrtzp' })).toMatchObject({ isError: true });
    expect((await ada.api.meals.day({ date: '2026-11-20' })).meals).toEqual([]);
  });

  test('a day is a resource too', async () => {
    const { client } = await assistant();
    const { contents } = await client.readResource({ uri: 'perennial://day/2026-11-01' });
    expect(JSON.parse((contents[0] as { text: string }).text)).toMatchObject({
      date: '2026-11-01',
      meals: [],
    });
  });

  test('a report compares a range with the one before, in the sections that the token can read', async () => {
    for (const [date, volumeMl] of [
      ['2026-11-06', 1000],
      ['2026-11-13', 1800],
      ['2026-11-14', 2200],
    ] as const)
      await ada.api.water.drinks.put({
        id: crypto.randomUUID(),
        drunkAt: `${date}T09:00:00Z`,
        timeZone: 'Europe/Berlin',
        kind: 'water',
        volumeMl,
      });
    const { answer, call, client } = await assistant();
    const week = { from: '2026-11-09', to: '2026-11-15' };
    const report = await answer('get_report', week);
    expect(report).toMatchObject({ range: week, comparedWith: { from: '2026-11-02', to: '2026-11-08' } });
    expect(report.figures).toContainEqual(
      expect.objectContaining({ id: 'waterMl', unit: 'mL', average: 2000, days: 2, averageBefore: 1000 }),
    );
    const { contents } = await client.readResource({ uri: 'perennial://report/2026-11-09/2026-11-15' });
    expect(JSON.parse((contents[0] as { text: string }).text)).toEqual(report);
    expect((await call('get_report', { from: '2026-11-09' })).text).toContain('Provide a period');
    const meals = await assistant(['meals:read']);
    expect((await meals.answer('get_report', week)).figures).toEqual([]);
  });

  test.each(modes)('in revision %s it answers as the protocol says, errors too', async (_revision, mode) => {
    const { client } = await assistant(['meals:read'], mode);
    expect(client.getServerCapabilities()).toEqual({
      tools: { listChanged: false },
      resources: { listChanged: false },
    });
    if (mode === 'legacy') expect(await client.ping()).toEqual({});
    const { tools, nextCursor } = await client.listTools();
    expect({ names: tools.map(({ name }) => name), nextCursor }).toEqual({
      names: ['get_day', 'analyze_meal', 'query_my_data', 'list_metrics', 'get_report'],
      nextCursor: undefined,
    });
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'perennial://day/{date}',
      'perennial://report/{from}/{to}',
    ]);
    expect(await client.listResources()).toMatchObject({ resources: [] });
    const code = -32_602;
    const cursor = 'second-page';
    await expect(client.listTools({ cursor })).rejects.toMatchObject({ code });
    await expect(client.listResources({ cursor })).rejects.toMatchObject({ code });
    await expect(client.listResourceTemplates({ cursor })).rejects.toMatchObject({ code });
    await expect(
      client.callTool({ name: 'log_meal', arguments: { text: 'a banana' } }),
    ).rejects.toMatchObject({ code });
    for (const uri of [
      'perennial://nothing/1',
      'perennial://day/2026-13-45',
      'perennial://report/2026-11-15/2026-11-09',
    ])
      await expect(client.readResource({ uri })).rejects.toMatchObject({ code });
    // An assistant can correct its input, so that is a result.
    const { isError, content } = await client.callTool({
      name: 'get_day',
      arguments: { date: '2026-02-31' },
    });
    expect({ isError, content }).toMatchObject({
      isError: true,
      content: [{ text: expect.stringContaining('date') }],
    });
    await client.close();
  });

  test('what isn’t a request of the protocol is refused with its code', async () => {
    const secret = await secretOf(ada, ['meals:read']);
    const send = async (method: string, body?: string, more: Record<string, string> = {}) => {
      const headers = {
        ...bearer(secret),
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'MCP-Protocol-Version': '2025-11-25',
        ...more,
      };
      const answer = await app.request(
        new Request(new URL('/mcp', ORIGIN), { method, headers, ...(body && { body }) }),
      );
      const code = /"code":(-\d+)/.exec(await answer.text())?.[1];
      return [answer.status, code === undefined ? undefined : Number(code)];
    };
    const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
    expect(await send('POST', ping)).toEqual([200, undefined]);
    expect(await send('POST', ping.replace('ping', 'no/such'))).toEqual([200, -32_601]);
    expect(await send('POST', '{nope')).toEqual([400, -32_700]);
    expect(await send('POST', ping.replace('2.0', '1.0'))).toEqual([400, -32_600]);
    expect(await send('POST', ping, { 'MCP-Protocol-Version': '1999-01-01' })).toEqual([400, -32_000]);
    expect(await send('POST', ping, { Accept: 'text/html' })).toEqual([406, -32_000]);
    expect(await send('POST', ping, { 'Content-Type': 'text/plain' })).toEqual([415, -32_000]);
    // There are no sessions to stream from or to end.
    for (const method of ['GET', 'DELETE']) expect(await send(method)).toEqual([405, -32_000]);
  });

  test('requests without a token are refused, even with a session cookie', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
    const answer = await ada.send('POST', '/mcp', body);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain('Bearer');
  });

  test('a batch is answered only in a protocol revision that allows batches', async () => {
    const secret = await secretOf(ada, FULL);
    const post = async (revision: string | undefined, body: unknown) => {
      const headers = {
        ...bearer(secret),
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...(revision !== undefined && { 'MCP-Protocol-Version': revision }),
      };
      const request = new Request(new URL('/mcp', ORIGIN), {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      const answer = await app.request(request);
      return { status: answer.status, text: await answer.text() };
    };
    const list = (id: number) => ({ jsonrpc: '2.0', id, method: 'tools/list', params: {} });
    for (const revision of ['2025-06-18', '2025-11-25', '2026-07-28']) {
      const { status, text } = await post(revision, [list(1), list(2)]);
      expect({ status, ...JSON.parse(text) }).toMatchObject({
        status: 400,
        id: null,
        error: { code: -32_600 },
      });
    }
    expect(await post('2025-11-25', list(1))).toMatchObject({ status: 200 });
    for (const revision of ['2025-03-26', undefined]) {
      const { status, text } = await post(revision, [list(1), list(2)]);
      expect(status).toBe(200);
      expect(text).toMatch(/"id":1[^]*"id":2|"id":2[^]*"id":1/);
    }
  });
});
