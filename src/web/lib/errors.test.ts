import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { explain, explainCode, refusedFields } from './errors.ts';

test('no answer at all is explained as no connection', () => {
  expect(explain(new TypeError('fetch failed')).code).toBe('OFFLINE');
});

test('refused fields speak for themselves', () => {
  const data = { issues: [{ field: 'kind', message: 'Choose a kind.' }] };
  expect(explain(new ORPCError('BAD_REQUEST', { data })).text).toBe('Choose a kind.');
  expect(refusedFields(data)).toEqual({ kind: 'Choose a kind.' });
});

test('what the server says of its insides never reaches a screen', () => {
  const error = new ORPCError('INTERNAL_SERVER_ERROR', { message: 'relation "meals" does not exist' });
  expect(explain(error).text).not.toContain('relation');
  expect(explainCode('NEVER_HEARD_OF').text).toMatch(/Nothing of yours was changed/);
});
