import { Checkbox, Skeleton, Stack, Text } from '@mantine/core';
import type { OwnSupplement } from '#contract/supplements/supplement-entries.ts';
import { deviceTimeZone, instantAt, useToday } from '#web/lib/clock.ts';
import { formatDate, nearDay } from '#web/lib/format.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { checklistOf, type ToTake } from './checklist.ts';
import { takes } from './queries.ts';
import classes from './supplements.module.css';
import { amountsLine, TIME_NAMES } from './words.ts';

const MIDDAY = '12:00';

/** Ticks a line, or removes its ticks. */
function toggle({ supplement, dayTime, takes: ticks }: ToTake, date: string, today: string): void {
  for (const tick of ticks) void takes.removeWithUndo(tick);
  if (ticks.length > 0) return;
  const timeZone = deviceTimeZone();
  const takenAt = date === today ? new Date().toISOString() : instantAt(date, MIDDAY, timeZone);
  void takes.save({
    id: uuidV7(),
    timeZone,
    note: null,
    date,
    supplementId: supplement.id,
    takenAt,
    dayTime,
  });
}

interface TakeCardProps {
  readonly supplements: readonly OwnSupplement[];
  readonly date: string;
  readonly waiting: boolean;
}

/** Doses of the day in view, one tap each. No streaks, no blame. */
export function TakeCard({ supplements, date, waiting }: TakeCardProps) {
  const today = useToday();
  const ticks = takes.useEntries(date, date);
  const groups = checklistOf(supplements, ticks.entries, date);
  const lines = groups.flatMap((group) => group.lines);
  const done = lines.filter((line) => line.takes.length > 0).length;
  const near = nearDay(date, today) ?? formatDate(date, today);
  return (
    <Card
      title={`Take ${near.toLowerCase()}`}
      aside={lines.length > 0 ? `${done} of ${lines.length} taken` : ''}
    >
      {waiting && lines.length === 0 ? (
        <Skeleton height="6rem" radius="md" />
      ) : lines.length === 0 ? (
        <Text c="dimmed">Nothing scheduled for this day.</Text>
      ) : (
        <Stack gap="lg">
          {groups.map(({ dayTime, lines: ofTime }) => (
            <Stack key={dayTime} gap="sm" role="group" aria-label={TIME_NAMES[dayTime]}>
              <Text size="sm" c="dimmed">
                {TIME_NAMES[dayTime]}
              </Text>
              {ofTime.map((line) => (
                <Checkbox
                  key={line.supplement.id}
                  size="md"
                  radius="xl"
                  className={classes.take ?? ''}
                  label={line.supplement.name}
                  description={amountsLine(line.supplement.amounts)}
                  checked={line.takes.length > 0}
                  disabled={!ticks.known}
                  onChange={() => toggle(line, date, today)}
                />
              ))}
            </Stack>
          ))}
        </Stack>
      )}
    </Card>
  );
}
