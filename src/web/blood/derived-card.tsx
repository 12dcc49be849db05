import { Anchor, Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { DerivedMarker } from '#domain/blood/derived-markers.ts';
import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import { formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ToneMark } from './flag-mark.tsx';
import { formatMarker } from './marker-unit.ts';
import classes from './derived-card.module.css';

const FIRST = 8;

interface DerivedCardProps {
  readonly derived: readonly DerivedMarker[];
  readonly unitOf: (marker: MarkerKey) => string;
  readonly today: string;
}

function figureOf({ value, decimals, unit }: DerivedMarker): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${value.toLocaleString('en-US', digits).replace('-', '−')} ${unit}`.trim();
}

function Row({ one, unitOf, today }: Omit<DerivedCardProps, 'derived'> & { readonly one: DerivedMarker }) {
  return (
    <details className={classes.row}>
      <summary className={classes.head}>
        <span className={classes.name}>{one.name}</span>
        <span className={classes.value}>{figureOf(one)}</span>
        {one.band && <ToneMark tone={one.band.tone} text={one.band.label} />}
      </summary>
      <Text size="sm" c="dimmed">
        {one.formula}
      </Text>
      <ul className={classes.inputs}>
        {one.inputs.map(({ marker, value, date }) => (
          <li key={marker}>
            {markerOf(marker).name} {formatMarker(marker, value, unitOf(marker))} {unitOf(marker)},{' '}
            {formatDate(date, today)}
          </li>
        ))}
      </ul>
      {one.source.doi === undefined ? (
        <Text size="sm" c="dimmed">
          {one.source.label}
        </Text>
      ) : (
        <Anchor size="sm" href={`https://doi.org/${one.source.doi}`} target="_blank" rel="noreferrer">
          {one.source.label}
        </Anchor>
      )}
    </details>
  );
}

/** Figures that follow from several values, each with what it was computed from. */
export function DerivedCard({ derived, unitOf, today }: DerivedCardProps) {
  const [isAll, setAll] = useState(false);
  if (derived.length === 0) return null;
  const shown = isAll ? derived : derived.slice(0, FIRST);
  return (
    <Card title="Derived from your values">
      {shown.map((one) => (
        <Row key={one.key} {...{ one, unitOf, today }} />
      ))}
      {shown.length < derived.length && (
        <Button variant="subtle" size="compact-md" mt="sm" onClick={() => setAll(true)}>
          Show {derived.length - shown.length} more
        </Button>
      )}
    </Card>
  );
}
