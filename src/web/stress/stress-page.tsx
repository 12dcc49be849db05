import { Fragment } from 'react';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { useRange } from '#web/lib/address/range.ts';
import { ColumnsSkeleton } from '#web/ui/columns-skeleton.tsx';
import { Columns } from '#web/ui/columns.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AboutCard } from './about-card.tsx';
import { BreathingCard } from './breathing-card.tsx';
import { CheckInCard } from './check-in-card.tsx';
import { CheckInTable } from './check-in-table.tsx';
import { HelpNote } from './help-note.tsx';
import { HrvCard } from './hrv-card.tsx';
import { QuestionnaireCard } from './questionnaire-card.tsx';
import { useStress } from './queries.ts';
import { ScoreCard } from './score-card.tsx';
import { StressEmpty } from './stress-empty.tsx';
import { StressHistory } from './stress-history.tsx';
import classes from './stress.module.css';
import { TagCard } from './tag-card.tsx';

const WAITING = (
  <ColumnsSkeleton
    heightsRem={[
      [22, 24],
      [14, 24],
    ]}
  />
);

interface BodyProps {
  readonly stress: ReturnType<typeof useStress>;
  readonly today: string;
  readonly range: ReturnType<typeof useRange>;
}

/** How it went: the score, the days, and heart rate variability. */
function Record({ stress, today, range }: BodyProps) {
  const { felt, hrv, current } = stress;
  return (
    <>
      {stress.isEmpty ? (
        <StressEmpty onLookBack={range.range === 'all' ? undefined : () => range.setRange('all')} />
      ) : (
        <>
          <HelpNote veryHighDays={current.week.veryHighDays} />
          <ScoreCard current={current} today={today} />
          <StressHistory entries={felt.entries} today={today} range={range} />
        </>
      )}
      <HrvCard entries={hrv.entries} unsent={hrv.unsent} baseline={current.baseline} today={today} />
    </>
  );
}

function Body(props: BodyProps) {
  const { stress, today } = props;
  const { felt, answered, error, known } = stress;
  return (
    <Columns
      wide="first"
      columns={[
        known ? (
          <Record key="record" {...props} />
        ) : (
          // Checking in and breathing need nothing that is stored: they stay.
          <ErrorState key="record" {...explain(error)} onRetry={stress.refetch} />
        ),
        <Fragment key="log">
          <div className={classes.early} data-check-in>
            <CheckInCard earlier={felt.entries} />
          </div>
          <BreathingCard />
          <TagCard entries={felt.entries} />
          {answered.known && (
            <QuestionnaireCard entries={answered.entries} unsent={answered.unsent} today={today} />
          )}
        </Fragment>,
      ]}
    >
      <>
        {felt.entries.length > 0 && (
          <CheckInTable entries={felt.entries} unsent={felt.unsent} today={today} />
        )}
        <AboutCard />
      </>
    </Columns>
  );
}

/** `/track/stress`: the score of a week and what it rests on, the check-in, the questionnaire, heart rate variability and breathing. */
export function StressPage() {
  const today = useToday();
  const range = useRange(today);
  const stress = useStress(range.from, today);
  const isTold = stress.known || (stress.error !== undefined && stress.error !== null);
  return (
    <>
      <PageHeader title="Stress" text="How your days feel, what goes with it, and a way to come down." />
      {isTold ? <Body {...{ stress, today, range }} /> : WAITING}
    </>
  );
}
