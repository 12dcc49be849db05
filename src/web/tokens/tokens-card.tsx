import { Anchor, Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { AccessToken } from '#contract/tokens/tokens.ts';
import { API_DOCS_PATH } from '#domain/tokens/addresses.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { dayText } from '#web/lib/time/moment-text.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { toast } from '#web/ui/toast.ts';
import { NewTokenForm } from './new-token-form.tsx';
import { SecretView } from './secret-view.tsx';
import { useCreateToken, useRevokeAllTokens, useRevokeToken, useTokens } from './token-queries.ts';
import { scopesText } from './token-words.ts';
import rows from '#web/ui/lists/rows.module.css';
import classes from './tokens.module.css';

/** Id of the section, for links from elsewhere on the screen. */
export const TOKENS_ID = 'access-tokens';

function report(revoking: Promise<unknown>, text: string): void {
  revoking.then(
    () => toast({ title: 'Revoked', text }),
    (error: unknown) => toast({ ...explain(error), tone: 'destructive' }),
  );
}

const isExpired = ({ expiresAt }: AccessToken): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= Date.now();

function timesText(token: AccessToken): string {
  const used = token.lastUsedAt === null ? 'Never used' : `Last used ${dayText(token.lastUsedAt)}`;
  if (token.expiresAt === null) return `${used} · doesn’t expire`;
  return `${used} · ${isExpired(token) ? 'expired' : 'expires'} ${dayText(token.expiresAt)}`;
}

function Row({ token }: { readonly token: AccessToken }) {
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeToken();
  return (
    <li className={rows.row}>
      <IconKey aria-hidden />
      <div className={rows.what}>
        <div className={rows.name}>
          {token.name}
          {isExpired(token) && <span className={classes.expired}>Expired</span>}
        </div>
        <div className={rows.sub}>
          {scopesText(token.scopes)} · {token.prefix}…
        </div>
        <div className={rows.sub}>{timesText(token)}</div>
      </div>
      <Button
        variant="default"
        size="sm"
        aria-label={`Revoke ${token.name}`}
        loading={revoke.isPending}
        onClick={() => setAsking(true)}
      >
        Revoke
      </Button>
      <AskDialog
        opened={isAsking}
        title={`Revoke ${token.name}?`}
        text="Apps that use this token will stop working immediately. Your data won’t be affected."
        confirmLabel="Revoke token"
        isFinal
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          report(revoke.mutateAsync(token.id), `${token.name} no longer works.`);
        }}
      />
    </li>
  );
}

/** Creates a token in a dialog: the form, then the secret. */
function NewToken() {
  const [isOpen, setOpen] = useState(false);
  const create = useCreateToken();
  const close = (): void => {
    setOpen(false);
    create.reset();
  };
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconPlus size="1.1em" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Create token
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={create.data ? 'Your new token' : 'Create access token'}
        closeOnClickOutside={false}
        centered
      >
        {create.data ? (
          <SecretView secret={create.data.secret} onDone={close} />
        ) : (
          <NewTokenForm
            isBusy={create.isPending}
            error={create.error}
            onCreate={(token) => create.mutate(token)}
            onCancel={close}
          />
        )}
      </Modal>
    </>
  );
}

function RevokeAll({ count }: { readonly count: number }) {
  const [isAsking, setAsking] = useState(false);
  const revoke = useRevokeAllTokens();
  return (
    <>
      <Button variant="default" loading={revoke.isPending} onClick={() => setAsking(true)}>
        Revoke all
      </Button>
      <AskDialog
        opened={isAsking}
        title={`Revoke all ${count} tokens?`}
        text="Every app and script that uses one will stop working immediately. Your data won’t be affected."
        confirmLabel="Revoke all"
        isFinal
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          report(revoke.mutateAsync(undefined), 'Your tokens no longer work.');
        }}
      />
    </>
  );
}

function List() {
  const { data, error, refetch } = useTokens();
  if (error && !data) return <ErrorState {...explain(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="4rem" />;
  return (
    <>
      {data.tokens.length > 0 && (
        <ul className={classes.rows}>
          {data.tokens.map((token) => (
            <Row key={token.id} token={token} />
          ))}
        </ul>
      )}
      <Group gap="md">
        <NewToken />
        {data.tokens.length > 1 && <RevokeAll count={data.tokens.length} />}
      </Group>
    </>
  );
}

/** Access tokens, with which other programs read and log for the member. */
export function TokensCard() {
  const { data: member } = useMember();
  return (
    <Card
      title="Access tokens"
      headingId={TOKENS_ID}
      aside={
        <Anchor href={API_DOCS_PATH} underline="always">
          API documentation
        </Anchor>
      }
    >
      <Stack gap="md">
        <Text>
          Let apps, scripts and assistants read or log your data. A token can’t change your account, and you
          can revoke it anytime.
        </Text>
        {member?.isDemo === true ? (
          <Text c="dimmed">Access tokens aren’t available in the demo. Create an account to use them.</Text>
        ) : (
          <List />
        )}
      </Stack>
    </Card>
  );
}
