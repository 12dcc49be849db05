import { expect, test } from 'vitest';
import { recalling } from './recalling.ts';

test('the last texts are read once each, and others again', () => {
  const read: string[] = [];
  const lengthOf = recalling((text) => {
    read.push(text);
    return text === '' ? undefined : text.length;
  });
  expect([lengthOf('oats'), lengthOf('oats'), lengthOf(''), lengthOf('')]).toEqual([
    4,
    4,
    undefined,
    undefined,
  ]);
  expect(read).toEqual(['oats', '']);
  for (let more = 0; more < 32; more += 1) lengthOf(`bowl ${more}`);
  expect(lengthOf('oats')).toBe(4);
  expect(read.filter((text) => text === 'oats')).toHaveLength(2);
});
