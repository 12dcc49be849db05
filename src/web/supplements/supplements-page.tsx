import { Anchor, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { SCREENS } from '#domain/screens/screens.ts';
import { useToday } from '#web/lib/clock.ts';
import { useDayInView } from '#web/lib/address/day-in-view.ts';
import { DaySwitcher } from '#web/lib/time/day-switcher.tsx';
import { explain } from '#web/lib/errors.ts';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { AfterFirstReads } from '#web/lib/after-first-reads.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { DueRemindersCard } from './due-reminders-card.tsx';
import { OwnCard, OwnNotices } from './own-card.tsx';
import { OwnSheet } from './own-sheet.tsx';
import { useOwn, useSuggestions } from './queries.ts';
import { HeldBack, SuggestionList } from './suggestion-list.tsx';
import { TakeCard } from './take-card.tsx';
import { useOwnForm } from './use-own-form.ts';

const WAITING = (
  <ColumnsSkeleton
    heightsRem={[
      [10.5, 40],
      [11, 11],
    ]}
  />
);

/** `/supplements`: today's doses, suggestions with reasons, and current supplements. */
export function SupplementsPage() {
  const today = useToday();
  const [date, show] = useDayInView(today);
  const taken = useOwn();
  const { data: all } = useSuggestions();
  const form = useOwnForm(today);
  return (
    <>
      <PageHeader title={SCREENS.supplements.title} text="Suggestions, not advice.">
        <DaySwitcher date={date} today={today} last={today} onChange={show} />
      </PageHeader>
      <AfterFirstReads waiting={WAITING}>
        <Columns
          wide="first"
          columns={[
            <Fragment key="today">
              {taken.entries.length > 0 && (
                <TakeCard supplements={taken.entries} date={date} waiting={taken.waiting} />
              )}
              <SuggestionList supplements={taken.entries} today={today} />
            </Fragment>,
            <Fragment key="own">
              <DueRemindersCard />
              {all && <OwnNotices all={all} />}
              {taken.error !== null && !taken.known ? (
                <Card title="My supplements">
                  <ErrorState {...explain(taken.error)} onRetry={taken.refetch} />
                </Card>
              ) : (
                <OwnCard
                  supplements={taken.entries}
                  unsent={taken.unsent}
                  today={today}
                  onAdd={form.add}
                  onEdit={form.edit}
                />
              )}
              {all && <HeldBack all={all} />}
              <Card title="Before you take anything">
                <Text size="sm">
                  This is information, not medical advice or a diagnosis. Show it to your doctor or pharmacist
                  before you start a supplement, especially if you take medication, are pregnant or have a
                  medical condition.
                </Text>
                <Text size="sm" mt="sm">
                  We check every suggestion against{' '}
                  <Anchor component={Link} to={paths.healthProfile()} inherit underline="always">
                    your health profile
                  </Anchor>
                  .
                </Text>
              </Card>
            </Fragment>,
          ]}
        />
      </AfterFirstReads>
      <OwnSheet state={form} />
    </>
  );
}
