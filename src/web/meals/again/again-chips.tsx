import { UnstyledButton } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';
import { kcalText } from '#web/lib/format.ts';
import type { Again } from './again.ts';
import classes from './again-chips.module.css';

interface AgainChipsProps {
  readonly title: string;
  readonly options: readonly Again[];
  /** The one that was just taken. */
  readonly heard?: string | undefined;
  readonly onPick: (again: Again) => void;
}

/** Meals and foods typically eaten around this hour, one tap each. */
export function AgainChips({ title, options, heard, onPick }: AgainChipsProps) {
  const titleId = useId();
  if (options.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 className={classes.title} id={titleId}>
        {title}
      </h2>
      <div className={classes.chips}>
        {options.map((again) => {
          const energy = sumNutrients(again.items.map(({ nutrients }) => nutrients)).energyKcal;
          const Mark = heard === again.key ? IconCheck : IconPlus;
          return (
            <UnstyledButton
              key={again.key}
              className={classes.chip}
              aria-disabled={heard === again.key}
              onClick={() => onPick(again)}
            >
              <Mark aria-hidden className={classes.mark} />
              <span className={classes.name}>{again.name}</span>
              {energy && <span className={classes.kcal}>{kcalText(energy)}</span>}
            </UnstyledButton>
          );
        })}
      </div>
    </section>
  );
}
