import { diffArrays } from 'diff';

export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Texts with more changes count as replaced: the time to compare grows with the square of the changes. */
const MAX_CHANGES = 2000;

const lines = (kind: DiffLine['kind'], texts: readonly string[]): DiffLine[] =>
  texts.map((text) => ({ kind, text }));

/** Line-by-line changes between two texts. */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const parts = diffArrays(old, now, { maxEditLength: MAX_CHANGES });
  if (!parts) return [...lines('removed', old), ...lines('added', now)];
  return parts.flatMap(({ value, added, removed }) =>
    lines(added ? 'added' : removed ? 'removed' : 'same', value),
  );
}
