import { ORPCError, createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';
import { StandardOpenAPILink } from '@orpc/openapi-client/standard';
import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_BATCH_READS } from '#contract/shared/batch-limit.ts';
import { contract } from '#contract/contract.ts';
import { batchedReads, groupReads, type ReadContext } from './batched-reads.ts';

const API = 'https://perennial.test/api';
const NOT_THERE = { defined: true, code: 'NOT_FOUND', status: 404, message: 'This does not exist.' };

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly reads: readonly string[];
}

describe('reads of a screen', () => {
  let sent: Sent[];
  let answer: (request: Sent) => { status: number; body: unknown };
  let api: JsonifiedClient<ContractRouterClient<typeof contract, ReadContext>>;
  let forgetAhead: () => void;

  beforeEach(() => {
    sent = [];
    answer = ({ path, reads }) =>
      path === '/batch'
        ? { status: 200, body: reads.map((read) => ({ status: 200, body: { read } })) }
        : { status: 200, body: { read: path } };
    const batched = batchedReads(
      {
        call: async ({ method, url }) => {
          const request = { method, path: url.pathname.slice(4), reads: url.searchParams.getAll('read') };
          sent.push(request);
          const { status, body } = answer(request);
          return { status, headers: {}, body: () => Promise.resolve(body) };
        },
      },
      () => API,
    );
    forgetAhead = batched.forgetAhead;
    api = createORPCClient(new StandardOpenAPILink<ReadContext>(contract, batched.client, { url: API }));
  });

  test('that are made together go out as one request, and each gets its own answer', async () => {
    const day = api.meals.day({ date: '2026-11-20' });
    const water = api.water.drinks.list({ from: '2026-11-10', to: '2026-11-20' });
    expect(await Promise.all([day, water])).toEqual([
      { read: '/days/2026-11-20' },
      { read: '/drinks?from=2026-11-10&to=2026-11-20' },
    ]);
    expect(sent).toHaveLength(1);
  });

  test('are sent separately if they are made alone or later', async () => {
    await api.goals.get();
    await api.bioAge.overview();
    expect(sent.map(({ path }) => path)).toEqual(['/goals', '/bio-age']);
  });

  test('don’t include writes', async () => {
    await Promise.all([api.goals.get(), api.bioAge.overview(), api.account.logout()]);
    expect(sent.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'GET /batch',
      'POST /account/logout',
    ]);
  });

  test('fail one by one', async () => {
    answer = ({ reads }) => ({
      status: 200,
      body: reads.map((read) =>
        read === '/goals' ? { status: 404, body: NOT_THERE } : { status: 200, body: { read } },
      ),
    });
    const [goals, age] = await Promise.allSettled([api.goals.get(), api.bioAge.overview()]);
    expect(goals).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND', status: 404 } });
    expect(age).toEqual({ status: 'fulfilled', value: { read: '/bio-age' } });
  });

  test('all fail if the session has ended or there is no response', async () => {
    const body = { defined: true, code: 'UNAUTHORIZED', status: 401, message: 'Please log in first.' };
    answer = () => ({ status: 401, body });
    for (const { reason } of (await Promise.allSettled([api.goals.get(), api.bioAge.overview()])) as {
      reason?: unknown;
    }[]) {
      expect(reason).toBeInstanceOf(ORPCError);
      expect(reason).toMatchObject({ status: 401 });
    }
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    for (const { reason } of (await Promise.allSettled([api.goals.get(), api.bioAge.overview()])) as {
      reason?: unknown;
    }[])
      expect(reason).toBeInstanceOf(TypeError);
  });

  test('use a prefetched answer, once', async () => {
    const ahead = { context: { isAhead: true } };
    void api.goals.get(undefined, ahead);
    void api.bioAge.overview(undefined, ahead);
    await api.goals.get();
    expect(await api.bioAge.overview()).toEqual({ read: '/bio-age' });
    expect(sent).toHaveLength(1);
    await api.goals.get();
    expect(sent).toHaveLength(2);
  });

  test('don’t use an answer prefetched before a write', async () => {
    await api.goals.get(undefined, { context: { isAhead: true } });
    forgetAhead();
    await api.goals.get();
    expect(sent).toHaveLength(2);
  });
});

test('are split if they exceed one request’s limit, none too long for a proxy', () => {
  const many = Array.from({ length: 2 * MAX_BATCH_READS + 1 }, (_, index) => ({ read: `/goals?n=${index}` }));
  expect(groupReads(many).map(({ length }) => length)).toEqual([MAX_BATCH_READS, MAX_BATCH_READS, 1]);
  const long = Array.from({ length: 4 }, () => ({ read: `/foods?query=${'ä'.repeat(400)}` }));
  expect(groupReads(long).map(({ length }) => length)).toEqual([2, 2]);
  expect(groupReads(long).flat()).toEqual(long);
  expect(groupReads([])).toEqual([]);
});
