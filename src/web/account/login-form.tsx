import { Button, Divider, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Suspense } from 'react';
import { api } from '#web/lib/api.ts';
import { focusFirstRefused } from '#web/lib/forms/focus-refused.ts';
import { useAction, type Action } from './use-action.ts';
import { useAccountOptions } from './account-options.ts';
import { authAddress, goIn, showAuth, type AuthAddress } from './auth-address.ts';
import { AuthLink } from './auth-link.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { ProviderLogin, ProviderStep } from './provider-login.tsx';
import { FAILED, FormError, ActionError, TOO_MANY_TRIES, WRONG_CREDENTIALS } from './form-error.tsx';

interface Credentials {
  readonly login: string;
  readonly password: string;
}

const WORDS = { UNAUTHORIZED: WRONG_CREDENTIALS, TOO_MANY_REQUESTS: TOO_MANY_TRIES };

function useLogin(address: AuthAddress): Action<Credentials> {
  return useAction(
    (form) => api.account.login({ ...form, purchaseToken: address.purchaseToken }),
    (answer) => ('secondStep' in answer ? showAuth(authAddress(address, 'second-step')) : goIn(address)),
  );
}

function DemoLogin({
  onLogin,
  isBusy,
}: {
  readonly onLogin: (form: Credentials) => void;
  readonly isBusy: boolean;
}) {
  const options = useAccountOptions();
  if (!options?.demo) return null;
  const { username, password } = options.demo;
  return (
    <>
      <Divider label="or look around first" />
      <Stack gap="xs">
        <Button variant="light" onClick={() => onLogin({ login: username, password })} disabled={isBusy}>
          Quick Demo Login
        </Button>
        <Text size="sm" c="dimmed" ta="center">
          Demo account: {username} / {password}
        </Text>
      </Stack>
    </>
  );
}

/** Error of a login form sent without JavaScript, or of the identity provider; a new attempt replaces it. */
function CameBack({ failed }: Pick<AuthAddress, 'failed'>) {
  if (failed === undefined) return null;
  const [title, text] = FAILED[failed];
  return <FormError title={title} text={text} />;
}

/** Username (or email) and password, a passkey, or a look around as the demo member. */
export function LoginForm({ address }: { readonly address: AuthAddress }) {
  const form = useForm<Credentials>({
    initialValues: { login: '', password: '' },
    validate: {
      login: (login) => (login.trim() ? null : 'Enter your username or email address.'),
      password: (password) => (password ? null : 'Enter your password.'),
    },
  });
  const login = useLogin(address);
  return (
    <Stack gap="lg">
      {address.isConnecting && (
        <Suspense fallback={null}>
          <ProviderStep step="login" />
        </Suspense>
      )}
      <form onSubmit={form.onSubmit((values) => void login.run(values), focusFirstRefused)} noValidate>
        <Stack gap="md">
          {login.error === undefined && !login.isBusy && <CameBack failed={address.failed} />}
          <ActionError error={login.error} words={WORDS} />
          <TextInput
            label="Username"
            description="Or your email address"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('login')}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            {...form.getInputProps('password')}
            aria-invalid={Boolean(form.errors['password'])}
          />
          <Text size="sm" py="xs">
            <AuthLink to={authAddress(address, 'forgot')}>Forgot password?</AuthLink>
          </Text>
          <Button type="submit" loading={login.isBusy}>
            Log in
          </Button>
        </Stack>
      </form>
      <PasskeyLogin address={address} />
      <Suspense fallback={null}>
        <ProviderLogin address={address} />
      </Suspense>
      <Suspense fallback={null}>
        <DemoLogin
          isBusy={login.isBusy}
          onLogin={(values) => {
            form.setValues(values);
            void login.run(values);
          }}
        />
      </Suspense>
    </Stack>
  );
}
