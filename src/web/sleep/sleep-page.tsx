import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { sleepNeed } from '#domain/sleep/sleep-need.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { useGoalsInForce } from '#web/lib/member/goals-in-force.ts';
import { lastTold, useRange } from '#web/lib/address/range.ts';
import { ColumnsSkeleton } from '#web/ui/columns-skeleton.tsx';
import { Columns } from '#web/ui/columns.tsx';
import { CsvButton } from '#web/ui/lists/csv-button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { NeedCard } from './need-card.tsx';
import { NightCard } from './night-card.tsx';
import { useRatedSleep } from './queries.ts';
import { RegularityCard } from './regularity-card.tsx';
import { SleepAudit } from './sleep-audit.tsx';
import { SleepEmpty } from './sleep-empty.tsx';
import { SleepHistory } from './sleep-history.tsx';
import { SleepSheet } from './sleep-sheet.tsx';
import { SleepTable } from './sleep-table.tsx';
import classes from './sleep.module.css';
import { useSleepForm, type SleepFormState } from './use-sleep-form.ts';

const WAITING = (
  <ColumnsSkeleton
    heightsRem={[
      [19, 24],
      [10, 10],
    ]}
  />
);

interface BodyProps {
  readonly query: ReturnType<typeof useRatedSleep>;
  readonly ageYears: number;
  readonly today: string;
  readonly range: ReturnType<typeof useRange>;
  readonly form: SleepFormState;
}

/** The latest night, the nights of the range, and what they rest on. */
function Body({ query, ageYears, today, range, form }: BodyProps) {
  const [audited, setAudited] = useState<string>();
  const { data: goals } = useGoalsInForce();
  const isShown = ({ date }: { readonly date: string }) => date >= range.from;
  const entries = query.entries.filter(isShown);
  const days = query.days.filter(isShown);
  const last = days.findLast(({ night }) => night);
  const need = sleepNeed(ageYears);
  const goalHours = goals?.settings.sleepHours ?? undefined;
  return (
    <>
      <Columns
        wide="first"
        columns={[
          <Fragment key="nights">
            {last && <NightCard day={last} today={today} onAudit={() => setAudited(last.date)} />}
            {entries.length === 0 ? (
              <SleepEmpty
                onAdd={form.addNight}
                onLookBack={range.range === 'all' ? undefined : () => range.setRange('all')}
              />
            ) : (
              <>
                <SleepHistory {...{ days, entries, today, need, goalHours, range }} />
                <div className={classes.last}>
                  <SleepTable
                    {...{ days, entries, today }}
                    unsent={query.unsent}
                    onEdit={form.edit}
                    onAudit={setAudited}
                  />
                </div>
              </>
            )}
          </Fragment>,
          <Fragment key="side">
            {last && <RegularityCard day={last} onAudit={() => setAudited(last.date)} />}
            <NeedCard need={need} goalHours={goalHours} />
            <div className={classes.last}>
              <CsvButton tracker="sleep" />
            </div>
          </Fragment>,
        ]}
      />
      <SleepAudit
        day={days.find(({ date }) => date === audited)}
        need={need}
        today={today}
        onClose={() => setAudited(undefined)}
      />
    </>
  );
}

/** `/track/sleep`: the latest night with its score and why, nights over time, and how regular they are. */
export function SleepPage() {
  const today = useToday();
  const range = useRange(today);
  const query = useRatedSleep(range.from, lastTold(today));
  const { known, error, member, entries } = query;
  const form = useSleepForm({ entries, today });
  return (
    <>
      <PageHeader title="Sleep" text="How long, how well, how regularly.">
        <Group gap="sm" wrap="nowrap">
          <Button variant="default" onClick={form.addNap}>
            Add nap
          </Button>
          <Button leftSection={<IconPlus size="1.1em" aria-hidden />} onClick={form.addNight}>
            Add night
          </Button>
        </Group>
      </PageHeader>
      {known && member ? (
        <Body {...{ query, today, range, form }} ageYears={member.ageYears} />
      ) : error === null ? (
        WAITING
      ) : (
        <ErrorState {...explain(error)} onRetry={query.refetch} />
      )}
      <SleepSheet state={form} />
    </>
  );
}
