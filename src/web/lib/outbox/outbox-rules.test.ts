import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  discardedWith,
  isDoneAlready,
  isOutboxRow,
  nextToSend,
  retryDelayMs,
  rowsOf,
  verdictOf,
  type OutboxRow,
} from './outbox-rules.ts';

const row = (id: string, change: Partial<OutboxRow> = {}): OutboxRow => ({
  id,
  memberKey: 'ada',
  subject: 'lunch',
  method: 'PUT',
  path: '/meals/lunch',
  body: {},
  effect: { type: 'put-meal', value: {} },
  label: 'Change lunch',
  ...change,
});
const refused = { code: 'BAD_REQUEST', text: 'Not valid.' };

test('Ada’s first write is sent first', () => {
  expect(nextToSend([row('2'), row('1'), row('3')], 'ada')?.id).toBe('1');
});

test('Bob’s write on the same device waits for Bob', () => {
  const rows = [row('1', { memberKey: 'bob' }), row('2')];
  expect(nextToSend(rows, 'ada')?.id).toBe('2');
  expect(rowsOf(rows, 'ada').map(({ id }) => id)).toEqual(['2']);
});

test('no member ever sends another’s row', () => {
  const rows = fc.array(fc.record({ id: fc.uuid(), memberKey: fc.constantFrom('ada', 'bob', 'cleo') }));
  fc.assert(
    fc.property(rows, (written) => {
      const next = nextToSend(
        written.map(({ id, memberKey }) => row(id, { memberKey })),
        'ada',
      );
      expect(next?.memberKey ?? 'ada').toBe('ada');
    }),
  );
});

test('a change to a meal whose creation was rejected waits, other meals continue', () => {
  const rows = [row('1', { method: 'POST', rejected: refused }), row('2'), row('3', { subject: 'dinner' })];
  expect(nextToSend(rows, 'ada')?.id).toBe('3');
});

test('discarding a rejected creation also drops the writes that depend on it, and nothing else', () => {
  const rows = [
    row('0', { subject: 'dinner' }),
    row('1', { method: 'POST', rejected: refused }),
    row('2'),
    row('3', { memberKey: 'bob' }),
  ];
  expect(discardedWith(rows, '1')).toEqual(['1', '2']);
});

test('discarding a refused change leaves the changes after it', () => {
  expect(discardedWith([row('1', { rejected: refused }), row('2')], '1')).toEqual(['1']);
});

test.each([
  [undefined, 'later'],
  [200, 'sent'],
  [201, 'sent'],
  [401, 'signed-out'],
  [408, 'later'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
  [400, 'rejected'],
  [404, 'rejected'],
  [409, 'rejected'],
] as const)('a response of %s means: %s', (status, verdict) => {
  expect(verdictOf(status)).toBe(verdict);
});

test('deleting something that doesn’t exist is done; changing it, or a proxy’s error page, isn’t', () => {
  expect(isDoneAlready(row('1', { method: 'DELETE' }), 'NOT_FOUND')).toBe(true);
  expect(isDoneAlready(row('1', { method: 'DELETE' }), 'undefined')).toBe(false);
  expect(isDoneAlready(row('1', { method: 'DELETE' }), undefined)).toBe(false);
  expect(isDoneAlready(row('1'), 'NOT_FOUND')).toBe(false);
});

test('a server that is down is tried less and less often, but at least once a minute', () => {
  expect([0, 1, 2, 6, 40].map(retryDelayMs)).toEqual([1000, 2000, 4000, 60_000, 60_000]);
});

test('other programs’ data in the store isn’t mistaken for a row', () => {
  expect(
    [null, 'x', {}, { ...row('1'), method: 'GET' }, { ...row('1'), effect: null }].some(isOutboxRow),
  ).toBe(false);
  expect(isOutboxRow(row('1'))).toBe(true);
});
