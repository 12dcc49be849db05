import { Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { LongevityDay } from '#contract/longevity.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EssentialsFigure } from './essentials-figure.tsx';

/** Life's Essential 8 in short, with the way to all of it. */
export function EssentialsCard({
  essentials,
}: {
  readonly essentials: NonNullable<LongevityDay['essentials']>;
}) {
  const { knownCount, score } = essentials;
  return (
    <Card title="Life’s Essential 8">
      <Stack gap="sm">
        <EssentialsFigure {...{ score, knownCount }} />
        <Text size="sm" c="dimmed">
          The heart-health score of the American Heart Association.{' '}
          {score === null && 'It has a score only when all eight are known.'}
        </Text>
        <Anchor component={Link} to={paths.lifesEssential8()} size="sm">
          See the eight
        </Anchor>
      </Stack>
    </Card>
  );
}
