import { Text } from '@mantine/core';
import { drawsOf } from '#domain/blood/draws.ts';
import { markerOf } from '#domain/blood/markers.ts';
import { FlagMark } from './flag-mark.tsx';
import { formatLabValue, spelled } from './marker-unit.ts';
import { judged, type Subject } from './subject.ts';
import type { ReadRow, ValueRow } from './value-row.ts';
import classes from './panel-form.module.css';

interface MeaningProps {
  readonly row: ValueRow;
  readonly read: ReadRow;
  readonly isFasting: boolean | null;
  readonly subject: Subject;
}

/** "< 5" is no equal of anything. */
const SIGNS = { lt: 'less than', gt: 'more than', none: '=' } as const;

/** What the typed value comes to: in the usual unit, and where it stands. */
export function Meaning({ row, read, isFasting, subject }: MeaningProps) {
  const { marker } = row;
  if (read.isBlank || !read.value) return null;
  if (marker === null)
    return <Text className={classes.hint ?? ''}>Not known here: kept and shown, not judged.</Text>;
  if (read.value.canonicalValue === null)
    return <Text className={classes.hint ?? ''}>Kept as text, not judged.</Text>;
  const [draw] = drawsOf([{ collectedOn: '', isFasting, values: [read.value] }]);
  const [value] = draw?.values ?? [];
  if (!value) return null;
  const { name, unit, siUnit } = markerOf(marker);
  const typed = spelled(marker, row.unit);
  // Two names of one size, as ng/mL and µg/L, say nothing new.
  const other = [unit, siUnit].find((one) => spelled(marker, one) !== typed);
  return (
    <div className={classes.meaning}>
      <FlagMark {...judged(value, subject)} />
      <Text component="span" className={classes.hint ?? ''}>
        {row.name !== name && `${name} `}
        {other !== undefined &&
          `${SIGNS[value.censored ?? 'none']} ${formatLabValue({ ...value, censored: null }, other)} ${other}`}
      </Text>
    </div>
  );
}
