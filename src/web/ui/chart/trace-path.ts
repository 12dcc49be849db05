type Scale = (value: number) => number;

interface Trace {
  readonly x: ArrayLike<number>;
  readonly y: ArrayLike<number>;
  /** Points further apart than this, in the unit of x, aren't connected. */
  readonly mostGap: number;
  readonly toX: Scale;
  readonly toY: Scale;
}

const short = (px: number): number => Math.round(px * 10) / 10;

/**
 * The line through many points as one SVG path. Of the points in one column of pixels, only the first, lowest, highest and last are drawn:
 * the picture is the same, and its size depends on the screen, not the data. Missing (NaN) is a gap; an isolated point is a dot of the
 * stroke's width.
 */
export function tracePath({ x, y, mostGap, toX, toY }: Trace): string {
  const parts: string[] = [];
  let column: number[] = [];
  let columnAt = Number.NaN;
  let penDown = false;
  let drawn = 0;
  let lastX = Number.NaN;

  const draw = (index: number): void => {
    const at = `${short(toX(x[index] ?? 0))} ${short(toY(y[index] ?? 0))}`;
    parts.push(penDown ? `L${at}` : `M${at}`);
    drawn = penDown ? drawn + 1 : 1;
    penDown = true;
  };
  const flush = (): void => {
    for (const index of outline(column, y)) draw(index);
    column = [];
  };
  const lift = (): void => {
    flush();
    if (penDown && drawn === 1) parts.push('h0');
    penDown = false;
    columnAt = Number.NaN;
  };

  for (let index = 0; index < x.length; index++) {
    const position = x[index] ?? 0;
    if (Number.isNaN(y[index] ?? Number.NaN)) continue;
    if (position - lastX > mostGap) lift();
    lastX = position;
    const here = Math.floor(toX(position));
    if (here !== columnAt) flush();
    columnAt = here;
    column.push(index);
  }
  lift();
  return parts.join('');
}

/** First, lowest, highest and last of adjacent points, in order, without duplicates. */
function outline(indexes: readonly number[], y: ArrayLike<number>): readonly number[] {
  if (indexes.length < 4) return indexes;
  const value = (index: number): number => y[index] ?? 0;
  let [lowest, highest] = [indexes[0] ?? 0, indexes[0] ?? 0];
  for (const index of indexes) {
    if (value(index) < value(lowest)) lowest = index;
    if (value(index) > value(highest)) highest = index;
  }
  const ends = [indexes[0] ?? 0, lowest, highest, indexes.at(-1) ?? 0];
  return [...new Set(ends)].toSorted((one, other) => one - other);
}
