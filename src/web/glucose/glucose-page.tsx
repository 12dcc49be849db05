import { Button, Group, Skeleton, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { GlucoseImport, GlucoseReading, KetoneReading } from '#contract/glucose/glucose.ts';
import { localDate } from '#domain/time/local-date.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { withParts } from '#web/lib/address/change-query.ts';
import { useToday } from '#web/lib/clock.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { TabRow } from '#web/ui/layout/tab-row.tsx';
import classes from './glucose.module.css';
import { useGlucoseUnit } from '#web/lib/units/glucose-unit.ts';
import { PeriodScreen } from './period-screen.tsx';
import { useSheet } from './use-sheet.ts';
import { isView, VIEWS, type View } from './views.ts';
import { UnitControl } from './unit-control.tsx';

const ReadingForm = lazy(() =>
  import('#web/glucose/readings/reading-form.tsx').then(({ ReadingForm: form }) => ({ default: form })),
);
const KetoneForm = lazy(() =>
  import('#web/glucose/ketones/ketone-form.tsx').then(({ KetoneForm: form }) => ({ default: form })),
);
const ReadingsView = lazy(() =>
  import('#web/glucose/readings/readings-view.tsx').then(({ ReadingsView: view }) => ({ default: view })),
);
const ImportsView = lazy(() =>
  import('#web/glucose/import/imports-view.tsx').then(({ ImportsView: view }) => ({ default: view })),
);

/** The view is in the address. */
function useView() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('view');
  const show = (view: View, to?: string): void =>
    setSearch((was) =>
      withParts(was, { view: view === 'trace' ? null : view, ...(to === undefined ? {} : { to }) }),
    );
  return [isView(asked) ? asked : 'trace', show] as const;
}

/** Glucose and ketones: readings, statistics, and effects of meals. */
export function GlucosePage() {
  const today = useToday();
  const unit = useGlucoseUnit();
  const [view, show] = useView();
  const reading = useSheet<GlucoseReading>();
  const ketone = useSheet<KetoneReading>();
  const showImport = ({ lastAt, timeZone }: GlucoseImport) =>
    show('trace', localDate(Date.parse(lastAt), timeZone));
  return (
    <>
      <PageHeader title={SCREENS.glucose.title} text="Your glucose and how meals affect it.">
        <Group gap="sm" align="stretch">
          <UnitControl size="sm" className={classes.units ?? ''} />
          <Button
            leftSection={<IconPlus size="1.1em" aria-hidden />}
            onClick={() => (view === 'ketones' ? ketone.open() : reading.open())}
          >
            {view === 'ketones' ? 'Add ketones' : 'Add reading'}
          </Button>
        </Group>
      </PageHeader>
      <Tabs value={view} onChange={(choice) => isView(choice) && show(choice)} keepMounted={false}>
        <TabRow
          label="Glucose views"
          value={view}
          tabs={VIEWS.map(({ view: each, name }) => ({ value: each, name }))}
        />
        <Tabs.Panel value={view}>
          <Suspense fallback={<Skeleton height="32rem" radius="lg" />}>
            {view === 'readings' && <ReadingsView today={today} unit={unit} onEdit={reading.open} />}
            {view === 'imports' && <ImportsView onShow={showImport} />}
            {view !== 'readings' && view !== 'imports' && (
              <PeriodScreen
                {...{ view, today, unit }}
                onAdd={() => reading.open()}
                onImport={() => show('imports')}
                onAddKetones={() => ketone.open()}
                onEditKetones={ketone.open}
              />
            )}
          </Suspense>
        </Tabs.Panel>
      </Tabs>
      <Suspense fallback={null}>
        {reading.sheet.turn > 0 && (
          <ReadingForm
            key={reading.sheet.turn}
            opened={reading.sheet.opened}
            entry={reading.sheet.entry}
            onClose={reading.close}
          />
        )}
        {ketone.sheet.turn > 0 && (
          <KetoneForm
            key={ketone.sheet.turn}
            opened={ketone.sheet.opened}
            entry={ketone.sheet.entry}
            onClose={ketone.close}
          />
        )}
      </Suspense>
    </>
  );
}
