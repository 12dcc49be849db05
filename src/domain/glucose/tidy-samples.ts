import type { GlucoseSample } from './reading.ts';

/**
 * Readings in the order of time, those of one instant averaged, those without a finite time or value left out: what every metric
 * starts from, so that neither the order of entry nor a file read twice changes a figure. Gives the list back where it is tidy.
 */
export function tidySamples(samples: readonly GlucoseSample[]): readonly GlucoseSample[] {
  if (isTidy(samples)) return samples;
  const sorted = samples
    .filter(({ atMs, glucoseMgdl }) => Number.isFinite(atMs) && Number.isFinite(glucoseMgdl))
    // The value decides among readings of an instant, or rounding would let the order of entry show.
    .toSorted((one, other) => one.atMs - other.atMs || one.glucoseMgdl - other.glucoseMgdl);
  const tidy: GlucoseSample[] = [];
  for (let from = 0; from < sorted.length;) {
    const atMs = sorted[from]?.atMs ?? 0;
    let until = from;
    let sumMgdl = 0;
    for (; sorted[until]?.atMs === atMs; until++) sumMgdl += sorted[until]?.glucoseMgdl ?? 0;
    tidy.push({ atMs, glucoseMgdl: sumMgdl / (until - from) });
    from = until;
  }
  return tidy;
}

const isTidy = (samples: readonly GlucoseSample[]): boolean => {
  let lastMs = Number.NEGATIVE_INFINITY;
  for (const { atMs, glucoseMgdl } of samples) {
    if (!(atMs > lastMs) || !Number.isFinite(atMs) || !Number.isFinite(glucoseMgdl)) return false;
    lastMs = atMs;
  }
  return true;
};
