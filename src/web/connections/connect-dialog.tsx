import { Button, Group, Modal, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isOAuthProvider, isRecipeProvider, type OAuthProvider } from '#domain/connections/providers.ts';
import { api } from '#web/lib/api.ts';
import { explain } from '#web/lib/errors.ts';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { toast } from '#web/ui/toast.ts';
import { AutoExportSetup } from './auto-export-setup.tsx';
import { CONNECT_BUTTON_ID, useConnectChoice, useOpenConnect } from './connect-address.ts';
import { LIVE_SOURCES, type LiveSource, type SourceState } from './live-sources.ts';
import { toneOf } from './source-status.ts';
import { NightscoutForm, RecipeServerForm, WearablesForm } from './server-form.tsx';
import { SourceMark } from './source-row.tsx';
import classes from './sources.module.css';

const ENV: Readonly<Record<OAuthProvider, string>> = { oura: 'OURA', withings: 'WITHINGS' };

interface OAuthProps {
  readonly provider: OAuthProvider;
  readonly isOffered: boolean;
}

/** Opens the service, where the member allows access. */
function OAuthConnect({ provider, isOffered }: OAuthProps) {
  const authorize = useMutation({ mutationFn: () => api.connections.authorize({ provider }) });
  const { name } = LIVE_SOURCES[provider];
  if (!isOffered)
    return (
      <Text c="dimmed">
        Only admins see this. Register this server with {name}, then set {ENV[provider]}_CLIENT_ID and{' '}
        {ENV[provider]}_CLIENT_SECRET.
      </Text>
    );
  const go = () =>
    authorize.mutate(undefined, {
      onSuccess: ({ url }) => globalThis.location.assign(url),
      onError: (error) => void toast({ ...explain(error), tone: 'destructive' }),
    });
  return (
    <>
      <Text>
        Log in to {name} and allow access. We’ll import your last 90 days, then new data every half hour.
      </Text>
      <Group justify="flex-end">
        <Button data-autofocus loading={authorize.isPending} onClick={go}>
          Continue to {name}
        </Button>
      </Group>
    </>
  );
}

interface StepsProps {
  readonly state: SourceState;
  readonly onDone: () => void;
}

/** Steps to connect a source. */
function Steps({ state: { source, isOffered, connection }, onDone }: StepsProps) {
  // Read once: a source connected in this dialog still has steps to show.
  const [wasConnected] = useState(connection !== null && toneOf(connection) !== 'off');
  const done = () => {
    onDone();
    void toast({
      title: `${LIVE_SOURCES[source].name} connected`,
      text: isRecipeProvider(source)
        ? `To import recipes, open the menu next to ${LIVE_SOURCES[source].name}.`
        : 'Importing the last 90 days.',
    });
  };
  if (wasConnected)
    return (
      <>
        <Text c="dimmed">Already connected. To connect another account, disconnect this one first.</Text>
        <Group justify="flex-end">
          <Button data-autofocus variant="default" onClick={onDone}>
            Close
          </Button>
        </Group>
      </>
    );
  if (source === 'health-auto-export') return <AutoExportSetup onDone={onDone} />;
  if (source === 'nightscout') return <NightscoutForm onDone={done} />;
  if (isOAuthProvider(source)) return <OAuthConnect provider={source} isOffered={isOffered} />;
  return isRecipeProvider(source) ? (
    <RecipeServerForm provider={source} onDone={done} />
  ) : (
    <WearablesForm onDone={done} />
  );
}

interface ChooserProps {
  readonly sources: readonly SourceState[];
  readonly onChoose: (source: LiveSource) => void;
}

const Chooser = ({ sources, onChoose }: ChooserProps) => (
  <PlainList aria-label="Sources to connect">
    {sources.map(({ source }, at) => (
      <li key={source}>
        <UnstyledButton
          className={classes.choice}
          data-autofocus={at === 0 || undefined}
          onClick={() => onChoose(source)}
        >
          <SourceMark source={source} />
          <span className={classes.what}>
            <span className={classes.name}>{LIVE_SOURCES[source].name}</span>
            <Text size="sm" c="dimmed">
              {LIVE_SOURCES[source].about}
            </Text>
          </span>
          <IconChevronRight size="1.1em" aria-hidden />
        </UnstyledButton>
      </li>
    ))}
  </PlainList>
);

/** Connects a source; first asks which if the address doesn't say. */
export function ConnectDialog({ sources }: { readonly sources: readonly SourceState[] }) {
  const choice = useConnectChoice();
  const open = useOpenConnect();
  const chosen = sources.find(({ source }) => source === choice);
  const unconnected = sources.filter(({ connection }) => connection === null);
  const close = () => open();
  const isChoosing = choice === 'choose';
  const restoreFocus = () => {
    if (document.activeElement === document.body) document.getElementById(CONNECT_BUTTON_ID)?.focus();
  };
  return (
    <Modal
      opened={isChoosing || chosen !== undefined}
      onClose={close}
      onExitTransitionEnd={restoreFocus}
      title={chosen ? `Connect ${LIVE_SOURCES[chosen.source].name}` : 'Connect a source'}
      closeOnClickOutside={isChoosing}
      centered
      // The choice is gone with the address: fading out would show an empty frame.
      transitionProps={{ exitDuration: 0 }}
    >
      {chosen ? (
        <Stack gap="md">
          <Text>{LIVE_SOURCES[chosen.source].about}</Text>
          <Steps key={chosen.source} state={chosen} onDone={close} />
        </Stack>
      ) : unconnected.length > 0 ? (
        <Chooser sources={unconnected} onChoose={open} />
      ) : (
        <Text c="dimmed">Everything is connected.</Text>
      )}
    </Modal>
  );
}
