import { useEffect, useRef, useState } from 'react';
import type { Meal } from '#contract/meals/meals.ts';
import { scaleItems } from '#domain/meals/estimates/scale-items.ts';
import { explain } from '#web/lib/errors.ts';
import { useFoodsAtHand } from '#web/lib/foods/use-food.ts';
import { kcalText } from '#web/lib/format.ts';
import { toast } from '#web/ui/toast.ts';
import { mealAgain, type Again } from './again.ts';
import { amountWithUnit } from '#domain/meals/amount-text.ts';
import type { MealTime } from '#web/meals/review/build-meal.ts';
import { removeMeal, saveMeal } from '#web/meals/commands.ts';
import { MEAL_KIND_NAMES } from '#web/lib/names/meal-names.ts';

/** How long a tapped button confirms and ignores taps: a double tap logs one meal. */
const HEARD_MS = 2000;

/**
 * Logs an earlier meal with one tap, and offers to undo it.
 * @param at time and kind of the new meal
 */
export function useLogAgain(at: MealTime) {
  const foodsAtHand = useFoodsAtHand();
  const [heard, setHeard] = useState<string>();
  // Two taps may come before the first is rendered.
  const busy = useRef(new Set<string>());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => clearTimeout(timer));
  }, []);

  const logAgain = async (again: Again, servings = 1): Promise<Meal | undefined> => {
    if (busy.current.has(again.key)) return undefined;
    busy.current.add(again.key);
    setHeard(again.key);
    const items = scaleItems(again.items, servings);
    const foods = await foodsAtHand(items.flatMap(({ foodId }) => foodId ?? []));
    const meal = mealAgain({ ...again, items }, at, foods);
    const kcal = meal.total.energyKcal ? `, ${kcalText(meal.total.energyKcal)}` : '';
    const times = servings === 1 ? '' : `, ${amountWithUnit(servings, 'serving')}`;
    const timer = setTimeout(() => {
      busy.current.delete(again.key);
      timers.current.delete(timer);
      setHeard((key) => (key === again.key ? undefined : key));
    }, HEARD_MS);
    timers.current.add(timer);
    try {
      await saveMeal(meal);
      void toast({
        title: `Logged as ${MEAL_KIND_NAMES[meal.kind].toLowerCase()}`,
        text: `${again.name}${times}${kcal}`,
        undo: () => void removeMeal(meal),
      });
      return meal;
    } catch (error) {
      void toast({ ...explain(error), tone: 'destructive' });
      return undefined;
    }
  };
  return { logAgain, heard };
}
