/** Foods eaten together more or less often than by chance. */
import type { EatenPair } from './eaten-source.ts';

/** With fewer shared occasions, a lift may be chance. */
const MIN_OCCASIONS = 50;
/** A lift closer to 1 isn't useful. */
const MIN_LIFT = 2.5;

const decides = ({ occasions, expected }: { occasions: number; expected: number }): boolean =>
  occasions >= MIN_OCCASIONS && (occasions / expected >= MIN_LIFT || expected / occasions >= MIN_LIFT);

/** One line per food: its partners later in the alphabet, each with its lift. Adds up codes of the same food. */
export function pairLines(
  pairs: readonly EatenPair[],
  foodOf: (code: string) => string | undefined,
): string[] {
  const seen = new Map<string, { a: string; b: string; occasions: number; expected: number }>();
  for (const { codes, occasions, lift } of pairs) {
    const [a, b] = codes.map(foodOf).toSorted();
    if (a === undefined || b === undefined || a === b || !(lift > 0)) continue;
    const known = seen.get(`${a} ${b}`) ?? { a, b, occasions: 0, expected: 0 };
    known.occasions += occasions;
    known.expected += occasions / lift;
    seen.set(`${a} ${b}`, known);
  }
  const byFirst = Map.groupBy([...seen.values()].filter(decides), ({ a }) => a);
  return [...byFirst]
    .map(([a, partners]) => {
      const lifts = partners
        .toSorted((one, other) => (one.b < other.b ? -1 : 1))
        .map(({ b, occasions, expected }) => `${b} ${Number((occasions / expected).toPrecision(2))}`);
      return `${a}\t${lifts.join(';')}`;
    })
    .toSorted();
}
