import type { Bands } from '#domain/blood/bands.ts';
import { barParts } from './bar-parts.ts';
import type { Tone } from './flag-words.ts';
import classes from './range-bar.module.css';

interface RangeBarProps {
  /** Canonical, as the bands. */
  readonly value: number;
  readonly bands: Bands;
  readonly tone: Tone;
}

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

function Part({
  span,
  className,
}: {
  readonly span: readonly [number, number] | undefined;
  readonly className: string;
}) {
  if (!span) return null;
  return <span className={className} style={{ left: percent(span[0]), width: percent(span[1] - span[0]) }} />;
}

/** A value between its bands, at a glance; the words beside it say the same. */
export function RangeBar({ value, bands, tone }: RangeBarProps) {
  // Without a band a value has no place on it.
  if (!bands.reference && !bands.optimal) return null;
  const { reference, optimal, at } = barParts(value, bands);
  return (
    <span className={classes.bar} aria-hidden>
      <Part span={reference} className={classes.reference ?? ''} />
      <Part span={optimal} className={classes.optimal ?? ''} />
      <span className={classes.at} data-tone={tone} style={{ left: percent(at) }} />
    </span>
  );
}
