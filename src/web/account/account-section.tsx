import { PasswordInput, Stack, TextInput } from '@mantine/core';
import { PasswordStrength } from './password-strength.tsx';
import type { RegistrationForm } from './registration-form.ts';
import { Section, WholeRow } from './section.tsx';

/** How the member logs in. */
export function AccountSection({ form }: { readonly form: RegistrationForm }) {
  return (
    <Section number={1} title="Account Information">
      <TextInput
        label="Username"
        withAsterisk
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('username')}
      />
      <Stack gap="xs">
        <PasswordInput
          label="Password"
          withAsterisk
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <PasswordStrength
          password={form.values.password}
          username={form.values.username}
          refused={form.errors['password'] !== undefined}
        />
      </Stack>
      <WholeRow>
        <TextInput
          label="E-mail"
          description="Optional, for password recovery"
          type="email"
          autoComplete="email"
          {...form.getInputProps('email')}
        />
      </WholeRow>
    </Section>
  );
}
