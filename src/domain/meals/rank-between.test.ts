import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankBefore, ranksAfterMove, type Ranked } from './rank-between.ts';

const LIST: readonly Ranked[] = ['a', 'b', 'c', 'd'].map((id, rank) => ({ id, rank }));
const apply = (list: readonly Ranked[], ranks: readonly Ranked[]) =>
  list
    .map((entry) => ranks.find(({ id }) => id === entry.id) ?? entry)
    .toSorted((one, other) => one.rank - other.rank);

test('a move writes only the rank of the moved item', () => {
  expect(ranksAfterMove(LIST, 3, 1)).toEqual([{ id: 'd', rank: 0.5 }]);
  expect(ranksAfterMove(LIST, 0, 3)).toEqual([{ id: 'a', rank: 4 }]);
  expect(ranksAfterMove(LIST, 2, 0)).toEqual([{ id: 'c', rank: -1 }]);
});

test('a move to the same position, or out of the list, writes nothing', () => {
  expect([ranksAfterMove(LIST, 1, 1), ranksAfterMove(LIST, 0, -1), ranksAfterMove(LIST, 3, 4)]).toEqual([
    [],
    [],
    [],
  ]);
});

test('new items come first, even in an empty list', () => {
  expect(rankBefore(LIST)).toBe(-1);
  expect(rankBefore([])).toBe(0);
});

test('after hundreds of moves, into one gap or anywhere, the order matches what the member saw', () => {
  const place = fc.nat({ max: 3 });
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { minLength: 100, maxLength: 300 }), (moves) => {
      let list = LIST;
      for (const [from, to] of moves) {
        const wanted = list
          .filter((_, index) => index !== from)
          .toSpliced(to, 0, ...list.slice(from, from + 1));
        list = apply(list, ranksAfterMove(list, from, to));
        expect(list.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
      }
    }),
    { numRuns: 30 },
  );
});

test('when a gap has no number left, all are renumbered and the order stays', () => {
  // Near 0 numbers are closer together than anyone moves things; from 1 on they aren't.
  let list: readonly Ranked[] = LIST.map(({ id, rank }) => ({ id, rank: rank + 1 }));
  let renumbered = 0;
  for (let move = 0; move < 120; move += 1) {
    const last = list.at(-1)?.id;
    const ranks = ranksAfterMove(list, 3, 1);
    if (ranks.length === 4) renumbered += 1;
    list = apply(list, ranks);
    expect(list[1]?.id).toBe(last);
  }
  expect(renumbered).toBeGreaterThan(0);
});
