import { Button, Skeleton, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { CONNECT_BUTTON_ID, useOpenConnect } from './connect-address.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { ConnectedRow } from './connected-row.tsx';
import { LIVE_SOURCES, useLiveSources, type SourceState } from './live-sources.ts';
import { SourceRow } from './source-row.tsx';
import { toneOf } from './source-status.ts';
import classes from './sources.module.css';

/** A source that isn't connected yet. */
function OfferedRow({ state: { source } }: { readonly state: SourceState }) {
  const [search] = useSearchParams();
  const open = useOpenConnect();
  const { name, brings } = LIVE_SOURCES[source];
  const isRefused = search.get('refused') === source;
  return (
    <SourceRow
      source={source}
      tone={isRefused ? 'failing' : undefined}
      text={
        isRefused
          ? `${name} wasn’t connected. Try again, and allow access when asked.`
          : `Not connected · ${brings}`
      }
      isLive={isRefused}
    >
      <Button variant="default" size="sm" aria-label={`Connect ${name}`} onClick={() => open(source)}>
        Connect
      </Button>
    </SourceRow>
  );
}

/** "4 of 5 working"; nothing before the first source is connected. */
function workingText(sources: readonly SourceState[]): string | undefined {
  const tones = sources.flatMap(({ connection }) => (connection === null ? [] : [toneOf(connection)]));
  const working = tones.filter((tone) => tone === 'working').length;
  return tones.length === 0 ? undefined : `${working} of ${tones.length} working`;
}

/** Opens the list of sources. */
export function ConnectButton() {
  const { data: member } = useMember();
  const open = useOpenConnect();
  if (member?.isDemo !== false) return null;
  return (
    <Button
      id={CONNECT_BUTTON_ID}
      leftSection={<IconPlus size="1.1em" aria-hidden />}
      onClick={() => open('choose')}
    >
      Connect source
    </Button>
  );
}

/** Sources that send data automatically: one row each, connected ones first. */
export function SourcesCard() {
  const { data: member } = useMember();
  const { sources, error, refetch } = useLiveSources();
  if (member?.isDemo === true)
    return (
      <Card title="Connected sources">
        <Text c="dimmed">
          The demo account can’t connect to other services. Create an account to connect.
        </Text>
      </Card>
    );
  return (
    <Card title="Connected sources" aside={sources && workingText(sources)}>
      {sources ? (
        <ul className={classes.list} aria-label="Sources">
          {sources.map((state) =>
            state.connection === null ? (
              <OfferedRow key={state.source} state={state} />
            ) : (
              <ConnectedRow key={state.source} state={state} connection={state.connection} />
            ),
          )}
        </ul>
      ) : error ? (
        <ErrorState {...explain(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="21rem" />
      )}
      <ConnectDialog sources={sources ?? []} />
    </Card>
  );
}
