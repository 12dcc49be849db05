import { expect, test } from 'vitest';
import { purchaseStateName } from './purchase-words.ts';

test('Ada waits for a confirmation only once her payment is with the bank', () => {
  expect(purchaseStateName({ state: 'pending', isTold: false })).toBe('Begun, not finished');
  expect(purchaseStateName({ state: 'pending', isTold: true })).toBe('Waiting for confirmation');
  expect(purchaseStateName({ state: 'lost', isTold: true })).toBe('Charged back');
});
