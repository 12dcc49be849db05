import { daysIn } from '#domain/time/day-range.ts';
import { Stack, Text } from '@mantine/core';
import type { Fast } from '#contract/fasting.ts';
import { fastingConsistency, type DatedFast } from '#domain/fasting/consistency.ts';
import { isCounted, isGoalReached, spanOf } from '#domain/fasting/fast-state.ts';
import { addDays } from '#domain/time/local-date.ts';
import { loggedDays } from '#domain/time/logged-days.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import { useToday } from '#web/lib/clock.ts';
import { clockOf, formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import classes from '#web/fasting/fasting.module.css';
import { lengthText } from '#web/fasting/length-text.ts';

const DAYS = 14;

function datedOf(fast: Fast): DatedFast {
  const span = spanOf(fast);
  const { hour, minute } = wallClock(span.startedAtMs, fast.timeZone);
  return { ...span, date: fast.date, startMinute: hour * 60 + minute };
}

/** How regular the last two weeks were. Longer fasts earn nothing extra. */
export function ConsistencyCard({ fasts }: { readonly fasts: readonly Fast[] }) {
  const today = useToday();
  const from = addDays(today, 1 - DAYS);
  const dated = fasts.map(datedOf);
  const { fastedDays, reachedDays, typicalStart } = fastingConsistency(dated, from, today);
  const counted = dated.filter(isCounted);
  const { currentRun } = loggedDays(
    counted.map(({ date }) => date),
    today,
    DAYS,
  );
  const reached = new Set(dated.filter(isGoalReached).map(({ date }) => date));
  const fasted = new Set(counted.map(({ date }) => date));
  const days = daysIn({ from, to: today });
  const regular =
    typicalStart &&
    `You usually start at ${clockOf(typicalStart.minute)}${typicalStart.spreadMinutes > 0 ? `, give or take ${lengthText(typicalStart.spreadMinutes / 60)}` : ''}.`;
  return (
    <Card title="Consistency" aside={`last ${DAYS} days`}>
      <Stack gap="md">
        <Figure
          size="hero"
          value={String(fastedDays)}
          of={`of ${DAYS} days with a fast, ${reachedDays} at goal`}
        />
        <p
          className={classes.strip}
          role="img"
          aria-label={`Days with a fast: ${[...fasted]
            .filter((date) => date >= from)
            .toSorted()
            .map((date) => formatDate(date, today))
            .join(', ')}`}
        >
          {days.map((date) => (
            <span
              key={date}
              className={`${classes.stripDay} ${reached.has(date) ? classes.stripFull : fasted.has(date) ? classes.stripPart : ''}`}
            />
          ))}
        </p>
        <Text size="sm" c="dimmed">
          {[
            regular,
            currentRun > 1 ? `You’ve fasted ${currentRun} days in a row.` : undefined,
            'A full box means the fast reached its goal, and a half box means it was shorter. Regular hours matter most. If you eat the same calories, longer fasts don’t lead to more weight loss.',
          ]
            .filter((part) => part !== undefined)
            .join(' ')}
        </Text>
      </Stack>
    </Card>
  );
}
