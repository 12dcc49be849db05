import { Alert, Button, Group, Text } from '@mantine/core';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { Fast } from '#contract/fasting.ts';
import { mealsBetween } from '#domain/fasting/eating-window.ts';
import { hoursOf, spanOf } from '#domain/fasting/fast-state.ts';
import { timeOf, useToday } from '#web/lib/clock.ts';
import { MEAL_KIND_NAMES } from '#web/lib/names/meal-names.ts';
import { daysOfFast } from './days-of-fast.ts';
import { lengthText } from './length-text.ts';
import { endFast } from './use-begin.ts';
import { useNow } from './use-now.ts';
import { useEaten } from './use-eaten.ts';

/** A meal that was logged during the running fast: pointed out, with two ways to go on. */
export function MealNotice({ fast }: { readonly fast: Fast }) {
  const today = useToday();
  const nowMs = useNow(60_000);
  const { from, to } = daysOfFast(fast.date, today);
  const { meals } = useEaten(from, to);
  const [letBe, setLetBe] = useState<readonly string[]>([]);
  const span = spanOf(fast);
  const meal = mealsBetween(meals, span.startedAtMs, nowMs).find(({ id }) => !letBe.includes(id));
  if (!meal) return null;
  const time = timeOf(meal.atMs, fast.timeZone);
  const since = hoursOf({ startedAtMs: span.startedAtMs, endedAtMs: meal.atMs }, 0);
  return (
    <Alert
      mt="lg"
      radius="lg"
      icon={<IconToolsKitchen2 aria-hidden />}
      title={`${MEAL_KIND_NAMES[meal.kind]} at ${time}, ${lengthText(since)} into this fast`}
    >
      <Text size="sm">Energy ends a fast for the body. That is fine: what you kept until then counts.</Text>
      <Group gap="sm" mt="sm">
        <Button size="compact-md" variant="light" onClick={() => endFast(fast, meal.atMs)}>
          End it at {time}
        </Button>
        <Button size="compact-md" variant="subtle" color="gray" onClick={() => setLetBe([...letBe, meal.id])}>
          Leave it running
        </Button>
      </Group>
    </Alert>
  );
}
