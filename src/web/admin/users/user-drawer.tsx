import { Button, Drawer, Group, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserDetails } from '#contract/admin/users.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Access, Ending } from './user-access.tsx';
import { useEndSecondFactor, useResetLink } from './user-commands.ts';
import { OneTimeLink } from './one-time-link.tsx';
import classes from './user-drawer.module.css';
import { Purchases, UserFacts } from './user-facts.tsx';
import { userQuery } from './user-queries.ts';

/** Resets two-factor authentication for a member who lost their phone and recovery codes, after confirmation. */
function SecondFactorEnd({ user }: { readonly user: UserDetails }) {
  const [isAsked, setAsked] = useState(false);
  const end = useEndSecondFactor(user.id);
  return (
    <section className={classes.part} aria-label="Two-factor authentication">
      <h3 className={classes.heading}>Two-factor authentication</h3>
      <Text size="sm">
        For someone who has lost both their phone and their recovery codes. Make sure it’s really them. After
        this, they’ll only need their password to log in.
      </Text>
      <Group gap="sm" align="stretch">
        <Button variant="default" loading={end.isPending} onClick={() => setAsked(true)}>
          Reset two-factor authentication…
        </Button>
      </Group>
      <AskDialog
        opened={isAsked}
        title={`Reset two-factor authentication for ${user.username}?`}
        text={`They won’t need a code anymore. ${user.username} will be logged out everywhere${user.email === null ? '' : ' and notified by email'}. Their passkeys will still work. The audit log will record this.`}
        confirmLabel="Reset"
        onConfirm={() => {
          setAsked(false);
          end.mutate();
        }}
        onCancel={() => setAsked(false)}
      />
    </section>
  );
}

function ResetLink({ user }: { readonly user: UserDetails }) {
  const { mutate, data, isPending } = useResetLink(user.id);
  return (
    <section className={classes.part} aria-label="Reset link">
      <h3 className={classes.heading}>Reset link</h3>
      {data === undefined ? (
        <>
          <Text size="sm">X</Text>
          <Group gap="sm" align="stretch">
            <Button variant="default" loading={isPending} onClick={() => mutate()}>
              Create reset link
            </Button>
          </Group>
        </>
      ) : (
        <OneTimeLink
          url={data.url}
          text="We won’t show this link again. It works once and expires in an hour."
        />
      )}
    </section>
  );
}

function Details({ user, onClose }: { readonly user: UserDetails; readonly onClose: () => void }) {
  const { data: admin } = useMember();
  return (
    <>
      <UserFacts user={user} />
      <div className={classes.part}>
        <Text size="sm" c="dimmed">
          What this person logs is private. The admin area doesn’t show any of it.
        </Text>
      </div>
      <Purchases purchases={user.purchases} />
      {user.state === 'demo' ? (
        <Text className={classes.part ?? ''}>The demo account can’t be changed.</Text>
      ) : (
        <>
          <Access user={user} />
          <ResetLink user={user} />
          {admin?.username !== user.username && user.twoFactor && <SecondFactorEnd user={user} />}
          {admin?.username !== user.username && <Ending user={user} onGone={onClose} />}
        </>
      )}
    </>
  );
}

interface UserDrawerProps {
  /** The account; undefined closes the drawer. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** Details of one account, and actions on it. */
export function UserDrawer({ id, onClose }: UserDrawerProps) {
  const {
    data: user,
    isError,
    error,
    refetch,
  } = useQuery({ ...userQuery(id ?? ''), enabled: id !== undefined });
  return (
    <Drawer opened={id !== undefined} onClose={onClose} size="md" title={user?.username ?? 'User'}>
      {isError && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {!user && !isError && <Skeleton height="20rem" radius="lg" />}
      {user && <Details key={user.id} user={user} onClose={onClose} />}
    </Drawer>
  );
}
