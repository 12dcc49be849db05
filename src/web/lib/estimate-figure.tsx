import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import type { Estimate } from '#domain/meals/estimates/estimate.ts';
import { shownKcal } from '#domain/meals/estimates/round-energy.ts';
import { formatAmount } from '#domain/numbers/format-amount.ts';
import { formatEnergy, formatKcal, formatRange } from '#web/lib/format.ts';
import { Figure, type FigureProps } from '#web/ui/layout/figure.tsx';
import classes from './estimate-figure.module.css';

interface EstimateFigureProps extends Pick<FigureProps, 'unit' | 'of' | 'size'> {
  readonly estimate: Estimate | undefined;
  /** Energy is rounded as energy, everything else by its size. */
  readonly isEnergy?: boolean;
  /** A tap shows the range instead, another the figure again. Not for use inside a link or a button. */
  readonly asks?: boolean;
}

/** Above this ratio between its ends, a range means that the energy is hardly more than a guess; below this many kcal, that doesn't matter. */
const WIDE = 2;
const WIDE_KCAL = 50;

const isGuess = ({ low, high }: Estimate): boolean => high > WIDE * low && high - low > WIDE_KCAL;

/**
 * An estimate: the figure first, with "about" before energy that is hardly more than a guess, and its range in words on request. Every
 * estimate in the application uses this.
 */
export function EstimateFigure({ estimate, isEnergy = true, asks = false, ...figure }: EstimateFigureProps) {
  const [isAsked, setIsAsked] = useState(false);
  if (!estimate) return <Figure value="–" {...figure} />;
  const range = formatRange(estimate, isEnergy ? formatEnergy : formatAmount);
  const shown = (
    <Figure
      value={isEnergy ? formatKcal(shownKcal(estimate)) : formatAmount(estimate.value)}
      {...(isEnergy && isGuess(estimate) && { before: 'about' })}
      {...figure}
    />
  );
  if (!asks || range === undefined) return shown;
  return (
    <UnstyledButton className={classes.ask} aria-pressed={isAsked} onClick={() => setIsAsked(!isAsked)}>
      {isAsked ? <Figure before="likely" value={range} {...figure} /> : shown}
    </UnstyledButton>
  );
}
