import { Fragment } from 'react';
import type { Statistics } from '#contract/insights.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { explain } from '#web/lib/errors.ts';
import { formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { ColumnsSkeleton } from '#web/ui/columns-skeleton.tsx';
import { Columns } from '#web/ui/columns.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
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
  'A day is a day of UTC, from midnight to midnight, wherever people are. Today is counted live; days that are over are added up at night.',
  'A visitor is one browser at one address on one day. A person who visits on two days counts as two visitors: no cookie is set, and after two days visits can’t be traced.',
  'Visitors who ask not to be tracked (Do Not Track, Global Privacy Control), programs and pages fetched ahead are not counted.',
  'The source is that of the first page of the day: utm_source of the link, else the site that linked here, else direct. A sign-up has the source of that day’s visit.',
  'Activated: logged something within seven days of signing up. Only sign-ups whose seven days are over are in the rate.',
  'Became lifetime: of those who signed up in the range, who has lifetime access that they bought. Refunded purchases are not among them.',
  'Active members logged or saved something, or downloaded their data. Admins and the demo member are not counted, nor are accounts made on the command line.',
  'Stickiness: members active on a day, divided by those active in the 30 days up to it, averaged over the range.',
  '“Likely” is the 95% interval (Wilson): with few people a share says little, and it shows.',
  'Money counts on the day it moved, a refund on the day it was given back. The sandbox moves none.',
] as const;

/** Meaning of each figure, and what is excluded. */
function AboutCard() {
  return (
    <Card title="How this is counted">
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
  return `${days}, against as many days before. Days are days of UTC.${since}`;
}

function Body({ statistics }: { readonly statistics: Statistics }) {
  const since = statistics.countedSince ?? statistics.from;
  // Uncounted days aren't zero: charts start with the first counted day.
  const shown = { statistics: { ...statistics, days: statistics.days.filter(({ date }) => date >= since) } };
  return (
    <>
      <p className={classes.none}>{rangeText(statistics)}</p>
      {statistics.countedSince === null && (
        <Card>
          <EmptyState
            title="Nothing was counted yet"
            text="From the first visitor and the first sign-up on, this screen shows where people come from, whether they stay, what they use and what they pay. Nobody’s name, address or entries are in it."
          />
        </Card>
      )}
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
        text="Who comes, who stays, what they use and what they pay."
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
        <CohortCard />
        <AboutCard />
      </div>
    </>
  );
}
