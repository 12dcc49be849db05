import type { AssessmentSummary } from '#contract/bio-age/bio-age.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { formatDate, formatDayMonth, formatMonthYear } from '#web/lib/format.ts';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import { formatAge, formatEstimate } from './words.ts';

interface ResultsChartProps {
  /** Newest first. */
  readonly results: readonly AssessmentSummary[];
  readonly today: string;
}

/** From this length on, labels are months. */
const LONG_DAYS = 300;

/** The last result of each day, oldest first. */
function ofDays(results: readonly AssessmentSummary[]): readonly AssessmentSummary[] {
  return [...new Map(results.toReversed().map((result) => [result.finishedOn, result])).values()];
}

/** Results from habits with their ranges over time, next to the age; nothing before the second. */
export function ResultsChart({ results, today }: ResultsChartProps) {
  const days = ofDays(results);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length < 2) return null;
  const isLong = daysBetween(first.finishedOn, last.finishedOn) > LONG_DAYS;
  return (
    <LazyChart
      label="Bio-age from habits over time"
      unit="years"
      heightPx={170}
      summary="Vertical bars show the likely range; the dashed line shows your age."
      dates={days.map(({ finishedOn }) => finishedOn)}
      layers={[
        {
          kind: 'line',
          tone: 'dashed',
          label: 'Your age',
          color: 'fasting',
          values: days.map(({ ageYears }) => ageYears),
        },
        {
          kind: 'line',
          label: 'From habits',
          color: 'energy',
          values: days.map(({ bioAgeYears }) => bioAgeYears),
        },
        {
          kind: 'whiskers',
          label: 'Likely range',
          color: 'energy',
          values: days.map(({ bioAgeYears, lowYears, highYears }) => ({
            value: bioAgeYears,
            low: lowYears,
            high: highYears,
          })),
          // The two results that are compared.
          texts: days.map(({ bioAgeYears }, index) =>
            index < days.length - 2 ? undefined : formatEstimate(bioAgeYears),
          ),
        },
      ]}
      formatX={isLong ? formatMonthYear : formatDayMonth}
      formatDay={(date) => formatDate(date, today)}
      formatY={formatAge}
    />
  );
}
