import { expect, test } from 'vitest';
import { recordSource } from '#domain/query/record-source.ts';
import { CANONICAL_UNITS } from '#domain/account/member-units.ts';
import { eatenQuery, eatenReply } from './eaten-foods.ts';

const TODAY = '2026-11-20';

test.each([
  'what did I eat yesterday',
  'I forgot what I ate yesterday',
  'I can’t remember what I had yesterday',
])('“%s” asks for the foods of that day', (question) => {
  expect(eatenQuery(question, TODAY)?.window).toEqual({ kind: 'day', back: 1 });
});

test('“so far” asks for today’s', () => {
  expect(eatenQuery('what have I eaten so far?', TODAY)?.window).toEqual({ kind: 'day', back: 0 });
});

test.each(['I forgot to log breakfast', 'I don’t know what to eat', 'what did I do yesterday'])(
  '“%s” doesn’t',
  (question) => {
    expect(eatenQuery(question, TODAY)).toBeUndefined();
  },
);

test('a reply counts all foods, though it lists only thirty', () => {
  const query = eatenQuery('what did I eat last month', TODAY) ?? expect.fail('not understood');
  const foods = Array.from({ length: 45 }, (_, at) => ({
    date: '2026-10-10',
    at: '2026-10-10T12:00:00',
    kind: 'lunch',
    name: `Dish ${at}`,
    values: { energyKcal: 100 },
  }));
  const source = recordSource({
    today: TODAY,
    isTodayOver: false,
    dayStates: new Map(),
    targets: {},
    entries: { foods },
  });
  const { paragraphs, figures } = eatenReply(query, source, { today: TODAY, units: CANONICAL_UNITS });
  expect(paragraphs).toEqual(['You logged 45 foods last month, [[f2]] in all.']);
  expect(figures[0]?.rows).toHaveLength(30);
});
