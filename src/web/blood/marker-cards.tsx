import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { type MarkerCategory, MARKERS } from '#domain/blood/markers.ts';
import { countText } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { FoldCard } from '#web/ui/layout/fold-card.tsx';
import { CATEGORY_NAMES } from './category-words.ts';
import { flagWord, type Tone } from './flag-words.ts';
import rows from './marker-row.module.css';
import { MarkerRow } from './marker-row.tsx';
import { useIsWide } from '#web/ui/layout/screen-width.ts';
import type { BloodState, Reading } from './readings.ts';

/** Tones of a value outside what is best, worst first. */
const OUTSIDE: readonly Tone[] = ['critical', 'poor', 'fair'];
const rankOf = ({ flag }: Reading): number => OUTSIDE.indexOf(flagWord(flag).tone);
export const isOutside = (reading: Reading): boolean => rankOf(reading) !== -1;

interface OutsideCardProps extends Pick<CategoryCardProps, 'today' | 'on'> {
  readonly outside: readonly Reading[];
}

/** Values out of range and borderline ones, worst first. */
export const OutsideCard = ({ outside, today, on }: OutsideCardProps) => (
  <Card title="Out of range or borderline" aside={countText(outside.length, 'marker')}>
    <ul className={rows.rows}>
      {outside
        .toSorted((one, other) => rankOf(one) - rankOf(other))
        .map((reading) => (
          <MarkerRow key={reading.marker.key} {...{ reading, today, on }} />
        ))}
    </ul>
  </Card>
);

interface CategoryCardProps {
  readonly category: MarkerCategory;
  readonly state: BloodState;
  readonly today: string;
  /** Day of the newest test. */
  readonly on: string;
}

/** The other markers of a category, folded on phones: the core ones, and the rest on request. Names those never measured. */
export function CategoryCard({ category, state, today, on }: CategoryCardProps) {
  const [isAll, setAll] = useState(false);
  const markers = MARKERS.filter((marker) => marker.category === category);
  const measured = markers.flatMap(({ key }) => state.readings.get(key) ?? []);
  const known = measured.filter((reading) => !isOutside(reading));
  const core = known.filter(({ marker }) => marker.isCore);
  const shown = isAll || core.length === 0 ? known : core;
  const missing = markers.filter(({ key, isCore }) => isCore && !state.readings.has(key));
  const coreCount = markers.filter(({ isCore }) => isCore).length;
  const isWide = useIsWide();
  if (known.length + missing.length === 0) return null;
  return (
    <FoldCard
      title={CATEGORY_NAMES[category]}
      aside={
        known.length === measured.length && missing.length === 0
          ? known.length === 1
            ? 'In range'
            : `All ${known.length} in range`
          : `${coreCount - missing.length} of ${coreCount} core markers`
      }
      isOpen={isWide}
    >
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
    </FoldCard>
  );
}
