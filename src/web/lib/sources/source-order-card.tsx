import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useMutation, useQueries } from '@tanstack/react-query';
import type { TotalSources } from '#contract/shared/source-order.ts';
import { explain } from '#web/lib/errors.ts';
import { countText } from '#web/lib/format.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { toast } from '#web/ui/toast.ts';
import { sourceName } from './source-name.ts';
import { SOURCE_ORDERS, type SourceOrderKind } from './source-orders.ts';

/** A list with one of its parts a place further up. */
const raised = (names: readonly string[], at: number): string[] =>
  names.flatMap((name, place) => (place === at - 1 ? [names[at] ?? name, name] : place === at ? [] : [name]));

interface OrderProps {
  readonly kind: SourceOrderKind;
  readonly sources: TotalSources['sources'];
}

function Order({ kind, sources }: OrderProps) {
  const { name, query, put } = SOURCE_ORDERS[kind];
  const { mutate, isPending } = useMutation({
    mutationFn: (order: string[]) => put({ order }),
    onSuccess: (answer) => {
      queryClient.setQueryData(query.queryKey, answer);
      void queryClient.invalidateQueries();
    },
    onError: (error) => void toast({ ...explain(error), tone: 'destructive' }),
  });
  const names = sources.map(({ source }) => source);
  return (
    <div>
      <Text size="sm" fw={600} mb="xs">
        {name}
      </Text>
      <Stack component="ol" gap="xs" p={0} m={0} aria-label={`${name}, first source to last`}>
        {sources.map(({ source, days }, at) => (
          <Group key={source} component="li" justify="space-between" wrap="nowrap" mih="2.75rem">
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
                aria-label={`Move ${sourceName(source)} up for ${name.toLowerCase()}`}
                onClick={() => mutate(raised(names, at))}
              >
                <IconArrowUp aria-hidden size="1.25rem" />
              </ActionIcon>
            )}
          </Group>
        ))}
      </Stack>
    </div>
  );
}

/** Which source counts if several recorded the same day, night or workout; nothing if no kind has two sources. */
export function SourceOrderCard({ kinds }: { readonly kinds: readonly SourceOrderKind[] }) {
  const orders = useQueries({ queries: kinds.map((kind) => SOURCE_ORDERS[kind].query) });
  const shown = kinds.flatMap((kind, at) => {
    const sources = orders[at]?.data?.sources ?? [];
    return sources.length < 2 ? [] : [{ kind, sources }];
  });
  if (shown.length === 0) return null;
  return (
    <Card title="Source order">
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          If two sources recorded the same day, night or workout, the first one counts. What you enter by hand
          always comes first.
        </Text>
        {shown.map((order) => (
          <Order key={order.kind} {...order} />
        ))}
      </Stack>
    </Card>
  );
}
