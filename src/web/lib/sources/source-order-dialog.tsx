import { ActionIcon, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { explain } from '#web/lib/errors.ts';
import { countText } from '#web/lib/format.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { toast } from '#web/ui/toast.ts';
import { sourceName } from './source-name.ts';
import { isOrdered, SOURCE_ORDERS, type SourceOrderKind } from './source-orders.ts';

/** A list with one of its parts a place further up. */
const raised = (names: readonly string[], at: number): string[] =>
  names.flatMap((name, place) => (place === at - 1 ? [names[at] ?? name, name] : place === at ? [] : [name]));

interface OrderProps {
  readonly kind: SourceOrderKind;
  readonly incoming: string | undefined;
}

function Order({ kind, incoming }: OrderProps) {
  const { name, same, query, put, unchosen } = SOURCE_ORDERS[kind];
  const { data } = useQuery(query);
  const { mutate, isPending } = useMutation({
    mutationFn: (order: string[]) => put({ order }),
    onSuccess: (answer) => {
      queryClient.setQueryData(query.queryKey, answer);
      void queryClient.invalidateQueries();
    },
    onError: (error) => void toast({ ...explain(error), tone: 'destructive' }),
  });
  const recorded = data?.sources ?? [];
  const isNew = incoming !== undefined && recorded.every(({ source }) => source !== incoming);
  const order = data?.order ?? [];
  const place = (source: string) => (order.includes(source) ? order.indexOf(source) : order.length);
  // A source that isn't in the order yet comes last.
  const sources = [...recorded, ...(isNew ? [{ source: incoming, days: 0 }] : [])].toSorted(
    (one, other) => place(one.source) - place(other.source),
  );
  const names = sources.map(({ source }) => source);
  const isRanked = isOrdered(kind, order, names);
  return (
    <div>
      <Text size="sm" fw={600} mb="xs">
        {name}
      </Text>
      <Text size="sm">
        {isRanked
          ? `If two sources have data for the same ${same}, we use the one higher on this list.`
          : `${unchosen} Move sources up to set the order.`}
      </Text>
      <Stack component="ol" gap={0} p={0} m={0} aria-label={`${name}, sources in order of priority`}>
        {sources.map(({ source, days }, at) => (
          <Group key={source} component="li" justify="space-between" wrap="nowrap" mih="2.75rem">
            <Text>
              {isRanked && `${at + 1}. `}
              {sourceName(source)}{' '}
              <Text span size="sm" c="dimmed">
                {isNew && source === incoming ? 'in this file' : countText(days, 'day')}
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

interface SourceOrderDialogProps {
  /** None closes the dialog. */
  readonly kinds: readonly SourceOrderKind[];
  /** A source whose records aren't imported yet. */
  readonly incoming?: string | undefined;
  readonly onClose: () => void;
}

/** Which source counts if several recorded the same; each move is saved at once. */
export const SourceOrderDialog = ({ kinds, incoming, onClose }: SourceOrderDialogProps) => (
  <Modal
    opened={kinds.length > 0}
    onClose={onClose}
    title="Source order"
    centered
    transitionProps={{ exitDuration: 0 }}
  >
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        What you enter manually always comes first.
      </Text>
      {kinds.map((kind) => (
        <Order key={kind} kind={kind} incoming={incoming} />
      ))}
      <Group justify="flex-end">
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Stack>
  </Modal>
);
