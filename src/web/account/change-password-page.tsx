import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { SCREENS } from '#domain/screens/screens.ts';
import { api } from '#web/lib/api.ts';
import { fieldFaults } from '#web/lib/errors.ts';
import { focusFirstRefused } from '#web/lib/focus-refused.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { useAction } from './use-action.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { toast } from '#web/ui/toast.ts';
import { MIN_SEARCH_CHARS, NewPasswordField } from './new-password-field.tsx';
import { RefusedAction, TOO_MANY_TRIES } from './refused.tsx';
import classes from './change-password-page.module.css';

interface Passwords {
  readonly current: string;
  readonly password: string;
}

type Faults = Partial<Record<keyof Passwords, string>>;

const faultsIn = ({ current, password }: Passwords): Faults => ({
  ...(current ? {} : { current: 'Enter your password.' }),
  ...(password.length < MIN_SEARCH_CHARS ? { password: 'At least 10 characters.' } : {}),
});

function Form({ username }: { readonly username: string }) {
  const [form, setForm] = useState<Passwords>({ current: '', password: '' });
  const [faults, setFaults] = useState<Faults>({});
  const navigate = useNavigate();
  const change = useAction(
    async (typed: Passwords) => {
      try {
        await api.security.changePassword(typed);
      } catch (error) {
        setFaults(fieldFaults(error));
        focusFirstRefused();
        throw error;
      }
    },
    () => {
      void toast({ title: 'Password changed', text: 'All other browsers have been signed out.' });
      void navigate(paths.security());
    },
  );
  const type = (part: Partial<Passwords>): void => {
    setForm({ ...form, ...part });
    setFaults({});
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = faultsIn(form);
    setFaults(found);
    if (Object.keys(found).length > 0) focusFirstRefused();
    else void change.run(form);
  };
  const isExplained = Object.keys(fieldFaults(change.error)).length > 0;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        {!isExplained && <RefusedAction error={change.error} words={{ TOO_MANY_REQUESTS: TOO_MANY_TRIES }} />}
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          value={form.current}
          onChange={({ currentTarget }) => type({ current: currentTarget.value })}
          error={faults.current}
          maxLength={128}
        />
        <NewPasswordField
          label="New password"
          value={form.password}
          onChange={(password) => type({ password })}
          error={faults.password}
          username={username}
        />
        <Group gap="md">
          <Button type="submit" loading={change.isBusy}>
            Change password
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Another password, after the current one. */
export function ChangePasswordPage() {
  const { data: member } = useMember();
  return (
    <>
      <PageHeader
        title={SCREENS.changePassword.title}
        text="All other browsers are signed out then; this one stays."
      />
      <div className={classes.narrow}>
        <Card>
          {member?.isDemo ? (
            <Text>The demo member keeps its password: everybody may look around in it.</Text>
          ) : (
            <Form username={member?.username ?? ''} />
          )}
        </Card>
      </div>
    </>
  );
}
