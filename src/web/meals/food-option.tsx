import { Combobox } from '@mantine/core';
import type { Food } from '#domain/foods/food.ts';
import { formatKcal } from '#web/lib/format.ts';
import classes from './food-option.module.css';

/** A food in a list of results, with its energy to tell it from its neighbours. */
export function FoodOption({ food }: { readonly food: Food }) {
  const energyKcal = food.per100g.energyKcal;
  return (
    <Combobox.Option value={food.id} className={classes.option}>
      <span>{food.name}</span>
      {energyKcal !== undefined && <span className={classes.per}>{formatKcal(energyKcal)} kcal / 100 g</span>}
    </Combobox.Option>
  );
}
