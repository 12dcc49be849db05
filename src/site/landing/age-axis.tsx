/** Sample result on an axis of ages: the estimate, its 95% range, and the calendar age. */
export const AGES = { estimate: 43.2, low: 37.2, high: 49.1, calendar: 48, min: 36, max: 52 } as const;

const WIDTH = 160;
const across = (years: number): number =>
  Math.round(((years - AGES.min) / (AGES.max - AGES.min)) * WIDTH * 10) / 10;

export function AgeAxis() {
  const { low, high, estimate, calendar } = AGES;
  return (
    <svg className="ages" viewBox={`0 0 ${WIDTH} 16`} aria-hidden="true">
      <path className="line" d={`M0 8h${WIDTH}`} />
      <rect className="soft" x={across(low)} width={across(high) - across(low)} y="3" height="10" rx="5" />
      <path className="tick" d={`M${across(calendar)} 0v16`} />
      <circle cx={across(estimate)} cy="8" r="5" />
    </svg>
  );
}
