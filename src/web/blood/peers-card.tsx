import { Text } from '@mantine/core';
import type { Person } from '#domain/blood/lab-value.ts';
import { peerPercentile } from '#domain/blood/peer-percentile.ts';
import { Card } from '#web/ui/card.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { formatMarker } from './marker-unit.ts';
import type { Reading } from './readings.ts';

/** How the newest value compares with people of the same sex and age group; to compare, never to judge. */
export function PeersCard({ reading, person }: { readonly reading: Reading; readonly person: Person }) {
  const { marker, latest, unit } = reading;
  const peers = latest.censored === null ? peerPercentile(marker.key, latest.value, person) : undefined;
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
        {person.sex === 'male' ? 'Men' : 'Women'} of {ages[0]} to {ages[1]} years in the United States, NHANES
        1999–2018. What is common is not always good.
      </Text>
    </Card>
  );
}
