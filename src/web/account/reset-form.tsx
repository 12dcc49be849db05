import { Button, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { fieldFaults } from '#web/lib/errors.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { useFormAction } from './use-action.ts';
import { FormDone } from './form-done.tsx';
import { authAddress, type AuthAddress } from './auth-address.ts';
import { AuthLink } from './auth-link.tsx';
import { newPasswordFault, NewPasswordField } from './new-password-field.tsx';
import { FormError, ActionError, TOO_MANY_TRIES } from './form-error.tsx';

function Done({ address }: { readonly address: AuthAddress }) {
  return (
    <FormDone>
      <Text>Your password was changed, and you’ve been logged out everywhere.</Text>
      <Text>
        <AuthLink to={authAddress(address, 'login')}>Log in with the new password</AuthLink>
      </Text>
    </FormDone>
  );
}

/** Sets a new password with a link from an email or an admin. */
export function ResetForm({ address, token }: { readonly address: AuthAddress; readonly token: string }) {
  const form = useForm({ initialValues: { password: '' }, validate: { password: newPasswordFault } });
  const [isDone, setDone] = useState(false);
  const reset = useFormAction(
    form,
    ({ password }: typeof form.values) => api.security.reset({ token, password }),
    () => setDone(true),
  );
  const { token: linkFault, password: passwordFault } = fieldFaults(reset.error);
  if (isDone) return <Done address={address} />;
  return (
    <form onSubmit={form.onSubmit((values) => void reset.run(values), focusFirstRefused)} noValidate>
      <Stack gap="md">
        {linkFault !== undefined && <FormError title="This link no longer works" text={linkFault} />}
        {linkFault === undefined && passwordFault === undefined && (
          <ActionError error={reset.error} words={{ TOO_MANY_REQUESTS: TOO_MANY_TRIES }} />
        )}
        <NewPasswordField
          label="New password"
          password={form.values.password}
          input={form.getInputProps('password')}
        />
        <Button type="submit" loading={reset.isBusy}>
          Set password
        </Button>
        {linkFault !== undefined && (
          <Text size="sm">
            <AuthLink to={authAddress(address, 'forgot')}>Ask for a new link</AuthLink>
          </Text>
        )}
      </Stack>
    </form>
  );
}
