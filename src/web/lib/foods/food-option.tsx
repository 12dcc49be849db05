import { Combobox } from '@mantine/core';
import type { FoodHit, FoodOrigin } from '#domain/foods/search/rank-foods.ts';
import { useToday } from '#web/lib/clock.ts';
import { formatDate, formatKcal, nearDay } from '#web/lib/format.ts';
import classes from './food-option.module.css';

/** Reference foods need no label, because most results are. */
const ORIGIN_NAMES: Readonly<Record<FoodOrigin, string | undefined>> = {
  own: 'Yours',
  recipe: 'Your recipe',
  product: 'Product',
  reference: undefined,
};

/** A food in search results, with what distinguishes it: brand, origin, when it was last eaten, energy. */
export function FoodOption({ hit: { food, origin, usage } }: { readonly hit: FoodHit }) {
  const today = useToday();
  const energyKcal = food.per100g.energyKcal;
  const last = usage && (nearDay(usage.lastDate, today)?.toLowerCase() ?? formatDate(usage.lastDate, today));
  const rest = [food.brand, last && `last eaten ${last}`].filter(Boolean).join(' · ');
  return (
    <Combobox.Option value={food.id} className={classes.option}>
      <span className={classes.food}>
        <span className={classes.name}>
          {food.name}
          {ORIGIN_NAMES[origin] && <span className={classes.origin}>{ORIGIN_NAMES[origin]}</span>}
        </span>
        {rest !== '' && <span className={classes.rest}>{rest}</span>}
      </span>
      {energyKcal !== undefined && <span className={classes.per}>{formatKcal(energyKcal)} kcal / 100 g</span>}
    </Combobox.Option>
  );
}
