import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { USUAL_MOVEMENT_DAYS } from '#domain/movement/usual-movement.ts';
import { addDays } from '#domain/time/local-date.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { lastEntryDay, useRange } from '#web/lib/address/range.ts';
import { useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { SourceOrderCard } from '#web/lib/sources/source-order-card.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { FoldCard } from '#web/ui/layout/fold-card.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { MacroBar } from '#web/ui/gauges/macro-bar.tsx';
import { CsvButton } from '#web/ui/lists/csv-button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sample } from '#web/ui/states/sample.tsx';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { DaySheet } from './day-sheet.tsx';
import {
  MinutesCard,
  type MovementProps,
  type OpenSheet,
  TotalsCard,
  WorkoutsCard,
} from './history-cards.tsx';
import { useMovement } from './queries.ts';
import { Vo2MaxCard } from './vo2max-card.tsx';
import { WeekCard } from './week-card.tsx';
import { WorkoutSheet } from './workout-sheet.tsx';

const SOURCES = [
  { name: 'Minutes and strength: WHO 2020', url: 'https://doi.org/10.1136/bjsports-2020-102955' },
  { name: 'Energy: Compendium 2011', url: 'https://doi.org/10.1249/MSS.0b013e31821ece12' },
  { name: 'Steps: Paluch 2022', url: 'https://doi.org/10.1016/S2468-2667(21)00302-9' },
];

function Empty({ onOpen }: Pick<MovementProps, 'onOpen'>) {
  return (
    <Card>
      <EmptyState
        title="No movement logged yet"
        text="Add workouts and steps to compare your week with the guideline. In your longevity score, they replace your assessment answers about activity."
        picture={
          <Sample caption="Sample week: a run, a long walk, one strength session">
            <MacroBar
              label="Active minutes"
              color="movement"
              value={113}
              target={150}
              valueText="113"
              targetText="of 150 min"
            />
            <MacroBar
              label="Strength days"
              color="weight"
              value={1}
              target={2}
              valueText="1"
              targetText="of 2"
            />
          </Sample>
        }
      >
        <Group gap="md">
          <Button onClick={() => onOpen('workout')}>Add your first workout</Button>
          <Button variant="default" onClick={() => onOpen('day')}>
            Add steps
          </Button>
        </Group>
      </EmptyState>
    </Card>
  );
}

function Body(props: MovementProps) {
  const { movement, today } = props;
  return (
    <Columns
      wide="first"
      columns={[
        <Fragment key="days">
          {movement.days.length === 0 ? (
            <Empty {...props} />
          ) : (
            <>
              <WeekCard days={movement.days} today={today} />
              <MinutesCard {...props} />
              <WorkoutsCard {...props} />
            </>
          )}
        </Fragment>,
        <Fragment key="week">
          <TotalsCard {...props} />
          <Vo2MaxCard today={today} />
          <SourceOrderCard kinds={['days', 'workouts']} />
          <FoldCard title="How this is calculated">
            <Stack gap="sm" align="flex-start">
              <Text size="sm" c="dimmed">
                If several sources recorded a day or a workout, we use only one and never add them up. What
                you entered comes first, then the first source in your order. Until you set an order, that’s
                the source with the most steps, or the workout that was imported first. If a workout and a
                device’s active minutes fall on the same day, we use the larger number. A workout’s calories
                are those you burn on top of what you’d burn at rest. They can vary by 25% from person to
                person. We don’t add them to your target unless you choose that in your goals, because we
                already estimate the calories you burn from your meals and weight.
              </Text>
              <SourceLinks sources={SOURCES} />
              <CsvButton name="movement" />
            </Stack>
          </FoldCard>
        </Fragment>,
      ]}
    />
  );
}

/** `/track/movement`: the week against the guideline, workouts, steps and VO2 max. */
export function MovementPage() {
  const today = useToday();
  const range = useRange(today);
  const weeks = addDays(today, 1 - USUAL_MOVEMENT_DAYS);
  const movement = useMovement(range.from < weeks ? range.from : weeks, lastEntryDay(today));
  const [open, setOpen] = useState<OpenSheet>('closed');
  const close = (): void => setOpen('closed');
  return (
    <>
      <PageHeader title={SCREENS.movement.title} text="How your week compares with the guidelines.">
        <Group gap="sm">
          <Button variant="default" onClick={() => setOpen('day')}>
            Add steps
          </Button>
          <Button leftSection={<IconPlus size="1.1em" aria-hidden />} onClick={() => setOpen('workout')}>
            Add workout
          </Button>
        </Group>
      </PageHeader>
      {movement.error !== null && !movement.known && (
        <ErrorState {...explain(movement.error)} onRetry={movement.refetch} />
      )}
      {movement.known && <Body {...{ movement, today, range }} onOpen={setOpen} />}
      {movement.error === null && !movement.known && (
        <ColumnsSkeleton
          heightsRem={[
            [14, 19, 16],
            [16, 10],
          ]}
        />
      )}
      {(open === 'workout' || (typeof open === 'object' && 'workout' in open)) && (
        <WorkoutSheet
          date={today}
          editing={typeof open === 'object' ? open.workout : undefined}
          onClose={close}
        />
      )}
      {(open === 'day' || (typeof open === 'object' && 'day' in open)) && (
        <DaySheet
          date={today}
          editing={typeof open === 'object' ? open.day : undefined}
          entries={movement.totals.entries}
          onClose={close}
        />
      )}
    </>
  );
}
