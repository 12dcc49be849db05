import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconClockEdit, IconToolsKitchen2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { Fast } from '#contract/fasting.ts';
import { mealsBetween } from '#domain/fasting/eating-window.ts';
import { fastState, hoursOf, spanOf } from '#domain/fasting/fast-state.ts';
import { STAGES } from '#domain/fasting/stages.ts';
import { useToday } from '#web/lib/clock.ts';
import { MEAL_KIND_NAMES } from '#web/lib/names/meal-names.ts';
import { PROTOCOL_NAMES } from '#web/lib/names/protocol-names.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { fastDays } from './fast-days.ts';
import { FastRing } from './fast-ring.tsx';
import classes from '#web/fasting/fasting.module.css';
import { lengthText, timerText } from '#web/fasting/length-text.ts';
import { endFast } from './use-start-fast.ts';
import { useEaten } from '#web/fasting/use-eaten.ts';
import { useNow } from '#web/fasting/use-now.ts';
import { spanText, whenText } from '#web/fasting/time-text.ts';
import { formatTime } from '#web/lib/format.ts';

/** A meal logged during the running fast, with two ways to continue. */
function MealNotice({ fast }: { readonly fast: Fast }) {
  const today = useToday();
  const nowMs = useNow(60_000);
  const { from, to } = fastDays(fast.date, today);
  const { meals } = useEaten(from, to);
  const [letBe, setLetBe] = useState<readonly string[]>([]);
  const span = spanOf(fast);
  const meal = mealsBetween(meals, span.startedAtMs, nowMs).find(({ id }) => !letBe.includes(id));
  if (!meal) return null;
  const time = formatTime(meal.atMs, fast.timeZone);
  const since = hoursOf({ startedAtMs: span.startedAtMs, endedAtMs: meal.atMs }, 0);
  return (
    <Alert
      mt="lg"
      radius="lg"
      icon={<IconToolsKitchen2 aria-hidden />}
      title={`${MEAL_KIND_NAMES[meal.kind]} at ${time}, ${lengthText(since)} into this fast`}
    >
      <Text size="sm">Calories break a fast, and that’s fine. The hours before this meal still count.</Text>
      <Group gap="sm" mt="sm">
        <Button size="compact-md" variant="light" onClick={() => endFast(fast, meal.atMs)}>
          End it at {time}
        </Button>
        <Button size="compact-md" variant="subtle" color="gray" onClick={() => setLetBe([...letBe, meal.id])}>
          Keep it running
        </Button>
      </Group>
    </Alert>
  );
}

interface TimerCardProps {
  readonly fast: Fast;
  readonly isUnsent: boolean;
  readonly onEdit: () => void;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The running fast, updated every second: its length, its end, and a button to end it. */
export function TimerCard({ fast, isUnsent, onEdit }: TimerCardProps) {
  const nowMs = useNow(1000);
  const today = useToday();
  const span = spanOf(fast);
  const { elapsedHours, progress, isReached, overHours, eatsFromMs, eatsUntilMs } = fastState(span, nowMs);
  const when = (ms: number) => whenText(ms, fast.timeZone, today);
  const marks = STAGES.map(({ fromHours }) => fromHours / fast.goalHours).filter((at) => at > 0 && at < 1);
  return (
    <Card title="Current fast" aside={isUnsent ? 'Waiting to sync' : undefined}>
      <div className={classes.timer}>
        <FastRing
          share={progress}
          marks={marks}
          time={timerText(elapsedHours)}
          seconds={two(Math.floor((elapsedHours * 3600) % 60))}
          caption={
            isReached ? `goal reached, ${lengthText(overHours)} over` : `of ${lengthText(fast.goalHours)}`
          }
        />
        <Stack gap="lg">
          <dl className={classes.facts}>
            <div className={classes.fact}>
              <dt>Protocol</dt>
              <dd>{PROTOCOL_NAMES[fast.protocol]}</dd>
            </div>
            <div className={classes.fact}>
              <dt>Started</dt>
              <dd>{when(span.startedAtMs)}</dd>
            </div>
            <div className={classes.fact}>
              <dt>Eat from</dt>
              <dd>
                {eatsUntilMs === undefined
                  ? when(eatsFromMs)
                  : spanText(eatsFromMs, eatsUntilMs, fast.timeZone, today)}
              </dd>
            </div>
          </dl>
          <div className={classes.buttons}>
            <Button onClick={() => endFast(fast)}>End fast</Button>
            <Button
              variant="default"
              leftSection={<IconClockEdit size="1.1em" aria-hidden />}
              onClick={onEdit}
            >
              Change start
            </Button>
          </div>
        </Stack>
      </div>
      <MealNotice fast={fast} />
      {elapsedHours >= 36 && (
        <Alert mt="lg" title="Start with a small meal" radius="lg">
          After fasting for a day and a half, eat half your usual meal slowly, with some salt and protein.
          Have the rest an hour or two later.
        </Alert>
      )}
    </Card>
  );
}
