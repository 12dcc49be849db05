import { Alert, Anchor, Button, Divider, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDisclosure } from '@mantine/hooks';
import { explain } from '#web/lib/errors.ts';
import { focusFirstRefused } from '#web/lib/focus-refused.ts';
import { useAccountOptions, useLogin } from './commands.ts';

const required = (message: string) => (value: string) => (value.trim() ? null : message);

function DemoLogin({
  onLogin,
  busy,
}: {
  readonly onLogin: (login: string, password: string) => void;
  readonly busy: boolean;
}) {
  const { data: options } = useAccountOptions();
  if (!options?.demo) return null;
  const { username, password } = options.demo;
  return (
    <>
      <Divider label="or look around first" />
      <Stack gap="xs">
        <Button variant="light" onClick={() => onLogin(username, password)} disabled={busy}>
          Quick Demo Login
        </Button>
        <Text size="sm" c="dimmed" ta="center">
          Demo account: {username} / {password}
        </Text>
      </Stack>
    </>
  );
}

/** Username (or e-mail) and password. */
export function LoginForm() {
  const form = useForm({
    initialValues: { login: '', password: '' },
    validate: { login: required('Enter your username.'), password: required('Enter your password.') },
  });
  const login = useLogin();
  const [helpShown, help] = useDisclosure(false);
  const submit = (values: { login: string; password: string }) => login.mutate(values);
  return (
    <Stack gap="lg">
      <form onSubmit={form.onSubmit(submit, focusFirstRefused)} noValidate>
        <Stack gap="md">
          {login.error && (
            <Alert color="red" role="alert" title={explain(login.error).title}>
              {explain(login.error).text}
            </Alert>
          )}
          <TextInput
            label="Username"
            description="Or your e-mail address"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('login')}
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          <Anchor
            component="button"
            type="button"
            size="sm"
            py="xs"
            ta="start"
            onClick={help.toggle}
            aria-expanded={helpShown}
          >
            Forgot password?
          </Anchor>
          {helpShown && (
            <Text size="sm" role="status">
              Ask the person who runs this Perennial for a new password. They make one on the machine it runs
              on, for your username.
            </Text>
          )}
          <Button type="submit" loading={login.isPending}>
            Log in
          </Button>
        </Stack>
      </form>
      <DemoLogin
        busy={login.isPending}
        onLogin={(username, password) => {
          form.setValues({ login: username, password });
          submit({ login: username, password });
        }}
      />
    </Stack>
  );
}
