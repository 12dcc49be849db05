import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { Meal } from '#contract/meals.ts';
import type { Estimate } from '#domain/meals/estimate.ts';
import { timeOf } from '#web/lib/clock.ts';
import { formatKcal, formatKcalSpread } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { toast } from '#web/ui/toast.ts';
import { amountWithUnit } from './amount.ts';
import { removeMeal, restoreMeal } from './commands.ts';
import classes from './meal-card.module.css';
import { MEAL_KIND_NAMES } from './meal-names.ts';

interface MealCardProps {
  readonly meal: Meal;
  readonly unsent: boolean;
}

async function removeWithUndo(meal: Meal): Promise<void> {
  await removeMeal(meal);
  // The button that had the focus is gone with the meal.
  document.querySelector('h1')?.focus({ preventScroll: true });
  void toast({ title: 'Deleted', text: MEAL_KIND_NAMES[meal.kind], undo: () => void restoreMeal(meal) });
}

function ItemEnergy({ energy }: { readonly energy: Estimate | undefined }) {
  if (!energy) return <Figure value="–" />;
  return <Figure value={formatKcal(energy.value)} spread={formatKcalSpread(energy)} />;
}

/** One meal of the day with its foods; edit, and delete with a way back. */
export function MealCard({ meal, unsent }: MealCardProps) {
  const name = MEAL_KIND_NAMES[meal.kind];
  const time = timeOf(Date.parse(meal.eatenAt), meal.timeZone);
  const energy = meal.total.energyKcal;
  return (
    <Card>
      <article aria-label={`${name}, ${time}`}>
        <div className={classes.head}>
          <time className={classes.time} dateTime={meal.eatenAt}>
            {time}
          </time>
          <h2 className={classes.name}>{name}</h2>
          <Figure
            value={energy ? formatKcal(energy.value) : '–'}
            spread={energy && formatKcalSpread(energy)}
            unit="kcal"
          />
        </div>
        <ul className={classes.list}>
          {meal.items.map((item) => (
            <li key={item.id} className={classes.food}>
              <span>
                {item.name} <span className={classes.amount}>{amountWithUnit(item.amount, item.unit)}</span>
              </span>
              {/* The figure of an only food stands above already. */}
              {meal.items.length > 1 && <ItemEnergy energy={item.nutrients.energyKcal} />}
            </li>
          ))}
        </ul>
        {meal.note !== null && <p className={classes.note}>{meal.note}</p>}
        <div className={classes.foot}>
          <Button
            component={Link}
            to={paths.editHere(meal.id)}
            variant="subtle"
            size="compact-md"
            leftSection={<IconPencil size="1em" aria-hidden />}
            aria-label={`Edit ${name}, ${time}`}
          >
            Edit
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="compact-md"
            leftSection={<IconTrash size="1em" aria-hidden />}
            aria-label={`Delete ${name}, ${time}`}
            onClick={() => void removeWithUndo(meal)}
          >
            Delete
          </Button>
          {unsent && <span className={classes.unsent}>Waiting to be sent</span>}
        </div>
      </article>
    </Card>
  );
}
