import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { explain, explainCode, refusedFields } from './errors.ts';

test('no answer at all is explained as no connection', () => {
  expect(explain(new TypeError('fetch failed')).code).toBe('OFFLINE');
});

test('the message of a refused field is shown as is', () => {
  const data = { issues: [{ field: 'kind', message: 'Choose a kind.' }] };
  expect(explain(new ORPCError('BAD_REQUEST', { data })).text).toBe('Choose a kind.');
  expect(refusedFields(data)).toEqual({ kind: 'Choose a kind.' });
});

test('the server’s internal messages never reach a screen', () => {
  const error = new ORPCError('INTERNAL_SERVER_ERROR', { message: 'relation "meals" does not exist' });
  expect(explain(error).text).not.toContain('relation');
  expect(explainCode('NEVER_HEARD_OF').text).toMatch(/Try again in a moment/);
});

test('a daily limit shows its number, and what still works', () => {
  const data = { use: 'model-analysis', limit: 3, resetsAt: '2026-11-20T23:00:00Z', upgradePath: '/upgrade' };
  expect(explain(new ORPCError('PLAN_LIMIT', { status: 402, data })).text).toMatch(
    /all 3 of today’s AI analyses.*reset at \d{1,2}:\d\d\s[AP]M, .*no limit/,
  );
  expect(explainCode('PLAN_LIMIT').text).toMatch(/midnight/);
  // Not every limit of a plan resets tomorrow.
  expect(explainCode('PLAN_LIMIT', { use: 'report-days', limit: 90 }).title).toBe('Plan limit reached');
  expect(explainCode('PLAN_LIMIT').more?.to).toBe('/upgrade');
  expect(explainCode('CONFLICT').more).toBeUndefined();
  // There is no upgrade from the largest plan.
  expect(explainCode('PLAN_LIMIT', { ...data, upgradePath: null }).more).toBeUndefined();
  expect(explainCode('PLAN_LIMIT', data).more?.to).toBe('/upgrade');
});
