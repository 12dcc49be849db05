import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Food } from '#domain/foods/food.ts';
import { explain } from '#web/lib/errors.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { paths } from '#web/lib/paths.ts';
import { toast } from '#web/ui/toast.ts';

interface SaveProps {
  /** Saves the form; undefined while it is invalid. */
  readonly save: (() => Promise<Food>) | undefined;
  /** Discards the draft, which is now stored elsewhere. */
  readonly forget: () => void;
  readonly onLog: (food: Food) => void;
}

/** Ends a form: saves and returns to the list, or continues to a meal with it. `isAsked`: the member has tried to save. */
export function useSave({ save, forget, onLog }: SaveProps) {
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const finish = async (thenLog: boolean): Promise<void> => {
    setAsked(true);
    if (!save) {
      // Impossible figures aren't the fault of a single field.
      document.querySelector<HTMLElement>('form [data-refused]')?.focus();
      return focusFirstRefused();
    }
    try {
      const food = await save();
      forget();
      if (thenLog) return onLog(food);
      void toast({ title: 'Saved', text: food.name });
      void navigate(paths.foods());
    } catch (error) {
      void toast({ ...explain(error), tone: 'destructive' });
    }
  };
  const onSubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void finish(false);
  };
  return { isAsked, onSubmit, saveAndLog: () => void finish(true) };
}
