import { Button, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Meal } from '#contract/meals/meals.ts';
import { addDays } from '#domain/time/local-date.ts';
import { explain } from '#web/lib/errors.ts';
import { formatDate, nearDay } from '#web/lib/format.ts';
import { toast } from '#web/ui/toast.ts';
import { removeMeal, saveMeal } from './commands.ts';
import { copyOf } from './copy-meal.ts';

const Calendar = lazy(() => import('#web/ui/forms/calendar.tsx'));

const countOf = (meals: readonly Meal[]): string => (meals.length === 1 ? '1 meal' : `${meals.length} meals`);

async function copyTo(meals: readonly Meal[], date: string, name: string): Promise<boolean> {
  const copies = meals.map((meal) => copyOf(meal, date));
  try {
    for (const copy of copies) await saveMeal(copy);
  } catch (error) {
    void toast({ ...explain(error), tone: 'destructive' });
    return false;
  }
  const takeBack = async () => {
    for (const copy of copies) await removeMeal(copy);
  };
  void toast({ title: 'Copied', text: `${countOf(copies)} to ${name}`, undo: () => void takeBack() });
  return true;
}

interface CopyMealsProps {
  /** Closed without any. */
  readonly meals: readonly Meal[];
  /** The day they are copied from. */
  readonly from: string;
  readonly today: string;
  readonly onClose: () => void;
  readonly onCopied: (date: string) => void;
}

function CopyForm({ meals, from, today, onClose, onCopied }: CopyMealsProps) {
  const [date, setDate] = useState(from === today ? addDays(today, 1) : today);
  const [busy, setBusy] = useState(false);
  const name = nearDay(date, today)?.toLowerCase() ?? formatDate(date, today);
  const copy = async () => {
    setBusy(true);
    if (await copyTo(meals, date, name)) onCopied(date);
    onClose();
  };
  return (
    <Stack gap="md" align="center">
      <Text size="sm" c="dimmed" ta="center">
        Each is logged at the same time of day. The copies are meals of their own: changing one leaves the
        other as it is.
      </Text>
      <Suspense fallback={<Skeleton height={290} width={252} />}>
        <Calendar date={date} onPick={setDate} />
      </Suspense>
      <Button fullWidth disabled={busy} data-autofocus onClick={() => void copy()}>
        Copy to {name}
      </Button>
    </Stack>
  );
}

/** Copies meals to a day that is chosen from a calendar. */
export function CopyMeals(props: CopyMealsProps) {
  const { meals, onClose } = props;
  return (
    <Modal
      opened={meals.length > 0}
      onClose={onClose}
      title={`Copy ${countOf(meals)}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {meals.length > 0 && <CopyForm {...props} />}
    </Modal>
  );
}
