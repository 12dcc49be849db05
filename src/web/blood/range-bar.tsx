import type { Bands } from '#domain/blood/bands.ts';
import type { Tone } from './flag-words.ts';
import classes from './range-bar.module.css';

/** Positions of a value and its bands on a bar, as fractions of its length. */
interface BarParts {
  readonly reference: readonly [number, number] | undefined;
  readonly optimal: readonly [number, number] | undefined;
  readonly at: number;
}

/** Margin next to the bands, as a fraction of their width. */
const ROOM = 0.45;
const EDGE = 0.03;

/** Positions a value and its bands: bands in the center with margins on both sides; a value further out is at the end. */
export function barParts(
  value: number,
  { reference, optimal }: Pick<Bands, 'reference' | 'optimal'>,
): BarParts {
  const ends = [...(reference ?? []), ...(optimal ?? [])].filter((end) => end !== null);
  const [least, most] = ends.length > 0 ? [Math.min(...ends), Math.max(...ends)] : [value, value];
  const width = most > least ? most - least : Math.abs(most) || 1;
  const isOpenLow = (reference?.[0] ?? null) === null && (optimal?.[0] ?? null) === null;
  const from = isOpenLow ? Math.min(0, least) : least - width * ROOM;
  const to = most + width * ROOM;
  const share = (at: number): number => Math.min(1, Math.max(0, (at - from) / (to - from)));
  const spanOf = (band: readonly [number | null, number | null] | undefined) =>
    band && ([band[0] === null ? 0 : share(band[0]), band[1] === null ? 1 : share(band[1])] as const);
  return {
    reference: spanOf(reference),
    optimal: spanOf(optimal),
    at: Math.min(1 - EDGE, Math.max(EDGE, share(value))),
  };
}

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

/** A value among its bands; the text next to it says the same. */
export function RangeBar({ value, bands, tone }: RangeBarProps) {
  // Without a band there is no position to show.
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
