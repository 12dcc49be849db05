import { expect, test } from 'vitest';
import { explainDerived } from './explain-derived.ts';

test('HOMA-IR is explained by what it’s calculated from and by its ranges', () => {
  expect(explainDerived('homa ir')).toMatchObject({
    title: 'HOMA-IR',
    paragraphs: [
      expect.stringMatching(/^HOMA-IR is calculated from your .+ and .+, drawn after an overnight fast\.$/),
      expect.stringContaining(': '),
    ],
  });
});

test('ranges that depend on age or sex are left out', () => {
  expect(explainDerived('fib-4')?.paragraphs).toHaveLength(1);
});

test('anything else isn’t explained', () => {
  expect(explainDerived('sleep')).toBeUndefined();
});
