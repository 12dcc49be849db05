import { expect, test } from 'vitest';
import { flagSentences } from './food-flags.tsx';

test('flags are short sentences, one for each kind', () => {
  expect(
    flagSentences([
      { kind: 'allergy', what: 'milk', certainty: 'contains' },
      { kind: 'allergy', what: 'gluten', certainty: 'contains' },
      { kind: 'allergy', what: 'egg', certainty: 'may-contain' },
      { kind: 'dislike', what: 'cilantro', certainty: 'contains' },
    ]),
  ).toEqual({
    contains: 'Contains milk and gluten',
    mayContain: 'May contain egg',
    disliked: 'You don’t like cilantro',
  });
  expect(flagSentences([])).toEqual({ contains: undefined, mayContain: undefined, disliked: undefined });
});
