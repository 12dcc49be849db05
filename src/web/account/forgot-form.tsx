import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { useAction } from './use-action.ts';
import { useAccountOptions } from './account-options.ts';
import { FormDone } from './form-done.tsx';
import { ActionError, type Words } from './form-error.tsx';

const WORDS: Words = {
  TOO_MANY_REQUESTS: [
    'Too many attempts',
    'You’ve already requested several reset links. Check your email, or try again in an hour.',
  ],
};

/** How to reset a password without email: through an admin or the operator. */
function WithoutMail() {
  return (
    <Stack gap="md">
      <Text>
        This server doesn’t send email, so ask the person who runs it for a link. They can open Users in the
        admin area, find your name and choose “Create reset link.”
      </Text>
      <Text c="dimmed" size="sm">
        The link works once and expires in an hour. No one else can see the password you choose.
      </Text>
    </Stack>
  );
}

/** Requests a reset link by mail. The answer doesn't reveal whether the account exists. */
export function ForgotForm() {
  const options = useAccountOptions();
  const form = useForm({ initialValues: { login: '' } });
  const [isSent, setSent] = useState(false);
  const ask = useAction(
    (login: string) => api.security.forgot({ login }),
    () => setSent(true),
  );
  if (options?.canMail === false) return <WithoutMail />;
  if (isSent)
    return (
      <FormDone>
        <Text>
          If this account exists and has an email address, we’ve sent it a link. The link works once and
          expires in an hour.
        </Text>
        <Text c="dimmed" size="sm">
          Didn’t get an email? Check your spam folder. If your account has no email address, ask an admin to
          open Users in the admin area and choose “Create reset link.”
        </Text>
      </FormDone>
    );
  const typed = form.values.login.trim();
  return (
    <form
      onSubmit={form.onSubmit(() => {
        if (typed) void ask.run(typed);
      })}
      noValidate
    >
      <Stack gap="md">
        <ActionError error={ask.error} words={WORDS} />
        <TextInput
          label="Username or email address"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          {...form.getInputProps('login')}
        />
        <Button type="submit" loading={ask.isBusy} disabled={!typed}>
          Send a link
        </Button>
      </Stack>
    </form>
  );
}
