import { Button, Stack, Text } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { api } from '#web/lib/api.ts';
import { fieldFaults } from '#web/lib/errors.ts';
import { focusFirstRefused, useFocusRefused } from '#web/lib/focus-refused.ts';
import { useAction } from './use-action.ts';
import { Arrived } from './arrived.tsx';
import { authAddress, type AuthAddress } from './auth-address.ts';
import { AuthLink } from './auth-link.tsx';
import { MIN_SEARCH_CHARS, NewPasswordField } from './new-password-field.tsx';
import { Refused, RefusedAction, TOO_MANY_TRIES } from './refused.tsx';

function Done({ address }: { readonly address: AuthAddress }) {
  return (
    <Arrived>
      <Text>Your password is set, and you are signed out everywhere.</Text>
      <Text>
        <AuthLink to={authAddress(address, 'login')}>Log in with the new password</AuthLink>
      </Text>
    </Arrived>
  );
}

/** Sets a new password with the link of a mail or of an admin. */
export function ResetForm({ address, token }: { readonly address: AuthAddress; readonly token: string }) {
  const [password, setPassword] = useState('');
  const [tooShort, setTooShort] = useState<string>();
  const [isDone, setDone] = useState(false);
  const reset = useAction(
    (chosen: string) => api.security.reset({ token, password: chosen }),
    () => setDone(true),
  );
  const { token: linkFault, password: passwordFault } = fieldFaults(reset.error);
  useFocusRefused(reset.error, passwordFault);
  if (isDone) return <Done address={address} />;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isShort = password.length < MIN_SEARCH_CHARS;
    setTooShort(isShort ? 'At least 10 characters.' : undefined);
    if (isShort) focusFirstRefused();
    else void reset.run(password);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {linkFault !== undefined && <Refused title="This link is no longer good" text={linkFault} />}
        {linkFault === undefined && passwordFault === undefined && (
          <RefusedAction error={reset.error} words={{ TOO_MANY_REQUESTS: TOO_MANY_TRIES }} />
        )}
        <NewPasswordField
          label="New password"
          value={password}
          onChange={setPassword}
          error={tooShort ?? passwordFault}
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
