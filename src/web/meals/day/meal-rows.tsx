import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { shownKcal } from '#domain/meals/estimates/round-energy.ts';
import { usualMealKind } from '#domain/meals/meal.ts';
import { useTimeHere } from '#web/lib/clock.ts';
import { paths } from '#web/lib/paths.ts';
import { formatGrams, formatKcal, formatTime } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { EstimateFigure } from '#web/lib/estimate-figure.tsx';
import { MEAL_KIND_NAMES } from '#web/lib/names/meal-names.ts';
import { asking } from '#web/lib/coach-question.ts';
import classes from './meal-rows.module.css';
import type { DayInView } from '#web/meals/pending.ts';
import { SampleMeal } from '#web/meals/sample-meal.tsx';

interface MealRowsProps {
  readonly day: DayInView;
  readonly loading: boolean;
  readonly isToday: boolean;
  /** The day's energy is here, not in the summary above. */
  readonly isPhone: boolean;
}

/** "48 g protein left"; once there is enough of that, "640 kcal left". */
function leftOf({ targets, total }: DayInView): string | undefined {
  if (!targets) return undefined;
  const kcal = targets.energyKcal - (total.energyKcal ? shownKcal(total.energyKcal) : 0);
  const proteinG = targets.proteinG - (total.proteinG?.value ?? 0);
  if (kcal <= 0) return undefined;
  return proteinG > 0 ? `${formatGrams(proteinG)} g protein left` : `${formatKcal(kcal)} kcal left`;
}

/** The day's meals, a line or two each; a tap opens one. */
export function MealRows({ day, loading, isToday, isPhone }: MealRowsProps) {
  const left = isToday ? leftOf(day) : undefined;
  const shown = isToday ? undefined : day.date;
  const hour = Number(useTimeHere().slice(0, 2));
  const next = usualMealKind(hour);
  if (loading) {
    return (
      <Card title="Meals">
        <Stack gap={isPhone ? 'md' : 'xl'}>
          {/* As many as are usually logged by now, so that little moves when they appear. */}
          {[0, 6, 12, 18].map(
            (from) => from <= hour && <Skeleton key={from} height={isPhone ? '1.5rem' : '2.75rem'} />,
          )}
        </Stack>
      </Card>
    );
  }
  if (day.meals.length === 0) {
    return (
      <Card title="Meals">
        <Stack gap="md">
          <Text>
            Nothing logged {isToday ? 'yet today' : 'on this day'}. Use the box above to type what you ate.
            You’ll check every food before it’s saved.
          </Text>
          {!isPhone && <SampleMeal />}
        </Stack>
      </Card>
    );
  }
  return (
    <Card
      title="Meals"
      aside={
        isPhone ? (
          <EstimateFigure
            estimate={day.total.energyKcal}
            {...(day.targets ? { of: `of ${formatKcal(day.targets.energyKcal)} kcal` } : { unit: 'kcal' })}
            asks
          />
        ) : (
          <Anchor component={Link} to={paths.day(shown)} size="sm" fw={600}>
            Full day
          </Anchor>
        )
      }
    >
      <Stack gap={0}>
        {day.meals.map((meal) => {
          return (
            <Link key={meal.id} to={paths.meal(meal.id, shown)} className={classes.row}>
              <span className={classes.time}>{formatTime(Date.parse(meal.eatenAt), meal.timeZone)}</span>
              <span className={classes.name}>{MEAL_KIND_NAMES[meal.kind]}</span>
              <EstimateFigure estimate={meal.total.energyKcal} unit={isPhone ? undefined : 'kcal'} />
              <span className={classes.foods}>
                {day.unsent.has(meal.id) && <span className={classes.unsent}>Waiting to sync · </span>}
                {meal.items.map(({ name }) => name).join(', ')}
              </span>
            </Link>
          );
        })}
        {left !== undefined && !day.meals.some(({ kind }) => kind === next) && (
          <p className={classes.left}>
            <span>{MEAL_KIND_NAMES[next]}</span>
            <span>{left}</span>
            <Anchor
              component={Link}
              to={paths.coach()}
              state={asking(`What should I eat for ${next === 'snack' ? 'a snack' : next}?`)}
              fw={600}
              inherit
            >
              Get ideas
            </Anchor>
          </p>
        )}
      </Stack>
    </Card>
  );
}
