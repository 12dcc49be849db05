import { Stack, Text } from '@mantine/core';
import { Fragment, useState, type ReactNode } from 'react';
import type { ImportInfo } from '#contract/imports.ts';
import { DEVICE_EXPORTS, sourceName, type ImportSource } from '#domain/imports/sources.ts';
import { explain } from '#web/lib/errors.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ColumnsSkeleton } from '#web/ui/states/columns-skeleton.tsx';
import { useIsWide } from '#web/ui/layout/screen-width.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { ColumnsCard } from './columns-card.tsx';
import { DropCard } from './drop-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { PreviewCard } from './preview-card.tsx';
import classes from './imports-view.module.css';
import { useImports } from './queries.ts';

/** A file that waits for its member: to map its columns, or confirm its preview. */
function Waiting({ info }: { readonly info: ImportInfo }) {
  const [isNaming, setNaming] = useState(false);
  const { plan, table, step } = info;
  if (table && (step === 'columns' || (step === 'ready' && isNaming)))
    return <ColumnsCard info={info} table={table} onDone={() => setNaming(false)} />;
  if (step !== 'ready' || !plan) return null;
  return <PreviewCard info={{ ...info, plan }} onColumns={table ? () => setNaming(true) : undefined} />;
}

interface Group {
  readonly title: string;
  readonly sources: readonly ImportSource[];
  readonly more: readonly string[];
}

const GROUPS: readonly Group[] = [
  {
    title: 'Health apps and devices',
    sources: DEVICE_EXPORTS,
    more: ['FIT files'],
  },
  {
    title: 'Food logs',
    sources: [
      'cronometer',
      'fatsecret',
      'lose-it',
      'macrofactor',
      'myfitnesspal',
      'opennutritracker',
      'waistline',
      'yazio',
    ],
    more: [],
  },
  {
    title: 'Glucose sensors',
    sources: [],
    more: ['Dexcom Clarity', 'LibreView', 'Medtronic CareLink', 'Nightscout'],
  },
  {
    title: 'Anything else',
    sources: ['perennial'],
    more: ['Zero and other fasting apps', 'any table as CSV'],
  },
];

function Sources() {
  return (
    <Card title="Supported files">
      <Text size="sm" mb="sm">
        Upload an export from any of these, exactly as you downloaded it:
      </Text>
      <Stack gap="sm">
        {GROUPS.map(({ title, sources, more }) => (
          <div key={title}>
            <Text size="sm" fw={600}>
              {title}
            </Text>
            <Text size="sm">{[...sources.map(sourceName), ...more].join(', ')}</Text>
          </div>
        ))}
      </Stack>
      <Text size="sm" c="dimmed" mt="sm">
        Import lab reports under Blood tests.
      </Text>
    </Card>
  );
}

interface ImportsViewProps {
  /** The rest of the screen is still loading, and nothing may move once it appears. */
  readonly isLoading: boolean;
  /** Connected sources, above the history. */
  readonly live: ReactNode;
  readonly afterHistory: ReactNode;
  /** Access for other apps; last on phones. */
  readonly outgoing: ReactNode;
}

/**
 * Files to import, what is in them, and what was imported. While a file is read or waits for its member, what its preview would move is
 * left out: on phones all other cards, and on wide screens the list of supported files.
 */
export function ImportsView({ isLoading, live, afterHistory, outgoing }: ImportsViewProps) {
  const { data, error, refetch } = useImports();
  const isWide = useIsWide();
  if (!data && error !== null) return <ErrorState {...explain(error)} onRetry={() => void refetch()} />;
  if (!data || isLoading)
    return (
      <ColumnsSkeleton
        heightsRem={[
          [6.5, 20, 12],
          [26, 8],
        ]}
      />
    );
  const waits = data.some(({ step }) => step === 'ready' || step === 'columns');
  const reads = data.some(({ step }) => step === 'reading');
  const isStep = waits || (reads && !isWide);
  const showsRest = isWide || !isStep;
  return (
    <Columns
      wide="first"
      columns={[
        <Fragment key="new">
          <DropCard />
          {data.map((info) => (
            <Waiting key={info.id} info={info} />
          ))}
          {showsRest && (
            <div key={String(isStep)} className={classes.last}>
              {!isStep && <Sources />}
              {outgoing}
            </div>
          )}
        </Fragment>,
        <Fragment key="known">
          {showsRest && live}
          {(showsRest || !waits) && <HistoryCard key={String(showsRest)} imports={data} />}
          {showsRest && afterHistory}
        </Fragment>,
      ]}
    />
  );
}
