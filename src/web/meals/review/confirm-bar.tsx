import { Button } from '@mantine/core';
import type { NutrientEstimates } from '#domain/meals/estimates/estimate.ts';
import { formatGrams } from '#web/lib/format.ts';
import { EstimateFigure } from '#web/lib/estimate-figure.tsx';
import classes from './review.module.css';

const MACROS = [
  ['proteinG', 'Protein'],
  ['carbsG', 'Carbs'],
  ['fatG', 'Fat'],
] as const;

interface ConfirmBarProps {
  readonly total: NutrientEstimates;
  readonly action: string;
  /** What the meal leaves of its day. */
  readonly left?: string | undefined;
  readonly disabled: boolean;
  readonly onConfirm: () => void;
}

/** The meal's total and the save button; sticks to the bottom while the review scrolls. */
export function ConfirmBar({ total, action, left, disabled, onConfirm }: ConfirmBarProps) {
  return (
    <div className={classes.foot} data-confirm-bar>
      <div className={classes.sum}>
        <EstimateFigure estimate={total.energyKcal} unit="kcal" size="tile" asks />
        {left !== undefined && <span className={classes.left}>{left}</span>}
      </div>
      <div className={classes.macros}>
        {MACROS.map(([key, name]) => (
          <span key={key}>
            {name} {total[key] ? `${formatGrams(total[key].value)} g` : '–'}
          </span>
        ))}
      </div>
      <Button onClick={onConfirm} disabled={disabled}>
        {action}
      </Button>
    </div>
  );
}
