import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { SleepNeed } from '#domain/sleep/sleep-need.ts';
import { formatHours } from '#web/lib/units/duration.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';

interface NeedCardProps {
  readonly need: SleepNeed;
  readonly goalHours: number | undefined;
}

/** How much sleep is meant: the member's own goal, beside what most people of the age need. */
export function NeedCard({ need, goalHours }: NeedCardProps) {
  const range = `${need.least} to ${need.most}`;
  return (
    <Card
      title="Your goal"
      aside={
        <Anchor component={Link} to={paths.updateGoals()} size="sm" fw={600}>
          Change
        </Anchor>
      }
    >
      <Stack gap="sm">
        <Figure
          size="tile"
          value={goalHours === undefined ? range : formatHours(goalHours * 60)}
          unit="h a day"
        />
        <Text size="sm">
          {goalHours === undefined
            ? 'What most adults of your age do well with.'
            : `You set it yourself. Most people of your age do well with ${range} hours.`}{' '}
          For some, {need.mayBeLeast} or {need.mayBeMost} hours are right.
        </Text>
      </Stack>
    </Card>
  );
}
