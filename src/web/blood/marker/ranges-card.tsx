import { Anchor, Text } from '@mantine/core';
import type { LabValue } from '#domain/blood/lab-value.ts';
import type { Evidence, Preparation, Span } from '#domain/blood/markers/row.ts';
import type { Marker } from '#domain/blood/markers.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { formatMarker, formatSpan } from '#domain/blood/marker-unit.ts';
import type { RangeExclusion } from '#domain/blood/range-exclusions.ts';
import { bandsFor, type Subject } from '#domain/blood/subject.ts';
import classes from './ranges-card.module.css';
import { withUnit } from '#domain/numbers/with-unit.ts';

const EVIDENCE: Readonly<Record<Evidence, string>> = {
  A: 'A: guidelines or trials',
  B: 'B: consistent cohort studies',
  C: 'C: exploratory, based on expert opinion and small studies',
};

const NEEDS: Readonly<Record<Preparation, string>> = {
  fasting: 'Have your blood drawn on an empty stomach.',
  morning: 'Have your blood drawn in the morning.',
  'morning-fasting': 'Have your blood drawn in the morning, before you eat.',
};

const EXCLUSION_TEXTS: Readonly<Record<RangeExclusion, string>> = {
  pregnancy: 'These ranges don’t apply during pregnancy.',
  'under-18': 'These ranges are for adults.',
};

const forWhom = ({ sex, ageYears, notFor }: Subject): string =>
  notFor === null
    ? `For ${sex === 'male' ? `men age ${ageYears}` : `women age ${ageYears} who aren’t pregnant`}.`
    : EXCLUSION_TEXTS[notFor];

interface RangesCardProps {
  readonly marker: Marker;
  readonly unit: string;
  readonly subject: Subject;
  /** The newest value, with the lab's own range. */
  readonly latest: LabValue | undefined;
}

/** How a marker's values are judged, with sources. */
export function RangesCard({ marker, unit, subject, latest }: RangesCardProps) {
  const { critical, reference, optimal, isLabRange } = bandsFor(
    latest ?? { marker: marker.key, labLow: null, labHigh: null },
    subject,
  );
  const say = (span: Span | undefined) =>
    span ? withUnit(formatSpan(marker.key, span, unit), unit) : 'No range applies to you';
  const hasOptimum = subject.notFor === null;
  const rows: readonly (readonly [string, string])[] = [
    ...(hasOptimum ? [['Optimal', say(optimal)] as const] : []),
    [isLabRange ? 'Your lab’s reference' : 'Reference', say(reference)],
    ...(critical[0] !== null || critical[1] !== null
      ? [['Critical', criticalWords(marker, critical, unit)] as const]
      : []),
    ...(hasOptimum
      ? [
          [
            'Optimal range based on',
            marker.evidence === null ? 'No optimal range' : EVIDENCE[marker.evidence],
          ] as const,
        ]
      : []),
  ];
  return (
    <Card title="Ranges">
      <dl className={classes.ranges}>
        {rows.map(([name, text]) => (
          <div key={name} className={classes.range}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {marker.note !== null && <Text size="sm">{marker.note}</Text>}
      {marker.needs !== null && <Text size="sm">{NEEDS[marker.needs]}</Text>}
      <Text size="sm" c="dimmed" mt="sm">
        {marker.source.doi === undefined ? (
          marker.source.label
        ) : (
          <Anchor
            underline="always"
            href={`https://doi.org/${marker.source.doi}`}
            target="_blank"
            rel="noreferrer"
          >
            {marker.source.label}
          </Anchor>
        )}
        . {forWhom(subject)}
        {marker.loincs.length > 0 && ` LOINC ${marker.loincs.map(({ code }) => code).join(', ')}.`}
      </Text>
    </Card>
  );
}

function criticalWords(marker: Marker, [low, high]: Span, unit: string): string {
  const below = low === null ? '' : `below ${formatMarker(marker.key, low, unit)}`;
  const above = high === null ? '' : `above ${formatMarker(marker.key, high, unit)}`;
  return withUnit([below, above].filter((part) => part !== '').join(' or '), unit);
}
