import { Alert, Button, Skeleton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { SCREENS } from '#domain/screens/screens.ts';
import { explain } from '#web/lib/errors.ts';
import { useGoalsInForce } from '#web/lib/member/goals-in-force.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { AfterFirstReads } from '#web/lib/after-first-reads.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { useUnsentGoals } from './commands.ts';
import { CheckInCard } from './overview/check-in-card.tsx';
import { TargetDetails } from './overview/target-details.tsx';
import classes from './overview/overview.module.css';
import { TargetCard } from './overview/target-card.tsx';
import { WeekCard } from './overview/week-card.tsx';
import { WeightCard } from './overview/weight-card.tsx';

function Board() {
  const { data: goals, error, isError, refetch } = useGoalsInForce();
  const { data: member } = useMember();
  if (isError && !goals) return <ErrorState {...explain(error)} onRetry={() => void refetch()} />;
  if (!goals || !member) return null;
  return (
    <>
      <TargetCard {...{ goals, member }} />
      <CheckInCard {...{ goals, member }} />
      <WeightCard {...{ goals, member }} />
      <WeekCard {...{ goals, member }} />
      <div className={classes.whole}>
        <TargetDetails {...{ goals, member }} />
      </div>
    </>
  );
}

const WAITING = (
  <div className={classes.board}>
    <div className={classes.grid}>
      {[16, 16, 28, 28].map((height, index) => (
        <Skeleton key={index} height={`${height}rem`} radius="lg" />
      ))}
    </div>
  </div>
);

/** `/goals`: the targets, the weekly check-in, the weight's projection, and this week's days on target. */
export function GoalsPage() {
  const isChanging = useUnsentGoals().goals;
  return (
    <>
      <PageHeader title={SCREENS.goals.title}>
        <Button
          component={Link}
          to={paths.updateGoals()}
          variant="default"
          leftSection={<IconPencil size="1.1em" aria-hidden />}
        >
          Update goals
        </Button>
      </PageHeader>
      {isChanging && (
        <Alert role="status" radius="lg" mb="lg" title="Your new goals haven’t synced yet">
          They’ll sync when you’re back online. Until then, the goals below apply.
        </Alert>
      )}
      <AfterFirstReads waiting={WAITING}>
        <div className={classes.board}>
          <div className={classes.grid}>
            <Board />
          </div>
        </div>
      </AfterFirstReads>
    </>
  );
}
