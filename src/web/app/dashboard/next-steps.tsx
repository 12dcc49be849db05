import { Button, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
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
      <ol className={classes.list} start={2}>
        <li className={classes.step}>
          <SleepStep today={today} />
        </li>
        <li className={classes.step}>
          <Step
            number={3}
            title="Import your history"
            text="Apple Health, Garmin, MyFitnessPal"
            action={
              <Button variant="light" size="sm" component={Link} to={SCREENS.integrations.path}>
                Import file
              </Button>
            }
          />
        </li>
      </ol>
    </div>
  );
}
