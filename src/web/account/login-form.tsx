import { Button, Divider, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { Suspense, useState, type FormEvent } from 'react';
import { api } from '#web/lib/api.ts';
import { focusFirstRefused } from '#web/lib/focus-refused.ts';
import { useAction, type Action } from './use-action.ts';
import { useAccountOptions } from './account-options.ts';
import { authAddress, goIn, showAuth, type AuthAddress } from './auth-address.ts';
import { AuthLink } from './auth-link.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { Refused, RefusedAction, TOO_MANY_TRIES, WRONG_CREDENTIALS } from './refused.tsx';

interface Credentials {
  readonly login: string;
  readonly password: string;
}

const WORDS = { UNAUTHORIZED: WRONG_CREDENTIALS, TOO_MANY_REQUESTS: TOO_MANY_TRIES };

const FIELDS = { login: 'Enter your username.', password: 'Enter your password.' } as const;

type Missing = Partial<Record<keyof Credentials, string>>;

/** Empty required fields. */
const missingIn = (form: Credentials): Missing => ({
  ...(form.login.trim() ? {} : { login: FIELDS.login }),
  ...(form.password ? {} : { password: FIELDS.password }),
});

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

/** Error of a login form sent without JavaScript; a new attempt replaces it. */
function CameBack({ failed }: Pick<AuthAddress, 'failed'>) {
  if (failed === undefined) return null;
  const [title, text] = failed === 'wait' ? TOO_MANY_TRIES : WRONG_CREDENTIALS;
  return <Refused title={title} text={text} />;
}

/** Username (or e-mail) and password, a passkey, or a look around as the demo member. */
export function LoginForm({ address }: { readonly address: AuthAddress }) {
  const [form, setForm] = useState<Credentials>({ login: '', password: '' });
  const [missing, setMissing] = useState<Missing>({});
  const login = useLogin(address);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = missingIn(form);
    setMissing(found);
    if (Object.keys(found).length > 0) focusFirstRefused();
    else void login.run(form);
  };
  const field = (name: keyof Credentials) => ({
    value: form[name],
    error: missing[name],
    onChange: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => {
      setForm({ ...form, [name]: currentTarget.value });
      setMissing({ ...missing, [name]: undefined });
    },
  });
  return (
    <Stack gap="lg">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {login.error === undefined && !login.isBusy && <CameBack failed={address.failed} />}
          <RefusedAction error={login.error} words={WORDS} />
          <TextInput
            label="Username"
            description="Or your e-mail address"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...field('login')}
          />
          <PasswordInput label="Password" autoComplete="current-password" {...field('password')} />
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
        <DemoLogin
          isBusy={login.isBusy}
          onLogin={(values) => {
            setForm(values);
            void login.run(values);
          }}
        />
      </Suspense>
    </Stack>
  );
}
