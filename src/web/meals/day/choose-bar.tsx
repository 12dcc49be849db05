import { Button, Group, Text } from '@mantine/core';
import type { Meal } from '#contract/meals/meals.ts';
import { explain } from '#web/lib/errors.ts';
import { toast } from '#web/ui/toast.ts';
import { removeMeal, restoreMeal } from '#web/meals/commands.ts';

interface ChooseBarProps {
  readonly meals: readonly Meal[];
  /** Absent outside selection mode. */
  readonly chosenIds: ReadonlySet<string> | undefined;
  readonly onChange: (chosenIds: ReadonlySet<string> | undefined) => void;
  readonly onCopy: (meals: readonly Meal[]) => void;
}

async function removeAll(meals: readonly Meal[]): Promise<void> {
  try {
    for (const meal of meals) await removeMeal(meal);
  } catch (error) {
    void toast({ ...explain(error), tone: 'destructive' });
    return;
  }
  const takeBack = async () => {
    for (const meal of meals) await restoreMeal(meal);
  };
  void toast({
    title: 'Deleted',
    text: meals.length === 1 ? '1 meal' : `${meals.length} meals`,
    undo: () => void takeBack(),
  });
}

/** Above the meals: copy the whole day, or choose some and copy or delete them together. */
export function ChooseBar({ meals, chosenIds, onChange, onCopy }: ChooseBarProps) {
  if (chosenIds === undefined) {
    return (
      <Group justify="flex-end" gap="xs">
        <Button variant="subtle" size="compact-md" onClick={() => onCopy(meals)}>
          Copy day
        </Button>
        <Button variant="subtle" color="gray" size="compact-md" onClick={() => onChange(new Set())}>
          Select meals
        </Button>
      </Group>
    );
  }
  const chosen = meals.filter(({ id }) => chosenIds.has(id));
  const finish = (act: (meals: readonly Meal[]) => void) => () => {
    act(chosen);
    onChange(undefined);
  };
  return (
    <Group justify="space-between" gap="xs" role="group" aria-label="Selected meals">
      <Text size="sm" c="dimmed" role="status">
        {chosen.length} of {meals.length} selected
      </Text>
      <Group gap="xs">
        <Button size="compact-md" disabled={chosen.length === 0} onClick={finish(onCopy)}>
          Copy
        </Button>
        <Button
          variant="default"
          size="compact-md"
          disabled={chosen.length === 0}
          onClick={finish((some) => void removeAll(some))}
        >
          Delete
        </Button>
        <Button variant="subtle" color="gray" size="compact-md" onClick={() => onChange(undefined)}>
          Done
        </Button>
      </Group>
    </Group>
  );
}
