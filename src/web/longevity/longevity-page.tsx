import { Fragment } from 'react';
import type { LongevityDay } from '#contract/longevity.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { useToday } from '#web/lib/clock.ts';
import { useDayInView } from '#web/lib/address/day-in-view.ts';
import { DaySwitcher } from '#web/lib/time/day-switcher.tsx';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { Card } from '#web/ui/card.tsx';
import { ColumnsSkeleton } from '#web/ui/columns-skeleton.tsx';
import { Columns } from '#web/ui/columns.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { EssentialsCard } from './essentials-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { KeepLogging } from './keep-logging.tsx';
import { NextActionCard } from './next-action-card.tsx';
import { PillarsCard } from './pillars-card.tsx';
import { useLongevity } from './queries.ts';
import { ScoreCard } from './score-card.tsx';

const WAITING = (
  <ColumnsSkeleton
    heightsRem={[
      [15, 44],
      [12, 10],
    ]}
  />
);

interface BodyProps {
  readonly day: LongevityDay;
  readonly system: UnitSystem;
  readonly today: string;
}

function Body({ day, system, today }: BodyProps) {
  if (day.state === 'under-age')
    return (
      <Card>
        <EmptyState
          title="No score below 18"
          text="Its limits are those of adults, and a growing body is measured by others. You can log everything; the score begins when you are 18."
        />
      </Card>
    );
  const isScored = day.state === 'scored';
  return (
    <Columns
      wide="first"
      columns={[
        <Fragment key="score">
          {isScored ? <ScoreCard day={day} today={today} /> : <KeepLogging day={day} />}
          {day.date === today && day.nextAction && <NextActionCard action={day.nextAction} />}
          <PillarsCard {...{ day, system, today }} />
        </Fragment>,
        <Fragment key="side">
          <HistoryCard today={today} />
          {day.essentials && <EssentialsCard essentials={day.essentials} />}
        </Fragment>,
      ]}
    />
  );
}

/** A day that was looked at by nobody, or before the first score: what is known now is not put in its place. */
function NoScoreKept({ today }: { readonly today: string }) {
  return (
    <Columns
      wide="first"
      columns={[
        <Card key="none">
          <EmptyState
            title="No score was kept for this day"
            text="A score is kept on days on which you write something down or look at it. What is known today is never put in its place."
          />
        </Card>,
        <HistoryCard key="history" today={today} />,
      ]}
    />
  );
}

/** `/longevity`: one figure from eight pillars, how sure it is, what it rests on, and what would raise it most. */
export function LongevityPage() {
  const today = useToday();
  const [date, show] = useDayInView(today);
  const { data, error, refetch } = useLongevity(date, today);
  const { data: member } = useMember();
  return (
    <>
      <PageHeader title="Longevity score" text="One figure, with its reasons.">
        <DaySwitcher {...{ date, today }} last={today} onChange={show} />
      </PageHeader>
      {data && member ? (
        <Body day={data} system={member.unitSystem} today={today} />
      ) : error && date !== today && explain(error).code === 'NOT_FOUND' ? (
        <NoScoreKept today={today} />
      ) : error ? (
        <ErrorState {...explain(error)} onRetry={() => void refetch()} />
      ) : (
        WAITING
      )}
    </>
  );
}
