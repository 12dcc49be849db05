import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { useAction } from './use-action.ts';
import { useAccountOptions } from './account-options.ts';
import { Arrived } from './arrived.tsx';
import { RefusedAction, type Words } from './refused.tsx';

const WORDS: Words = {
  TOO_MANY_REQUESTS: ['Too many tries', 'You asked often. Wait an hour, and look at your mail meanwhile.'],
};

/** How to get in without mail: the admin's way, and the operator's. */
function WithoutMail() {
  return (
    <Stack gap="md">
      <Text>
        This server sends no mail, so an admin makes the link: ask the person who runs this Perennial. They
        find your name in the admin area under Users and choose “Issue a reset link”.
      </Text>
      <Text c="dimmed" size="sm">
        The link works once, within an hour. Nobody but you sees the password you choose with it.
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
      <Arrived>
        <Text>
          If there is an account with this name and it has an email address, a link is on its way to it. The
          link works once, within an hour.
        </Text>
        <Text c="dimmed" size="sm">
          Nothing came? Look among unwanted mail. An account without an address gets a link from an admin: in
          the admin area, under Users, “Issue a reset link”.
        </Text>
      </Arrived>
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
        <RefusedAction error={ask.error} words={WORDS} />
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
