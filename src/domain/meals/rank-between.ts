/** Something with its position in a member's own order: lowest first. */
export interface Ranked {
  readonly id: string;
  readonly rank: number;
}

/** A rank before all others, for new things. */
export const rankBefore = (list: readonly Ranked[]): number =>
  Math.min(1, ...list.map(({ rank }) => rank)) - 1;

function rankAt(before: Ranked | undefined, after: Ranked | undefined): number | undefined {
  if (!before) return after ? after.rank - 1 : 0;
  if (!after) return before.rank + 1;
  const middle = (before.rank + after.rank) / 2;
  return middle > before.rank && middle < after.rank ? middle : undefined;
}

/**
 * The ranks to write to move the thing at `from` to `to`: one, between its new neighbors, so that moves on two devices don't undo each
 * other, or all of them if no number is left between two neighbors (after about fifty moves into one gap).
 * @param list in order
 * @param to index after the move
 * @returns empty if nothing moves
 */
export function ranksAfterMove(list: readonly Ranked[], from: number, to: number): readonly Ranked[] {
  const moved = list[from];
  if (!moved || from === to || to < 0 || to >= list.length) return [];
  const others = list.filter((_, index) => index !== from);
  const rank = rankAt(others[to - 1], others[to]);
  if (rank !== undefined) return [{ id: moved.id, rank }];
  return others.toSpliced(to, 0, moved).map(({ id }, index) => ({ id, rank: index }));
}
