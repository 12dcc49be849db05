import type { Metric } from './metric.ts';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.µ]+/g, ' ')
    .trim();

/** How well words name a metric: 3 for its key or displayed name, 2 for another name, 1 for part of a name; 0 for none. */
function fit({ key, names }: Metric, words: string): number {
  const known = names.map(plain);
  if (plain(key) === words || known[0] === words) return 3;
  if (known.includes(words)) return 2;
  return known.some((name) => name.includes(words)) || plain(key).includes(words) ? 1 : 0;
}

/** Metrics that match the words, best first and otherwise in catalog order; all for no words. */
export function findMetrics(metrics: readonly Metric[], words: string): readonly Metric[] {
  const asked = plain(words);
  if (asked === '') return metrics;
  return metrics
    .map((metric) => ({ metric, points: fit(metric, asked) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .map(({ metric }) => metric);
}
