import { expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import { requestOf } from './wire.ts';

const ID = '0197a3f0-0000-7000-8000-000000000001';

test('the day a member marks is in the path, its state in the body', () => {
  const input = { date: '2026-11-20', state: 'complete' } as const;
  expect(requestOf(contract.meals.setState, input)).toEqual({
    method: 'PUT',
    path: '/days/2026-11-20/state',
    body: input,
  });
});

test('a deletion has no body', () => {
  expect(requestOf(contract.meals.remove, { id: ID })).toEqual({
    method: 'DELETE',
    path: `/meals/${ID}`,
    body: undefined,
  });
});

test('a procedure without input gets an empty body', () => {
  const request = requestOf(contract.goals.declineCheckIn, undefined);
  expect(request).toEqual({ method: 'POST', path: '/goals/check-in/decline', body: {} });
});

test('a path parameter can’t lead to another address', () => {
  const { path } = requestOf(contract.supplements.suggestions.recall, { ruleId: '../../meals?x' });
  expect(path).toBe('/supplement-suggestions/..%2F..%2Fmeals%3Fx/dismissal');
});

test('a read cannot be put in the outbox', () => {
  expect(() => requestOf(contract.meals.day, { date: '2026-11-20' })).toThrow(TypeError);
});
