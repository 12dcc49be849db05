import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { AssessmentSummary } from '#contract/bio-age/bio-age.ts';
import { formatDate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { EntryTable } from '#web/ui/lists/entry-table.tsx';
import { removeAssessment } from './commands.ts';
import { ResultsChart } from './results-chart.tsx';
import { differenceWords, formatEstimate, formatRange, formatShare } from './words.ts';

interface ResultsProps {
  /** Newest first. */
  readonly results: readonly AssessmentSummary[];
  readonly today: string;
  readonly shownId: string | undefined;
  /** A result was opened or deleted. */
  readonly onDone?: () => void;
}

/** Every result, to open, compare and delete. */
export function Results({ results, today, shownId, onDone }: ResultsProps) {
  return (
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
              <span aria-current="true">{formatDate(finishedOn, today)}, shown now</span>
            ) : (
              <Anchor component={Link} to={`${paths.bioAge()}?result=${id}`} fw={600} onClick={onDone}>
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
        { name: 'Coverage', secondary: true, cell: ({ coverage }) => `${formatShare(coverage)} covered` },
      ]}
      onRemove={({ id, bioAgeYears, finishedOn }) => {
        void removeAssessment(id, `${formatEstimate(bioAgeYears)} years, ${formatDate(finishedOn, today)}`);
        onDone?.();
      }}
    />
  );
}

/** Earlier results while there is no current one. */
export function HistoryCard(props: ResultsProps) {
  return (
    <Card title="Your results">
      <ResultsChart {...props} />
      <Results {...props} />
    </Card>
  );
}
