import type { Bands } from '#domain/blood/bands.ts';

/** Where a value and its bands lie on a bar, as shares of its length. */
export interface BarParts {
  readonly reference: readonly [number, number] | undefined;
  readonly optimal: readonly [number, number] | undefined;
  readonly at: number;
}

/** Room beside the bands, as a share of their width. */
const ROOM = 0.45;
const EDGE = 0.03;

/** Lays a value and its bands out: the bands in the middle, room on both sides; a value further out stands at the end. */
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
