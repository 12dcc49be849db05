import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import type { RatedDay } from '#domain/sleep/rated-days.ts';
import { sleepNeed, type SleepNeed } from '#domain/sleep/sleep-need.ts';
import { MIN_PAIRS } from '#domain/sleep/sleep-regularity.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { lastEntryDay, useRange } from '#web/lib/address/range.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { useGoalsInForce } from '#web/lib/member/goals-in-force.ts';
import { paths } from '#web/lib/paths.ts';
import { SourceOrderCard } from '#web/lib/sources/source-order-card.tsx';
import { formatHours, sayMinutes } from '#web/lib/units/duration.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { CsvButton } from '#web/ui/lists/csv-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { NightCard } from './night-card.tsx';
import { useRatedSleep } from './queries.ts';
import { SleepAudit } from './sleep-audit.tsx';
import { SleepEmpty } from './sleep-empty.tsx';
import { SleepHistory } from './sleep-history.tsx';
import { SleepSheet } from './sleep-sheet.tsx';
import { SleepTable } from './sleep-table.tsx';
import { type SleepFormState, useSleepForm } from './use-sleep-form.ts';

/** Regularity over the last two weeks, or why it isn't known yet. */
function RegularityCard({ day, onAudit }: { readonly day: RatedDay; readonly onAudit: () => void }) {
  const { regularity, midSleepSdMinutes } = day;
  return (
    <Card title="Regularity">
      <Stack gap="sm">
        {regularity.index === undefined ? (
          <>
            {midSleepSdMinutes !== undefined && (
              <Figure
                size="tile"
                value={`± ${sayMinutes(midSleepSdMinutes)}`}
                unit="around your usual mid-sleep"
              />
            )}
            <Text size="sm">
              The regularity index compares each day with the next. It needs {MIN_PAIRS} of these pairs within
              two weeks, so seven nights in a row are enough. You have {regularity.pairCount}.
              {midSleepSdMinutes !== undefined &&
                ' Until then, we go by how much your mid-sleep time varies.'}
            </Text>
          </>
        ) : (
          <>
            <Figure size="tile" value={String(Math.round(regularity.index))} unit="out of 100" />
            <Text size="sm">
              How often you’re in the same state, asleep or awake, as you were 24 hours earlier. 100 means
              every minute, and 0 means no more often than chance. Based on {regularity.pairCount} pairs of
              days. Half of 60,000 adults in the UK Biobank score between 74 and 86.
            </Text>
          </>
        )}
        <div>
          <Button
            variant="default"
            size="sm"
            aria-haspopup="dialog"
            aria-label="How this is calculated: regularity"
            onClick={onAudit}
          >
            How this is calculated
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

interface NeedCardProps {
  readonly need: SleepNeed;
  readonly goalHours: number | undefined;
}

/** Target hours: the member's own goal, with the recommendation for their age. */
function NeedCard({ need, goalHours }: NeedCardProps) {
  const range = `${need.least} to ${need.most}`;
  return (
    <Card
      title="Your goal"
      aside={
        <Anchor component={Link} to={paths.updateGoals()} size="sm" fw={600}>
          Change
        </Anchor>
      }
    >
      <Stack gap="sm">
        <Figure
          size="tile"
          value={goalHours === undefined ? range : formatHours(goalHours * 60)}
          unit="h a day"
        />
        <Text size="sm">
          {goalHours === undefined
            ? 'This works well for most people your age.'
            : `You set this goal. Most people your age do well with ${range} hours.`}{' '}
          For some people, {need.mayBeLeast} or {need.mayBeMost} hours is right.
        </Text>
      </Stack>
    </Card>
  );
}

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

/** The latest night, the nights of the range, and the method. */
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
              <SleepHistory {...{ days, entries, today, need, goalHours, range }} />
            )}
          </Fragment>,
          <Fragment key="side">
            {last && <RegularityCard day={last} onAudit={() => setAudited(last.date)} />}
            <NeedCard need={need} goalHours={goalHours} />
            {entries.length > 0 && (
              <SleepTable
                {...{ days, entries, today }}
                unsent={query.unsent}
                onEdit={form.edit}
                onAudit={setAudited}
              />
            )}
            <SourceOrderCard kinds={['sleep']} />
            <div>
              <CsvButton name="sleep" />
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

/** `/track/sleep`: the latest night with its score and why, nights over time, and regularity. */
export function SleepPage() {
  const today = useToday();
  const range = useRange(today);
  const query = useRatedSleep(range.from, lastEntryDay(today));
  const { known, error, member, entries } = query;
  const form = useSleepForm({ entries, today });
  return (
    <>
      <PageHeader title={SCREENS.sleep.title} text="How long, how well and how regularly you sleep.">
        <Group gap="sm" wrap="nowrap">
          <Button variant="default" onClick={form.addNap}>
            Add nap
          </Button>
          <Button leftSection={<IconPlus size="1.1em" aria-hidden />} onClick={form.addNight}>
            Add sleep
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
