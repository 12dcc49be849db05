import { Button, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { Meal } from '#contract/meals/meals.ts';
import { addDays } from '#domain/time/local-date.ts';
import { explain } from '#web/lib/errors.ts';
import { formatDate, nearDay } from '#web/lib/format.ts';
import { toast } from '#web/ui/toast.ts';
import { removeMeal, saveMeal } from '#web/meals/commands.ts';
import { deviceTimeZone, instantAt, timeOf } from '#web/lib/clock.ts';
import { uuidV7 } from '#web/lib/uuid.ts';

/**
 * The same meal on another day, at the same local time, with new ids. Note, pictures and description stay with the original.
 * @param date `YYYY-MM-DD`, where the member is now
 */
export function copyOf(meal: Meal, date: string): Meal {
  const timeZone = deviceTimeZone();
  return {
    ...meal,
    id: uuidV7(),
    date,
    eatenAt: instantAt(date, timeOf(Date.parse(meal.eatenAt), meal.timeZone), timeZone),
    timeZone,
    source: 'copy',
    note: null,
    description: null,
    photoIds: [],
    items: meal.items.map((item) => ({ ...item, id: uuidV7(), words: null })),
  };
}

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
        Each meal will be logged at the same time of day. Changing a copy won’t change the original.
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

/** Copies meals to a day selected in a calendar. */
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
