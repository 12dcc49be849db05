import { expect, test } from 'vitest';
import { purchaseStateName } from './purchase-words.ts';

test('Ada waits for a confirmation only once her payment is with the bank', () => {
  expect(purchaseStateName({ state: 'pending', isReported: false })).toBe('Started, not finished');
  expect(purchaseStateName({ state: 'pending', isReported: true })).toBe('Waiting for confirmation');
  expect(purchaseStateName({ state: 'lost', isReported: true })).toBe('Charged back');
});
