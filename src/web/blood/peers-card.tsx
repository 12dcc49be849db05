import { Text } from '@mantine/core';
import { peerPercentile } from '#domain/blood/peer-percentile.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { formatMarker } from './marker-unit.ts';
import type { Reading } from './readings.ts';

/** How the newest value compares with people of the same sex and age group; to compare, never to judge. */
export function PeersCard({ reading }: { readonly reading: Reading }) {
  const { marker, latest, unit, subject } = reading;
  const isLike = latest.censored === null && subject.notFor === null;
  const peers = isLike ? peerPercentile(marker.key, latest.value, subject) : undefined;
  if (!peers) return null;
  const { percentile, isBeyond, p5, p50, p95, ages } = peers;
  const say = (value: number) => formatMarker(marker.key, value, unit);
  return (
    <Card title="People your age">
      <Figure
        value={`${isBeyond ? (percentile === 5 ? '< ' : '> ') : ''}${percentile}`}
        unit="of 100 have less"
        size="tile"
      />
      <Text size="sm" mt="xs">
        In the middle stand {say(p50)} {unit}; 90 of 100 lie between {say(p5)} and {say(p95)}.
      </Text>
      <Text size="sm" c="dimmed" mt="xs">
        {subject.sex === 'male' ? 'Men' : 'Women'} of {ages[0]} to {ages[1]} years in the United States,
        NHANES 1999–2018. What is common is not always good.
      </Text>
    </Card>
  );
}
