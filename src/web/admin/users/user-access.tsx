import { Button, Group, Select, Text } from '@mantine/core';
import { useState } from 'react';
import type { UserDetails } from '#contract/admin/users.ts';
import { ROLES } from '#domain/admin/user-list.ts';
import { PLANS } from '#domain/membership/plans.ts';
import { useMember } from '#web/lib/member.ts';
import { AskDialog } from '#web/ui/dialogs/ask-dialog.tsx';
import { changeQuestion, roleQuestion, type Question } from './change-question.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { oneOf } from '#web/lib/address/use-filter.ts';
import { useChangeUsers, useSetRole } from './user-commands.ts';
import classes from './user-drawer.module.css';
import { PLAN_NAMES, ROLE_NAMES } from './user-words.ts';

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

interface AskProps {
  /** None closes the dialog. */
  readonly question: Question | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const Ask = ({ question, ...answers }: AskProps) => (
  <AskDialog
    opened={question !== undefined}
    title={question?.title ?? ''}
    text={question?.text ?? ''}
    confirmLabel={question?.label ?? ''}
    {...answers}
  />
);

/** An account's role and plan; each change asks for confirmation. */
export function Access({ user }: { readonly user: UserDetails }) {
  const [asked, setAsked] = useState<{ readonly question: Question; readonly act: () => void }>();
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
        description={isOneself ? 'Only another admin can change your role.' : undefined}
        onChange={(chosen) => {
          const role = oneOf(ROLES, chosen ?? undefined);
          if (role && role !== user.role)
            setAsked({ question: roleQuestion(role, user.username), act: () => setRole.mutate(role) });
        }}
      />
      <Select
        label="Plan"
        data={optionsOf(PLAN_NAMES)}
        value={user.plan}
        allowDeselect={false}
        disabled={isBusy}
        description="This doesn’t charge or refund anything."
        onChange={(chosen) => {
          const plan = oneOf(PLANS, chosen ?? undefined);
          if (!plan || plan === user.plan) return;
          const toPlan = { kind: 'plan', plan } as const;
          setAsked({
            question: changeQuestion(toPlan, [user.username]),
            act: () => change.mutate({ ids: [user.id], change: toPlan }),
          });
        }}
      />
      <Ask
        question={asked?.question}
        onConfirm={() => {
          asked?.act();
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </section>
  );
}

/** The end of an account, or of its logins for now. */
export function Ending({ user, onGone }: { readonly user: UserDetails; readonly onGone: () => void }) {
  const [isDeleting, setDeleting] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const change = useChangeUsers(() => undefined);
  const remove = useChangeUsers(onGone);
  const isDisabled = user.state === 'disabled';
  const turn = { kind: isDisabled ? 'enable' : 'disable' } as const;
  return (
    <section className={classes.part} aria-label="Access">
      <h3 className={classes.heading}>Access</h3>
      <Text size="sm">
        {isDisabled
          ? 'No one can log in to this account. Nothing in it was deleted.'
          : 'Disabling this account ends all its sessions and blocks logins. Nothing is deleted, and you can enable the account again.'}
      </Text>
      <Group gap="sm" align="stretch">
        <Button variant="default" loading={change.isPending} onClick={() => setAsked(true)}>
          {isDisabled ? 'Enable' : 'Disable'}
        </Button>
        <Button variant="default" onClick={() => setDeleting(true)}>
          Delete…
        </Button>
      </Group>
      <Ask
        question={isAsked ? changeQuestion(turn, [user.username]) : undefined}
        onConfirm={() => {
          change.mutate({ ids: [user.id], change: turn });
          setAsked(false);
        }}
        onCancel={() => setAsked(false)}
      />
      <DeleteDialog
        usernames={isDeleting ? [user.username] : []}
        busy={remove.isPending}
        onDelete={(typed) => remove.mutate({ ids: [user.id], change: { kind: 'delete', typed } })}
        onClose={() => setDeleting(false)}
      />
    </section>
  );
}
