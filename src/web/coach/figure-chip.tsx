import { UnstyledButton } from '@mantine/core';
import type { Exchange } from '#contract/coach/coach.ts';
import classes from './coach.module.css';
import { unitAfter } from '#domain/numbers/with-unit.ts';

export type Figure = Exchange['reply']['figures'][number];

interface FigureChipProps {
  readonly figure: Figure;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** A figure in a sentence; a tap shows the rows behind it. */
export function FigureChip({ figure: { shown, label }, isOpen, onOpen }: FigureChipProps) {
  return (
    <UnstyledButton
      className={classes.chip}
      onClick={onOpen}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={label}
    >
      <b>{shown.number}</b>
      {shown.unit !== '' && <small>{unitAfter(shown.unit)}</small>}
    </UnstyledButton>
  );
}
