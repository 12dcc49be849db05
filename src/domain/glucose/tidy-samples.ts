import type { GlucoseSample } from './reading.ts';

/**
 * Sorts readings by time, averages the readings of an instant and drops any without a finite time or value. Every metric starts from
 * these, so neither the order of entry nor importing a file twice changes a figure. Returns the list itself if it's already tidy.
 */
export function tidySamples(samples: readonly GlucoseSample[]): readonly GlucoseSample[] {
  if (isTidy(samples)) return samples;
  const sorted = samples
    .filter(({ atMs, glucoseMgdl }) => Number.isFinite(atMs) && Number.isFinite(glucoseMgdl))
    // Sorting readings of an instant by value keeps rounding independent of the order of entry.
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
