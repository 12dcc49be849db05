import { Button, Group, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { explain } from '#web/lib/errors.ts';
import { momentText } from '#web/lib/time/moment-text.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { toast } from '#web/ui/toast.ts';

export const fail = (error: unknown) => void toast({ ...explain(error), tone: 'destructive' });

/** What the server says of a connection that it reads for the member. */
interface ConnectionState {
  readonly url: string | null;
  readonly lastSuccessAt: string | null;
  readonly lastErrorAt: string | null;
  readonly lastError: string | null;
  readonly disabledAt: string | null;
}

const hasFailed = ({ lastErrorAt, lastSuccessAt }: ConnectionState): boolean =>
  lastErrorAt !== null && (lastSuccessAt === null || lastErrorAt > lastSuccessAt);

/** Why a connection was turned off or its last reading failed; otherwise what was read. */
function stateText(connection: ConnectionState, readText: string | undefined): string {
  const { disabledAt, lastError, lastErrorAt } = connection;
  if (disabledAt !== null) return `Turned off. ${lastError ?? ''}`.trim();
  if (lastErrorAt !== null && hasFailed(connection))
    return `Last error ${momentText(lastErrorAt)}: ${lastError ?? ''}`;
  return readText ?? 'Reading the last 90 days …';
}

interface Change {
  readonly isPending: boolean;
  readonly mutate: (input: undefined, options: { readonly onError: typeof fail }) => void;
}

interface ConnectedProps {
  readonly name: string;
  readonly connection: ConnectionState;
  /** What was read last; undefined before the first success. */
  readonly readText: string | undefined;
  readonly read: Change;
  /** What happens to the data, asked before disconnecting. */
  readonly afterwards: string;
  readonly onDisconnect: () => void;
  /** The form to connect again, after the server gave up. */
  readonly form: ReactNode;
  /** What is done most with the connection. */
  readonly action?: ReactNode;
}

/** A connection with its state, "Read now" and "Disconnect". */
export function Connected({
  name,
  connection,
  readText,
  read,
  afterwards,
  onDisconnect,
  form,
  action,
}: ConnectedProps) {
  const [isAsking, setAsking] = useState(false);
  const isOff = connection.disabledAt !== null;
  return (
    <Stack gap="sm">
      {connection.url !== null && <Text style={{ overflowWrap: 'anywhere' }}>{connection.url}</Text>}
      <Text size="sm" c={isOff || hasFailed(connection) ? 'red' : 'dimmed'} role="status">
        {stateText(connection, readText)}
      </Text>
      {isOff && form}
      <Group gap="sm">
        {!isOff && action}
        {!isOff && (
          <Button
            variant={action === undefined ? 'light' : 'default'}
            aria-label={`Read ${name} now`}
            loading={read.isPending}
            onClick={() => read.mutate(undefined, { onError: fail })}
          >
            Read now
          </Button>
        )}
        <Button variant="default" aria-label={`Disconnect ${name}`} onClick={() => setAsking(true)}>
          Disconnect
        </Button>
      </Group>
      <AskDialog
        opened={isAsking}
        title={`Disconnect ${name}?`}
        text={afterwards}
        confirmLabel="Disconnect"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDisconnect();
        }}
      />
    </Stack>
  );
}
