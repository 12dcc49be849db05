import { Button, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { SCREENS } from '#domain/screens/screens.ts';
import { addDays } from '#domain/time/local-date.ts';
import { paths } from '#web/lib/paths.ts';
import { storeDraft } from '#web/meals/log/use-draft.ts';
import { EMPTY_DRAFT } from '#web/meals/review/draft.ts';
import { useRatedSleep } from '#web/sleep/queries.ts';
import { useSheet } from '#web/ui/dialogs/use-sheet.ts';
import classes from './dashboard.module.css';
import { Step } from './first-step.tsx';

export { FirstStep, TargetCard } from './first-step.tsx';

const QuickSleep = lazy(() => import('#web/sleep/quick-sleep.tsx'));

const EXAMPLE = 'two eggs, toast, coffee';
/** Nights of the last two weeks count. */
const DAYS = 14;

interface LaterStepsProps {
  readonly today: string;
  /** Records from before the member registered. */
  readonly hasImported?: boolean;
}

function SleepStep({ today }: { readonly today: string }) {
  const { entries } = useRatedSleep(addDays(today, 1 - DAYS), today);
  const sheet = useSheet();
  return (
    <>
      <Step
        number={2}
        title="Add last night’s sleep"
        text="Bedtime and wake time"
        isDone={entries.length > 0}
        action={
          <Button variant="light" size="sm" {...sheet.trigger}>
            Add sleep
          </Button>
        }
      />
      {sheet.isOpen && (
        <Suspense fallback={null}>
          <QuickSleep entries={entries} today={today} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
}

/** The steps after the first meal. */
const LaterSteps = ({ today, hasImported = false }: LaterStepsProps) => (
  <ol className={classes.list} start={2}>
    <li className={classes.step}>
      <SleepStep today={today} />
    </li>
    <li className={classes.step}>
      <Step
        number={3}
        title="Import your history"
        text="Apple Health, Garmin, MyFitnessPal"
        isDone={hasImported}
        action={
          <Button variant="light" size="sm" component={Link} to={SCREENS.integrations.path}>
            Import file
          </Button>
        }
      />
    </li>
  </ol>
);

interface StepsLeftProps extends Required<LaterStepsProps> {
  /** Nothing is left, or the member hides them. */
  readonly onOver: () => void;
}

/** What is left of the first steps after the first meal, until it is done or the member hides it. */
export function StepsLeft({ today, hasImported, onOver }: StepsLeftProps) {
  const { entries, known } = useRatedSleep(addDays(today, 1 - DAYS), today);
  const left = Number(entries.length === 0) + Number(!hasImported);
  const isOver = known && left === 0;
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  if (isOver) return null;
  if (!known) return <Skeleton className={classes.stepsWaiting ?? ''} radius="lg" />;
  return (
    <section className={classes.steps} aria-label="First steps">
      <div className={classes.head}>
        <h2>{left === 1 ? 'One step left' : 'Two steps left'}</h2>
        <Button variant="subtle" size="compact-md" onClick={onOver}>
          Hide
        </Button>
      </div>
      <LaterSteps today={today} hasImported={hasImported} />
    </section>
  );
}

/** What follows the log box: an example for it, and two more steps. */
export function NextSteps({ today }: { readonly today: string }) {
  const navigate = useNavigate();
  const tryExample = () => {
    storeDraft({ ...EMPTY_DRAFT, text: EXAMPLE });
    void navigate(paths.describe());
  };
  return (
    <div>
      <Text component="div" size="sm" c="dimmed" mb="md" className={classes.example}>
        Try
        <Button variant="default" size="compact-md" fw={500} radius="xl" onClick={tryExample}>
          {EXAMPLE}
        </Button>
      </Text>
      <LaterSteps today={today} />
    </div>
  );
}
