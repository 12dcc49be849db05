import { expect, test } from 'vitest';
import { doneDetail } from './proposal.ts';

test.each([
  ['Log your glucose', '92 mg/dL', 'Today at 7:00 AM · Fasting', '92 mg/dL · Today at 7:00 AM · Fasting'],
  // Its title says what was added, and the other amount is the day's.
  ['Add 250 mL of water', '1,080 mL', 'Water today', 'Water today'],
  ['Remember this', 'I’m vegetarian', null, 'I’m vegetarian'],
])('after it is confirmed, “%s” still says what was written', (title, after, detail, shown) => {
  expect(doneDetail({ title, after, detail })).toBe(shown);
});
