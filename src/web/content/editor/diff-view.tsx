import { Text, VisuallyHidden } from '@mantine/core';
import { lineDiff, type DiffLine } from './line-diff.ts';
import classes from './diff-view.module.css';

interface DiffViewProps {
  readonly before: string;
  readonly after: string;
}

/** Unchanged lines shown around a change. */
const AROUND = 2;

interface Shown extends DiffLine {
  readonly index: number;
  /** Unchanged lines left out before this one. */
  readonly skipped: number;
}

/** The changed lines with a little around them. */
function near(lines: readonly DiffLine[]): readonly Shown[] {
  const changed = lines.flatMap(({ kind }, index) => (kind === 'same' ? [] : [index]));
  const shown = new Set<number>();
  for (const index of changed) for (let at = index - AROUND; at <= index + AROUND; at += 1) shown.add(at);
  let last = -1;
  return lines.flatMap((line, index) => {
    if (!shown.has(index)) return [];
    const skipped = index - last - 1;
    last = index;
    return [{ ...line, index, skipped }];
  });
}

const SIGNS = { same: '', added: '+', removed: '−' } as const;
const WORDS = { same: '', added: 'Added: ', removed: 'Removed: ' } as const;

/** Changes between two texts, line by line. */
export function DiffView({ before, after }: DiffViewProps) {
  const lines = near(lineDiff(before, after));
  if (lines.length === 0) return <Text c="dimmed">No changes.</Text>;
  return (
    <div className={classes.diff} role="group" aria-label="Changed lines">
      {lines.map(({ kind, text, index, skipped }) => (
        <div key={index} className={classes.line} data-kind={kind} data-after-gap={skipped > 0}>
          <span aria-hidden>{SIGNS[kind]}</span>
          <VisuallyHidden>{WORDS[kind]}</VisuallyHidden>
          <span>{text || ' '}</span>
        </div>
      ))}
    </div>
  );
}
