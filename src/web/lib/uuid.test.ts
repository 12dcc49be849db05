import { expect, test } from 'vitest';
import { uuidV7 } from './uuid.ts';

test('ids are version 7 and sort in the order they were made, also within one millisecond and when the clock steps back', () => {
  const ids = [1000, 1000, 1000, 1001, 900, 1002].map((ms) => uuidV7(ms));
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('a thousand meals logged at once have a thousand ids', () => {
  expect(new Set(Array.from({ length: 1000 }, () => uuidV7(5000))).size).toBe(1000);
});
