import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconChefHat, IconDots, IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Connection } from '#contract/connections.ts';
import { isOAuthProvider, isRecipeProvider } from '#domain/connections/providers.ts';
import { api } from '#web/lib/api.ts';
import { useMinute } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOpenConnect } from './connect-address.ts';
import { LIVE_SOURCES, type LiveSource, type SourceState } from './live-sources.ts';
import { RecipesDialog } from './recipes-dialog.tsx';
import { SourceRow } from './source-row.tsx';
import { sourceStatus } from './source-status.ts';
import { useChange } from './use-change.ts';

const fail = (error: unknown) => void toast({ ...explain(error), tone: 'destructive' });

/** Effect of disconnecting on the data, for the confirmation. */
function afterwardsText(source: LiveSource): string {
  if (source === 'health-auto-export')
    return 'This revokes its access token, so the app can’t send data anymore. You’ll keep the data that’s already here.';
  return isOAuthProvider(source)
    ? `You won’t get new data, and ${LIVE_SOURCES[source].name} will revoke our access. You’ll keep the data that’s already here.`
    : 'You won’t get new data. You’ll keep the data that’s already here.';
}

/** @returns whether the service confirmed that access has ended; null if there is nothing to end */
async function disconnect({ source, tokenIds }: SourceState): Promise<boolean | null> {
  if (source === 'health-auto-export') {
    await Promise.all(tokenIds.map((id) => api.tokens.revoke({ id })));
    return null;
  }
  if (source === 'nightscout') {
    await api.nightscout.disconnect();
    return null;
  }
  return (await api.connections.disconnect({ provider: source })).isEndedThere;
}

function useDisconnect(state: SourceState) {
  const { name } = LIVE_SOURCES[state.source];
  // Reported here, not by the mutation: the row is gone once its source is known to be disconnected.
  const change = useChange(async () => {
    const isEndedThere = await disconnect(state);
    void toast(
      isEndedThere === false
        ? {
            title: `${name} didn’t confirm`,
            text: `We disconnected it here. Also remove Perennial’s access in your ${name} account.`,
            tone: 'destructive',
          }
        : { title: `${name} disconnected`, text: 'Your data is still here.' },
    );
  });
  return () => change.mutate(undefined, { onError: fail });
}

function useReadNow(source: LiveSource) {
  const change = useChange<undefined, unknown>(() =>
    source === 'nightscout' || source === 'health-auto-export'
      ? api.nightscout.read()
      : api.connections.read({ provider: source }),
  );
  return { isPending: change.isPending, run: () => change.mutate(undefined, { onError: fail }) };
}

interface ConnectedRowProps {
  readonly state: SourceState;
  readonly connection: Connection;
}

/** A connected source: its state, and a menu to read it now, choose recipes or disconnect. */
export function ConnectedRow({ state, connection }: ConnectedRowProps) {
  const { source } = state;
  const { name } = LIVE_SOURCES[source];
  const [dialog, setDialog] = useState<'disconnect' | 'recipes'>();
  const open = useOpenConnect();
  const read = useReadNow(source);
  const leave = useDisconnect(state);
  const { text, tone } = sourceStatus(source, connection, useMinute());
  const host = connection.url === null ? '' : ` · ${new URL(connection.url).host}`;
  const menu = useRef<HTMLButtonElement>(null);
  const close = () => {
    setDialog(undefined);
    // The menu item that opened the dialog no longer exists.
    menu.current?.focus();
  };
  return (
    <SourceRow source={source} tone={tone} text={`${text}${tone === 'working' ? host : ''}`} isLive>
      {tone === 'off' && (
        <Button size="sm" aria-label={`Reconnect ${name}`} onClick={() => open(source)}>
          Reconnect
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon
            ref={menu}
            variant="subtle"
            size="lg"
            loading={read.isPending}
            aria-label={`More for ${name}`}
          >
            <IconDots size="1.25rem" aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {tone !== 'off' && isRecipeProvider(source) && (
            <Menu.Item
              leftSection={<IconChefHat size="1em" aria-hidden />}
              onClick={() => setDialog('recipes')}
            >
              Choose recipes
            </Menu.Item>
          )}
          {tone !== 'off' && source !== 'health-auto-export' && (
            <Menu.Item leftSection={<IconRefresh size="1em" aria-hidden />} onClick={read.run}>
              Sync now
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconPlugConnectedX size="1em" aria-hidden />}
            onClick={() => setDialog('disconnect')}
          >
            Disconnect
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog === 'recipes' && isRecipeProvider(source) && (
        <RecipesDialog provider={source} onClose={close} />
      )}
      <AskDialog
        opened={dialog === 'disconnect'}
        title={`Disconnect ${name}?`}
        text={afterwardsText(source)}
        confirmLabel="Disconnect"
        onCancel={close}
        onConfirm={() => {
          close();
          leave();
        }}
      />
    </SourceRow>
  );
}
