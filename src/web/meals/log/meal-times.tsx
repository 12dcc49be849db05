import { Text } from '@mantine/core';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';
import { kcalText } from '#web/lib/format.ts';
import { MealTimeFields } from '#web/meals/review/meal-time-fields.tsx';
import classes from './meal-times.module.css';
import type { NamedMeals } from './use-named-meals.ts';

/** Kind, day and time of each of several meals, under its foods. */
export function MealTimes({ meals, setAt }: NamedMeals) {
  return meals.map(({ items, at }, place) => {
    const { energyKcal } = sumNutrients(items.map(({ nutrients }) => nutrients));
    return (
      <section key={place} className={classes.meal} aria-label={`Meal ${place + 1} of ${meals.length}`}>
        <Text size="sm" className={classes.foods ?? ''}>
          {items.map(({ name }) => name).join(', ')}
          {energyKcal && <span className={classes.kcal}> {kcalText(energyKcal)}</span>}
        </Text>
        <MealTimeFields value={at} onChange={(change) => setAt(place, change)} />
      </section>
    );
  });
}
