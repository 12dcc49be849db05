import { Anchor, Button, Text } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { DerivedMarker } from '#domain/blood/derived/derived-markers.ts';
import { markerOf, type MarkerKey } from '#domain/blood/markers.ts';
import { formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ToneMark } from './flag-mark.tsx';
import { formatLabValue, formatMarker, spelled } from '#domain/blood/marker-unit.ts';
import classes from './derived-card.module.css';
import { withUnit } from '#domain/numbers/with-unit.ts';

const FIRST = 8;

interface DerivedCardProps {
  readonly derived: readonly DerivedMarker[];
  readonly unitOf: (marker: MarkerKey) => string;
  readonly today: string;
}

function figureOf({ value, decimals, unit }: DerivedMarker): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return withUnit(value.toLocaleString('en-US', digits).replace('-', '−'), unit);
}

/** "Creatinine 84 µmol/L = 0.95 mg/dL, Wed 4 Mar": formulas use conventional units, whatever the lab prints. */
function inputText({ date, ...input }: DerivedMarker['inputs'][number], unit: string, today: string): string {
  const { marker, value } = input;
  const { name, unit: conventional } = markerOf(marker);
  const inFormula =
    unit === spelled(marker, conventional)
      ? ''
      : ` = ${withUnit(formatMarker(marker, value, conventional), conventional)}`;
  return `${name} ${withUnit(formatLabValue({ ...input, censored: null }, unit), unit)}${inFormula}, ${formatDate(date, today)}`;
}

const personText = ({ sex, ageYears }: NonNullable<DerivedMarker['person']>): string =>
  `Age ${ageYears}, ${sex === 'male' ? 'man' : 'woman'}`;

function Row({ one, unitOf, today }: Omit<DerivedCardProps, 'derived'> & { readonly one: DerivedMarker }) {
  return (
    <details className={classes.row}>
      <summary className={classes.head}>
        <span className={classes.name}>{one.name}</span>
        <span className={classes.value}>{figureOf(one)}</span>
        <IconChevronDown className={classes.sign} size="1.1em" aria-hidden />
        {one.band && <ToneMark tone={one.band.tone} text={one.band.label} />}
      </summary>
      <Text size="sm" c="dimmed">
        {one.formula}
      </Text>
      <ul className={classes.inputs}>
        {one.inputs.map((input) => (
          <li key={input.marker}>{inputText(input, unitOf(input.marker), today)}</li>
        ))}
        {one.person && <li>{personText(one.person)}</li>}
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

/** Derived values, each with its inputs. */
export function DerivedCard({ derived, unitOf, today }: DerivedCardProps) {
  const [isAll, setAll] = useState(false);
  if (derived.length === 0) return null;
  const shown = isAll ? derived : derived.slice(0, FIRST);
  return (
    <Card title="Calculated from your results">
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
