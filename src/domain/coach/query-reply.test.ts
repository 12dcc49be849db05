import { expect, test } from 'vitest';
import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { Query } from '#domain/query/query.ts';
import { miraRecords } from '#domain/query/testing.ts';
import { queryReply } from './query-reply.ts';

const source = miraRecords();
const said = { today: source.today, units: CANONICAL_UNITS } as const;

test('the week with the fewest steps may not be over', () => {
  const noteOf = (order: 'lowest' | 'highest') => {
    const query: Query = {
      metric: 'steps',
      aggregate: 'sum',
      group: 'week',
      rank: { order, limit: 1 },
      window: { kind: 'week', back: 0 },
    };
    return queryReply(query, evaluate(query, source), said).note;
  };
  expect([noteOf('lowest'), noteOf('highest')]).toEqual(['This week isn’t over yet.', null]);
});
