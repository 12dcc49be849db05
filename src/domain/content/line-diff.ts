export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Above this many pairs of lines, everything between the first and last change counts as replaced. */
const MAX_LINE_PAIRS = 1_000_000;

const lines = (kind: DiffLine['kind'], texts: readonly string[]): DiffLine[] =>
  texts.map((text) => ({ kind, text }));

/** Longest common subsequence by dynamic programming, walked from the front. */
function changesBetween(before: readonly string[], after: readonly string[]): DiffLine[] {
  if (before.length * after.length > MAX_LINE_PAIRS)
    return [...lines('removed', before), ...lines('added', after)];
  const width = after.length + 1;
  // `common[i * width + j]`: number of lines shared by the rest of both texts, from lines i and j.
  const common = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number): number => common[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old = '', now = ''] = [before[i], after[j]];
    if (i < before.length && j < after.length && old === now) {
      found.push({ kind: 'same', text: old });
      [i, j] = [i + 1, j + 1];
    } else if (j >= after.length || (i < before.length && at(i + 1, j) >= at(i, j + 1))) {
      found.push({ kind: 'removed', text: old });
      i += 1;
    } else {
      found.push({ kind: 'added', text: now });
      j += 1;
    }
  }
  return found;
}

/**
 * Line-by-line changes between two texts, as few as possible. Changed parts longer than about a thousand lines each count as
 * replaced.
 */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1;
  let tail = 0;
  while (
    tail < old.length - head &&
    tail < now.length - head &&
    old[old.length - 1 - tail] === now[now.length - 1 - tail]
  )
    tail += 1;
  return [
    ...lines('same', old.slice(0, head)),
    ...changesBetween(old.slice(head, old.length - tail), now.slice(head, now.length - tail)),
    ...lines('same', old.slice(old.length - tail)),
  ];
}
