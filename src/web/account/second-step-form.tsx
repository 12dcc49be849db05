import { Button, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { useAction } from './use-action.ts';
import { authAddress, goIn, type AuthAddress } from './auth-address.ts';
import { AuthLink } from './auth-link.tsx';
import classes from './auth-page.module.css';
import { ActionError, TOO_MANY_TRIES, type Words } from './form-error.tsx';

const WORDS: Words = {
  UNAUTHORIZED: [
    'That didn’t work',
    'The code is wrong or was already used, or you took more than ten minutes. Try the next code, or start over.',
  ],
  TOO_MANY_REQUESTS: TOO_MANY_TRIES,
};

const KINDS = {
  app: {
    label: 'Code',
    description: 'The six digits in your authenticator app',
    inputMode: 'numeric',
    other: 'Use a recovery code instead',
  },
  recovery: {
    label: 'Recovery code',
    description: 'One of the ten codes you saved. Each works once.',
    inputMode: 'text',
    other: 'Use your authenticator app instead',
  },
} as const;

/** The second step of a login: a code from the authenticator app, or a recovery code. */
export function SecondStepForm({ address }: { readonly address: AuthAddress }) {
  const [kind, setKind] = useState<keyof typeof KINDS>('app');
  const form = useForm({ initialValues: { code: '' } });
  const login = useAction(
    (code: string) => api.account.secondStep({ code, purchaseToken: address.purchaseToken }),
    () => goIn(address),
  );
  const { label, description, inputMode, other } = KINDS[kind];
  const isComplete = form.values.code.trim().length >= 6;
  return (
    <form
      onSubmit={form.onSubmit(({ code }) => {
        if (isComplete) void login.run(code);
      })}
      noValidate
    >
      <Stack gap="md">
        <ActionError error={login.error} words={WORDS} />
        <TextInput
          key={kind}
          label={label}
          description={description}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={inputMode}
          maxLength={40}
          {...form.getInputProps('code')}
        />
        <Button type="submit" loading={login.isBusy} disabled={!isComplete}>
          Log in
        </Button>
        <div className={classes.ways}>
          <UnstyledButton
            className={classes.way ?? ''}
            onClick={() => {
              setKind(kind === 'app' ? 'recovery' : 'app');
              form.reset();
            }}
          >
            {other}
          </UnstyledButton>
          <Text size="sm">
            <AuthLink to={authAddress(address, 'login')}>Start over</AuthLink>
          </Text>
        </div>
      </Stack>
    </form>
  );
}
