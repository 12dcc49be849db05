import { Fragment } from 'react';
import type { Statistics } from '#contract/insights.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { explain } from '#web/lib/errors.ts';
import { formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ActiveCard, SignUpsCard, VisitorsCard } from './charts.tsx';
import { CohortCard } from './cohort-card.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { useStatistics } from './queries.ts';
import { RangeChoiceFields } from './range-choice.tsx';
import { RevenueCard } from './revenue-chart.tsx';
import { useStatisticsRange } from './statistics-range.ts';
import classes from './statistics.module.css';
import { CampaignsCard, CoachModelsCard, FeaturesCard, PagesCard, SourcesCard } from './tables.tsx';

const NOTES = [
  'Days run from midnight to midnight UTC for everyone. Today is counted live, and past days are totaled overnight.',
  'A visitor is one browser at one IP address on one day. Someone who visits on two days counts as two visitors. We don’t set a cookie, and visits can’t be traced after two days.',
  'Visitors who ask not to be tracked (Do Not Track, Global Privacy Control), bots and prefetched pages aren’t counted.',
  'The source is taken from the first page of the day: the link’s utm_source, the site that linked here, or direct. A sign-up is credited to the source of that day’s visit.',
  'Activated: people who logged something within seven days of signing up. The rate includes only sign-ups from at least seven days ago.',
  'Upgraded to Lifetime: people who signed up in the period and bought lifetime access. Refunded purchases don’t count.',
  'Active members logged or saved something, or downloaded their data. Admins, the demo account and accounts created on the command line aren’t counted.',
  'Stickiness: members active on a day divided by members active in the 30 days ending that day, averaged over the period.',
  '“Likely” is the 95% interval (Wilson). The fewer the people, the wider the interval.',
  'Payments and refunds count on the day they happened. Sandbox payments don’t count.',
] as const;

/** Meaning of each figure, and what is excluded. */
function AboutCard() {
  return (
    <Card title="Definitions">
      <ul className={classes.about}>
        {NOTES.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </Card>
  );
}

/** The days in view, and the days they are compared with. */
function rangeText({ from, to, today, countedSince }: Statistics): string {
  const days =
    from === to ? formatDate(from, today) : `${formatDate(from, today)} to ${formatDate(to, today)}`;
  const since =
    countedSince !== null && countedSince > from ? ` Counted since ${formatDate(countedSince, today)}.` : '';
  return `${days}, compared with the same number of days just before. Days are in UTC.${since}`;
}

function Body({ statistics }: { readonly statistics: Statistics }) {
  const since = statistics.countedSince;
  if (since === null)
    return (
      <Card>
        <EmptyState
          title="No statistics yet"
          text="After the first visitor or sign-up, you’ll see where people come from, whether they stay, what they use and what they pay. No names, addresses or entries are included."
        />
      </Card>
    );
  // Uncounted days aren't zero: charts start with the first counted day.
  const shown = { statistics: { ...statistics, days: statistics.days.filter(({ date }) => date >= since) } };
  return (
    <>
      <p className={classes.none}>{rangeText(statistics)}</p>
      <FigureTiles {...shown} />
      <div className={classes.pairs}>
        <VisitorsCard {...shown} />
        <SignUpsCard {...shown} />
        <ActiveCard {...shown} />
        <RevenueCard {...shown} />
      </div>
      <SourcesCard {...shown} />
      <Columns
        columns={[
          <Fragment key="visits">
            <PagesCard {...shown} />
            <CampaignsCard {...shown} />
          </Fragment>,
          <Fragment key="use">
            <FeaturesCard {...shown} />
            <CoachModelsCard {...shown} />
          </Fragment>,
        ]}
      />
    </>
  );
}

const WAITING = (
  <ColumnsSkeleton
    heightsRem={[
      [8, 18],
      [8, 18],
    ]}
    wide="none"
  />
);

/** `/admin`: visits, sign-ups, retention, feature use and revenue. */
export function StatisticsPage() {
  const { range, today, choose } = useStatisticsRange();
  const { data, error, isPlaceholderData, refetch } = useStatistics(range);
  return (
    <>
      <PageHeader
        title={SCREENS.adminStatistics.title}
        text="Who visits, who stays, what they use and what they pay."
      >
        <RangeChoiceFields range={range} today={today} onChoose={choose} />
      </PageHeader>
      <div className={classes.stack}>
        {data && !(error && isPlaceholderData) ? (
          <div className={`${classes.stack} ${isPlaceholderData ? classes.stale : ''}`}>
            <Body statistics={data} />
          </div>
        ) : error ? (
          <ErrorState {...explain(error)} onRetry={() => void refetch()} />
        ) : (
          WAITING
        )}
        {(data || error) && (
          <>
            {data?.countedSince !== null && <CohortCard />}
            <AboutCard />
          </>
        )}
      </div>
    </>
  );
}
