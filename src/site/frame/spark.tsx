const WIDTH = 140;
const HEIGHT = 34;
const EDGE = 3;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A small line of recent days, in one of the data colors; the text next to it says the same. */
export function Spark({ values, color }: { readonly values: readonly number[]; readonly color: string }) {
  const least = Math.min(...values);
  const span = Math.max(...values) - least || 1;
  const points = values.map((value, index) => [
    rounded(EDGE + (index * (WIDTH - 2 * EDGE)) / Math.max(1, values.length - 1)),
    rounded(HEIGHT - EDGE - ((value - least) / span) * (HEIGHT - 2 * EDGE)),
  ]);
  return (
    <svg
      className={`spark ${color}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      <path className="end" d={`M${points.at(-1)?.join(' ')}h0`} />
    </svg>
  );
}
