import { expect, test } from 'vitest';
import { read } from '#domain/questions/testing.ts';

test.each([
  ['how many dinners after half past seven in the evening', 'how many dinners after 7:30 pm'],
  ['how many dinners later than 7.30 in the evening', 'how many dinners after 7:30 pm'],
  ['how many breakfasts before a quarter to eight in the morning', 'how many breakfasts before 7:45 am'],
  ['how many breakfasts before quarter past 8 in the morning', 'how many breakfasts before 8:15 am'],
  [
    'what’s my heart rate like, on average, during runs lasting over half an hour?',
    'average heart rate during runs over 30 minutes',
  ],
  ['average sleep on nights where I wake up on a Monday', 'average sleep on Mondays'],
  ['what’s my average sleep when I wake up on a Sunday', 'what’s my average sleep on Sundays'],
])('“%s” is “%s”', (asked, plain) => {
  expect(read(plain), plain).toBeDefined();
  expect(read(asked)).toEqual(read(plain));
});
