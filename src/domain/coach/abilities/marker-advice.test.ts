import { expect, test } from 'vitest';
import { namedMarker } from './marker-advice.ts';

test.each(['creatine', 'mean', 'fasting', 'morning', 'urine'])('“%s” alone names no marker', (words) => {
  expect(namedMarker(words)).toBeUndefined();
});

test('“ferritin levels” names ferritin', () => {
  expect(namedMarker('ferritin levels')).toBe('ferritin');
});
