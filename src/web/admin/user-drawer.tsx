import { Button, CopyButton, Drawer, Select, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UserDetails } from '#contract/admin-users.ts';
import { ROLES } from '#domain/admin/user-list.ts';
import { PLANS } from '#domain/membership/plans.ts';
import { explain } from '#web/lib/errors.ts';
import { useMember } from '#web/lib/member.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { oneOf } from './use-filter.ts';
import { useChangeUsers, useResetLink, useSetRole } from './user-commands.ts';
import classes from './user-drawer.module.css';
import { Purchases, UserFacts } from './user-facts.tsx';
import { userQuery } from './user-queries.ts';
import { PLAN_NAMES, ROLE_NAMES } from './user-words.ts';

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

function Access({ user }: { readonly user: UserDetails }) {
  const { data: admin } = useMember();
  const setRole = useSetRole(user.id);
  const change = useChangeUsers(() => undefined);
  const isOneself = admin?.username === user.username;
  const isBusy = setRole.isPending || change.isPending;
  return (
    <section className={classes.part} aria-label="Role and plan">
      <h3 className={classes.heading}>Role and plan</h3>
      <Select
        label="Role"
        data={optionsOf(ROLE_NAMES)}
        value={user.role}
        allowDeselect={false}
        disabled={isOneself || isBusy}
        description={isOneself ? 'Your own role is changed by another admin.' : undefined}
        onChange={(told) => {
          const role = oneOf(ROLES, told ?? undefined);
          if (role) setRole.mutate(role);
        }}
      />
      <Select
        label="Plan"
        data={optionsOf(PLAN_NAMES)}
        value={user.plan}
        allowDeselect={false}
        disabled={isBusy}
        description="What was paid stays as it is: no money is taken or given back."
        onChange={(told) => {
          const plan = oneOf(PLANS, told ?? undefined);
          if (plan) change.mutate({ ids: [user.id], change: { kind: 'plan', plan } });
        }}
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
          <Text size="sm">
            For somebody who cannot get mail: a link that sets a new password once, within an hour. Pass it on
            to nobody but them.
          </Text>
          <div className={classes.actions}>
            <Button variant="default" loading={isPending} onClick={() => mutate()}>
              Issue a reset link
            </Button>
          </div>
        </>
      ) : (
        <>
          <Text size="sm" role="status">
            This link is shown this once. It is good for an hour and for one new password.
          </Text>
          <div className={classes.link}>{data.url}</div>
          <div className={classes.actions}>
            <CopyButton value={data.url}>
              {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy link'}</Button>}
            </CopyButton>
          </div>
        </>
      )}
    </section>
  );
}

function Ending({ user, onGone }: { readonly user: UserDetails; readonly onGone: () => void }) {
  const [isDeleting, setDeleting] = useState(false);
  const change = useChangeUsers(() => undefined);
  const remove = useChangeUsers(onGone);
  const isDisabled = user.state === 'disabled';
  return (
    <section className={classes.part} aria-label="Access">
      <h3 className={classes.heading}>Access</h3>
      <Text size="sm">
        {isDisabled
          ? 'Nobody can log in to this account. Nothing in it was deleted.'
          : 'Disabling ends all sessions at once and lets nobody log in. Nothing is deleted, and you can enable it again.'}
      </Text>
      <div className={classes.actions}>
        <Button
          variant="default"
          loading={change.isPending}
          onClick={() =>
            change.mutate({ ids: [user.id], change: { kind: isDisabled ? 'enable' : 'disable' } })
          }
        >
          {isDisabled ? 'Enable' : 'Disable'}
        </Button>
        <Button variant="default" onClick={() => setDeleting(true)}>
          Delete …
        </Button>
      </div>
      <DeleteDialog
        usernames={isDeleting ? [user.username] : []}
        busy={remove.isPending}
        onDelete={(typed) => remove.mutate({ ids: [user.id], change: { kind: 'delete', typed } })}
        onClose={() => setDeleting(false)}
      />
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
          What this person logs is theirs alone: the admin area shows nothing of it.
        </Text>
      </div>
      <Purchases purchases={user.purchases} />
      {user.state === 'demo' ? (
        <Text className={classes.part ?? ''}>
          The demo member stays as it is: everybody may look around as it.
        </Text>
      ) : (
        <>
          <Access user={user} />
          <ResetLink user={user} />
          {admin?.username !== user.username && <Ending user={user} onGone={onClose} />}
        </>
      )}
    </>
  );
}

interface UserDrawerProps {
  /** Whose account; undefined closes the drawer. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}

/** The facts of one account, and what can be done to it. */
export function UserDrawer({ id, onClose }: UserDrawerProps) {
  const {
    data: user,
    isError,
    error,
    refetch,
  } = useQuery({ ...userQuery(id ?? ''), enabled: id !== undefined });
  return (
    <Drawer
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size="md"
      title={user?.username ?? 'User'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {isError && <ErrorState {...explain(error)} onRetry={() => void refetch()} />}
      {!user && !isError && <Skeleton height="20rem" radius="lg" />}
      {user && <Details key={user.id} user={user} onClose={onClose} />}
    </Drawer>
  );
}
