import { useState } from 'react';
import type { Meal } from '#contract/meals/meals.ts';
import { sumNutrients } from '#domain/meals/nutrients/sum-nutrients.ts';
import { explain } from '#web/lib/errors.ts';
import { kcalText } from '#web/lib/format.ts';
import { MEAL_KIND_NAMES } from '#web/lib/names/meal-names.ts';
import { removeMeal, saveMeal } from '#web/meals/commands.ts';
import { toast } from '#web/ui/toast.ts';

/** "Breakfast, Lunch, 820 kcal". */
function savedText(meals: readonly Meal[]): string {
  const { energyKcal } = sumNutrients(meals.map(({ total }) => total));
  const kinds = meals.map(({ kind }) => MEAL_KIND_NAMES[kind]);
  return [...kinds, ...(energyKcal ? [kcalText(energyKcal)] : [])].join(', ');
}

/** Saves meals and reports it. @returns whether a save is running, and a function to save meals, which resolves to them, or to none on failure */
export function useSaving() {
  const [saving, setSaving] = useState(false);
  const save = async (build: () => Promise<readonly Meal[]>): Promise<readonly Meal[]> => {
    setSaving(true);
    try {
      const meals = await build();
      for (const meal of meals) await saveMeal(meal);
      void toast({
        title: 'Saved',
        text: savedText(meals),
        undo: () => meals.forEach((meal) => void removeMeal(meal)),
      });
      return meals;
    } catch (error) {
      const { title, text } = explain(error);
      void toast({ title, text: `${text} Your description is still here.`, tone: 'destructive' });
      return [];
    } finally {
      setSaving(false);
    }
  };
  return [saving, save] as const;
}
