import { Button } from '@mantine/core';
import classes from './read-again.module.css';
import type { NamedMeals } from './use-named-meals.ts';

/** Offers to log the meals named in a text separately. */
export function SplitOffer({ meals, isSplit, split }: NamedMeals) {
  if (meals.length === 0) return null;
  return (
    <div className={classes.offer} role="status">
      <span className={classes.text}>
        {isSplit ? `Logging ${meals.length} meals.` : `This looks like ${meals.length} meals.`}
      </span>
      <Button size="sm" variant="light" onClick={() => split(!isSplit)}>
        {isSplit ? 'Log as one meal' : `Log as ${meals.length} meals`}
      </Button>
    </div>
  );
}
