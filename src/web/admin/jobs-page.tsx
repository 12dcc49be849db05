import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { JobFailure, JobQueue } from '#contract/admin/jobs.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { todayHere } from '#web/lib/clock.ts';
import { countText, formatDate } from '#web/lib/format.ts';
import { NOT_CACHED } from '#web/lib/storage/read-cache.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { toast } from '#web/ui/toast.ts';
import { List, NONE, type Column } from './list.tsx';
import { Tag } from './tag.tsx';

const EVERY_MS = 5000;

const QUEUE_NAMES: Readonly<Record<string, string>> = {
  'food-import': 'Food imports',
  imports: 'Member imports',
  'longevity-score': 'Longevity scores',
  webhooks: 'Webhooks',
};

/** A queue in words; as stored if it is from another version. */
const queueName = (queue: string): string => QUEUE_NAMES[queue] ?? queue;

const jobsQuery = queryOptions({
  queryKey: ['admin', 'jobs'],
  queryFn: () => api.admin.jobs.list(),
  refetchInterval: EVERY_MS,
  meta: NOT_CACHED,
});

type Queue = JobQueue & { readonly id: string };

const useChangeJobs = () =>
  useMutation({
    mutationFn: ({ queue, kind }: { readonly queue: string; readonly kind: 'retry' | 'cancel' }) =>
      api.admin.jobs[kind]({ queue }),
    onSuccess: ({ jobs }, { kind }) =>
      void toast({
        title: kind === 'retry' ? 'Retrying' : 'Canceled',
        text: `${countText(jobs, 'job')}.`,
      }),
    onError: (error) => {
      const { title, text } = explain(error);
      void toast({ title, text, tone: 'destructive' });
    },
    onSettled: () => queryClient.invalidateQueries(jobsQuery),
  });

function QueueActions({ queue: { name, counts } }: { readonly queue: Queue }) {
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useChangeJobs();
  const waiting = counts.created + counts.retry;
  return (
    <Group gap="xs">
      <Button
        variant="default"
        size="compact-sm"
        disabled={counts.failed === 0}
        loading={isPending}
        aria-label={`Retry failed: ${queueName(name)}`}
        onClick={() => mutate({ queue: name, kind: 'retry' })}
      >
        Retry failed
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        disabled={waiting === 0}
        aria-label={`Cancel waiting: ${queueName(name)}`}
        onClick={() => setAsking(true)}
      >
        Cancel waiting
      </Button>
      <AskDialog
        opened={isAsking}
        title="Cancel waiting jobs?"
        text={`${queueName(name)}: ${countText(waiting, 'job')} won’t run. A member’s next change will add a new one.`}
        confirmLabel="Cancel jobs"
        isFinal
        onConfirm={() => {
          setAsking(false);
          mutate({ queue: name, kind: 'cancel' });
        }}
        onCancel={() => setAsking(false)}
      />
    </Group>
  );
}

const QUEUE_COLUMNS: [Column<Queue>, ...Column<Queue>[]] = [
  { name: 'Queue', cell: ({ name }) => queueName(name) },
  { name: 'Waiting', cell: ({ counts }) => counts.created },
  { name: 'Will retry', cell: ({ counts }) => counts.retry },
  { name: 'Running', cell: ({ counts }) => counts.active },
  {
    name: 'Failed',
    cell: ({ counts }) => (counts.failed > 0 ? <Tag tone="critical" text={String(counts.failed)} /> : 0),
  },
  { name: 'Recently completed', cell: ({ counts }) => counts.completed },
  { name: 'Oldest due', cell: ({ oldestDueAt }) => (oldestDueAt === null ? NONE : momentText(oldestDueAt)) },
  { name: 'Actions', isNameless: true, cell: (queue) => <QueueActions queue={queue} /> },
];

const FAILURE_COLUMNS: [Column<JobFailure>, ...Column<JobFailure>[]] = [
  { name: 'When', cell: ({ failedAt }) => (failedAt === null ? NONE : momentText(failedAt)) },
  { name: 'Queue', cell: ({ queue }) => queueName(queue) },
  { name: 'Attempts', cell: ({ tries }) => tries },
  { name: 'Error', cell: ({ fault }) => fault ?? 'Unknown' },
];

/** `/admin/jobs`: work in the background. */
export function JobsPage() {
  const { data, isPending, isError, error, refetch } = useQuery(jobsQuery);
  return (
    <>
      <PageHeader title={SCREENS.adminJobs.title} text="Background jobs. Members’ names don’t appear here." />
      {isError && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {isPending && <Skeleton height="16rem" radius="lg" />}
      {data && (
        <Stack gap="lg">
          <Card title="Queues">
            {data.queues.length === 0 ? (
              <Text c="dimmed">No queues in this database yet.</Text>
            ) : (
              <List
                caption="Queues"
                rows={data.queues.map((queue) => ({ ...queue, id: queue.name }))}
                columns={QUEUE_COLUMNS}
                nameOf={({ name }) => queueName(name)}
              />
            )}
          </Card>
          <Columns
            columns={[
              <Card key="failures" title="Recent failures">
                {data.failures.length === 0 ? (
                  <Text c="dimmed">Nothing failed in the last seven days.</Text>
                ) : (
                  <List
                    caption="Recent failures"
                    rows={data.failures}
                    columns={FAILURE_COLUMNS}
                    nameOf={({ id }) => id}
                  />
                )}
              </Card>,
              <Card key="upkeep" title="This server">
                <Text mb="sm">Perennial {data.version}</Text>
                {data.upkeep === null ? (
                  <Text c="dimmed">The first run hasn’t finished yet.</Text>
                ) : (
                  <>
                    <Text>
                      Last run {momentText(data.upkeep.endedAt)}: {countText(data.upkeep.chores, 'task')} in{' '}
                      {(data.upkeep.tookMs / 1000).toFixed(1)} s.
                    </Text>
                    <Text c={data.upkeep.failed > 0 ? 'var(--critical)' : 'dimmed'} size="sm">
                      {data.upkeep.failed > 0
                        ? `${countText(data.upkeep.failed, 'task')} failed. See the server log. The next run will retry.`
                        : 'All succeeded. Maintenance runs every 15 minutes.'}
                    </Text>
                  </>
                )}
                {data.backups !== null && (
                  <Text mt="sm">
                    {data.backups.lastOn === null
                      ? 'No backup yet. The first one runs after 2:00 UTC.'
                      : `Last backup: ${formatDate(data.backups.lastOn, todayHere())}`}
                  </Text>
                )}
              </Card>,
            ]}
          />
        </Stack>
      )}
    </>
  );
}
