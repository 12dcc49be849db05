import { Button, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { SCREENS } from '#domain/screens/screens.ts';
import { addDays } from '#domain/time/local-date.ts';
import { paths } from '#web/lib/paths.ts';
import { storeDraft } from '#web/meals/log/use-draft.ts';
import { EMPTY_DRAFT } from '#web/meals/review/draft.ts';
import { useRatedSleep } from '#web/sleep/queries.ts';
import { useSheet } from '#web/ui/dialogs/use-sheet.ts';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './first-steps.module.css';

const QuickSleep = lazy(() => import('#web/sleep/quick-sleep.tsx'));

const EXAMPLE = 'two eggs, toast, coffee';
/** Nights that count: those of the last two weeks. */
const DAYS = 14;

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly isDone?: boolean;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

const Step = ({ number, title, text, isDone = false, action, children }: StepProps) => (
  <li className={classes.step}>
    <span className={classes.number} data-first={number === 1} aria-hidden>
      {isDone ? <IconCheck size={16} /> : number}
    </span>
    <div>
      <h3 className={classes.title}>{title}</h3>
      <Text size="sm" c="dimmed">
        {isDone ? 'Done' : text}
      </Text>
    </div>
    {!isDone && action}
    {children && <div className={classes.more}>{children}</div>}
  </li>
);

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
          <Button variant="light" {...sheet.trigger}>
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

/** First steps for a member without meals; the log box is above it. */
export function FirstSteps({ today }: { readonly today: string }) {
  const navigate = useNavigate();
  const tryExample = () => {
    storeDraft({ ...EMPTY_DRAFT, text: EXAMPLE });
    void navigate(paths.describe());
  };
  return (
    <Card title="Three steps to start" aside="3 minutes">
      <ol className={classes.steps}>
        <Step
          number={1}
          title="Log your last meal"
          text="Type it in the box above, the way you’d say it. You check every food before it’s saved."
        >
          <Text size="sm" c="dimmed" className={classes.example}>
            Try{' '}
            <Button variant="default" size="compact-md" radius="xl" onClick={tryExample}>
              {EXAMPLE}
            </Button>
          </Text>
        </Step>
        <SleepStep today={today} />
        <Step
          number={3}
          title="Import your history"
          text="From Apple Health, Garmin, MyFitnessPal and more"
          action={
            <Button variant="light" component={Link} to={SCREENS.integrations.path}>
              Import a file
            </Button>
          }
        />
      </ol>
    </Card>
  );
}
