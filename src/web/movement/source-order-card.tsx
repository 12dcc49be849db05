import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { countText } from '#web/lib/format.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/toast.ts';
import { sourcesQuery } from './queries.ts';
import { sourceName } from './source-name.ts';

/** A list with one of its parts a place further up. */
const raised = (names: readonly string[], at: number): string[] =>
  names.flatMap((name, place) => (place === at - 1 ? [names[at] ?? name, name] : place === at ? [] : [name]));

/** Which source counts for steps and daily totals; nothing until two of them have any. */
export function SourceOrderCard() {
  const { data } = useQuery(sourcesQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: (order: string[]) => api.movement.sources.put({ order }),
    onSuccess: (answer) => {
      queryClient.setQueryData(sourcesQuery.queryKey, answer);
      void queryClient.invalidateQueries();
    },
    onError: (error) => void toast({ ...explain(error), tone: 'destructive' }),
  });
  const sources = data?.sources ?? [];
  if (sources.length < 2) return null;
  const names = sources.map(({ source }) => source);
  return (
    <Card title="Source order">
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          If two sources record steps on the same day, the first one counts. What you enter by hand always
          comes first.
        </Text>
        <Stack component="ol" gap="xs" p={0} m={0} aria-label="Step sources, first to last">
          {sources.map(({ source, days }, at) => (
            <Group key={source} component="li" justify="space-between" wrap="nowrap">
              <Text>
                {at + 1}. {sourceName(source)}{' '}
                <Text span size="sm" c="dimmed">
                  {countText(days, 'day')}
                </Text>
              </Text>
              {at > 0 && (
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  loading={isPending}
                  aria-label={`Move ${sourceName(source)} up`}
                  onClick={() => mutate(raised(names, at))}
                >
                  <IconArrowUp aria-hidden size="1.25rem" />
                </ActionIcon>
              )}
            </Group>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
