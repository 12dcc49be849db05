import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { AssessmentSummary } from '#contract/bio-age/bio-age.ts';
import { formatDate, formatDayMonth } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { LazyChart } from '#web/ui/chart/lazy-chart.tsx';
import { EntryTable } from '#web/ui/lists/entry-table.tsx';
import { removeAssessment } from './commands.ts';
import { differenceWords, formatAge, formatEstimate, formatRange, formatShare } from './words.ts';

interface HistoryCardProps {
  /** Newest first. */
  readonly results: readonly AssessmentSummary[];
  readonly today: string;
  readonly shownId: string | undefined;
}

/** The last result of each day, oldest first, as many as a chart has room for. */
function ofDays(results: readonly AssessmentSummary[]): readonly AssessmentSummary[] {
  return [...new Map(results.toReversed().map((result) => [result.finishedOn, result])).values()];
}

function Trend({
  results,
  today,
}: {
  readonly results: readonly AssessmentSummary[];
  readonly today: string;
}) {
  const days = ofDays(results);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length < 2) return null;
  return (
    <LazyChart
      label="Bio-age from habits over time"
      unit="years"
      summary={`From habits: ${differenceWords(first.deltaYears)} on ${formatDate(first.finishedOn, today)}, ${differenceWords(last.deltaYears)} on ${formatDate(last.finishedOn, today)}. The pale band is the 95% range, and the sand-colored line is your age.`}
      dates={days.map(({ finishedOn }) => finishedOn)}
      layers={[
        {
          kind: 'band',
          label: '95% range',
          color: 'energy',
          values: days.map(({ lowYears, highYears }) => ({ low: lowYears, high: highYears })),
        },
        { kind: 'line', label: 'Your age', color: 'fasting', values: days.map(({ ageYears }) => ageYears) },
        {
          kind: 'line',
          label: 'From habits',
          color: 'energy',
          values: days.map(({ bioAgeYears }) => bioAgeYears),
        },
        {
          kind: 'points',
          label: 'Result',
          color: 'energy',
          values: days.map(({ bioAgeYears }) => bioAgeYears),
        },
      ]}
      formatX={formatDayMonth}
      formatDay={(date) => formatDate(date, today)}
      formatY={formatAge}
    />
  );
}

/** Every result, to open, compare and delete. */
export function HistoryCard({ results, today, shownId }: HistoryCardProps) {
  return (
    <Card title="Your results">
      <Trend results={results} today={today} />
      <EntryTable
        caption="Results, newest first"
        entries={results}
        nameOf={({ bioAgeYears, finishedOn }) =>
          `${formatEstimate(bioAgeYears)} years, ${formatDate(finishedOn, today)}`
        }
        columns={[
          {
            name: 'Finished',
            cell: ({ id, finishedOn }) =>
              id === shownId ? (
                <span aria-current="true">{formatDate(finishedOn, today)}, shown above</span>
              ) : (
                <Anchor component={Link} to={`${paths.bioAge()}?result=${id}`} fw={600}>
                  {formatDate(finishedOn, today)}
                </Anchor>
              ),
          },
          {
            name: 'From habits',
            cell: ({ bioAgeYears, isPreliminary }) => (
              <>
                {formatEstimate(bioAgeYears)}
                {isPreliminary && (
                  <Text span size="xs" c="dimmed">
                    {' '}
                    preliminary
                  </Text>
                )}
              </>
            ),
          },
          {
            name: 'Difference',
            secondary: true,
            cell: ({ deltaYears }) => differenceWords(deltaYears),
          },
          {
            name: '95% range',
            secondary: true,
            cell: ({ lowYears, highYears }) => formatRange(lowYears, highYears),
          },
          { name: 'Coverage', secondary: true, cell: ({ coverage }) => `${formatShare(coverage)} known` },
        ]}
        onRemove={({ id, bioAgeYears, finishedOn }) =>
          void removeAssessment(id, `${formatEstimate(bioAgeYears)} years, ${formatDate(finishedOn, today)}`)
        }
      />
    </Card>
  );
}
