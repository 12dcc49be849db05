import { Anchor, Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoodImport } from '#contract/admin/foods.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { toast } from '#web/ui/toast.ts';

import { Card } from '#web/ui/layout/card.tsx';
import { momentText } from '#web/lib/time/moment-text.ts';
import { formatCount } from '#web/lib/format.ts';
import { List, NONE, type Column } from '#web/admin/list.tsx';
import { Tag, type Tone } from '#web/admin/tag.tsx';

const STATES: Readonly<Record<FoodImport['state'], readonly [Tone, string]>> = {
  waiting: ['notice', 'Waiting'],
  running: ['notice', 'Running or interrupted'],
  done: ['good', 'Done'],
  failed: ['critical', 'Failed'],
  cancelled: ['plain', 'Canceled'],
};

function CancelImport({ run: { id, fileName } }: { readonly run: FoodImport }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.admin.foods.cancelImport({ id }),
    onError: (error) => {
      const { title, text } = explain(error);
      void toast({ title, text, tone: 'destructive' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'foods'] }),
  });
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        loading={isPending}
        aria-label={`Cancel import of ${fileName}`}
        onClick={() => setAsking(true)}
      >
        Cancel
      </Button>
      <AskDialog
        opened={isAsking}
        title="Cancel import?"
        text={`Rows already imported from ${fileName} will be kept. Upload the same file again to continue.`}
        confirmLabel="Cancel import"
        onConfirm={() => {
          setAsking(false);
          mutate();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

const COLUMNS: [Column<FoodImport>, ...Column<FoodImport>[]] = [
  {
    name: 'File',
    cell: ({ fileName, format }) => (
      <>
        {fileName}
        <Text size="xs" c="dimmed">
          {format}
        </Text>
      </>
    ),
  },
  {
    name: 'Status',
    isLong: true,
    cell: ({ state, fault, bytesRead, totalBytes }) => {
      const [tone, text] = STATES[state];
      const percent = totalBytes > 0 ? Math.floor((100 * bytesRead) / totalBytes) : undefined;
      return (
        <>
          <Tag tone={tone} text={text} />
          {state === 'running' && percent !== undefined && <Text size="xs">{percent}% read</Text>}
          {fault !== null && <Text size="xs">{fault}</Text>}
        </>
      );
    },
  },
  { name: 'Started', cell: ({ startedAt }) => momentText(startedAt) },
  { name: 'Rows', cell: ({ rowsDone }) => formatCount(rowsDone) },
  { name: 'New', cell: ({ taken }) => formatCount(taken) },
  { name: 'Updated', cell: ({ updated }) => formatCount(updated) },
  {
    name: 'Rejected',
    isLong: true,
    cell: ({ id, refused, refusals }) =>
      refusals.length === 0 ? (
        formatCount(refused)
      ) : (
        <>
          <Anchor
            href={`/api/admin/food-imports/${id}/refusals.csv`}
            download="perennial-import-refusals.csv"
          >
            {formatCount(refused)} (CSV)
          </Anchor>
          <Text size="xs" c="dimmed">
            {refusals
              .slice(0, 3)
              .map(({ reason, count }) => `${reason} ${formatCount(count)}`)
              .join(', ')}
          </Text>
        </>
      ),
  },
  {
    name: 'Speed',
    cell: ({ rowsDone, secondsSpent }) =>
      secondsSpent > 0 ? `${formatCount(rowsDone / secondsSpent)} rows/s` : NONE,
  },
  {
    name: 'Actions',
    cell: (run) => (run.state === 'waiting' || run.state === 'running' ? <CancelImport run={run} /> : NONE),
  },
];

/** Imports with their results. */
export function ImportsCard({ imports }: { readonly imports: readonly FoodImport[] }) {
  return (
    <Card title="Imports">
      {imports.length > 0 ? (
        <List caption="Imports" rows={imports} columns={COLUMNS} nameOf={({ fileName }) => fileName} />
      ) : (
        <Text c="dimmed">No imports yet. The built-in foods work without imports.</Text>
      )}
    </Card>
  );
}
