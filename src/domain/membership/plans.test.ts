import { expect, test } from 'vitest';
import { comparisonOf } from './comparison.ts';
import { LIFETIME_PRICE_TEXT, moneyText } from './money.ts';
import { dailyLimit, upgradePathOf } from './plans.ts';

test('the plan limits match the specification', () => {
  expect(dailyLimit('free', 'model-analysis')).toBe(3);
  expect(dailyLimit('lifetime', 'model-analysis')).toBe(200);
  expect(dailyLimit('free', 'coach-message')).toBe(10);
  expect(dailyLimit('lifetime', 'coach-message')).toBe(300);
  expect([upgradePathOf('free'), upgradePathOf('lifetime')]).toEqual(['/upgrade', null]);
});

test('the comparison puts them in words', () => {
  const rows = Object.fromEntries(
    comparisonOf({ hasMealModel: true, hasCoachModel: true }).map(({ name, has }) => [name, has]),
  );
  expect(rows['AI analyses']).toEqual({
    free: '3 a day',
    lifetime: 'Unlimited (fair use: up to 200 a day)',
  });
  expect(rows['Access tokens']).toEqual({ free: '1', lifetime: 'Unlimited' });
  expect(rows['Imports from devices']).toEqual({ free: 'The last 90 days', lifetime: 'Your full history' });
  expect(rows['Reports']).toEqual({
    free: 'Up to 90 days',
    lifetime: 'Your full history, including PDF',
  });
});

test('a server without a model doesn’t list its features', () => {
  const names = comparisonOf({ hasMealModel: false, hasCoachModel: false }).map(({ name }) => name);
  expect(names.filter((name) => /AI/.test(name))).toEqual([]);
  expect(names).toContain('Coach with the built-in engine');
});

test('amounts are formatted as usual', () => {
  expect(LIFETIME_PRICE_TEXT).toBe('$49');
  expect(moneyText(2450, 'usd')).toBe('$24.50');
  expect(moneyText(4900, 'EUR')).toBe('€49');
});
