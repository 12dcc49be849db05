import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { SleepNeed } from '#domain/sleep/sleep-need.ts';
import { formatHours } from '#web/lib/duration.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { SourceLinks } from '#web/ui/source-links.tsx';

const SOURCES = [
  { name: 'Hours by age: Hirshkowitz and others, 2015', url: 'https://doi.org/10.1016/j.sleh.2014.12.010' },
  { name: 'Regularity index: Phillips and others, 2017', url: 'https://doi.org/10.1038/s41598-017-03171-4' },
];

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

/** How the figures come about, and from where. */
export function AboutCard() {
  return (
    <Card title="How this is computed">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          A night counts for the day on which you get up. Asleep is time in bed without the minutes until
          asleep and awake in between; where you do not tell them, the figure is a most. Parts of a night with
          an hour or less between them are one night, and a nap counts from 20 minutes on.
        </Text>
        <Text size="sm" c="dimmed">
          The score weighs duration 40, efficiency 20, regularity 20, quality 10 and time awake 10; parts that
          are not known leave their weight to the rest. Weights and curves are this product’s choice. Sleep
          stages are not scored: devices guess them. It is no diagnosis; if you are tired by day however long
          you sleep, see a doctor.
        </Text>
        <SourceLinks sources={SOURCES} />
      </Stack>
    </Card>
  );
}
