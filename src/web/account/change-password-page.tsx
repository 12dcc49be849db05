import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router';
import { MAX_PASSWORD_CHARS } from '#domain/account/password-length.ts';
import { SCREENS } from '#domain/screens/screens.ts';
import { api } from '#web/lib/api.ts';
import { fieldFaults } from '#web/lib/errors.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { useMember } from '#web/lib/member.ts';
import { paths } from '#web/lib/paths.ts';
import { useFormAction } from './use-action.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { toast } from '#web/ui/toast.ts';
import { newPasswordFault, NewPasswordField } from './new-password-field.tsx';
import { ActionError, TOO_MANY_TRIES } from './form-error.tsx';
import classes from './change-password-page.module.css';

function Form({ username }: { readonly username: string }) {
  const form = useForm({
    initialValues: { current: '', password: '' },
    validate: {
      current: (current) => (current ? null : 'Enter your password.'),
      password: newPasswordFault,
    },
  });
  const navigate = useNavigate();
  const change = useFormAction(
    form,
    (typed: typeof form.values) => api.security.changePassword(typed),
    () => {
      void toast({ title: 'Password changed', text: 'You’ve been logged out of all other browsers.' });
      void navigate(paths.security());
    },
  );
  const isExplained = Object.keys(fieldFaults(change.error)).length > 0;
  return (
    <form onSubmit={form.onSubmit((values) => void change.run(values), focusFirstRefused)} noValidate>
      <Stack gap="lg">
        {!isExplained && <ActionError error={change.error} words={{ TOO_MANY_REQUESTS: TOO_MANY_TRIES }} />}
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_CHARS}
          {...form.getInputProps('current')}
          aria-invalid={Boolean(form.errors['current'])}
        />
        <NewPasswordField
          label="New password"
          password={form.values.password}
          input={form.getInputProps('password')}
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

/** Sets a new password after confirming the current one. */
export function ChangePasswordPage() {
  const { data: member } = useMember();
  return (
    <>
      <PageHeader
        title={SCREENS.changePassword.title}
        text="This logs you out of all other browsers. You stay logged in here."
      />
      <div className={classes.narrow}>
        <Card>
          {member?.isDemo ? (
            <Text>The demo account’s password can’t be changed.</Text>
          ) : (
            <Form username={member?.username ?? ''} />
          )}
        </Card>
      </div>
    </>
  );
}
