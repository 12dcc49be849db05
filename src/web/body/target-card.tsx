import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { Projection } from '#contract/goals/goals.ts';
import { shortMassIn, type MassUnit } from '#web/lib/units/mass-unit.ts';
import { paths } from '#web/lib/paths.ts';
import { arrivalWords } from '#web/lib/member/projection.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';

interface TargetCardProps {
  readonly projection: Projection | undefined;
  readonly unit: MassUnit;
}

/** Projection of the targets: the weight, and when. */
export function TargetCard({ projection, unit }: TargetCardProps) {
  const arrival = projection?.arrival;
  const words = arrival && arrivalWords(arrival);
  return (
    <Card
      title={arrival ? `Target weight, ${shortMassIn(arrival.targetMassKg, unit)}` : 'Target weight'}
      aside={
        <Anchor component={Link} to={paths.updateGoals()} size="sm" fw={600}>
          {arrival ? 'Change' : 'Set a target'}
        </Anchor>
      }
    >
      {arrival && words ? (
        <Stack gap="xs">
          <Figure value={words.headline} size="tile" />
          <Text size="sm" c="dimmed">
            {words.text}
          </Text>
          {arrival.status === 'reachable' && (
            <Text size="sm" c="dimmed">
              This assumes you stay on target. Weight often changes faster in the first two weeks because of
              water.
            </Text>
          )}
        </Stack>
      ) : (
        <Text size="sm" c="dimmed">
          Set a target weight to see when you’ll reach it.
        </Text>
      )}
    </Card>
  );
}
