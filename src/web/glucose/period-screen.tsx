import { Button, Group } from '@mantine/core';
import { lazy, type ReactNode, Suspense } from 'react';
import type { KetoneReading } from '#contract/glucose/glucose.ts';
import type { GlucoseUnit } from '#domain/glucose-import/file-value.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { explain } from '#web/lib/errors.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { LazySparkline } from '#web/ui/chart/lazy-chart.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Sample } from '#web/ui/states/sample.tsx';
import { PeriodBar, periodText } from './period-bar.tsx';
import { type Period, usePeriod } from './period.ts';
import { readings, useImports } from './queries.ts';
import { type Glucose, useGlucose } from './use-glucose.ts';
import type { PeriodView } from './views.ts';

/** A day with three meals, drawn by hand: mg/dL every half hour. */
const DAY = [
  92, 90, 88, 87, 86, 85, 85, 86, 86, 87, 88, 90, 94, 98, 102, 131, 148, 136, 118, 104, 97, 94, 92, 96, 99,
  128, 139, 127, 112, 101, 96, 93, 92, 91, 93, 95, 98, 121, 152, 158, 143, 126, 113, 106, 101, 97, 95, 93,
];

/** A sample day of a sensor, as an illustration. */
function SampleDay() {
  return (
    <Sample caption="Sample: one day of sensor readings, with a rise after each meal">
      <LazySparkline
        values={DAY}
        color="glucose"
        label="A line that rises after breakfast, lunch and dinner"
      />
    </Sample>
  );
}

const TraceView = lazy(() =>
  import('#web/glucose/trace/trace-view.tsx').then(({ TraceView: view }) => ({ default: view })),
);
const DaysView = lazy(() =>
  import('#web/glucose/trace/days-view.tsx').then(({ DaysView: view }) => ({ default: view })),
);
const ProfileView = lazy(() =>
  import('#web/glucose/trace/profile-view.tsx').then(({ ProfileView: view }) => ({ default: view })),
);
const ResponsesView = lazy(() =>
  import('#web/glucose/responses/responses-view.tsx').then(({ ResponsesView: view }) => ({ default: view })),
);
const KetonesView = lazy(() =>
  import('#web/glucose/ketones/ketones-view.tsx').then(({ KetonesView: view }) => ({ default: view })),
);

interface PeriodScreenProps {
  readonly view: PeriodView;
  readonly today: string;
  readonly unit: GlucoseUnit;
  readonly onAdd: () => void;
  readonly onImport: () => void;
  readonly onAddKetones: () => void;
  readonly onEditKetones: (entry: KetoneReading) => void;
}

const WAITING = <ColumnsSkeleton heightsRem={[[40], [32]]} />;

/** Views of a period: choose days, see readings. */
export function PeriodScreen(props: PeriodScreenProps) {
  const { today } = props;
  const { period, setDays, setTo } = usePeriod(today);
  const bar = <PeriodBar period={period} today={today} onDays={setDays} onTo={setTo} />;
  return (
    <Suspense fallback={WAITING}>
      <InPeriod {...props} bar={bar} period={period} onTo={setTo} />
    </Suspense>
  );
}

interface InPeriodProps extends PeriodScreenProps {
  readonly period: Period;
  /** Chooses the days in view. */
  readonly bar: ReactNode;
  readonly onTo: (date: string) => void;
}

function InPeriod(props: InPeriodProps) {
  const { view, period, today, bar } = props;
  const glucose = useGlucose(period, today);
  const isEmpty = glucose.known && !glucose.waiting && glucose.measured.length === 0;
  if (isEmpty && view !== 'ketones') return <Nothing {...props} />;
  return (
    <>
      {bar}
      <Content {...props} glucose={glucose} />
    </>
  );
}

function Content({ glucose, ...props }: InPeriodProps & { readonly glucose: Glucose }) {
  const { view, period, today, unit, onImport, onAddKetones, onEditKetones } = props;
  const given = { glucose, period, today, unit };
  if (view === 'ketones') return <KetonesView {...given} onAdd={onAddKetones} onEdit={onEditKetones} />;
  if (!glucose.known && glucose.waiting) return WAITING;
  if (!glucose.known) return <ErrorState {...explain(glucose.error)} onRetry={glucose.refetch} />;
  if (glucose.measured.length === 0) return WAITING;
  if (view === 'responses') return <ResponsesView {...given} />;
  if (view === 'trace') return <TraceView {...given} />;
  if (glucose.origin === 'finger-stick') return <SensorOnly glucose={glucose} onImport={onImport} />;
  return view === 'days' ? <DaysView {...given} /> : <ProfileView {...given} />;
}

/** How far back the last reading is searched for. */
const MAX_DAYS_BACK = 3600;

/** The last day with readings. */
function useLastDay(today: string): string | undefined {
  const { data: imports = [] } = useImports();
  const { entries } = readings.useEntries(addDays(today, -MAX_DAYS_BACK), today);
  const days = [
    ...imports
      .filter(({ isUndone }) => !isUndone)
      .map(({ lastAt, timeZone }) => localDate(Date.parse(lastAt), timeZone)),
    ...entries.map(({ date }) => date),
  ];
  return days.toSorted().at(-1);
}

/** A period without readings: links to existing ones, or how to start. */
function Nothing({ period, today, bar, onTo, onAdd, onImport }: InPeriodProps) {
  const lastDay = useLastDay(today);
  const importButton = (
    <Button variant="default" onClick={onImport}>
      Import a file
    </Button>
  );
  if (lastDay !== undefined)
    return (
      <>
        {bar}
        <Card>
          <EmptyState
            title={`No readings for ${periodText(period, today)}`}
            text={`Your last readings were on ${formatDate(lastDay, today)}.`}
          >
            <Group gap="md">
              <Button onClick={() => onTo(lastDay)}>Show latest readings</Button>
              {importButton}
            </Group>
          </EmptyState>
        </Card>
      </>
    );
  return (
    <Card>
      <EmptyState
        title="See how meals affect your glucose"
        text="Add meter readings manually, or import a sensor file from Dexcom, FreeStyle Libre or Nightscout. You’ll see your time in range, a typical day, and which foods raise your glucose most. Two fingersticks, one before and one after a meal, are enough to start."
        picture={<SampleDay />}
      >
        <Group gap="md">
          <Button onClick={onAdd}>Add a reading</Button>
          {importButton}
        </Group>
      </EmptyState>
    </Card>
  );
}

/** Nothing is known between fingersticks, so there is no day trace or profile. */
function SensorOnly({ glucose, onImport }: { readonly glucose: Glucose; readonly onImport: () => void }) {
  return (
    <Card>
      <EmptyState
        title="You need a sensor for this view"
        text={`This period has ${countText(glucose.sticks.length, 'fingerstick')}. We don’t know your glucose at other times, so we can’t draw a whole day. Fingersticks appear in the trace and count toward your meal responses.`}
      >
        <Button onClick={onImport}>Import a sensor file</Button>
      </EmptyState>
    </Card>
  );
}
