import { Button, SegmentedControl, Text } from '@mantine/core';
import { completenessOf, type Completeness } from '#domain/meals/day/day-state.ts';
import { DAY_STATES, type DayState } from '#domain/meals/meal.ts';
import { explain } from '#web/lib/errors.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/toast.ts';
import { setDayState } from '#web/meals/commands.ts';
import type { DayInView } from '#web/meals/pending.ts';

const NAMES: Readonly<Record<DayState, string>> = {
  complete: 'Complete',
  partial: 'Partial',
  fasted: 'Fasted',
};

const MEANINGS: Readonly<Record<Completeness, string>> = {
  complete: 'Everything you ate is here, so the day counts in your averages.',
  partial: 'Something is missing, so we leave the day out of your averages.',
  fasted: 'You ate nothing, or only what’s listed here, so the day counts in your averages.',
  'not-logged':
    'Nothing was logged. We treat the day as unknown, not zero, and leave it out of your averages.',
};

async function say(date: string, state: DayState | null): Promise<void> {
  try {
    await setDayState(date, state);
  } catch (error) {
    void toast({ ...explain(error), tone: 'destructive' });
  }
}

interface DayStateCardProps {
  readonly day: DayInView;
  readonly today: string;
}

/** How complete the day is: as its meals suggest, until the member sets it. A day ahead has nothing to say yet. */
export function DayStateCard({ day, today }: DayStateCardProps) {
  const { date, state } = day;
  if (date > today) return null;
  const kinds = day.meals.map(({ kind }) => kind);
  const completeness = completenessOf(state, kinds, date < today);
  const isOpen = state === null && completeness === 'partial' && date === today;
  return (
    <Card title="Day status">
      <SegmentedControl
        fullWidth
        aria-label="Day status"
        value={completeness}
        data={DAY_STATES.map((value) => ({ value, label: NAMES[value] }))}
        onChange={(value) => {
          const chosen = DAY_STATES.find((each) => each === value);
          if (chosen) void say(date, chosen);
        }}
      />
      <Text size="sm" c="dimmed" mt="sm">
        {isOpen ? 'The day isn’t over, so it isn’t in your averages yet.' : MEANINGS[completeness]}
      </Text>
      {state === null ? (
        <Text size="sm" c="dimmed" mt="xs">
          {completeness === 'not-logged'
            ? 'If you fasted, mark the day as a fasting day.'
            : isOpen
              ? 'If you’re done eating, mark the day complete.'
              : 'This is based on the day’s meals. Choose another status if it’s wrong.'}
        </Text>
      ) : (
        <Button variant="subtle" size="compact-md" mt="xs" onClick={() => void say(date, null)}>
          Set automatically
        </Button>
      )}
    </Card>
  );
}
