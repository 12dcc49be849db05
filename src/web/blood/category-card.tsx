import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { MARKERS, type MarkerCategory } from '#domain/blood/markers.ts';
import { Card } from '#web/ui/card.tsx';
import { CATEGORY_NAMES } from './category-words.ts';
import { MarkerRow } from './marker-row.tsx';
import type { BloodState } from './readings.ts';
import rows from './marker-row.module.css';

interface CategoryCardProps {
  readonly category: MarkerCategory;
  readonly state: BloodState;
  readonly today: string;
  /** Day of the newest test. */
  readonly on: string;
}

/** The markers of a category: the core ones, and the others on request. What was never measured is named. */
export function CategoryCard({ category, state, today, on }: CategoryCardProps) {
  const [isAll, setAll] = useState(false);
  const markers = MARKERS.filter((marker) => marker.category === category);
  const known = markers.flatMap(({ key }) => state.readings.get(key) ?? []);
  const core = known.filter(({ marker }) => marker.isCore);
  const shown = isAll || core.length === 0 ? known : core;
  const missing = markers.filter(({ key, isCore }) => isCore && !state.readings.has(key));
  const coreCount = markers.filter(({ isCore }) => isCore).length;
  return (
    <Card title={CATEGORY_NAMES[category]} aside={`${core.length} of ${coreCount} core markers`}>
      {shown.length > 0 && (
        <ul className={rows.rows}>
          {shown.map((reading) => (
            <MarkerRow key={reading.marker.key} {...{ reading, today, on }} />
          ))}
        </ul>
      )}
      {known.length > shown.length && (
        <Button variant="subtle" size="compact-md" mt="sm" onClick={() => setAll(true)}>
          Show {known.length - shown.length} more
        </Button>
      )}
      {missing.length > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          Not measured yet: {missing.map(({ name }) => name).join(', ')}.
        </Text>
      )}
    </Card>
  );
}
