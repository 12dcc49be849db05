import { ScrollArea, Skeleton, Table } from '@mantine/core';
import type { Cohorts, StatisticRate } from '#contract/insights.ts';
import { explain } from '#web/lib/errors.ts';
import { formatDayMonth, formatCount } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { CsvLink } from './csv-link.tsx';
import { useCohorts } from './queries.ts';
import classes from './statistics.module.css';
import { formatShare, rateText } from './words.ts';

/** More returning members mean a deeper color, pale enough for text even at 100%. */
const MAX_TINT_PERCENT = 42;
const tint = (share: number): string =>
  `color-mix(in srgb, var(--accent) ${Math.round(share * MAX_TINT_PERCENT)}%, var(--card))`;

function Cell({ rate }: { readonly rate: StatisticRate | null }) {
  if (!rate) return <Table.Td className={classes.cell ?? ''} />;
  return (
    <Table.Td className={classes.cell ?? ''} style={{ background: tint(rate.value) }} title={rateText(rate)}>
      {formatShare(rate.value)}
    </Table.Td>
  );
}

function CohortTable({ rows }: Pick<Cohorts, 'rows'>) {
  const weeks = rows[0]?.rates.length ?? 0;
  const label = 'Share of each week’s new members who came back, by weeks since sign-up';
  return (
    <ScrollArea
      type="auto"
      offsetScrollbars="x"
      viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': label }}
    >
      <Table verticalSpacing="xs" className={classes.table ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Week of</Table.Th>
            <Table.Th scope="col" className={classes.number ?? ''}>
              Sign-ups
            </Table.Th>
            {Array.from({ length: weeks }, (_, since) => (
              <Table.Th key={since} scope="col" className={classes.cell ?? ''}>
                Week {since}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map(({ week, signUps, rates }) => (
            <Table.Tr key={week}>
              <Table.Th scope="row">{formatDayMonth(week)}</Table.Th>
              <Table.Td className={classes.number ?? ''}>{formatCount(signUps)}</Table.Td>
              {rates.map((rate, since) => (
                // A row's weeks never change their order.
                <Cell key={since} rate={rate} />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

/** Retention: new members of each of the last twelve weeks, and how many were active in later weeks. */
export function CohortCard() {
  const { data, error, refetch } = useCohorts();
  return (
    <Card title="Retention" aside={<CsvLink table="cohorts" of="weekly retention" />}>
      {data ? (
        data.rows.length === 0 ? (
          <p className={classes.none}>
            Each week’s new members will appear here, along with how many were active in the following weeks.
            This table is updated nightly.
          </p>
        ) : (
          <>
            <CohortTable rows={data.rows} />
            <p className={classes.none}>
              Weeks run Monday through Sunday. Week 0 is the sign-up week. A week appears once it’s over.
            </p>
          </>
        )
      ) : error ? (
        <ErrorState {...explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="14rem" radius="md" />
      )}
    </Card>
  );
}
