import { expect, test } from 'vitest';
import { formatPercent } from './glucose-text.ts';

test.each([
  [100, '100%'],
  [99.96, '99.9%'],
  [99.4, '99.4%'],
  [98.6, '99%'],
  [9.96, '10%'],
  [4.24, '4.2%'],
  [0.003, '0.1%'],
  [0, '0%'],
])('only all of the readings are 100%%, and none are 0%%: %d is %s', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});
